/**
 * Source maps that say of each line where it comes from, made of the two maps of a text that was changed twice. To a hundredth
 * of the work they say what a stack of calls is read for; the column is that of the line's first word.
 */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;
const [COMMA, SEMICOLON] = [",".charCodeAt(0), ";".charCodeAt(0)];
/** Five bits a digit, the highest of six says that another follows; the lowest bit of all is the sign. */
const MORE = 32;

/** Of each line its segments, one after the other: column, line and column in the source, all from 0. */
type Lines = readonly (readonly number[])[];

/** @param mappings of a map with one source, as ECMA-426 writes them. */
function linesOf(mappings: string): Lines {
	const lines: number[][] = [];
	let line: number[] = [];
	/** Column, source, line and column in it; each is written as what it adds to the one before. */
	const at = [0, 0, 0, 0, 0];
	let field = 0;
	let value = 0;
	let shift = 0;
	const end = () => {
		if (field >= 4) line.push(at[0] ?? 0, at[2] ?? 0, at[3] ?? 0);
		field = 0;
	};
	for (let index = 0; index < mappings.length; index++) {
		const code = mappings.charCodeAt(index);
		if (code === COMMA) end();
		else if (code === SEMICOLON) {
			end();
			lines.push(line);
			line = [];
			at[0] = 0;
		} else {
			const digit = VALUES[code] ?? 0;
			value |= (digit & (MORE - 1)) << shift;
			shift += 5;
			if (digit & MORE) continue;
			at[field] = (at[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
			field++;
			value = 0;
			shift = 0;
		}
	}
	end();
	lines.push(line);
	return lines;
}

function written(value: number): string {
	let rest = value < 0 ? (-value << 1) | 1 : value << 1;
	let text = "";
	do {
		const digit = rest & (MORE - 1);
		rest >>>= 5;
		text += DIGITS[rest > 0 ? digit | MORE : digit];
	} while (rest > 0);
	return text;
}

/** The last segment that begins at a column or before it, else the line's first; -1 of a line without any. */
function segmentAt(line: readonly number[], column: number): number {
	let found = line.length > 0 ? 0 : -1;
	for (let index = 3; index < line.length && (line[index] ?? 0) <= column; index += 3) found = index;
	return found;
}

/**
 * @param later mappings of the text as it became at last, to the text between.
 * @param earlier mappings of the text between, to the source.
 * @returns mappings of the last text's lines to the source.
 */
export function lineMappings(later: string, earlier: string): string {
	const between = linesOf(earlier);
	let [lineBefore, columnBefore] = [0, 0];
	const lines = linesOf(later).map(([, line = -1, column = 0]) => {
		const source = between[line] ?? [];
		const segment = segmentAt(source, column);
		if (segment < 0) return "";
		const [sourceLine = 0, sourceColumn = 0] = source.slice(segment + 1);
		const text = `AA${written(sourceLine - lineBefore)}${written(sourceColumn - columnBefore)}`;
		[lineBefore, columnBefore] = [sourceLine, sourceColumn];
		return text;
	});
	return lines.join(";");
}
