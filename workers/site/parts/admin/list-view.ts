import { SEARCH_MAX } from "#core/limits";
import type { PageContext } from "../../site.ts";
import { addressOf } from "../paging.tsx";

/** A choice of a filter or of an order. */
export interface Choice {
	value: string;
	label: string;
}

/** What a list may be narrowed by. */
export interface Filter {
	name: string;
	label: string;
	/** What the list shows without a value; where there is none, everything. */
	unset?: string;
	choices: readonly Choice[];
}

/** What a list shows, as its address says. */
export interface ListView {
	path: string;
	/** What is looked for; empty for everything. */
	q: string;
	/** Values of filters by name; none where one is not set. */
	filters: Readonly<Record<string, string | undefined>>;
	/** The order; the first of them where the address names none that there is. */
	sort: string;
	/** Where this part of the list begins, as the part before it said; null at the beginning. */
	after: string | null;
	/** The address of this part, for forms that lead back to it. */
	address: string;
	/** Whether anything narrows the list. */
	isNarrowed: boolean;
}

/** Reads what a list is to show from its address: what is no filter, no value or no order of it is left out. */
export function listView(
	c: PageContext,
	{
		filters = [],
		sorts = [],
		path = c.req.path,
	}: { filters?: readonly Filter[]; sorts?: readonly Choice[]; path?: string } = {},
): ListView {
	const asked = (name: string) => c.req.query(name)?.trim().slice(0, SEARCH_MAX) ?? "";
	const among = (choices: readonly Choice[], value: string) => choices.find((choice) => choice.value === value)?.value;
	const set = Object.fromEntries(filters.map(({ name, choices }) => [name, among(choices, asked(name))]));
	const [first] = sorts;
	const sort = among(sorts, asked("sort")) ?? first?.value ?? "";
	const [q, after] = [asked("q"), asked("after")];
	return {
		path,
		q,
		sort,
		filters: set,
		after: after === "" ? null : after,
		address: addressOf(path, { ...addressParts({ q, filters: set, sort }, first?.value), after }),
		isNarrowed: q !== "" || Object.values(set).some((value) => value !== undefined),
	};
}

/** What stands in the address of a list; the first order needs no name. */
export function addressParts(
	{ q, filters, sort }: Pick<ListView, "q" | "filters" | "sort">,
	firstSort?: string,
): Record<string, string | undefined> {
	return { q, ...filters, sort: sort === firstSort ? undefined : sort };
}

/** A part of a list: one row more than it shows was read, and tells whether there is another part. */
export function partOf<T>(found: readonly T[], limit: number, cursor: (last: T) => string | number) {
	const items = found.slice(0, limit);
	const last = items.at(-1);
	return { items, next: found.length > limit && last !== undefined ? String(cursor(last)) : null };
}
