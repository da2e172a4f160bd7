import * as z from "zod";
import { invalidField, notFound } from "#core/errors";
import type { Db } from "#store/db";
import { publicListing } from "#store/listings";
import { ownedListing } from "#store/owned-listings";
import { line, listingId } from "#usecases/fields";

/** An owner's decision on a listing that could be used instead of theirs. */
export const alternativeInput = z.strictObject({
	listing_id: listingId,
	/** Its slug. */
	alternative: line(250),
});

/** The two listings of a decision. @throws AppError `not_found` for the owner's, `invalid_input` for the other. */
export async function alternativeOf(db: Db, ownerId: number, input: z.output<typeof alternativeInput>) {
	const { listing } = (await ownedListing(db, ownerId, input.listing_id)) ?? notFound("listing");
	const alternative = await publicListing(db, input.alternative.trim().toLowerCase());
	if (alternative?.status !== "live") {
		return invalidField("/alternative", "No product of this directory is at that address.", "unknown");
	}
	if (alternative.id === listing.id)
		invalidField("/alternative", "A product is no alternative to itself.", "bad_value");
	return { listing, alternative };
}

const message = "The site team has taken this product out of your alternatives.";
/** What an owner is told who approves what the site team has taken out. */
export const TAKEN_OUT = {
	code: "invalid_input",
	detail: message,
	more: { errors: [{ pointer: "/alternative", code: "taken_out", message }] },
} as const;
