/**
 * Explains every statement of the service the first time it runs in a runtime, and fails the test that ran it when it
 * reads a table from end to end, or sorts all it finds before LIMIT, and `packages/testing/allowed-scans.ts` does not
 * name it. What tests ask on their own may read what it likes: the nearest of our files on the stack tells whose a
 * statement is.
 */
import { env } from "cloudflare:workers";
import { afterAll, afterEach } from "vitest";
import { isAllowed } from "#testing/allowed-scans";
import { mayScan, type Scan, type Schema, SORT, scansOf } from "#testing/plans";

/** What the runtime keeps on a prepared statement. */
type Prepared = D1PreparedStatement & { statement: string; params: unknown[] };
type Call = (this: Prepared, ...args: unknown[]) => Promise<unknown>;
type Calls = Record<"all" | "first" | "raw" | "run", Call>;

/** Shared by all files of a runtime, as they share its D1 classes. */
interface Watch {
	/** By text: what its plan reads from end to end. */
	scans: Map<string, readonly Scan[]>;
	/** Texts that the service has run and that were judged. */
	judged: Set<string>;
	/** Sentences that no test has failed with yet. */
	found: string[];
}

const shared = globalThis as { __plans?: Watch };

/** Call it at the beginning of every file. */
export function explainStatements(): void {
	shared.__plans ??= watchD1();
	const fail = () => {
		const found = takeFound();
		if (found.length > 0) throw new Error(found.join("\n\n"));
	};
	afterEach(fail);
	// What the service did after its test, in the background.
	afterAll(fail);
}

/** What was found since it was last asked for, a text for each statement. */
export function takeFound(): string[] {
	return shared.__plans?.found.splice(0) ?? [];
}

function watchD1(): Watch {
	const watch: Watch = { scans: new Map(), judged: new Set(), found: [] };
	// All batches go through sessions, also those of the binding itself.
	const database = Object.getPrototypeOf(env.DB.withSession()) as D1DatabaseSession;
	const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1")) as Calls;
	const { batch } = database;

	async function explain(statements: readonly Prepared[]): Promise<void> {
		const asked = statements.map(({ statement: text, params }) =>
			env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`).bind(...params),
		);
		// What cannot be explained cannot be run either, and whoever runs it learns why; but for migrations, whose tables
		// come about with them.
		const plans = (await batch.call(env.DB.withSession(), asked).catch(() => [])) as D1Result<{ detail: string }>[];
		// Few plans read anything from end to end; only those ask what tables there are.
		const schema = plans.some(({ results }) => mayScan(results)) ? await schemaNow() : NO_TABLES;
		for (const [index, { statement: text }] of statements.entries()) {
			const plan = plans[index];
			if (plan !== undefined) watch.scans.set(text, scansOf(plan.results, text, schema));
		}
	}

	async function schemaNow(): Promise<Schema> {
		const objects = env.DB.prepare("SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'view')");
		const [answer] = await batch.call(env.DB.withSession(), [objects]);
		const rows = (answer?.results ?? []) as { type: string; name: string; sql: string }[];
		return {
			tables: new Set(rows.filter(({ type }) => type === "table").map(({ name }) => name)),
			views: rows.flatMap(({ type, sql }) => (type === "view" ? [sql] : [])).join("\n"),
		};
	}

	function judge(statements: readonly Prepared[], place: string | null): void {
		if (place === null) return;
		for (const { statement: text } of statements) {
			const refused = (watch.scans.get(text) ?? []).filter((scan) => !isAllowed(scan, text));
			watch.judged.add(text);
			if (refused.length > 0) watch.found.push(sentence(place, text, refused));
		}
	}

	/** Promises only where there is something to ask: a test that waits for no statement must not begin to. */
	function look(statements: readonly Prepared[]): Promise<void> | null {
		const open = statements.filter(
			({ statement: text }) =>
				READS_TABLES.test(text) && !watch.judged.has(text) && watch.scans.get(text)?.length !== 0,
		);
		if (open.length === 0) return null;
		const place = callingPlace();
		const unknown = open.filter(({ statement: text }) => !watch.scans.has(text));
		if (unknown.length > 0) return explain(unknown).then(() => judge(open, place));
		judge(open, place);
		return null;
	}

	for (const name of ["all", "first", "raw", "run"] as const) {
		const call = statement[name];
		statement[name] = function (...args) {
			const looking = look([this]);
			return looking === null ? call.apply(this, args) : looking.then(() => call.apply(this, args));
		};
	}
	database.batch = function <T>(this: D1DatabaseSession, statements: D1PreparedStatement[]) {
		const looking = look(statements as Prepared[]);
		return looking === null
			? batch.call<D1DatabaseSession, [D1PreparedStatement[]], Promise<D1Result<T>[]>>(this, statements)
			: looking.then(() =>
					batch.call<D1DatabaseSession, [D1PreparedStatement[]], Promise<D1Result<T>[]>>(this, statements),
				);
	};
	return watch;
}

const NO_TABLES: Schema = { tables: new Set(), views: "" };
const READS_TABLES = /^\s*(?:select|with|insert|replace|update|delete)\b/i;

function sentence(place: string, text: string, scans: readonly Scan[]): string {
	const does = scans.map(({ table, detail }) =>
		table === SORT ? `sorts all it finds before LIMIT (${detail})` : `reads ${table} from end to end (${detail})`,
	);
	return [
		`A statement ${does.join(" and ")}, run by ${place}:`,
		text.replaceAll(/\s+/g, " ").trim(),
		"Give its condition or order an index to enter, or bound what it reads. What must read a whole table, or reads a small one, is named with its reason in packages/testing/allowed-scans.ts.",
	].join("\n");
}

/** Passed over: they stand between a statement and whoever asked for it. */
const BETWEEN = /node_modules|packages\/(?:testing\/(?:setup\/\w+|rows)|store\/db)\.ts/;
const OURS = /(?:packages|workers)\/[\w./-]+\.tsx?/;
const TESTS = /^packages\/testing\/|\.test\.tsx?$/;

/** The nearest of our files that runs a statement, with its function; null for a test and what only tests use. */
function callingPlace(): string | null {
	const { stackTraceLimit, prepareStackTrace } = Error;
	Error.stackTraceLimit = 60;
	Error.prepareStackTrace = (_error, sites) => sites;
	const sites = new Error().stack as unknown as NodeJS.CallSite[];
	Object.assign(Error, { stackTraceLimit, prepareStackTrace });
	for (const site of sites) {
		const file = site.getFileName() ?? "";
		const own = BETWEEN.test(file) ? undefined : OURS.exec(file)?.[0];
		if (own !== undefined) return TESTS.test(own) ? null : `${site.getFunctionName() ?? "a function"} of ${own}`;
	}
	return "the Worker";
}
