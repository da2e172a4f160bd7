import { invalidField, notFound } from "#core/errors";
import type { WeekKey } from "#core/launches/week";
import type { Db } from "#store/db";
import { type ListingRow, listingById } from "#store/listings";
import { listingStates } from "#store/order-listings";

/** The two listings of a merger: the one that is hidden, and the one that stays. */
export interface Pair {
	from: ListingRow;
	to: ListingRow;
}

/**
 * The listings that are to be one.
 * @param week the first that is not over.
 * @throws AppError naming what stands in the way: one of them hidden, the same one twice, a published one into one that is not, or a launch
 *   ahead that was paid for.
 */
export async function pairToMerge(
	db: Db,
	{ listing_id, into_id }: { listing_id: number; into_id: number },
	week: WeekKey,
): Promise<Pair> {
	if (listing_id === into_id)
		invalidField("/into_id", "Name another listing: these are one and the same.", "bad_value");
	const [from, to, [state]] = await Promise.all([
		listingById(db, listing_id),
		listingById(db, into_id),
		listingStates(db, [listing_id], week),
	]);
	if (from === null) notFound("listing");
	if (to === null) notFound("listing");
	if (from.hiddenAt !== null) invalidField("/listing_id", "It is hidden already: restore it first.", "bad_value");
	if (to.hiddenAt !== null)
		invalidField("/into_id", "That one is hidden: its address would lead nowhere.", "bad_value");
	const isPublic = ({ status }: ListingRow) => status === "live" || status === "scheduled";
	if (isPublic(from) && !isPublic(to))
		invalidField(
			"/into_id",
			"That one is not published, so the address would lead nowhere: merge it the other way round.",
			"bad_value",
		);
	const isPaidAhead =
		(from.status === "scheduled" && from.plan === "paid") || state?.launches.some(({ kind }) => kind === "relaunch");
	if (isPaidAhead) {
		invalidField(
			"/listing_id",
			"A launch that is not over was paid for: merge it the other way round, or refund the order first.",
			"bad_value",
		);
	}
	return { from, to };
}
