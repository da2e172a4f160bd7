/** What of a search index its own CREATE makes. */
const PARTS_OF_SEARCH = ["_config", "_content", "_data", "_docsize", "_idx"];
/** Later kinds stand on earlier ones. Rows come after the tables, so that no trigger acts on them a second time. */
const KINDS = ["table", "index", "view", "trigger"];

/**
 * A database's tables, indexes, views and triggers as statements for a new one, for one batch: a fraction of what the history
 * of migrations costs, which makes tables only to make them again.
 * @param rows statements for what the tables hold.
 */
export async function copyOf(db: D1Database, rows: readonly string[]): Promise<readonly string[]> {
	const { results } = await db
		.prepare(
			"SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY rowid",
		)
		.all<{ type: string; name: string; sql: string }>();
	const search = results.filter(({ sql }) => /^CREATE VIRTUAL TABLE.*fts5\(/is.test(sql)).map(({ name }) => name);
	const made = new Set(search.flatMap((name) => PARTS_OF_SEARCH.map((part) => name + part)));
	const kinds = KINDS.map((kind) =>
		results.filter(({ type, name }) => type === kind && !made.has(name)).map(({ sql }) => sql),
	);
	const [tables = [], ...others] = kinds;
	return ["PRAGMA defer_foreign_keys = on", ...tables, ...rows, ...others.flat()];
}
