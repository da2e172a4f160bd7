import { searchNameOf } from "#core/listings/search-name";
import type { Db } from "#store/db";
import { draftById } from "#store/drafts";
import { type JoinedProduct, joinedNames } from "#store/joined-products";
import { foundersOfListing } from "#store/listing-founders";

/** Founders of a product, by name, of whom no account is known: neither by a page of theirs nor by an invite. */
export async function foundersOfNobody(
	db: Db,
	product: Pick<JoinedProduct, "draftId" | "listingId">,
): Promise<string[]> {
	const [joined, listed, draft] = await Promise.all([
		joinedNames(db, product),
		product.listingId === null ? null : foundersOfListing(db, product.listingId),
		product.listingId === null && product.draftId !== null ? draftById(db, product.draftId) : null,
	]);
	const known = new Set(joined.map(searchNameOf));
	const founders = listed ?? draft?.profile.founders.items.map(({ name }) => ({ name, userId: null })) ?? [];
	return founders.flatMap(({ name, userId }) => (userId === null && !known.has(searchNameOf(name)) ? [name] : []));
}
