import * as z from "zod";
import { base64url, readBase64url } from "#core/web/base64url";
import { onlyPage, pageOf, toPage, windowOf } from "#operations/paging";
import { pageQuery } from "#usecases/fields";

/**
 * A list, newest first, that is read by page or by cursor. A page counts from the newest entry, so that everything new moves
 * it on by one; a cursor names the last entry that was read, and what is new is before it. Source: docs/api.md#answers.
 */
export interface Walk<K, R> {
	/** The parameters of its query. */
	query: typeof pageQuery & { cursor: z.ZodOptional<z.ZodString> };
	/** What its answer is. */
	output: <T extends z.ZodType>(item: T) => ReturnType<typeof walkedPage<T>>;
	/** Which rows to read: LIMIT with the one row more, and OFFSET or the key of the entry before them. */
	windowOf: (query: Walked) => { limit: number; offset: number; after?: K };
	toPage: <U>(rows: R[], query: Walked, map: (row: R) => U) => ReturnType<typeof toPage<R, U>> & NextCursor;
}

interface Walked {
	page: number;
	per_page: number;
	cursor?: string | undefined;
}

interface NextCursor {
	next_cursor: string | null;
}

/** Ours have at most 100 characters. */
const CURSOR_MAX = 200;
/** Nobody has as many entries; a count beyond it would make numbers that no answer can hold. */
const SEEN_MAX = 999_999_999;

/**
 * @param list its name: a cursor of one list is none of another.
 * @param key what orders its entries, each of which has another; @param keyOf that of a row.
 */
export function walkOf<const K extends [unknown, ...unknown[]], R>(
	list: string,
	key: z.ZodType<K>,
	keyOf: (row: R) => K,
): Walk<K, R> {
	const place = z.tuple([z.literal(list), z.int().min(0).max(SEEN_MAX), key]);
	const read = (cursor: string) => {
		const parsed = place.safeParse(jsonOf(cursor));
		return parsed.success ? { seen: parsed.data[1], after: parsed.data[2] } : null;
	};
	const cursor = z
		.string()
		.refine((text) => text.length <= CURSOR_MAX && read(text) !== null, {
			error: "This is no next_cursor of an answer of this list; leave it out to begin at the newest.",
			params: { code: "bad_format" },
		})
		.optional()
		.meta({ maxLength: CURSOR_MAX, description: "next_cursor of an answer, in place of page." });
	const placeOf = (query: Walked) => (query.cursor === undefined ? null : read(query.cursor));
	return {
		query: { ...pageQuery, cursor },
		output: walkedPage,
		windowOf(query) {
			const from = placeOf(query);
			const window = windowOf(query);
			return from === null ? window : { limit: window.limit, offset: 0, after: from.after };
		},
		toPage(rows, query, map) {
			const from = placeOf(query);
			const { per_page } = query;
			const page = from === null ? query.page : Math.floor(from.seen / per_page) + 1;
			const answer = toPage({ rows }, { page, per_page }, map);
			const seen = (from?.seen ?? (page - 1) * per_page) + answer.items.length;
			const last = rows.length > per_page ? rows[per_page - 1] : undefined;
			const next_cursor = last === undefined ? null : textOf([list, seen, keyOf(last)]);
			if (from === null) return { ...answer, next_cursor };
			// What was seen before may be gone by now, and what is new has not been seen.
			return { ...answer, total: seen + (last === undefined ? 0 : 1), total_is_exact: false, next_cursor };
		},
	};
}

/** All there is, as examples show it. */
export const onlyWalkedPage = <const T>(items: T[]) => ({ ...onlyPage(items), next_cursor: null });

function walkedPage<T extends z.ZodType>(item: T) {
	return pageOf(item).extend({
		next_cursor: z.string().nullable().meta({
			description:
				"As cursor, it gives the entries after the last one here, whatever has been added meanwhile; null at the end.",
		}),
	});
}

const textOf = (place: unknown[]) => base64url(new TextEncoder().encode(JSON.stringify(place)));

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(readBase64url(text) ?? new Uint8Array()));
	} catch {
		return null;
	}
}
