import type { Near } from "#core/ports/meaning";

/** Vectors as the database keeps them: each number as one of 255 steps of the largest, all of them in base64. */

const STEPS = 127;

/** @param values finite numbers, not all 0. */
export function packVector(values: Float32Array): string {
	const largest = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
	const bytes = Uint8Array.from(values, (value) => Math.round((value / largest) * STEPS) & 0xff);
	return btoa(String.fromCharCode(...bytes));
}

/** @returns the numbers in other units: the direction alone is kept. */
export function unpackVector(packed: string): Int8Array {
	const text = atob(packed);
	const values = new Int8Array(text.length);
	for (let at = 0; at < text.length; at++) values[at] = text.charCodeAt(at);
	return values;
}

/** The cosine of the angle between two vectors; null where they are not of one length, or one has no direction. */
export function similarityOf(one: Float32Array | Int8Array, other: Float32Array | Int8Array): number | null {
	if (one.length !== other.length) return null;
	let product = 0;
	let ones = 0;
	let others = 0;
	for (let at = 0; at < one.length; at++) {
		const [a, b] = [one[at] ?? 0, other[at] ?? 0];
		product += a * b;
		ones += a * a;
		others += b * b;
	}
	const lengths = Math.sqrt(ones * others);
	return lengths > 0 ? product / lengths : null;
}

/** Compares with each of them. @returns the nearest first. */
export function nearestOf(
	values: Float32Array,
	kept: readonly { listingId: number; vector: string }[],
	limit: number,
): Near[] {
	return kept
		.flatMap(({ listingId, vector }) => {
			const similarity = similarityOf(values, unpackVector(vector));
			return similarity === null ? [] : [{ listingId, similarity }];
		})
		.toSorted((a, b) => b.similarity - a.similarity)
		.slice(0, limit);
}
