/**
 * Whose code each piece of a generated file is, by its source map.
 * Source: ECMA-426, source map format: lines are separated by `;`, segments by `,`, numbers are base64 VLQ.
 */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export interface SourceMapText {
	/** Each from the folder of the map. */
	sources: readonly string[];
	mappings: string;
}

/** A piece of a generated file, and the index of its source; null of what the bundler put in. */
export interface Piece {
	text: string;
	source: number | null;
}

/** The file in pieces, in their order: together they are the whole file. */
export function piecesOf(generated: string, { mappings }: Pick<SourceMapText, "mappings">): Piece[] {
	const pieces: Piece[] = [];
	let source = 0;
	/** Of what comes until the next segment, also on the next lines. */
	let current: number | null = null;
	const lines = generated.split("\n");
	const maps = mappings.split(";");
	for (const [index, line] of lines.entries()) {
		let column = 0;
		let from = 0;
		for (const segment of (maps[index] ?? "").split(",")) {
			if (segment === "") continue;
			const [columns = 0, sources] = numbersOf(segment);
			column += columns;
			if (column > from) pieces.push({ text: line.slice(from, column), source: current });
			from = column;
			if (sources !== undefined) source += sources;
			current = sources === undefined ? null : source;
		}
		pieces.push({ text: line.slice(from) + (index < lines.length - 1 ? "\n" : ""), source: current });
	}
	return pieces;
}

function numbersOf(segment: string): number[] {
	const numbers: number[] = [];
	let value = 0;
	let shift = 0;
	for (const letter of segment) {
		const digit = DIGITS.indexOf(letter);
		value += (digit & 31) << shift;
		shift += 5;
		if ((digit & 32) !== 0) continue;
		numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
		value = 0;
		shift = 0;
	}
	return numbers;
}
