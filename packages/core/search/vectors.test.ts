import { expect, it } from "vitest";
import { nearestOf, packVector, similarityOf, unpackVector } from "#core/search/vectors";

/** A vector by its angle to the first of 64 axes. */
const at = (degrees: number, size = 1) =>
	Float32Array.from({ length: 64 }, (_, index) =>
		index === 0
			? size * Math.cos((degrees * Math.PI) / 180)
			: index === 1
				? size * Math.sin((degrees * Math.PI) / 180)
				: 0,
	);

it("keeps the direction of a vector, whatever its length, within a step of its largest number", () => {
	for (const size of [1e-6, 1, 1e6]) {
		const packed = packVector(at(30, size));
		expect(packed).toHaveLength(88);
		expect(similarityOf(at(30), unpackVector(packed))).toBeCloseTo(1, 4);
		expect(similarityOf(at(120), unpackVector(packed))).toBeCloseTo(0, 2);
		expect(similarityOf(at(210), unpackVector(packed))).toBeCloseTo(-1, 4);
	}
});

it("compares only vectors of one length that have a direction", () => {
	expect(similarityOf(Float32Array.of(1, 0), Float32Array.of(1, 0, 0))).toBeNull();
	expect(similarityOf(Float32Array.of(1, 0), Int8Array.of(0, 0))).toBeNull();
	expect(similarityOf(Float32Array.of(2, 0), Float32Array.of(3, 0))).toBe(1);
});

it("finds the nearest first, and passes over vectors of another length", () => {
	const kept = [
		{ listingId: 1, vector: packVector(at(80)) },
		{ listingId: 2, vector: packVector(at(10)) },
		{ listingId: 3, vector: packVector(at(40)) },
		{ listingId: 4, vector: packVector(Float32Array.of(1, 0)) },
	];
	expect(nearestOf(at(0), kept, 2).map(({ listingId }) => listingId)).toEqual([2, 3]);
	expect(nearestOf(at(0), kept, 9)).toHaveLength(3);
});
