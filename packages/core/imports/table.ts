import Papa from "papaparse";
import { valueOfCell } from "#core/csv";
import { IMPORT_COLUMN_NAME_MAX, IMPORT_COLUMNS_MAX, IMPORT_ROW_MAX_CHARACTERS, IMPORT_ROWS_MAX } from "#core/limits";

/** One row of a file, as it stands there. */
export interface TableRow {
	/** The line of the file that it begins on, from 1. */
	line: number;
	/** One text a column; empty where the row says nothing. */
	cells: string[];
	/** Why it cannot be read; its cells are what could be. */
	problem?: string;
}

/** What a file of rows says. */
export interface Table {
	/** Names of the columns, each once. */
	columns: string[];
	rows: TableRow[];
}

/** Why a file is no table; a sentence for whoever sent it. */
export class NoTable extends Error {}

/**
 * Reads a file of comma- (or semicolon-, tab-, bar-) separated values with a line of names, or one of JSON lines.
 * Text in UTF-8, in UTF-16 where its first two bytes say so, or else in Windows-1252, as spreadsheets write it.
 * @param rowMax characters that a row may have; one with more cannot be read, and is kept with the beginnings of its values.
 * Sources: RFC 4180; https://jsonlines.org; docs/imports.md#files.
 * @throws NoTable when nothing in it is a row, or it is over a bound.
 */
export function readTable(bytes: Uint8Array, rowMax = IMPORT_ROW_MAX_CHARACTERS): Table {
	return tableIn(textOfFile(bytes), rowMax);
}

/** The same of a text. */
export function tableIn(text: string, rowMax = IMPORT_ROW_MAX_CHARACTERS): Table {
	if (text.includes("\0")) throw new NoTable("The file is no text. Save the spreadsheet as CSV, and hand that in.");
	const table = isJsonLines(text) ? fromJsonLines(text) : fromSeparated(text);
	if (table.rows.length === 0) throw new NoTable("The file has no rows below its first line.");
	return { ...table, rows: table.rows.map((row) => bounded(row, rowMax)) };
}

/** Of a value of a row that is too long. */
const KEPT_CHARACTERS = 200;

function bounded(row: TableRow, max: number): TableRow {
	if (row.cells.reduce((sum, cell) => sum + cell.length, 0) <= max) return row;
	const cells = row.cells.map((cell) => cell.slice(0, KEPT_CHARACTERS).toWellFormed());
	return {
		line: row.line,
		cells,
		problem: row.problem ?? `It has over ${max} characters: take out what is not needed.`,
	};
}

