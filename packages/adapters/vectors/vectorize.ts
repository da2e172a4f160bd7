import { untilAborted } from "#adapters/until-aborted";
import { MeaningError, type VectorIndex } from "#core/ports/meaning";

/** The part of the Vectorize binding that is used. */
export interface VectorizeBinding {
	upsert(vectors: { id: string; values: number[] }[]): Promise<unknown>;
	deleteByIds(ids: string[]): Promise<unknown>;
	query(
		vector: number[],
		options: { topK: number; returnValues: false; returnMetadata: "none" },
	): Promise<{ matches: { id: string; score: number }[] }>;
}

const timedOut = () => new MeaningError("timeout", "the index took too long");

/** An index of Vectorize that compares by cosine; a vector's id is its listing's. */
export function vectorizeIndex(binding: VectorizeBinding): VectorIndex {
	return {
		async put(vectors) {
			await binding.upsert(vectors.map(({ listingId, values }) => ({ id: String(listingId), values: [...values] })));
		},
		async remove(listingIds) {
			await binding.deleteByIds(listingIds.map(String));
		},
		async nearest(values, limit, signal) {
			const options = { topK: limit, returnValues: false, returnMetadata: "none" } as const;
			const { matches } = await untilAborted(binding.query([...values], options), signal, timedOut);
			return matches.map(({ id, score }) => ({ listingId: Number(id), similarity: score }));
		},
	};
}
