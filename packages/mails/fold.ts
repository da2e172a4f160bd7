const UTF8 = new TextEncoder();

/** Characters of a line that cannot be longer than `maxBytes`, however they are written in UTF-8. */
const UTF8_MAX = 4;

/**
 * Breaks lines that are too long for a message, between words where it can.
 * @param maxBytes of a line in UTF-8, without its end.
 * Source: RFC 5322, section 2.1.1: at most 998.
 */
export function folded(text: string, maxBytes: number): string {
	return text
		.split("\n")
		.flatMap((line) => (UTF8.encode(line).length <= maxBytes ? [line] : broken(line, Math.floor(maxBytes / UTF8_MAX))))
		.join("\n");
}

function broken(line: string, max: number): string[] {
	const found: string[] = [];
	let current = "";
	for (const word of line.split(" ").flatMap((one) => chopped(one, max))) {
		if (current === "") current = word;
		else if (current.length + 1 + word.length <= max) current += ` ${word}`;
		else {
			found.push(current);
			current = word;
		}
	}
	return [...found, current];
}

/** A word in pieces that fit on a line; no character is torn apart. */
function chopped(word: string, max: number): string[] {
	if (word.length <= max) return [word];
	const pieces: string[] = [];
	let piece = "";
	for (const character of word) {
		if (piece.length + character.length > max) {
			pieces.push(piece);
			piece = "";
		}
		piece += character;
	}
	return [...pieces, piece];
}
