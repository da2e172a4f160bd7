import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { users } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { renewBindings } from "#testing/empty-bindings";
import { PUBLIC_PAGES, pagesBelow } from "#testing/exact/pages";
import { type ExactKind, type ExactRow, type ExactTable, growths } from "#testing/exact/row";
import { EXACT } from "#testing/exact/table";
import { mintMany, operationCalls } from "#testing/exact/worlds";
import { PEOPLE_SUBJECTS } from "#testing/faults/people/index";
import { mintSession } from "#testing/fresh-session";
import { countExactly, type Exact } from "#testing/rounds";
import { TEAM_SAMPLES } from "#testing/team-samples/index";
import { makeWorld, NOW, type World } from "#testing/world";

/**
 * Rows, statements and rounds of every operation, of pages and of what the site team and people do, held against a table that is reviewed
 * with the change. `npm run bench:exact -- --write` renews it. Source: docs/performance.md#exactly.
 */

const size = Number(env.TEST_EXACT_LISTINGS ?? 1000);
/** Where `npm run bench:exact` listens for what was counted; absent in a run of the tests, which compares. */
const report = env.TEST_EXACT_REPORT;

let world: World;
beforeEach(async () => {
	// A full-text table that was emptied is read otherwise than a new one.
	await renewBindings();
	world = await makeWorld();
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => void vi.useRealTimers());

/** As in the walk of these actions, `workers/site/team-actions.test.ts`. */
const MEMBER = 9_000_001;
/** What a large directory takes to be made. */
const TIMEOUT_MS = 60_000 + 20 * size;

const rowOf = ({ rounds, statements, rowsRead, rowsWritten }: Exact): ExactRow => [
	rounds,
	statements,
	rowsRead,
	rowsWritten,
];

async function settle(kind: ExactKind, counted: ExactTable): Promise<void> {
	if (report !== undefined) {
		await fetch(report, { method: "POST", body: JSON.stringify({ kind, counted }) });
		return;
	}
	const table = EXACT[size]?.[kind] ?? {};
	const isKnown = Object.keys(counted).some((name) => name in table);
	expect(isKnown, `the table knows of ${kind} at ${size} listings`).toBe(true);
	expect(growths(table, counted), "npm run bench:exact -- --write, where that is meant so").toEqual([]);
}

it("asks no more of the database for each operation than the table says", { timeout: TIMEOUT_MS }, async () => {
	const counted: Record<string, ExactRow> = {};
	for (const [id, call] of Object.entries(await operationCalls(world, size))) {
		counted[id] = rowOf(await countExactly(() => call().catch(noneThere)));
	}
	await settle("operations", counted);
});

/** The one order that is asked for is nobody's. */
const noneThere = (error: Error & { code?: string }) => {
	if (error.code !== "not_found") throw error;
};

/** Pages and the site team's actions take twice as long as operations: they are counted before a change lands. */
const isWhole = report !== undefined || env.TEST_DEPTH === "full";
const itWhole: (name: string, options: { timeout: number }, test: () => Promise<void>) => void = isWhole
	? it
	: () => {};

itWhole("asks no more of it for each page", { timeout: TIMEOUT_MS }, async () => {
	await operationCalls(world, size);
	const counted: Record<string, ExactRow> = {};
	const count = async (browser: Browser, path: string) => {
		const { result, ...exact } = await countExactly(() => browser.get(path));
		expect(result.status, path).toBeLessThan(500);
		// What needs something in its query is no page without it.
		if (result.status < 400) counted[path] = rowOf(exact);
	};
	for (const path of PUBLIC_PAGES) await count(openBrowser(), path);
	const owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
	for (const path of await pagesBelow("/account")) await count(owner, path);
	const admin = await openAdmin(world);
	for (const path of await pagesBelow("/admin")) await count(admin, path);
	await settle("pages", counted);
});

itWhole("asks no more of it for each action of the site team", { timeout: 10 * TIMEOUT_MS }, async () => {
	const counted: Record<string, ExactRow> = {};
	for (const { action, make } of TEAM_SAMPLES) {
		world = await makeWorld();
		await world.db.insert(users).values([
			{ id: 1, email: "admin@example.com", role: "admin", createdAt: 1 },
			{ id: MEMBER, email: "member@example.com", createdAt: 1 },
		]);
		await mintMany(world, size, [], false);
		const input = await make(world);
		const actor = teamActor(1, await mintSession(world.db, 1, NOW));
		counted[action.id] = rowOf(await countExactly(() => performAs(actor, action, input, NOW)));
	}
	await settle("actions", counted);
});

itWhole("asks no more of it for each action of people and providers", { timeout: 10 * TIMEOUT_MS }, async () => {
	const counted: Record<string, ExactRow> = {};
	for (const { name, make } of PEOPLE_SUBJECTS) {
		world = await makeWorld();
		await mintMany(world, size, [], false);
		const press = await make(world);
		counted[name] = rowOf(await countExactly(() => press(env)));
	}
	await settle("people", counted);
});
