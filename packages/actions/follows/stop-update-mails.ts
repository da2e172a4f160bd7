import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { sha256Hex } from "#core/access/api-key";
import { AppError } from "#core/errors";
import { setFollowMails } from "#store/follows";
import { noticeOfLink } from "#store/update-notices";
import { setUpdateMails } from "#store/users";
import { AGAIN, unchanged } from "#usecases/commit";
import { linkToken } from "#usecases/fields";

/** What is said of a link that was in none of our mails, or in one from years ago. */
export function unsubscribeLinkGone(): AppError {
	return new AppError(
		"link_expired",
		"This link is not whole, or older than two years. Sign in to choose what you receive, under Following.",
	);
}

/**
 * Ends the mails that somebody gets about updates, by the link in one of them: of its listing, or all. The follow stays.
 * Pressing again changes nothing. Whoever holds the link needs no account: mail programs press it for their readers.
 */
export default defineAction({
	id: "stop_update_mails",
	actor: "link_holder",
	// The widest: a mail provider presses for many readers from a few networks, and tries no second time.
	rate: "read",
	input: z.strictObject({ token: linkToken, which: z.enum(["listing", "all"]) }),
	async handler({ token, which }, { db }) {
		const notice = await noticeOfLink(db, await sha256Hex(token));
		if (notice === null) throw unsubscribeLinkGone();
		const { userId, listing, isMailed, hasMails } = notice;
		const isOn = which === "all" ? hasMails : isMailed;
		if (!isOn) return unchanged({ listing });
		return record(
			{ subject: `listing:${listing.id}`, detail: { user: userId, which } },
			{ listing },
			which === "all"
				? setUpdateMails(db, userId, false)
				: setFollowMails(db, { userId, listingId: listing.id, isMailed: false }),
			{ stale: AGAIN },
		);
	},
});
