/** Answers that everybody may see, in the memory of this isolate: for seconds, and within a number of bytes. */

/** All of them together; an isolate has 128 MB for everything. Source: docs/performance.md#answers-in-memory. */
export const MEMORY_MAX_BYTES = 8 * 1024 * 1024;
/** A larger one is made each time. */
export const ANSWER_MAX_BYTES = 256 * 1024;
/** What an entry takes beside its texts, roughly. */
const ENTRY_BYTES = 1024;

/** What an answer said, but for what is told anew each time. */
export interface Kept {
	route: string | null;
	shown: string | null;
	/** Whether it counts against the limit of reads. */
	isCounted: boolean;
	/** Whether it tells what is left of that limit. */
	tellsRate: boolean;
}

export interface RememberedAnswer {
	headers: Headers;
	body: Uint8Array;
	kept: Kept;
	/** Epoch milliseconds. */
	until: number;
}

let answers = new Map<string, RememberedAnswer>();
let bytes = 0;
/** Counts up when what was being read meanwhile may be old. */
let timesForgotten = 0;

const sizeOf = (key: string, { body }: RememberedAnswer): number => 2 * key.length + body.byteLength + ENTRY_BYTES;

/** @param now epoch milliseconds. */
export function recall(key: string, now: number): RememberedAnswer | null {
	const found = answers.get(key);
	if (found === undefined) return null;
	if (found.until > now) return found;
	drop(key, found);
	return null;
}

function drop(key: string, answer: RememberedAnswer): void {
	answers.delete(key);
	bytes -= sizeOf(key, answer);
}

/** What `remember` is given back, so that nothing is kept that was read before something was written here. */
export function memoryAge(): number {
	return timesForgotten;
}

/** Keeps an answer; the oldest go where it has no room. @param age as `memoryAge` said before the answer was made. */
export function remember(key: string, answer: RememberedAnswer, age: number): void {
	const size = sizeOf(key, answer);
	if (age !== timesForgotten || size > ANSWER_MAX_BYTES) return;
	const before = answers.get(key);
	if (before !== undefined) drop(key, before);
	for (const [oldest, old] of answers) {
		if (bytes + size <= MEMORY_MAX_BYTES) break;
		drop(oldest, old);
	}
	answers.set(key, answer);
	bytes += size;
}

/** Has everything answered anew: something was written here. */
export function forgetAnswers(): void {
	timesForgotten++;
	if (answers.size === 0) return;
	answers = new Map();
	bytes = 0;
}

/** How much is kept. @internal for tests of its bound. */
export function memoryUse(): { answers: number; bytes: number } {
	return { answers: answers.size, bytes };
}
