import { env } from "cloudflare:workers";

/** A table or a search index: a condition that holds when it is not as the migrations left it, and how to make it so. */
export interface Container {
	name: string;
	isChanged: string;
	empty: readonly string[];
	/** Of a table whose rows a trigger keeps as long as what they refer to is there. */
	isKept?: boolean;
	/** Of a table with rows that no trigger writes: only a statement that names it can have changed it. */
	isLeftAlone?: boolean;
}

/** What migrations leave. */
export interface Migrated {
	schema: string;
	containers: readonly Container[];
	/** Counters of the ids of tables that come with rows, as statements. */
	counters: readonly string[];
}

/** What the database is like, and statements for the rows in it. */
export async function migratedNow(): Promise<{ migrated: Migrated; rows: readonly string[] }> {
	const bare = await containersNow();
	const { left } = await look(bare);
	const seeded = new Map(await Promise.all(left.map(async ({ name }) => [name, await seededTable(name)] as const)));
	const containers = bare.map((one) => seeded.get(one.name) ?? one);
	const { schema } = await look(containers);
	const counted = await Promise.all([...seeded.keys()].map(counterOf));
	const counters = counted.filter((one) => one !== null);
	const [applied, lastApplied] = await Promise.all([seededTable("d1_migrations"), counterOf("d1_migrations")]);
	const rows = [...seeded.values(), applied].flatMap(({ empty }) => empty);
	// Inserting has counted already.
	rows.push("DELETE FROM sqlite_sequence", ...(lastApplied === null ? [] : [lastApplied]), ...counters);
	return { migrated: { schema, containers, counters }, rows };
}

/** A table whose rows come with a migration: they belong to every test. Their text is kept here, for at most 100 kB. */
async function seededTable(name: string): Promise<Container> {
	const { results } = await env.DB.prepare("SELECT name FROM pragma_table_xinfo(?1) WHERE hidden = 0")
		.bind(name)
		.all<{ name: string }>();
	const columns = results.map((column) => `"${column.name}"`);
	const rows = `(SELECT group_concat('(' || ${columns.map((column) => `quote(${column})`).join(" || ',' || ")} || ')') FROM "${name}")`;
	const values = String(await env.DB.prepare(`SELECT ${rows} AS "values"`).first("values"));
	return {
		name,
		isChanged: `${rows} IS NOT ${quoted(values)}`,
		isLeftAlone: !(await isWrittenByTriggers(name)),
		empty: [`DELETE FROM "${name}"`, `INSERT INTO "${name}" (${columns.join(", ")}) VALUES ${values}`],
	};
}

async function isWrittenByTriggers(table: string): Promise<boolean> {
	const { results } = await env.DB.prepare("SELECT sql FROM sqlite_master WHERE type = 'trigger'").all<{
		sql: string;
	}>();
	return results.some(({ sql }) => new RegExp(`\\b(?:INTO|UPDATE|FROM)\\s+["\`]?${table}\\b`, "i").test(sql));
}

