import { env } from "cloudflare:workers";
import { CHECKS } from "#scripts/lib/counters/recount";
import { objectKey } from "#store/pictures";
import { filledTables } from "#testing/filled-tables";

/** What a run leaves that says when and how it was made, not what: ids that were taken, work done and mails sent. */
const TRACES =
	/^(search_(?!synonyms$)\w+|founders_(?:search|spellings)\w*|posts_(?:search|stems)\w*|reviews_search\w*|public_changes|outbox|dead_letters|local_mails|sequences|sqlite_.*|d1_migrations|_cf_.*|cron_marks|alerts)$/;
/** Columns that count tries, note that somebody was there, or take time or are named by it; and seconds of now, which a recount holds against their source. */
const LEFT = new Set([
	"listing_search_docs.newest_key",
	"api_keys.last_used_at",
	"sessions.last_used_at",
	"audit_log.id",
	"events.seq",
	"backups.name",
	"dumps.name",
	"webhook_deliveries.ms",
	"mails.id",
]);

/** How long something took, within a document. */
const TIMES = /"durationMs":\d+/g;

/** Rows of a table, each by column. */
type Rows = Record<string, unknown>[];
/** Everything that a run may have done, by table. */
export type State = ReadonlyMap<string, Rows>;

let tables: string[] | null = null;

/** What the database holds now. */
export async function stateNow(): Promise<State> {
	if (tables === null) {
		const { results } = await env.DB.prepare(
			"SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '%\\_fts\\_%' ESCAPE '\\'",
		).all<{ name: string }>();
		tables = results.map(({ name }) => name).filter((name) => !TRACES.test(name));
	}
	const which = await filledTables(tables);
	const found = await env.DB.batch<Record<string, unknown>>(
		which.map((name) =>
			env.DB.prepare(`SELECT * FROM "${name}"${name === "audit_log" ? " WHERE refused IS NULL" : ""} LIMIT 300`),
		),
	);
	const state = new Map<string, Rows>(tables.map((name) => [name, []]));
	for (const [index, name] of which.entries()) {
		const rows = (found[index]?.results ?? []).map(timeless);
		state.set(name, name === "counters" ? rows.filter((row) => row.name !== "search_docs_written") : rows);
	}
	return state;
}

function timeless(row: Rows[number]): Rows[number] {
	const same = (value: unknown) => (typeof value === "string" ? value.replaceAll(TIMES, '"durationMs":0') : value);
	return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, same(value)]));
}

/** Columns whose values are made up anew each time: tokens, hashes, and instants. */
export type Mask = ReadonlySet<string>;

/** What differs between runs of the same. @param more columns that are left out too, as `table.column`. */
export function maskOf(more: readonly string[], pairs: readonly (readonly [State, State])[]): Mask {
	const mask = new Set([...LEFT, ...more]);
	for (const [a, b] of pairs) {
		for (const [table, rows] of a) {
			const others = b.get(table) ?? [];
			const columns = Object.keys(rows[0] ?? others[0] ?? {});
			for (const column of columns) {
				const values = (of: Rows) =>
					of
						.map((row) => JSON.stringify(row[column]))
						.toSorted()
						.join();
				if (values(rows) !== values(others)) mask.add(`${table}.${column}`);
			}
		}
	}
	return mask;
}

/** What differs, a sentence for each table; none where both say the same. */
export function differencesOf(expected: State, found: State, mask: Mask): string[] {
	return [...expected].flatMap(([table, rows]) => {
		const shown = (of: Rows) =>
			of.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !mask.has(`${table}.${column}`))));
		const should = shown(rows);
		const is = shown(found.get(table) ?? []);
		const missing = without(should, is);
		const surplus = without(is, should);
		if (missing.length === 0 && surplus.length === 0) return [];
		if (missing.length !== surplus.length) {
			return [
				`${table}: ${missing.length} rows are missing, ${surplus.length} others are there: ${clip([...missing, ...surplus])}`,
			];
		}
		return [`${table}: ${missing.map((row, index) => changed(row, surplus[index] ?? {})).join("; ")}`];
	});
}

/** The rows of the one that the other does not have, each as often as it is missing. */
function without(rows: Rows, others: Rows): Rows {
	const left = others.map((row) => JSON.stringify(row));
	return rows.filter((row) => {
		const at = left.indexOf(JSON.stringify(row));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

/** Of a long text that changed, what stands around the place. */
const AROUND = 60;

function changed(row: Rows[number], other: Rows[number]): string {
	const columns = Object.keys(row).filter((column) => JSON.stringify(row[column]) !== JSON.stringify(other[column]));
	const told = columns.map((column) => {
		const [a, b] = [String(row[column]), String(other[column])];
		let at = 0;
		while (at < a.length && a[at] === b[at]) at++;
		const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
		return `${column} ${part(b)} instead of ${part(a)}`;
	});
	return told.join(", ");
}

const clip = (rows: Rows) => JSON.stringify(rows).slice(0, 600);

/** What is kept on write and is not what a recount finds, in a few words each. */
export async function countedWrong(): Promise<string[]> {
	const found = await env.DB.batch<{ place: string; kept: unknown; counted: unknown }>(
		CHECKS.map((check) => env.DB.prepare(check.find("1"))),
	);
	return found.flatMap(({ results }, index) =>
		results.map(
			({ place, kept, counted }) => `${CHECKS[index]?.what}: ${place} ${String(kept)} instead of ${String(counted)}`,
		),
	);
}

/** What of the file itself is unsound, and references that lead nowhere. */
export async function unsound(): Promise<string[]> {
	const [quick, foreign] = await env.DB.batch<Record<string, unknown>>([
		env.DB.prepare("PRAGMA quick_check"),
		env.DB.prepare("PRAGMA foreign_key_check"),
	]);
	const said = (quick?.results ?? []).map((row) => String(Object.values(row)[0])).filter((line) => line !== "ok");
	return [...said, ...(foreign?.results ?? []).map((row) => `reference of ${String(row.table)} leads nowhere`)];
}

/** Pictures that are shown and whose bytes are not there. */
export async function picturesMissing(): Promise<string[]> {
	const shown = await env.DB.prepare(
		"SELECT hash, stored_at AS storedAt FROM pictures WHERE unused_since IS NULL",
	).all<{
		hash: string;
		storedAt: number;
	}>();
	const there = new Set((await env.PICTURES.list()).objects.map(({ key }) => key));
	return shown.results.filter((row) => !there.has(objectKey(row))).map(({ hash }) => `picture ${hash} has no bytes`);
}

/** Work that is due and not done, and work that was given up. */
export async function stuck(by: Date): Promise<string[]> {
	const [open, letters] = await env.DB.batch<{ job: string; outcome: string | null }>([
		env.DB.prepare("SELECT job, outcome FROM outbox WHERE done_at IS NULL AND due_at <= ?").bind(by.getTime()),
		env.DB.prepare("SELECT job, error AS outcome FROM dead_letters"),
	]);
	return [
		...(open?.results ?? []).map(({ job, outcome }) => `${job} is not done: ${outcome ?? "never begun"}`),
		...(letters?.results ?? []).map(({ job, outcome }) => `${job} was given up: ${outcome}`),
	];
}
