import * as z from "zod";
import { AppError, type FieldError } from "#core/errors";
import type { ColumnMapping, ImportField } from "#core/imports/columns";
import type { RowProblem } from "#core/imports/state";
import { ADDRESS_MAX, ENTRIES_MAX, ENTRY_MAX, FIELD_MAX, LINK_MAX, LISTING_LINE_MAX } from "#core/limits";
import { editByHand } from "#core/listings/edit-by-hand";
import { parseFoundedYear } from "#core/listings/founded-year";
import { applyEdit, type ListingFacts, NO_COLUMNS, realChanges } from "#core/listings/listing-facts";
import { eachTagOnce } from "#core/listings/tags";
import { countryMeantBy } from "#core/web/countries";
import { domainOf } from "#core/web/domain";
import { parseAddress } from "#crawl/gate";
import { NO_PROFILE } from "#store/listing-profile";
import { countryNameOrBlank } from "#usecases/country-fields";
import { dateText, line, requiredLine, stageOrBlank, webLink } from "#usecases/fields";
import type { CategoryOfCell } from "#usecases/imports/category-of-cell";
import { editOfBody, listingFields } from "#usecases/listings/listing-input";
import { socials } from "#usecases/social-fields";
import { validateInput } from "#usecases/validate";

const { tagline, short_description, description, pricing_model, pricing_summary, city, contact_email, features } =
	listingFields.shape;

/** A row by what it says; what is blank is left out before. Source: docs/imports.md#columns. */
const rowBody = z.strictObject({
	name: requiredLine(LISTING_LINE_MAX),
	website: requiredLine(ADDRESS_MAX),
	category: line(FIELD_MAX).optional(),
	tagline,
	short_description,
	description,
	pricing_model,
	pricing_summary,
	city,
	contact_email,
	features,
	stage: stageOrBlank(FIELD_MAX).optional(),
	country: countryNameOrBlank(FIELD_MAX).optional(),
	founded_year: line(FIELD_MAX).optional(),
	tags: z.array(line(ENTRY_MAX)).max(ENTRIES_MAX).optional(),
	logo_url: webLink(LINK_MAX).optional(),
	launched_on: dateText.optional(),
	socials: socials.optional(),
});

/** A row that can be listed. */
export interface ReadableRow {
	facts: ListingFacts;
	/** Address of the website, and its host as the directory tells websites apart. */
	url: string;
	domain: string;
	categoryId: number;
	/** Midnight UTC of the day it says, else null; epoch milliseconds. */
	launchedAt: number | null;
}

export type ReadRow = { row: ReadableRow } | { problems: RowProblem[] };

/** How rows of a file are read. */
export interface RowReader {
	mapping: ColumnMapping;
	categoryOf: CategoryOfCell;
	allowLoopback: boolean;
	now: Date;
}

/** Named of one row; more is said by none of the first. */
const PROBLEMS_MAX = 8;
const SOCIAL_COLUMNS = ["linkedin", "x", "github", "youtube", "facebook", "instagram"] as const;

/** What a row says as a listing, or everything that is wrong with it. Every value counts as typed by the site team. */
export function readRow(cells: readonly string[], reader: RowReader): ReadRow {
	const cell = (field: ImportField) => {
		const column = reader.mapping[field];
		return column === undefined ? "" : (cells[column] ?? "").trim();
	};
	const problems: RowProblem[] = [];
	const wrong = (field: ImportField, message: string) => void problems.push({ field, message });
	const address = addressOf(cell("website"), reader, (message) => wrong("website", message));
	const category = reader.categoryOf(cell("category"));
	if (typeof category === "string") wrong("category", category);
	const founded = cell("founded_year");
	const foundedYear = founded === "" ? null : parseFoundedYear(founded);
	if (founded !== "" && foundedYear === null) wrong("founded_year", "This must name one year, such as 2019.");
	const launchedAt = launchOf(cell("launched_on"), reader.now, (message) => wrong("launched_on", message));
	const body = bodyOf(cell);
	const errors = errorsOf(body);
	problems.push(...errors.filter(({ field }) => !problems.some((known) => known.field === field)));
	if (problems.length > 0 || address === null || typeof category === "string") {
		return { problems: problems.slice(0, PROBLEMS_MAX) };
	}
	const facts = factsOf(rowBody.parse(body), foundedYear);
	return { row: { facts, ...address, categoryId: category, launchedAt } };
}

