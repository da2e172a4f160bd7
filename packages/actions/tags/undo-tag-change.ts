import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { beginTagUndo, tagChangeById } from "#store/tag-changes";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";
import { mustBeAllowed, TAG_BUSY } from "#usecases/tags/begin-change";
import { undoPiece } from "#usecases/tags/tag-piece";

/**
 * The site team takes back what became of a tag: listings have it again where it stood, but for those whose tags were
 * edited since. Source: docs/listings.md#tags.
 */
export default defineAction({
	id: "undo_tag_change",
	actor: "team",
	rate: "write",
	input: z.strictObject({ change_id: z.int().min(1) }),
	async handler({ change_id }, { db, now, actor }) {
		const change = (await tagChangeById(db, change_id)) ?? notFound("change");
		const { tag, into, state } = change;
		if (state === "running" || state === "undoing") throw new AppError(TAG_BUSY.code, TAG_BUSY.detail);
		// A trigger would keep it out.
		await mustBeAllowed(db, tag, "/tag");
		const { statements } = await undoPiece(db, change, { userId: actor.userId, now: now.getTime() });
		return record(
			{
				subject: `tag:${tag}`,
				detail: { change_id, listings: change.listings },
				change: changeBetween({ tag: into }, { tag }),
			},
			{ tag, listings: change.listings },
			[...beginTagUndo(db, change), ...statements],
			{ busy: TAG_BUSY, changed: CHANGED_MEANWHILE },
		);
	},
});
