import { type SQL, sql } from "drizzle-orm";

/**
 * Whether a text contains another, whatever the case of its letters from a to z. For short lists that an index has narrowed to
 * one owner's: it looks at each row.
 */
export function contains(text: SQL, words: string): SQL {
	return sql`(instr(lower(${text}), ${words.toLowerCase()}) > 0 OR instr(${text}, ${words}) > 0)`;
}
