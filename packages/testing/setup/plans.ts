/**
 * Explains every statement of the service that ran for the first time in a runtime, all of a test together at its end, and fails
 * the test when one reads a table from end to end, or sorts all it finds before LIMIT, and `packages/testing/allowed-scans.ts`
 * does not name it, or binds its LIMIT. What tests ask on their own may read what it likes: the nearest of our files on the stack tells whose a
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

/** A statement that is to be explained. */
interface Open {
	params: readonly unknown[];
	/** Where the service ran it; null as long as only tests have. */
	place: string | null;
}

/** Shared by all files of a runtime, as they share its D1 classes. */
interface Watch {
	/** Sentences about what ran since it was last asked. */
	take(): Promise<string[]>;
}

const shared = globalThis as { __plans?: Watch };

/** Call it at the beginning of every file. */
export function explainStatements(): void {
	shared.__plans ??= watchD1();
	const fail = async () => {
		const found = await takeFound();
		if (found.length > 0) throw new Error(found.join("\n\n"));
	};
	afterEach(fail);
	// What the service did after its test, in the background.
	afterAll(fail);
}

/** What was found since it was last asked for, a text for each statement. */
export async function takeFound(): Promise<string[]> {
	return (await shared.__plans?.take()) ?? [];
}

function watchD1(): Watch {
	/** By text: what has not been explained yet, and what the plans of others read from end to end. */
	const open = new Map<string, Open>();
	const scans = new Map<string, readonly Scan[]>();
	/** Texts that the service has run and that were judged. */
	const judged = new Set<string>();
	const found: string[] = [];
	/** What tables there are, until a statement may have changed that. */
	let known: Schema | null = null;
	// All batches go through sessions, also those of the binding itself.
	const database = Object.getPrototypeOf(env.DB.withSession()) as D1DatabaseSession;
	const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1")) as Calls;
	const { batch } = database;

	/** One question takes half a millisecond, however small: a test's statements are explained by one. */
	async function explain(asked: readonly (readonly [string, Open])[]): Promise<void> {
		const statements = asked.map(([text, { params }]) =>
			env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`).bind(...params.map(brief)),
		);
		const plans = (await batch.call(env.DB.withSession(), statements).catch(() => null)) as Plan[] | null;
		if (plans === null) {
			// What cannot be explained cannot be run either, and whoever ran it has learnt why; or its tables are gone by now.
			const half = Math.ceil(asked.length / 2);
			for (const some of half < asked.length ? [asked.slice(0, half), asked.slice(half)] : []) await explain(some);
			return;
		}
		// Few plans read anything from end to end; only those ask what tables there are.
		if (plans.some(({ results }) => mayScan(results))) known ??= await schemaNow();
		const schema = known ?? NO_TABLES;
		for (const [index, [text]] of asked.entries()) scans.set(text, scansOf(plans[index]?.results ?? [], text, schema));
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

	function judge(text: string, place: string): void {
		const refused = (scans.get(text) ?? []).filter((scan) => !isAllowed(scan, text));
		judged.add(text);
		if (refused.length > 0) found.push(sentence(place, text, refused));
		if (BOUND_LIMIT.test(text)) found.push(boundLimit(place, text));
	}

	function look(statements: readonly Prepared[]): void {
		if (statements.some(({ statement: text }) => CHANGES_SCHEMA.test(text))) known = null;
		const unsettled = statements.filter(
			({ statement: text }) =>
				READS_TABLES.test(text) &&
				!judged.has(text) &&
				(scans.get(text)?.length !== 0 || BOUND_LIMIT.test(text)) &&
				typeof open.get(text)?.place !== "string",
		);
		if (unsettled.length === 0) return;
		const place = callingPlace();
		for (const { statement: text, params } of unsettled) {
			if (!scans.has(text)) open.set(text, { params, place });
			else if (place !== null) judge(text, place);
		}
	}

	for (const name of ["all", "first", "raw", "run"] as const) {
		const call = statement[name];
		statement[name] = function (...args) {
			look([this]);
			return call.apply(this, args);
		};
	}
	database.batch = function <T>(this: D1DatabaseSession, statements: D1PreparedStatement[]) {
		look(statements as Prepared[]);
		return batch.call<D1DatabaseSession, [D1PreparedStatement[]], Promise<D1Result<T>[]>>(this, statements);
	};
	return {
		async take() {
			const asked = [...open];
			open.clear();
			if (asked.length > 0) await explain(asked);
			for (const [text, { place }] of asked) if (place !== null) judge(text, place);
			return found.splice(0);
		},
	};
}

type Plan = D1Result<{ detail: string }>;

/** A plan may depend on how a value begins, and not on its length. */
const brief = (value: unknown) =>
	(typeof value === "string" || Array.isArray(value)) && value.length > 100 ? value.slice(0, 100) : value;

const NO_TABLES: Schema = { tables: new Set(), views: "" };
const CHANGES_SCHEMA = /^\s*(?:create|alter|drop)\b/i;
const READS_TABLES = /^\s*(?:select|with|insert|replace|update|delete)\b/i;

function sentence(place: string, text: string, scans: readonly Scan[]): string {
	const does = scans.map(({ table, detail }) =>
		table === SORT ? `sorts all it finds before LIMIT (${detail})` : `reads ${table} from end to end (${detail})`,
	);
	return [
		`A statement ${does.join(" and ")}, run by ${place}:`,
		oneLine(text),
		"Give its condition or order an index to enter, or bound what it reads. What must read a whole table, or reads a small one, is named with its reason in packages/testing/allowed-scans.ts.",
	].join("\n");
}

const BOUND_LIMIT = /\blimit \?/i;

/** Source: docs/performance.md#statements-kept-compiled. */
const boundLimit = (place: string, text: string): string =>
	[
		`A statement binds its LIMIT, run by ${place}, so that SQLite compiles it anew each time:`,
		oneLine(text),
		"Let sql`` or drizzle put it together by openDb, which say the number in the text.",
	].join("\n");

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

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