/** Null where a table counts no ids. */
async function counterOf(name: string): Promise<string | null> {
	const last = await env.DB.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?1").bind(name).first<number>("seq");
	return last === null ? null : `INSERT INTO sqlite_sequence (name, seq) VALUES (${quoted(name)}, ${last})`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** All that must be known before, in one question: what the schema is, how large the database, and what is not as it was. */
export async function look(
	containers: readonly Container[],
): Promise<{ schema: string; bytes: number; left: Container[] }> {
	const { results, meta } = await env.DB.prepare(
		`SELECT json_array(count(*), sum(length(sql)), max(rootpage)) AS "the schema", ${probes(containers)} FROM sqlite_master`,
	).all<Record<string, unknown>>();
	const [found] = results;
	return { schema: String(found?.["the schema"]), bytes: meta.size_after, left: changedOf(containers, found) };
}

/** Tables of one column of an answer: a function of D1 takes 32 arguments, and an answer has 100 columns at most. */
const PROBES_AT_ONCE = 30;

export function changedOf(containers: readonly Container[], found: Record<string, unknown> | undefined): Container[] {
	const isChanged = partsOf(containers).flatMap((_, part) => JSON.parse(String(found?.[`part ${part}`])) as number[]);
	return containers.filter((_, index) => isChanged[index] !== 0);
}

export function probes(containers: readonly Container[]): string {
	return partsOf(containers)
		.map((part, index) => {
			const held = part.map(({ isChanged }) => isChanged);
			return `json_array(${held.join(", ")}) AS "part ${index}"`;
		})
		.join(", ");
}

function partsOf(containers: readonly Container[]): Container[][] {
	const parts = Math.ceil(containers.length / PROBES_AT_ONCE);
	return Array.from({ length: parts }, (_, part) =>
		containers.slice(part * PROBES_AT_ONCE, (part + 1) * PROBES_AT_ONCE),
	);
}

const holdsRows = (table: string) => `EXISTS (SELECT 1 FROM "${table}")`;

/**
 * What triggers alone write from a table that comes with rows, and how to have them do so again: restoring that table
 * restores these, and a copy of the schema gets its triggers after its rows.
 */
export const DERIVED: ReadonlyMap<string, string> = new Map([
	["search_other_names", "UPDATE search_synonyms SET phrase = phrase"],
]);

/** Tables first: emptying them leaves marks in the search indexes. */
async function containersNow(): Promise<readonly Container[]> {
	const { results } = await env.DB.prepare(
		"SELECT name, sql LIKE 'CREATE VIRTUAL TABLE%fts5%' AS is_search FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%fts5vocab%'",
	).all<{ name: string; is_search: number }>();
	const search = results.filter((table) => table.is_search === 1).map(({ name }) => name);
	const ofSearch = search.flatMap((name) =>
		["", "_config", "_content", "_data", "_docsize", "_idx"].map((end) => name + end),
	);
	const tables = results
		.map(({ name }) => name)
		.filter((name) => !/^(sqlite_|_cf_|d1_migrations$)/.test(name) && !ofSearch.includes(name) && !DERIVED.has(name));
	return [
		...(await inOrder(tables)).map(({ name, isKept }) => ({
			name,
			isKept,
			isChanged: holdsRows(name),
			empty: [`DELETE FROM "${name}"`],
		})),
		...search.map((name) => ({
			name,
			isChanged: holdsRows(`${name}_idx`),
			empty: [`INSERT INTO "${name}" ("${name}") VALUES ('delete-all')`],
		})),
	];
}

/**
 * Tables before those they refer to: rows that go in this order leave no reference behind, so that no check need be put
 * off until the end, for which SQLite would prepare every statement of the connection anew. Among these, tables before
 * those that their triggers write, so that one round suffices. Last come those that a trigger keeps as long as what they
 * refer to is there: with these the check is put off.
 */
async function inOrder(tables: readonly string[]): Promise<{ name: string; isKept: boolean }[]> {
	const [triggers, ...keys] = await env.DB.batch<Record<string, string>>([
		env.DB.prepare("SELECT tbl_name AS name, sql FROM sqlite_master WHERE type = 'trigger'"),
		...tables.map((name) =>
			env.DB.prepare('SELECT ?1 AS name, "table" AS parent FROM pragma_foreign_key_list(?1)').bind(name),
		),
	]);
	const guards = (triggers?.results ?? []).filter(({ sql = "" }) => /\bDELETE ON\b[\s\S]*\bRAISE\b/i.test(sql));
	const kept = tables.filter((table) => guards.some(({ name }) => name === table));
	const left = new Set(tables.filter((table) => !kept.includes(table)));
	const references = keys.flatMap(({ results }) => results);
	const fills = new Map<string, Set<string>>();
	for (const { name = "", sql = "" } of triggers?.results ?? [])
		for (const [, filled = ""] of sql.matchAll(INSERTED)) fills.set(name, (fills.get(name) ?? new Set()).add(filled));
	/** Whether deleting rows of one may leave rows in the other, by way of views and other tables too. */
	const isFilledBy = (table: string, name: string, seen = new Set<string>()): boolean =>
		[...(fills.get(name) ?? [])].some(
			(filled) => filled === table || (!seen.has(filled) && isFilledBy(table, filled, seen.add(filled))),
		);
	const isFree = (table: string) =>
		!references.some(({ name = "", parent }) => parent === table && name !== table && left.has(name));
	const isFinal = (table: string) => ![...left].some((name) => name !== table && isFilledBy(table, name));
	const ordered: string[] = [];
	while (left.size > 0) {
		const free = [...left].filter(isFree);
		const next = free.find(isFinal) ?? free[0];
		if (next === undefined) throw new Error(`tables refer to each other in a circle: ${[...left].join(", ")}`);
		ordered.push(next);
		left.delete(next);
	}
	return [...ordered.map((name) => ({ name, isKept: false })), ...kept.map((name) => ({ name, isKept: true }))];
}

/** Where a trigger leaves rows, in its text; what it updates goes with its table. */
const INSERTED = /\bINTO\s+["`]?(\w+)/gi;
