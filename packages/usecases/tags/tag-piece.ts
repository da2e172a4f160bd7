import { editByHand } from "#core/listings/edit-by-hand";
import { NO_COLUMNS } from "#core/listings/listing-facts";
import { withTag } from "#core/listings/tags";
import type { Db, Statement } from "#store/db";
import {
	applyTagPiece,
	type ChangedRow,
	changedPiece,
	type TagChange,
	type TagEdit,
	taggedPiece,
	undoTagPiece,
} from "#store/tag-changes";

/** The next piece of a change of a tag, or of its undo: what an action does at once, and a job after it. */

interface By {
	userId: number;
	now: number;
}

/** Changes the next listings that carry the tag. What the new name's quotes do not bear is the site team's. */
export async function changePiece(
	db: Db,
	change: Pick<TagChange, "id" | "tag" | "into">,
	by: By,
): Promise<{ count: number; statements: Statement[] }> {
	const piece = await taggedPiece(db, change.tag);
	const edits = piece.map(({ profile, ...row }): TagEdit => {
		const tags = withTag(profile.tags, change.tag, change.into);
		// Tags are no column: what stands there does not matter.
		const { quotes, typed } = editByHand({ columns: {}, profile: { tags } }, { columns: NO_COLUMNS, profile }, "team");
		return { ...row, tags, evidence: orNull(quotes?.tags), typed: orNull(typed?.tags) };
	});
	return { count: edits.length, statements: applyTagPiece(db, change, edits, by) };
}

/** Puts the next listings of a change back; those whose tags were edited since stay as they are. */
export async function undoPiece(
	db: Db,
	change: Pick<TagChange, "id">,
	by: By,
): Promise<{ count: number; statements: Statement[] }> {
	const piece = await changedPiece(db, change.id);
	const edits = piece.filter(isUntouched).map(({ id, version, before }): TagEdit => {
		const { tags = [], evidence, typed } = before;
		return { id, version, tags, evidence: orNull(evidence?.tags), typed: orNull(typed?.tags) };
	});
	const passed = piece.filter((row) => !isUntouched(row)).map(({ id }) => id);
	return { count: edits.length, statements: undoTagPiece(db, change, { edits, passed }, by) };
}

const isUntouched = ({ tags, after }: ChangedRow): boolean => JSON.stringify(tags) === JSON.stringify(after.tags);

const orNull = <T>(list: readonly T[] | undefined): readonly T[] | null =>
	list === undefined || list.length === 0 ? null : list;
