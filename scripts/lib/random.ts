/** Numbers that look random and are the same in every run with the same seed. */
export interface Random {
	/** At least 0, below 1. */
	next(): number;
	/** A whole number from `least` to `most`. */
	between(least: number, most: number): number;
	pick<T>(values: readonly T[]): T;
	chance(probability: number): boolean;
	/** The values in another order. */
	shuffled<T>(values: readonly T[]): T[];
}

/** @param seed any 32-bit number. Source: the generator mulberry32 by Tommy Ettinger, public domain. */
export function seededRandom(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
	return {
		next,
		between,
		pick: (values) => {
			const value = values[between(0, values.length - 1)];
			if (value === undefined) throw new Error("There is nothing to pick from.");
			return value;
		},
		chance: (probability) => next() < probability,
		shuffled: (values) => {
			const rest = [...values];
			const result: (typeof rest)[number][] = [];
			while (rest.length > 0) result.push(...rest.splice(between(0, rest.length - 1), 1));
			return result;
		},
	};
}
