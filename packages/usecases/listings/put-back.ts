import { AppError, notFound } from "#core/errors";
import { editBack } from "#core/listings/edit-back";
import { isEmptyEdit, type ListingEdit, realChanges } from "#core/listings/listing-facts";
import type { Db } from "#store/db";
import { columnsOf, editOfListing } from "#store/listing-edits";
import type { ListingWithProfile } from "#store/owned-listings";
import { partsPuttingBack } from "#usecases/listings/put-back-parts";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

/**
 * The edit that puts back what one edit of a listing changed: facts, and beside them founders, milestones and pictures.
 * @param of.version the listing as whoever decides read it; `of.edit` is the version that the edit made.
 * @returns null where every fact is as it was before it.
 * @throws AppError `listing_conflict` when the listing was changed since; `not_found` for an edit that is none.
 */
export async function editPuttingBack(
	db: Db,
	{ listing, profile }: ListingWithProfile,
	of: { version: number; edit: number; now: number },
) {
	const past = (await editOfListing(db, listing.id, of.edit)) ?? notFound("version");
	if (listing.version !== of.version) throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
	const facts = { columns: columnsOf(listing), profile };
	const back = editBack(past.before, facts);
	const edit: ListingEdit = { ...back, ...realChanges(facts, back) };
	const parts = await partsPuttingBack(db, listing.id, past, of.now);
	if (isEmptyEdit(edit) && parts.parts.length === 0) return null;
	return { edit, parts, hasFacts: !isEmptyEdit(edit), fields: [...Object.keys(back.quotes ?? {}), ...parts.parts] };
}
