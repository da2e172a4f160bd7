import { LIST_FIELDS, SOCIAL_PLATFORMS } from "#core/drafts/draft-fields";
import type { FieldError } from "#core/errors";
import { beginning } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import type { Way } from "../refused.tsx";
import { linesOf, typed } from "../text-field.tsx";
import { isField, type RowId, rowNamed, seoText, storySection } from "./rows.ts";

const t = words.draft;

/** Of an entry that is wrong, characters that say which it is. */
const ENTRY_SAID_MAX = 30;

/** What somebody typed into a row's form, by the names of its controls. */
export type Typed = Readonly<Record<string, string>>;

/** The texts of a form, without what the page itself put there. */
export function typedOf(form: Record<string, unknown>): Typed {
	const own = Object.entries(form).filter(([name]) => name !== "csrf" && name !== "row" && name !== "was");
	return Object.fromEntries(own.map(([name, value]) => [name, typed(value)]));
}

const ENTRY_KEYS = {
	faqs: ["question", "answer"],
	founders: ["name", "title", "bio"],
	milestones: ["date", "title", "description", "url"],
} as const;

const orNull = (text: string): string | null => (text.trim() === "" ? null : text);

/** The body of update_draft that says what was typed into a row. */
export function bodyOf(row: RowId, form: Typed): Record<string, unknown> {
	const { value = "" } = form;
	if (row === "categories") return { fields: { categories: listOrNull(categoriesOf(form)) } };
	if ((LIST_FIELDS as readonly string[]).includes(row)) return { fields: { [row]: listOrNull(linesOf(value)) } };
	if (isField(row)) return { fields: { [row]: orNull(value) } };
	const section = storySection(row);
	if (section !== null) return { story: { [section]: value } };
	const seo = seoText(row);
	if (seo !== null) return { seo: { [seo]: value } };
	if (row === "competitor") return { competitor_url: value };
	if (row === "company_socials" || row === "founder_socials") {
		return { [row]: Object.fromEntries(SOCIAL_PLATFORMS.map((platform) => [platform, form[platform] ?? ""])) };
	}
	return { [row]: entriesOf(row as keyof typeof ENTRY_KEYS, form) };
}

const listOrNull = (entries: string[]): string[] | null => (entries.length === 0 ? null : entries);

/** The chosen one first; named again among the others, it stands once. */
const categoriesOf = (form: Typed): string[] => [...chosenCategories(form).keys()];

/** What was chosen, with the control that it was chosen in first. */
function chosenCategories(form: Typed): Map<string, string> {
	const chosen = new Map<string, string>();
	for (const control of ["primary", ...Object.keys(form).filter((one) => one.startsWith("others."))]) {
		const name = (form[control] ?? "").trim();
		if (name !== "" && !chosen.has(name)) chosen.set(name, control);
	}
	return chosen;
}

/** The places of a form's entries in which something was typed, in their order. */
function places(row: keyof typeof ENTRY_KEYS, form: Typed): number[] {
	const [first] = ENTRY_KEYS[row];
	const all = Object.keys(form).flatMap((name) => (name.startsWith(`${first}.`) ? [Number(name.split(".")[1])] : []));
	return all
		.filter((place) => ENTRY_KEYS[row].some((key) => form[`${key}.${place}`]?.trim()))
		.toSorted((a, b) => a - b);
}

function entriesOf(row: keyof typeof ENTRY_KEYS, form: Typed): Record<string, string>[] {
	return places(row, form).map((place) =>
		Object.fromEntries(ENTRY_KEYS[row].map((key) => [key, form[`${key}.${place}`] ?? ""])),
	);
}

/** What is wrong with what was typed into a row. */
export interface Refusal {
	/** By control. */
	problems: Readonly<Record<string, string>>;
	/** About the row as a whole, or about others. */
	notice?: string;
	/** Where it goes on. */
	way?: Way;
}

/** A refusal's errors as sentences at the controls that they are about. @param nameOf what people call a row. */
export function refusalOf(
	row: RowId,
	form: Typed,
	errors: readonly FieldError[],
	nameOf: (row: RowId) => string,
): Refusal {
	const problems: Record<string, string> = {};
	const others = new Set<string>();
	for (const error of errors) {
		const [first = "", ...rest] = error.pointer.split("/").slice(1);
		const [name = "", ...after] = first === "fields" ? rest : [first, ...rest];
		const about = rowNamed(name, after[0]);
		if (about !== row) {
			if (about !== null) others.add(nameOf(about));
			continue;
		}
		problems[controlOf(row, form, after)] ??= aboutEntry(row, form, after) + sentenceOf(error, isWholeList(row, after));
	}
	return { problems, ...(others.size > 0 && { notice: t.othersFirst([...others]) }) };
}

function controlOf(row: RowId, form: Typed, [index, key]: readonly string[]): string {
	if (row === "categories") return [...chosenCategories(form).values()][Number(index ?? 0)] ?? "primary";
	if (row === "company_socials" || row === "founder_socials") return index ?? SOCIAL_PLATFORMS[0];
	if (row in ENTRY_KEYS) {
		const part = row as keyof typeof ENTRY_KEYS;
		return `${key ?? ENTRY_KEYS[part][0]}.${places(part, form)[Number(index ?? 0)] ?? 0}`;
	}
	return "value";
}

const isLines = (row: RowId): boolean => row !== "categories" && (LIST_FIELDS as readonly string[]).includes(row);

const isWholeList = (row: RowId, after: readonly string[]): boolean =>
	after.length === 0 && (isLines(row) || row in ENTRY_KEYS);

/** Lines stand in one control: which of them is meant is said by how it begins. */
function aboutEntry(row: RowId, { value = "" }: Typed, [index]: readonly string[]): string {
	const entry = isLines(row) && index !== undefined ? linesOf(value)[Number(index)] : undefined;
	return entry === undefined ? "" : t.problem.entry(beginning(entry, ENTRY_SAID_MAX));
}

/** An error of an operation in people's words. @param isWhole whether it is about a list, not about one of its entries. */
function sentenceOf({ code, message, limit, actual }: FieldError, isWhole: boolean): string {
	if (code === "required" || code === "too_short") return t.problem.required;
	if (code === "too_long" && limit !== undefined && isWhole) return t.problem.tooMany(limit, actual);
	if (code === "too_long" && limit !== undefined) return t.problem.tooLong(limit, actual);
	if (code === "repeated") return t.problem.repeated;
	return message;
}
