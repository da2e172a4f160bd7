import { MeaningError } from "#core/ports/meaning";

/** Longer ones are kept by nobody. Source: Vectorize, limits: 1,536 dimensions; models of others have up to 4,096. */
const DIMENSIONS_MAX = 4096;

/**
 * Vectors of an answer, checked.
 * @param rows what should be a list of lists of numbers.
 * @throws MeaningError `bad_reply` unless there is one vector for each text, all of one length, each with a direction.
 */
export function vectorsIn(rows: unknown, texts: number): Float32Array[] {
	if (!Array.isArray(rows) || rows.length !== texts)
		throw new MeaningError("bad_reply", "the answer has not one vector for each text");
	const vectors = rows.map(vectorIn);
	const [first] = vectors;
	if (vectors.some(({ length }) => length !== first?.length))
		throw new MeaningError("bad_reply", "the vectors are of different lengths");
	return vectors;
}

function vectorIn(row: unknown): Float32Array {
	if (!Array.isArray(row) || row.length === 0 || row.length > DIMENSIONS_MAX)
		throw new MeaningError("bad_reply", "a vector is no list of numbers");
	if (!row.every((value) => typeof value === "number")) throw new MeaningError("bad_reply", "a vector has no numbers");
	const values = Float32Array.from(row as number[]);
	if (!values.every(Number.isFinite) || values.every((value) => value === 0))
		throw new MeaningError("bad_reply", "a vector has no direction");
	return values;
}
