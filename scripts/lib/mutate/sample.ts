/** Draws `count` items at random, in their own order; the same seed draws the same. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
	const random = mulberry32(seed);
	const drawn = items.map((item, index) => ({ item, index, weight: random() }));
	drawn.sort((a, b) => a.weight - b.weight);
	return drawn
		.slice(0, count)
		.sort((a, b) => a.index - b.index)
		.map(({ item }) => item);
}

/** Numbers from 0 to 1 that a 32-bit seed decides. Source: Tommy Ettinger, mulberry32, public domain. */
function mulberry32(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
