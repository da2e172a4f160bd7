/** How far down a list counts; the last one a page of 20 and one more, which tells whether it goes on. */
const FUSED_DEPTH = 14;
/** The same for questions of many words, of which more has to be asked before. */
const FUSED_DEPTH_OF_MANY = 9;
const MANY_WORDS = 5;
export const FUSED_DEPTH_OF_LAST = 21;

/** @param words that are looked for. @returns how far down each list but the last is to be asked for. */
export const fusedDepth = (words: number): number => (words < MANY_WORDS ? FUSED_DEPTH : FUSED_DEPTH_OF_MANY);

/** Keeps the first places from deciding everything. Source: Cormack, Clarke and Buettcher, 2009: reciprocal rank fusion. */
const DAMPING = 60;
/** How much more a listing counts when all others near the top are of its category. Source: docs/search.md#the-order. */
const KINSHIP = 0.25;
/** The same where words say what a product has, too: what is of another kind often has it as well. */
const KINSHIP_BESIDE_TRAITS = 0.6;

/** A listing of a list. */
export interface Placed {
	id: number;
	/** Its primary category; null where it has none, or none was asked for. Only that of the last list counts. */
	category: number | null;
}

/**
 * One order from several: by the sum of the reciprocal places, and a little by how many of the others are of the same
 * category: what shares only words with them is mostly something else. Whatever a list has farther down does not count, so
 * that pages follow on each other.
 * @param lists best first; the last has the best of what any of them has.
 * @param byMeaning ids, the best first, that count like one more list; of what is equal, those of the lists come first.
 * @param hasTraits whether words say what listings of many kinds have: then the category counts for more.
 * @returns ids.
 */
export function fuse(
	lists: readonly (readonly Placed[])[],
	byMeaning: readonly number[] = [],
	hasTraits = false,
): number[] {
	const found = new Map<number, { score: number; category: number | null }>();
	for (const [index, list] of lists.entries()) {
		const depth = index === lists.length - 1 ? FUSED_DEPTH_OF_LAST : FUSED_DEPTH;
		for (const [place, { id, category }] of list.slice(0, depth).entries()) {
			const score = (found.get(id)?.score ?? 0) + 1 / (DAMPING + place + 1);
			found.set(id, { score, category });
		}
	}
	for (const [place, id] of byMeaning.slice(0, FUSED_DEPTH).entries()) {
		const { score, category } = found.get(id) ?? { score: 0, category: null };
		found.set(id, { score: score + 1 / (DAMPING + place + 1), category });
	}
	const kin = kinOf([...found].map(([id, { score, category }]) => ({ id, score, category })));
	const withKin = [...found].map(([id, { score }]) => ({
		id,
		score: score * (1 + (hasTraits ? KINSHIP_BESIDE_TRAITS : KINSHIP) * (kin.get(id) ?? 0)),
	}));
	return withKin.toSorted((a, b) => b.score - a.score).map(({ id }) => id);
}

/** Of each the share of the others of its category in all scores, from 0 to 1; where no category is known, as the others have on average. */
function kinOf(found: readonly (Placed & { score: number })[]): Map<number, number> {
	const total = found.reduce((sum, { score }) => sum + score, 0);
	const ofCategory = new Map<number, number>();
	for (const { category, score } of found) {
		if (category !== null) ofCategory.set(category, (ofCategory.get(category) ?? 0) + score);
	}
	const shares = found.map(({ category, score }) =>
		category === null ? null : ((ofCategory.get(category) ?? 0) - score) / total,
	);
	const known = shares.filter((share) => share !== null);
	const mean = known.reduce((sum, share) => sum + share, 0) / Math.max(known.length, 1);
	return new Map(found.map(({ id }, index) => [id, shares[index] ?? mean]));
}
