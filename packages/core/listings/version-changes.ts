import { FIELD_OF_COLUMN, type ListingColumns } from "#core/listings/listing-facts";
import {
	type FounderState,
	isListingPart,
	type ListingPart,
	type MilestoneState,
	type PictureState,
} from "#core/listings/listing-parts";
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
		if (isListingPart(key)) return partChanges(key, before[key], after[key]);
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

/** Pictures have no words: `pictureChanges` tells of them. */
function partChanges(part: ListingPart, before: unknown, after: unknown): VersionChange[] {
	if (part === "founders") return founderChanges((before ?? []) as FounderState[], (after ?? []) as FounderState[]);
	if (part !== "milestones") return [];
	return milestoneChanges((before ?? []) as MilestoneState[], (after ?? []) as MilestoneState[]);
}

/** Founder by founder; where nobody was changed but their order, that. */
function founderChanges(before: readonly FounderState[], after: readonly FounderState[]): VersionChange[] {
	const textOf = (list: readonly FounderState[], name: string) => {
		const founder = list.find((one) => one.name === name);
		// The name as well, so that one without a role or a word about them is not nothing.
		return founder === undefined
			? ""
			: lines([founder.name, founder.title, founder.bio, ...Object.values(founder.socials)]);
	};
	const names = [before, after].map((list) => list.map(({ name }) => name)) as [string[], string[]];
	const changed = [...new Set(names.flat())].flatMap((name) => {
		const [old, now] = [textOf(before, name), textOf(after, name)];
		return old === now ? [] : [{ field: "founders", entry: name, before: old, after: now, isQuoted: false }];
	});
	if (changed.length > 0 || isSame(...names)) return changed;
	return [{ field: "founders", before: names[0], after: names[1], isQuoted: false }];
}

/** Milestone by milestone; one that was written again as it was, under another id, is none. */
function milestoneChanges(before: readonly MilestoneState[], after: readonly MilestoneState[]): VersionChange[] {
	const textOf = ({ date, title, description, url }: MilestoneState) => lines([date, title, description, url]);
	const gone = before.filter((one) => !after.some((other) => textOf(other) === textOf(one)));
	const come = after.filter((one) => !before.some((other) => textOf(other) === textOf(one)));
	const change = (old: MilestoneState | undefined, now: MilestoneState | undefined): VersionChange => ({
		field: "milestones",
		before: old === undefined ? "" : textOf(old),
		after: now === undefined ? "" : textOf(now),
		isQuoted: false,
	});
	return [
		...gone.map((old) =>
			change(
				old,
				come.find(({ id }) => id === old.id),
			),
		),
		...come.filter(({ id }) => !gone.some((old) => old.id === id)).map((now) => change(undefined, now)),
	];
}

const lines = (parts: readonly (string | null)[]): string =>
	parts.filter((part) => part !== null && part !== "").join("\n");

/** Which picture a version put in the place of which. */
export interface PictureChange {
	kind: "logo" | "cover";
	before: PictureState | null;
	after: PictureState | null;
}

export function pictureChanges(before: State, after: State): PictureChange[] {
	return (["logo", "cover"] as const)
		.filter((kind) => kind in after && !isSame(before[kind], after[kind]))
		.map((kind) => ({
			kind,
			before: (before[kind] ?? null) as PictureState | null,
			after: (after[kind] ?? null) as PictureState | null,
		}));
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
