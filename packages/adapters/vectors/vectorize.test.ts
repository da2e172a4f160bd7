import { expect, it } from "vitest";
import { type VectorizeBinding, vectorizeIndex } from "#adapters/vectors/vectorize";

it("puts, removes and asks by the ids of listings, and for nothing but ids and scores", async () => {
	const asked: unknown[] = [];
	const binding: VectorizeBinding = {
		upsert: async (vectors) => void asked.push(["upsert", vectors]),
		deleteByIds: async (ids) => void asked.push(["delete", ids]),
		query: async (vector, options) => {
			asked.push(["query", vector, options]);
			return { matches: [{ id: "7", score: 0.9 }] };
		},
	};
	const index = vectorizeIndex(binding);
	await index.put([{ listingId: 7, values: Float32Array.of(1, 0.5) }]);
	await index.remove([7, 8]);
	expect(await index.nearest(Float32Array.of(0, 1), 50, AbortSignal.timeout(5000))).toEqual([
		{ listingId: 7, similarity: 0.9 },
	]);
	expect(asked).toEqual([
		["upsert", [{ id: "7", values: [1, 0.5] }]],
		["delete", ["7", "8"]],
		["query", [0, 1], { topK: 50, returnValues: false, returnMetadata: "none" }],
	]);
});

it("waits no longer than it may", async () => {
	const never = () => new Promise<never>(() => {});
	const index = vectorizeIndex({ upsert: never, deleteByIds: never, query: never });
	await expect(index.nearest(Float32Array.of(1), 1, AbortSignal.timeout(50))).rejects.toThrow();
});
