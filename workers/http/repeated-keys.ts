import { pointerOf } from "#usecases/validate";

/** Pointers that one answer names at most. */
const NAMED_MAX = 20;
/** Characters of one; what lies deeper is named by what holds it, or a small body could ask for an answer of many times its size. */
const POINTER_MAX = 1000;
/** Repetitions after which nothing more is looked at, whether or not they could be told apart. */
const REPEATS_MAX = 1000;

interface Open {
	/** Keys seen so far; null for a list. */
	keys: Set<string> | null;
	/** The key or index under which the scan is. */
	at: string | number;
}

/**
 * Where a JSON text gives an object the same key twice. `JSON.parse` keeps the last value in silence, and another reader
 * of the same text may keep the first (RFC 8259, section 4).
 * One pass without recursion: it only skips strings and counts brackets, because the text has been parsed before.
 * @param text valid JSON.
 * @returns RFC 6901 pointers, at most NAMED_MAX.
 */
export function repeatedKeys(text: string): string[] {
	const found = new Set<string>();
	const open: Open[] = [];
	let repeats = 0;
	for (let at = 0; at < text.length && found.size < NAMED_MAX && repeats < REPEATS_MAX; at++) {
		const inner = open.at(-1);
		switch (text[at]) {
			case "{":
				open.push({ keys: new Set(), at: "" });
				break;
			case "[":
				open.push({ keys: null, at: 0 });
				break;
			case "}":
			case "]":
				open.pop();
				break;
			case ",":
				if (typeof inner?.at === "number") inner.at++;
				break;
			case '"': {
				const end = endOfString(text, at);
				if (inner?.keys && isKey(text, end)) {
					const key = JSON.parse(text.slice(at, end)) as string;
					inner.at = key;
					if (inner.keys.has(key)) {
						found.add(boundedPointer(open));
						repeats++;
					}
					inner.keys.add(key);
				}
				at = end - 1;
			}
		}
	}
	return [...found];
}

/** The pointer of what is scanned, or of the innermost thing around it that has a pointer within the bound. */
function boundedPointer(open: readonly Open[]): string {
	let pointer = "";
	for (const { at } of open) {
		const inner = pointer + pointerOf([at]);
		if (inner.length > POINTER_MAX) break;
		pointer = inner;
	}
	return pointer;
}

/** Where the string that begins at `start` is over: after the first quote that no odd number of backslashes escapes. */
function endOfString(text: string, start: number): number {
	for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
		if (quote === -1) return text.length;
		let backslashes = 0;
		while (text[quote - 1 - backslashes] === "\\") backslashes++;
		if (backslashes % 2 === 0) return quote + 1;
	}
}

/** Whether a colon follows, which makes a string a key. */
function isKey(text: string, end: number): boolean {
	let at = end;
	while (text[at] === " " || text[at] === "\n" || text[at] === "\r" || text[at] === "\t") at++;
	return text[at] === ":";
}
