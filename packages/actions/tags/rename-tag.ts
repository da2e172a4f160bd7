import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField } from "#core/errors";
import { ENTRY_MAX, TEAM_REASON_MAX } from "#core/limits";
import { tagUse } from "#store/tags";
import { line, requiredLine, text } from "#usecases/fields";
import { beginTagChange, TAG_BUSY } from "#usecases/tags/begin-change";

/** The site team calls a tag otherwise, on every listing. Source: docs/listings.md#tags. */
export default defineAction({
	id: "rename_tag",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** As it is spelt. */
		tag: line(ENTRY_MAX),
		/** What it is called from now on; no listing has it yet. */
		into: requiredLine(ENTRY_MAX),
		reason: text(TEAM_REASON_MAX).default(""),
	}),
	async handler({ tag, into: typed, reason }, ctx) {
		const into = typed.trim();
		if (into === tag) invalidField("/into", "It is called so already.", "bad_value");
		if ((await tagUse(ctx.db, into)) > 0)
			invalidField("/into", "Listings have this tag already: merge the two instead.", "bad_value");
		const { detail, statements } = await beginTagChange({ tag, into, reason, userId: ctx.actor.userId }, ctx);
		return record(
			{ subject: `tag:${tag}`, detail, change: changeBetween({ tag }, { tag: into }) },
			{ tag: into, listings: detail.listings },
			statements,
			{ busy: TAG_BUSY },
		);
	},
});
