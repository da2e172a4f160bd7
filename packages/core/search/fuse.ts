/** How far down a list counts: every list is read this far, the last one as far as the page asks. */
export const FUSED_DEPTH = 14;
export const FUSED_DEPTH_OF_LAST = 20;
/** Keeps the first places from deciding everything. Source: Cormack, Clarke and Buettcher, 2009: reciprocal rank fusion. */
const DAMPING = 60;

/**
 * One order from several: by the sum of the reciprocal places. What no list has near its top follows as the last list has
 * it, so that pages follow on each other.
 * @param lists ids, best first; the last has whatever any of them has.
 */
export function fuse(lists: readonly (readonly number[])[]): number[] {
	const scores = new Map<number, number>();
	for (const [index, list] of lists.entries()) {
		const depth = index === lists.length - 1 ? FUSED_DEPTH_OF_LAST : FUSED_DEPTH;
		for (const [place, id] of list.slice(0, depth).entries()) {
			scores.set(id, (scores.get(id) ?? 0) + 1 / (DAMPING + place + 1));
		}
	}
	const fused = [...scores].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
	return [...fused, ...(lists.at(-1) ?? []).filter((id) => !scores.has(id))];
}
