import { FOUNDERS_MAX } from "#core/limits";
import { searchNameOf } from "#core/listings/search-name";
import type { Db, Statement } from "#store/db";
import { editParts } from "#store/listing-edits";
import { type FounderInput, foundersOfListing } from "#store/listing-founders";
import type { ListingRow } from "#store/listings";
import { replaceFounders } from "#usecases/listings/replace-founders";

/**
 * Has somebody stand among the founders of a listing, last, or as the founder of their name who stands there already. It is
 * an edit of theirs in the listing's history.
 * @returns null where it has all the founders that it can have; fails as `stale` when the listing was changed meanwhile.
 */
export async function joinFounders(
	{ db, now, userId }: { db: Db; now: Date; userId: number },
	{ id, version }: Pick<ListingRow, "id" | "version">,
	founder: FounderInput,
): Promise<Statement<"stale">[] | null> {
	const present = await foundersOfListing(db, id);
	const isThem = ({ name }: { name: string }) => searchNameOf(name) === searchNameOf(founder.name);
	const isNew = !present.some(isThem);
	if (isNew && present.length >= FOUNDERS_MAX) return null;
	const wanted = isNew ? [...present, founder] : present.map((one) => (isThem(one) ? founder : one));
	const { statements } = await replaceFounders(db, id, wanted, present[0]?.socials ?? {}, now.getTime());
	return editParts(db, id, { parts: ["founders"], statements }, { userId, now: now.getTime() }, { version });
}

/** Takes a founder off a listing by name, as an edit of who does so; null where nobody of that name stands there. */
export async function leaveFounders(
	{ db, now, userId }: { db: Db; now: Date; userId: number },
	{ id, version }: Pick<ListingRow, "id" | "version">,
	slug: string,
): Promise<Statement<"stale">[] | null> {
	const present = await foundersOfListing(db, id);
	const wanted = present.filter((one) => one.slug !== slug);
	if (wanted.length === present.length) return null;
	const { statements } = await replaceFounders(db, id, wanted, wanted[0]?.socials ?? {}, now.getTime());
	return editParts(db, id, { parts: ["founders"], statements }, { userId, now: now.getTime() }, { version });
}