/** In UTF-8, in UTF-16 where its first two bytes say so, or else in Windows-1252. */
export function textOfFile(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

const isJsonLines = (text: string) => text.trimStart().startsWith("{");

/** How a spreadsheet is told the separator of the lines below, by `sep=;` alone on the first. */
const SEPARATOR = /^\ufeff?sep=([,;\t|])(?:\r\n|\n|\r)/i;

function fromSeparated(whole: string): Table {
	const said = SEPARATOR.exec(whole);
	const text = said === null ? whole : whole.slice(said[0].length);
	let columns: string[] | null = null;
	const rows: TableRow[] = [];
	let cursor = 0;
	let line = said === null ? 1 : 2;
	// An empty line at the end would count as one of one column, by which no mark could be told that makes two.
	Papa.parse<string[]>(withoutLastBreaks(text), {
		...(said?.[1] === undefined ? { delimitersToGuess: [",", ";", "\t", "|"] } : { delimiter: said[1] }),
		step({ data, errors, meta }) {
			const begins = line;
			line += lineBreaks(text, cursor, meta.cursor);
			cursor = meta.cursor;
			if (data.every((cell) => cell.trim() === "")) return;
			if (columns === null) columns = namesOf(data);
			else push(rows, rowOf(begins, data, columns.length, errors[0]?.message));
		},
	});
	if (columns === null) throw new NoTable("The file is empty.");
	return { columns, rows };
}

function withoutLastBreaks(text: string): string {
	let end = text.length;
	while (text[end - 1] === "\n" || text[end - 1] === "\r") end--;
	return text.slice(0, end);
}

/** How many lines end in a part of a text: as `\n`, `\r\n` or `\r`. */
function lineBreaks(text: string, from: number, to: number): number {
	let breaks = 0;
	for (let at = from; at < to; at++) {
		const char = text[at];
		if (char === "\n" || (char === "\r" && text[at + 1] !== "\n")) breaks++;
	}
	return breaks;
}

function rowOf(line: number, data: readonly string[], columns: number, parseError: string | undefined): TableRow {
	const cells = Array.from({ length: columns }, (_, column) => valueOfCell(data[column]?.trim() ?? ""));
	if (parseError !== undefined) return { line, cells, problem: `Its quotation marks do not match: ${parseError}.` };
	const beyond = data.slice(columns).some((cell) => cell.trim() !== "");
	const problem = `It has ${data.length} values, the first line ${columns}: a value with a separator in it needs quotation marks.`;
	return beyond ? { line, cells, problem } : { line, cells };
}

/** Names as they are written; an empty or repeated one gets its number. */
function namesOf(header: readonly string[]): string[] {
	const names: string[] = [];
	for (const [index, written] of header.entries()) {
		const name = written.trim();
		names.push(name === "" || names.includes(name) ? `${name} (column ${index + 1})`.trim() : name);
	}
	return within(names);
}

function within(names: string[]): string[] {
	if (names.length > IMPORT_COLUMNS_MAX) {
		throw new NoTable(`The file has ${names.length} columns; at most ${IMPORT_COLUMNS_MAX} are read.`);
	}
	if (names.every(({ length }) => length <= IMPORT_COLUMN_NAME_MAX)) return names;
	throw new NoTable(`A column's name has over ${IMPORT_COLUMN_NAME_MAX} characters: the first line must hold names.`);
}

function push(rows: TableRow[], row: TableRow): void {
	if (rows.length === IMPORT_ROWS_MAX) {
		throw new NoTable(`The file has over ${IMPORT_ROWS_MAX} rows: split it, and import its parts one after the other.`);
	}
	rows.push(row);
}

function fromJsonLines(text: string): Table {
	const names = new Map<string, number>();
	const read: { line: number; values: [string, string][]; problem?: string }[] = [];
	for (const [index, source] of text.split(/\r\n|\n|\r/).entries()) {
		if (source.trim() === "") continue;
		const values = valuesOf(source);
		if (values === null) read.push({ line: index + 1, values: [], problem: "It is no JSON object." });
		else read.push({ line: index + 1, values });
		for (const [name] of values ?? []) if (!names.has(name)) names.set(name, names.size);
		within([...names.keys()]);
	}
	const rows: TableRow[] = [];
	for (const { line, values, problem } of read) {
		const cells = Array.from(names, () => "");
		for (const [name, value] of values) cells[names.get(name) ?? 0] = value;
		push(rows, problem === undefined ? { line, cells } : { line, cells, problem });
	}
	return { columns: [...names.keys()], rows };
}

function valuesOf(source: string): [string, string][] | null {
	try {
		const value: unknown = JSON.parse(source);
		return isObject(value) ? flat(value) : null;
	} catch {
		return null;
	}
}

/** One text a property; those of an object within it by both names (`socials.x`). */
function flat(object: Record<string, unknown>, above = ""): [string, string][] {
	return Object.entries(object).flatMap(([name, value]): [string, string][] => {
		if (isObject(value) && above === "") return flat(value, `${name}.`);
		return [[above + name, written(value)]];
	});
}

function written(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (Array.isArray(value)) return value.map(written).join("\n");
	return typeof value === "object" ? JSON.stringify(value) : String(value).trim();
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
