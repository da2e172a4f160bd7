import * as z from "zod";

/** The list answer every list operation gives. Source: docs/api.md#answers. */
export function pageOf<T extends z.ZodType>(item: T) {
	return z.object({
		items: z.array(item),
		page: z.int(),
		per_page: z.int(),
		total: z.int().meta({ description: "How many there are; at least this many when total_is_exact is false." }),
		total_is_exact: z.boolean(),
		next_page: z.int().nullable(),
	});
}

/** What was looked for instead of `q`. */
export const correctedQuery = z.string().nullable().optional().meta({
	description:
		"What was looked for instead of q, where a word of it stands nowhere; null otherwise. Words in quotation marks are never corrected.",
});

/** Rows of one page as a repository read them: one more than asked for tells that there is a next page. */
export interface Slice<T> {
	rows: T[];
	/** The exact number of all that are shown, where a counter knows it. */
	total?: number | undefined;
	/** Where the list ends though there may be more: so many are shown at least. */
	endsAfter?: number | undefined;
}

/** @param slice up to `per_page + 1` rows from offset `(page - 1) * per_page`. */
export function toPage<T, U>(
	slice: Slice<T>,
	{ page, per_page }: { page: number; per_page: number },
	map: (row: T) => U,
) {
	const hasNext = slice.rows.length > per_page;
	const items = slice.rows.slice(0, per_page).map(map);
	const seen = (page - 1) * per_page + items.length;
	// An empty page beyond the end says nothing about how many there are, so only a counter makes its total exact.
	const { endsAfter } = slice;
	const endIsKnown = !hasNext && (items.length > 0 || page === 1) && endsAfter === undefined;
	return {
		items,
		page,
		per_page,
		total: slice.total ?? endsAfter ?? (hasNext ? seen + 1 : endIsKnown ? seen : 0),
		total_is_exact: slice.total !== undefined || endIsKnown,
		next_page: hasNext && page < 1000 ? page + 1 : null,
	};
}

/** All there is, as examples show it. */
export const onlyPage = <const T>(items: T[]) => ({
	items,
	page: 1,
	per_page: 20,
	total: items.length,
	total_is_exact: true,
	next_page: null,
});

/** LIMIT and OFFSET of a page, with the one row more. */
export function windowOf({ page, per_page }: { page: number; per_page: number }): { limit: number; offset: number } {
	return { limit: per_page + 1, offset: (page - 1) * per_page };
}
