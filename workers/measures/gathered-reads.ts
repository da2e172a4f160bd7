import { currentNotes, type RequestNotes } from "#workers/measures/request-notes";

interface Waiting {
	statement: D1PreparedStatement;
	done(result: D1Result): void;
	failed(error: unknown): void;
}

/** So many steps of promises lie between what a request asks for at once. */
const STEPS = 3;

/**
 * Sends the reads that a request makes at once (`Promise.all`) to the database in one call, which is one wait instead of
 * several. What belongs to no request, and what is asked for alone, goes by itself.
 * @param batch of the database.
 */
export function gatheredReads(batch: (statements: D1PreparedStatement[]) => Promise<D1Result[]>) {
	const waiting = new WeakMap<RequestNotes, Waiting[]>();

	async function send(notes: RequestNotes): Promise<void> {
		for (let step = 0; step < STEPS; step++) await null;
		const reads = waiting.get(notes) ?? [];
		waiting.delete(notes);
		const results = reads.length > 1 ? await batch(reads.map(({ statement }) => statement)).catch(() => null) : null;
		if (results === null) {
			// One that fails must not fail the others: each learns for itself how it went.
			for (const { statement, done, failed } of reads) statement.all().then(done, failed);
			return;
		}
		for (const [index, { done, failed }] of reads.entries()) {
			const result = results[index];
			if (result === undefined) failed(new Error("D1 answered a batch with fewer results."));
			else done(result);
		}
	}

	return (statement: D1PreparedStatement): Promise<D1Result> => {
		const notes = currentNotes();
		if (notes === undefined) return statement.all();
		return new Promise((done, failed) => {
			const reads = waiting.get(notes);
			if (reads !== undefined) {
				reads.push({ statement, done, failed });
				return;
			}
			waiting.set(notes, [{ statement, done, failed }]);
			void send(notes);
		});
	};
}
