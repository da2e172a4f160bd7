import type { TableRow } from "#core/imports/table";
import { parseDate, utcDay } from "#core/launches/week";
import { RATING_TENTHS_MAX } from "#core/limits";
import { domainOf } from "#core/web/domain";

/** What a file of ratings says in its columns. */
export const RATING_COLUMNS = ["website", "rating", "day"] as const;
export type RatingColumn = (typeof RATING_COLUMNS)[number];
/** By column, its number from 0; `day` may be absent. */
export type RatingMapping = Partial<Record<RatingColumn, number>>;

/** How others call these columns; letters and digits only. */
const CALLED: Record<RatingColumn, readonly string[]> = {
	website: ["website", "domain", "url", "target", "site", "host", "address", "homepage"],
	rating: ["rating", "domainrating", "dr", "score", "value", "pagerank", "authority", "domainauthority", "da"],
	day: ["day", "date", "measuredon", "measured", "asof", "updated"],
};

/** Which columns a file's names stand for; the first of each kind. */
export function guessRatingColumns(columns: readonly string[]): RatingMapping {
	const names = columns.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
	const found = RATING_COLUMNS.map(
		(field) => [field, names.findIndex((name) => CALLED[field].includes(name))] as const,
	);
	return Object.fromEntries(found.filter(([, column]) => column !== -1));
}

/** A row that gives a figure. */
export interface RatingRow {
	domain: string;
	/** YYYY-MM-DD. */
	day: string;
	ratingTenths: number;
}

/**
 * What a row says, or a sentence on what is wrong with it.
 * @param reader.day of rows that name none, YYYY-MM-DD.
 */
export function readRatingRow(
	{ cells, problem }: TableRow,
	{ mapping, day: otherwise, now }: { mapping: RatingMapping; day: string; now: Date },
): RatingRow | string {
	if (problem !== undefined) return problem;
	const cell = (column: RatingColumn) => (mapping[column] === undefined ? "" : (cells[mapping[column]] ?? "").trim());
	const website = cell("website");
	const domain = website === "" ? null : domainOf(website);
	if (domain === null) return website === "" ? "It names no website." : `“${website.slice(0, 80)}” is no website.`;
	const ratingTenths = tenthsOf(cell("rating"));
	if (ratingTenths === null) return "Its rating is no number from 0 to 100.";
	const typed = cell("day").slice(0, "YYYY-MM-DD".length);
	const at = typed === "" ? parseDate(otherwise) : parseDate(typed);
	if (at === null) return "Its day is no date such as 2026-11-02.";
	if (at > now) return "Its day is still to come.";
	return { domain, day: utcDay(at), ratingTenths };
}

/** `57`, `57.3` or `57,3`. */
function tenthsOf(text: string): number | null {
	if (!/^\d{1,3}(?:[.,]\d{1,6})?$/.test(text)) return null;
	const tenths = Math.round(Number(text.replace(",", ".")) * 10);
	return tenths <= RATING_TENTHS_MAX ? tenths : null;
}
