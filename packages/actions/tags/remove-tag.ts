import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField } from "#core/errors";
import { ENTRY_MAX, TEAM_REASON_MAX } from "#core/limits";
import { line, text } from "#usecases/fields";
import { beginTagChange, TAG_BUSY } from "#usecases/tags/begin-change";

/** The site team takes a tag out of every listing. It may come back, unless it is forbidden too. Source: docs/listings.md#tags. */
export default defineAction({
	id: "remove_tag",
	actor: "team",
	rate: "write",
	input: z.strictObject({ tag: line(ENTRY_MAX), reason: text(TEAM_REASON_MAX) }),
	async handler({ tag, reason }, ctx) {
		if (reason.trim() === "") invalidField("/reason", "Say why: it stays in the log.", "required");
		const { detail, statements } = await beginTagChange({ tag, into: null, reason, userId: ctx.actor.userId }, ctx);
		return record(
			{ subject: `tag:${tag}`, detail, change: changeBetween({ tag }, null) },
			{ tag, listings: detail.listings },
			statements,
			{ busy: TAG_BUSY },
		);
	},
});
