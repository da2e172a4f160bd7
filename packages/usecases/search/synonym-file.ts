import * as z from "zod";
import { csvLines } from "#core/csv";
import { AppError } from "#core/errors";
import { NoTable, type TableRow, tableIn } from "#core/imports/table";
import { SYNONYM_OTHERS_MAX } from "#core/limits";
import type { SynonymRow } from "#store/search/synonyms";
import { stemsOfPhrase, synonymFields, synonymTexts } from "#usecases/search/synonym-input";
import { validateInput } from "#usecases/validate";

/** Files of what products are also called. Source: docs/search.md#other-names. */

const COLUMNS = ["phrase", "others"] as const;

/** A row of a file. */
export interface FileSynonym {
	line: number;
	phrase: string;
	others: string[];
}

/** Why a row cannot be taken; line 1 where no row can. */
export interface LineProblem {
	line: number;
	message: string;
}

/** All rows as a file, which can be read back. */
export function synonymFile(rows: readonly Pick<SynonymRow, "phrase" | "others">[]): string {
	return csvLines([[...COLUMNS], ...rows.map(({ phrase, others }) => [phrase, others.join(", ")])]);
}

/** The rows of a file, and what is wrong with each that cannot be taken. */
export function readSynonyms(text: string): { rows: FileSynonym[]; problems: LineProblem[] } {
	const table = tableOf(text);
	if ("problem" in table) return { rows: [], problems: [{ line: 1, message: table.problem }] };
	const lineOf = new Map<string, number>();
	const rows: FileSynonym[] = [];
	const problems: LineProblem[] = [];
	for (const cells of table.rows) {
		const read = rowIn(cells, table.places);
		const stems = "others" in read ? stemsOfPhrase(read.phrase) : "";
		const before = lineOf.get(stems);
		if ("message" in read) problems.push(read);
		else if (before !== undefined) {
			problems.push({ line: read.line, message: `Line ${before} has the same words, perhaps with other endings.` });
		} else {
			lineOf.set(stems, read.line);
			rows.push(read);
		}
	}
	return { rows, problems };
}

function tableOf(text: string): { rows: TableRow[]; places: number[] } | { problem: string } {
	try {
		const { columns, rows } = tableIn(text);
		const names = columns.map((column) => column.trim().toLowerCase());
		const places = COLUMNS.map((column) => names.indexOf(column));
		if (places.includes(-1)) return { problem: "The first line names the columns: phrase, others." };
		return { rows, places };
	} catch (error) {
		if (error instanceof NoTable) return { problem: error.message };
		throw error;
	}
}

const schema = z.strictObject(synonymFields);

function rowIn({ line, cells, problem }: TableRow, places: readonly number[]): FileSynonym | LineProblem {
	if (problem !== undefined) return { line, message: problem };
	const [phrase = "", others = ""] = places.map((place) => cells[place] ?? "");
	const listed = others
		.split(/[,;|\n]/)
		.map((other) => other.trim())
		.filter((other) => other !== "");
	const read = checked({ phrase, others: listed });
	if ("message" in read) return { line, ...read };
	if (synonymTexts(read).others.length === 0)
		return { line, message: "others: Name other words: these have the same stems as the phrase." };
	return { line, ...read };
}

type Texts = Pick<FileSynonym, "phrase" | "others">;

/** As the page for one row says it. */
function checked(body: Texts): Texts | Pick<LineProblem, "message"> {
	try {
		return validateInput({ body: schema }, { params: {}, query: {}, body }) as unknown as Texts;
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const said = (error.errors ?? []).map(
			({ pointer, message }) => `${pointer === "/phrase" ? "phrase" : "others"}: ${message}`,
		);
		return { message: [...new Set(said)].join(" ") };
	}
}

/** What is there and what a row adds, each once. @returns a problem where that is too much. */
export function mergedOthers(row: FileSynonym, there: readonly string[]): string[] | LineProblem {
	const { others } = synonymTexts({ phrase: row.phrase, others: [...row.others, ...there] });
	const fresh = others.filter((other) => !there.includes(other));
	const all = [...there, ...fresh];
	if (all.length <= SYNONYM_OTHERS_MAX) return all;
	return {
		line: row.line,
		message: `others: With the ${there.length} that there are already it would be ${all.length}; at most ${SYNONYM_OTHERS_MAX}.`,
	};
}
