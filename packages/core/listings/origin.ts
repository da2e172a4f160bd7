import { standsIn } from "#core/evidence/verbatim";
import { HANDS, type ListingProfile, type TypedMark } from "#core/listings/profile";

/** Where a value of a listing comes from: its product's own website, its owner, or the site team. */
export const ORIGINS = ["site", ...HANDS] as const;
export type Origin = (typeof ORIGINS)[number];

type Proved = Pick<ListingProfile, "evidence" | "typed">;

/** The quotes behind a value, or behind one entry of it: those that name it or hold it, of a choice all of them. */
export function quotesBehind<Q extends { quote: string; of?: string | undefined }>(
	evidence: Readonly<Record<string, readonly Q[]>>,
	field: string,
	entry?: string,
): readonly Q[] {
	const quotes = evidence[field] ?? [];
	if (entry === undefined) return quotes;
	if (quotes.some(({ of }) => of !== undefined)) return quotes.filter(({ of }) => of === entry);
	const own = quotes.filter(({ quote }) => standsIn(entry, quote));
	return own.length > 0 ? own : quotes;
}

/**
 * Where a value that is shown comes from: whoever typed it, or else the website when quotes are behind it, or else the owner.
 * Source: docs/listings.md#where-a-value-comes-from.
 */
export function originOf(profile: Proved, field: string, entry?: string): Origin {
	const mark = (profile.typed[field] ?? []).find(({ of }) => of === entry);
	if (mark !== undefined) return mark.by;
	return isQuoted(profile.evidence[field] ?? [], entry) ? "site" : "owner";
}

/** Whether `quotesBehind` would find any, which for this need not be read. */
function isQuoted(quotes: readonly { of?: string | undefined }[], entry: string | undefined): boolean {
	const areNamed = entry !== undefined && quotes.some(({ of }) => of !== undefined);
	return areNamed ? quotes.some(({ of }) => of === entry) : quotes.length > 0;
}

/** A value that did not come from the website as it stands. */
export interface TypedValue extends TypedMark {
	field: string;
}

/**
 * Of the values that a listing shows, those that somebody typed.
 * @param values by field: a text, or the entries of a list (questions, names and platforms for the parts).
 */
export function typedValues(values: Readonly<Record<string, unknown>>, profile: Proved): TypedValue[] {
	return Object.entries(values).flatMap(([field, value]): TypedValue[] => {
		if (Array.isArray(value)) return typedEntries(field, value.map(String), profile);
		if (value === null || value === undefined || value === "") return [];
		const by = originOf(profile, field);
		return by === "site" ? [] : [{ field, by }];
	});
}

/** A list of one hand is told in one. */
function typedEntries(field: string, entries: readonly string[], profile: Proved): TypedValue[] {
	const origins = entries.map((entry) => ({ entry, by: originOf(profile, field, entry) }));
	const [first] = origins;
	if (first !== undefined && first.by !== "site" && origins.every(({ by }) => by === first.by)) {
		return [{ field, by: first.by }];
	}
	return origins.flatMap(({ entry, by }) => (by === "site" ? [] : [{ field, of: entry, by }]));
}
