import * as z from "zod";
import { DRAFT_FIELDS, type DraftField } from "#core/drafts/draft-fields";
import { AppError, notFound } from "#core/errors";
import { openStaleQuotes, type StaleQuote } from "#core/evidence/quoted-facts";
import type { Db } from "#store/db";
import { rereadOf } from "#store/listing-rereads";
import { type ListingWithProfile, ownedListing } from "#store/owned-listings";
import { listingId } from "#usecases/fields";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

/** An owner's decision on a fact that its website says no more. */
export const staleFactInput = z.strictObject({
	listing_id: listingId,
	field: z.enum(DRAFT_FIELDS),
	/** Of the reading that the owner saw, epoch milliseconds: another one may have found other words. */
	read_at: z.int().min(0),
});

interface StaleFact extends ListingWithProfile {
	reread: NonNullable<Awaited<ReturnType<typeof rereadOf>>>;
	/** Quotes of the fact that are still to be decided on; none where that is done. */
	open: StaleQuote[];
}

/** @throws AppError `not_found` to anybody but its owner; `listing_conflict` when the website was read again since. */
export async function staleFactOf(
	db: Db,
	ownerId: number,
	{ listing_id, field, read_at }: { listing_id: number; field: DraftField; read_at: number },
): Promise<StaleFact> {
	const current = (await ownedListing(db, ownerId, listing_id)) ?? notFound("listing");
	const reread = (await rereadOf(db, listing_id)) ?? notFound("fact");
	if (reread.readAt !== read_at) throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
	const open = openStaleQuotes(reread.staleFacts, reread.keptFacts, current.profile.evidence);
	return { ...current, reread, open: open.filter((quote) => quote.field === field) };
}
