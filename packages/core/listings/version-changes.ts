import { FIELD_OF_COLUMN, type ListingColumns } from "#core/listings/listing-facts";
import { KEYED_TEXTS } from "#core/listings/listing-quotes";
import { BESIDE_VALUES, type ListingProfile } from "#core/listings/profile";

/** What one edit changed of one fact. */
export interface VersionChange {
	/** As drafts call it. */
	field: string;
	/** Of a part with entries of a name, which: a question, a platform, a section. */
	entry?: string;
	/** The text, or the entries of a list; empty where there was or is none. */
	before: string | string[];
	after: string | string[];
	/** Whether quotes of the website came with it: then nobody typed it. */
	isQuoted: boolean;
}

type State = Readonly<Record<string, unknown>>;

/** What an edit changed, fact by fact, from what its history keeps of before and after. */
export function versionChanges(before: State, after: State): VersionChange[] {
	const keys = Object.keys(after).filter((key) => !BESIDE_VALUES.has(key) && key !== "primaryCategoryId");
	return keys.flatMap((key): VersionChange[] => {
		if (isSame(before[key], after[key])) return [];
		const field = FIELD_OF_COLUMN[key as keyof ListingColumns] ?? key;
		const isQuoted = hasNewQuotes(field, before, after);
		const entriesOf = KEYED_TEXTS[field];
		if (entriesOf === undefined) {
			return [{ field, before: plain(before[key]), after: plain(after[key]), isQuoted }];
		}
		const [old, now] = [entriesOf(before[key]), entriesOf(after[key])];
		const entries = [...new Set([...Object.keys(old), ...Object.keys(now)])];
		return entries
			.filter((entry) => !isSame(old[entry], now[entry]))
			.map((entry) => ({ field, entry, before: plain(old[entry]), after: plain(now[entry]), isQuoted }));
	});
}

function hasNewQuotes(field: string, before: State, after: State): boolean {
	const [old, now] = [before, after].map(
		(state) => (state.evidence as ListingProfile["evidence"] | null)?.[field] ?? [],
	);
	return (now ?? []).some(
		(quote) => !(old ?? []).some((known) => known.quote === quote.quote && known.url === quote.url),
	);
}

function plain(value: unknown): string | string[] {
	if (Array.isArray(value)) return value.map(String);
	return value === null || value === undefined ? "" : String(value);
}

function isSame(a: unknown, b: unknown): boolean {
	return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
