import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField } from "#core/errors";
import { ENTRY_MAX, TEAM_REASON_MAX } from "#core/limits";
import { tagKey } from "#core/listings/tags";
import { FORBIDDEN_BEFORE, insertForbidden } from "#store/forbidden-tags";
import { requiredLine, text } from "#usecases/fields";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/**
 * The site team keeps a tag from being used, whichever way it is spelt; listings that have it keep it until it is taken out.
 * Source: docs/listings.md#tags.
 */
export default defineAction({
	id: "forbid_tag",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		tag: requiredLine(ENTRY_MAX),
		/** Read by whoever uses it. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ tag: typed, reason: said }, { db, now }) {
		const [tag, reason] = [typed.trim(), said.trim()];
		if (reason === "") invalidField("/reason", "Say why: whoever uses the tag reads it.", "required");
		const at = now.getTime();
		return record(
			{
				subject: `tag:${tag}`,
				detail: { reason, at },
				change: changeBetween({ forbidden: false }, { forbidden: true }),
			},
			{ tag },
			[insertForbidden(db, { key: tagKey(tag), tag, reason, at })],
			{ [FORBIDDEN_BEFORE]: CHANGED_MEANWHILE },
		);
	},
});
