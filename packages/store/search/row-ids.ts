import { type SQL, sql } from "drizzle-orm";

/**
 * Row ids of the full-text tables of listings: what they are sorted by, or the primary category, and in the last bits the
 * listing's id. Source: docs/search.md#the-index.
 */
export const ID_BITS = 24;
/** The greatest id that they have room for; `listing_search_docs` takes no other. */
export const LAST_ID = 2 ** ID_BITS - 1;

/** Rows of a table by order: which listing they are of, and what they are sorted by. */
export const ORDER_ID = sql.raw(`(rowid & ${LAST_ID})`);
export const ORDER_KEY = sql.raw(`(rowid >> ${ID_BITS})`);

/** Rows of search_text: which listing they are of, and its primary category; 0 without one. */
export const TEXT_ID = sql.raw(`(abs(rowid) & ${LAST_ID})`);
export const TEXT_CATEGORY = sql.raw(`(abs(rowid) >> ${ID_BITS})`);

/** @param first SQL for a whole number. @param id SQL for the listing's id. */
export const rowId = (first: SQL, id: SQL): SQL => sql`((${first} << ${sql.raw(String(ID_BITS))}) | ${id})`;
