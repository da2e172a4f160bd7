import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField } from "#core/errors";
import { ENTRY_MAX, TEAM_REASON_MAX } from "#core/limits";
import { tagUse } from "#store/tags";
import { line, text } from "#usecases/fields";
import { beginTagChange, TAG_BUSY } from "#usecases/tags/begin-change";

/** The site team makes one tag of two: who has the first gets the second, once. Source: docs/listings.md#tags. */
export default defineAction({
	id: "merge_tags",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		tag: line(ENTRY_MAX),
		/** The one that stays. */
		into: line(ENTRY_MAX),
		reason: text(TEAM_REASON_MAX).default(""),
	}),
	async handler({ tag, into: typed, reason }, ctx) {
		const into = typed.trim();
		if (into === tag) invalidField("/into", "Name another tag.", "bad_value");
		if ((await tagUse(ctx.db, into)) === 0)
			invalidField("/into", "No listing has this tag. Rename the first one to make it this one.", "bad_value");
		const { detail, statements } = await beginTagChange({ tag, into, reason, userId: ctx.actor.userId }, ctx);
		return record(
			{ subject: `tag:${tag}`, detail, change: changeBetween({ tag, into: null }, { tag: null, into }) },
			{ tag: into, listings: detail.listings },
			statements,
			{ busy: TAG_BUSY },
		);
	},
});