function bodyOf(cell: (field: ImportField) => string): Record<string, unknown> {
	const country = cell("country");
	const links = SOCIAL_COLUMNS.filter((platform) => cell(platform) !== "");
	const body = {
		name: cell("name"),
		website: cell("website"),
		category: cell("category"),
		tagline: cell("tagline"),
		short_description: cell("short_description"),
		description: cell("description"),
		pricing_model: cell("pricing_model"),
		stage: cell("stage"),
		pricing_summary: cell("pricing_summary"),
		city: cell("city"),
		contact_email: cell("contact_email"),
		country: countryMeantBy(country) ?? country,
		founded_year: cell("founded_year"),
		logo_url: cell("logo_url"),
		features: entriesOf(cell("features"), false),
		tags: eachTagOnce(entriesOf(cell("tags"), true)),
		launched_on: cell("launched_on").slice(0, "YYYY-MM-DD".length),
		...(links.length > 0 && { socials: Object.fromEntries(links.map((platform) => [platform, cell(platform)])) }),
	};
	const needed = new Set(["name", "website"]);
	return Object.fromEntries(Object.entries(body).filter(([field, value]) => needed.has(field) || value.length !== 0));
}

/** Entries of a cell: lines, or what stands between bars or semicolons; words also between commas. */
function entriesOf(cell: string, areWords: boolean): string[] {
	const parts = cell.split(/[\n|;•]/);
	const entries = areWords && parts.length === 1 ? cell.split(",") : parts;
	return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
}

function addressOf(typed: string, { allowLoopback }: RowReader, wrong: (message: string) => void) {
	// A blank one is named as missing.
	if (typed === "") return null;
	try {
		const { href: url, host } = parseAddress(typed, { allowLoopback });
		return { url, domain: domainOf(url) ?? host };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		wrong(error.message);
		return null;
	}
}

function launchOf(typed: string, now: Date, wrong: (message: string) => void): number | null {
	const at = Date.parse(typed.slice(0, "YYYY-MM-DD".length));
	// What is no date is named by the schema.
	if (typed === "" || Number.isNaN(at)) return null;
	if (at < 0) wrong("Give a day from 1970-01-01 on.");
	if (at > now.getTime()) wrong("This is a day to come; what launches later is submitted like any other product.");
	return at;
}

function errorsOf(body: Record<string, unknown>): RowProblem[] {
	try {
		validateInput({ body: rowBody }, { params: {}, query: {}, body });
		return [];
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return (error.errors ?? []).map(problemOf);
	}
}

function problemOf({ pointer, message }: FieldError): RowProblem {
	const [field = "", entry] = pointer.split("/").slice(1);
	if (field === "socials") return { field: entry ?? null, message };
	return { field: field === "" ? null : field, message };
}

function factsOf(body: z.output<typeof rowBody>, foundedYear: number | null): ListingFacts {
	const { name, website: _website, category: _category, launched_on: _launched, founded_year: _year, ...said } = body;
	const { stage, tags, logo_url, socials: links, ...fields } = said;
	const typed = editOfBody({
		fields: { ...fields, ...(foundedYear !== null && { founded_year: foundedYear }) },
		...(links && { socials: links }),
	});
	const blank: ListingFacts = { columns: NO_COLUMNS, profile: NO_PROFILE };
	const edit = realChanges(blank, {
		columns: { ...typed.columns, name: name.trim(), stage: stage || null, logoUrl: logo_url ?? null },
		profile: { ...typed.profile, ...(tags && { tags }) },
	});
	return applyEdit(blank, editByHand(edit, blank, "team"));
}
