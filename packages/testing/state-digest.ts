import { sql } from "drizzle-orm";
import { type Db, readTogether } from "#store/db";
import { filledTables } from "#testing/filled-tables";

/**
 * What everything leaves that happens: logs, the feed of changes, mails and work, ids that were taken, and the database's own tables, those of
 * full-text indexes among them (what these hold follows from listing_search_docs, founders and posts).
 */
const TRACES =
	/^(search_(?!synonyms$)\w+|events|founders_(?:search|spellings)\w*|posts_(?:search|stems)\w*|audit_log|public_changes|outbox|mails|local_mails|sequences|costly_counts|sent_forms|sqlite_.*|d1_migrations|_cf_.*)$/;

/** They only grow. */
const TRACE_COUNTERS = new Set(["search_docs_written"]);

/** Histories of listings, and what a restored one counts on: a decision and its undo leave these changed, and nothing else. */
export const LISTING_HISTORIES = [
	"listing_hidings",
	"merged_rows",
	"listing_events",
	"listings.version",
	"listings.updated_at",
	"api_keys",
];

type State = Record<string, string[]>;

/** Those that say what is, of which each runtime asks once: migrations alone make tables. */
let lasting: string[] | null = null;

async function lastingTables(db: Db): Promise<string[]> {
	const tables = await db.all<{ name: string }>(
		sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '%\_fts\_%' ESCAPE '\\' ORDER BY name`,
	);
	return tables.map(({ name }) => name).filter((name) => !TRACES.test(name));
}

/** What a database holds, a line for each row: two that hold the same are equal. @param leaves tables, and `table.column`s, that are left out. */
export async function stateOf(db: Db, leaves: readonly string[] = []): Promise<State> {
	lasting ??= await lastingTables(db);
	const asked = lasting.filter((name) => !leaves.includes(name));
	const kept = await filledTables(asked);
	const found = await readTogether(
		db,
		kept.map((name) => sql`SELECT * FROM ${sql.identifier(name)} LIMIT 500`),
	);
	const state = kept.map((name, index): [string, string[]] => {
		const lines = (found[index] ?? [])
			.filter((row) => !(name === "counters" && TRACE_COUNTERS.has(String(row.name))))
			.map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !leaves.includes(`${name}.${column}`))));
		return [name, lines.toSorted()];
	});
	return Object.fromEntries(state.filter(([, lines]) => lines.length > 0));
}
