import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { unsubscribeLinkGone } from "#actions/follows/stop-update-mails";
import { sha256Hex } from "#core/access/api-key";
import { deleteReminders, reminderOfLink } from "#store/week-reminders";
import { unchanged } from "#usecases/commit";
import { linkToken } from "#usecases/fields";

/** Ends every reminder of weeks that somebody still waits for, by the link in one of them; pressing again changes nothing. */
export default defineAction({
	id: "stop_week_mails",
	actor: "link_holder",
	// The widest: a mail provider presses for many readers from a few networks, and tries no second time.
	rate: "read",
	input: z.strictObject({ token: linkToken }),
	async handler({ token }, { db }) {
		const link = await reminderOfLink(db, await sha256Hex(token));
		if (link === null) throw unsubscribeLinkGone();
		const { userId, hasMore } = link;
		if (!hasMore) return unchanged({});
		return record({ subject: `user:${userId}` }, {}, [deleteReminders(db, userId)], {});
	},
});
