import { seededRandom } from "#scripts/lib/random";

/** Draws `count` items at random, in their own order; the same seed draws the same. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
	const { next } = seededRandom(seed);
	const drawn = items.map((item, index) => ({ item, index, weight: next() }));
	drawn.sort((a, b) => a.weight - b.weight);
	return drawn
		.slice(0, count)
		.sort((a, b) => a.index - b.index)
		.map(({ item }) => item);
}
