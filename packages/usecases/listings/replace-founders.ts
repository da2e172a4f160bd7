import { searchNameOf } from "#core/listings/search-name";
import { freeSlug, slugify, slugsFor } from "#core/web/slug";
import type { Db, Statement } from "#store/db";
import {
	addFounder,
	type FounderCard,
	type FounderInput,
	foundersOfListing,
	keepFounder,
	removeFounder,
	takenFounderSlugs,
} from "#store/listing-founders";
import { nextIds } from "#store/sequences";

/**
 * Makes these the founders of a listing, the first the primary one. A founder of the same name stays the same person
 * with the same page; one who is left out and stands on no other listing is removed with it. What somebody wrote on a page
 * of their own stays.
 * @param primarySocials profiles of the primary founder.
 */
export async function replaceFounders(
	db: Db,
	listingId: number,
	wanted: readonly FounderInput[],
	primarySocials: FounderCard["socials"],
	now: number,
): Promise<{ founders: FounderCard[]; statements: Statement<"stale">[] }> {
	const present = await foundersOfListing(db, listingId);
	const narrowed = wanted.map(({ name, title, bio }): FounderInput => ({ name, title, bio }));
	const distinct = [...new Map(narrowed.map((founder) => [searchNameOf(founder.name), founder])).values()];
	const knownAs = (name: string) => present.find((other) => searchNameOf(other.name) === searchNameOf(name));
	const identities = await newIdentities(
		db,
		distinct.filter((founder) => knownAs(founder.name) === undefined),
	);
	const stayingIds = new Set(distinct.map((founder) => knownAs(founder.name)?.founderId));
	const statements: Statement<"stale">[] = present
		.filter((founder) => !stayingIds.has(founder.founderId))
		.flatMap((founder) => removeFounder(db, listingId, founder.founderId));
	const cards = distinct.map((founder, position): FounderCard => {
		const socials: { socials?: FounderCard["socials"] } = position === 0 ? { socials: primarySocials } : {};
		const known = knownAs(founder.name);
		if (known) {
			statements.push(...keepFounder(db, listingId, known.founderId, { ...founder, ...socials }, position));
			const { slug, userId, bio, socials: links } = known;
			return userId === null
				? { ...founder, slug, socials: socials.socials ?? links }
				: { ...founder, slug, bio, socials: links };
		}
		const identity = identities.get(founder) ?? { id: 0, slug: "" };
		statements.push(...addFounder(db, listingId, { ...identity, ...founder, ...socials, createdAt: now }, position));
		return { ...founder, slug: identity.slug, socials: socials.socials ?? {} };
	});
	return { founders: cards, statements };
}

/**
 * An id and a free slug for each, in one round. A name of which no slug remains is called by its id: only something that has such a
 * number in its name can have that already, and then the commit fails and is decided again with another.
 */
async function newIdentities(
	db: Db,
	newcomers: readonly FounderInput[],
): Promise<Map<FounderInput, { id: number; slug: string }>> {
	if (newcomers.length === 0) return new Map();
	const bases = newcomers.map((founder) => slugify(founder.name, ""));
	const [ids, taken] = await Promise.all([
		nextIds(db, "founder", newcomers.length),
		takenFounderSlugs(db, bases.filter((base) => base !== "").flatMap(slugsFor)),
	]);
	return new Map(
		newcomers.map((founder, index) => {
			const id = ids[index] ?? 0;
			const slug = freeSlug(bases[index] || `founder-${id}`, taken, id);
			taken.add(slug);
			return [founder, { id, slug }];
		}),
	);
}
