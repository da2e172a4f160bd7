import { invalidField, notFound } from "#core/errors";
import { tagKey } from "#core/listings/tags";
import type { Db, Statement } from "#store/db";
import { forbiddenAmong } from "#store/forbidden-tags";
import { insertTagChange } from "#store/tag-changes";
import { tagUse } from "#store/tags";
import type { Refusal } from "#usecases/commit";
import { changePiece } from "#usecases/tags/tag-piece";

/** What a change of a tag begins with: it must be in use, and what it becomes must not be forbidden. */

interface Begun {
	/** What the log says of it, and its undo reads. */
	detail: { change_id: number; listings: number; reason: string };
	statements: Statement<"busy">[];
}

/**
 * Begins to call a tag otherwise on all listings, or to take it out, with the first piece.
 * @param into null where it is taken out.
 * @throws AppError `not_found` where no listing carries it.
 */
export async function beginTagChange(
	{ tag, into, reason, userId }: { tag: string; into: string | null; reason: string; userId: number },
	{ db, now, nextId }: { db: Db; now: Date; nextId(sequence: string): Promise<number> },
): Promise<Begun> {
	const [listings, forbidden] = await Promise.all([
		tagUse(db, tag),
		into === null ? [] : forbiddenAmong(db, [tagKey(into)]),
	]);
	if (listings === 0) notFound("tag");
	refuseForbidden(forbidden);
	const change = { id: await nextId("tag_change"), tag, into, at: now.getTime() };
	const { statements } = await changePiece(db, change, { userId, now: now.getTime() });
	return {
		detail: { change_id: change.id, listings, reason: reason.trim() },
		statements: [...insertTagChange(db, change), ...statements],
	};
}

/** @throws AppError `invalid_input` with the reason why a tag is forbidden. */
export async function mustBeAllowed(db: Db, tag: string, pointer: string): Promise<void> {
	refuseForbidden(await forbiddenAmong(db, [tagKey(tag)]), pointer);
}

function refuseForbidden([forbidden]: readonly { reason: string }[], pointer = "/into"): void {
	if (forbidden !== undefined) invalidField(pointer, `This tag is forbidden: ${forbidden.reason}`, "bad_value");
}

/** What to say where another change of the same tags goes on. */
export const TAG_BUSY: Refusal = {
	code: "changed_meanwhile",
	detail: "Another change of this tag still goes on. Wait until its last listing has followed, then try again.",
};
