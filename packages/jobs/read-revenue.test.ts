import { beforeEach, expect, it } from "vitest";
import { keySealer } from "#adapters/sealer";
import { runAnyBatch, runBatch } from "#store/db";
import { insertRevenueKey } from "#store/revenue-keys";
import { outbox, revenueFigures, revenueKeys } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import type { Site } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { accountRoutes, type Movement, READ_KEY, startStripe, UNKNOWN } from "#testing/stripe-account";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

const MONTH = "2026-10-31";
const SEALING = "dGVzdHMgc2VhbCB3aXRoIHRoaXMga2V5LCBub2JvZHkgZWxzZQ==";
let world: World;
let ada: Person;
let stripe: Site;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	stripe = await startStripe();
	const restore = changeSettings({ STRIPE_API_BASE: stripe.origin });
	return async () => {
		restore();
		await stripe.stop();
	};
});

/** A listing whose owner has given a key. */
async function given(pages: readonly (readonly Movement[])[], roundedTo = 100): Promise<number> {
	const { id } = await mintListing(world.db, "acme", { ownerId: ada.userId });
	await stripe.change(accountRoutes(pages));
	const sealed = await keySealer(SEALING).seal(`revenue:${id}`, READ_KEY);
	const row = { listingId: id, userId: ada.userId, sealed, hash: "x", ending: "a1B2", roundedTo };
	await runAnyBatch(
		world.db,
		insertRevenueKey(world.db, { ...row, givenAt: NOW.getTime(), nextReadAt: NOW.getTime() }, MONTH),
	);
	return id;
}
const run = () => world.runJobs(NOW);
const figures = () => world.db.select().from(revenueFigures);
const keys = () => world.db.select().from(revenueKeys);

it("publishes what came in less what was given back, rounded down, with source and day", async () => {
	await given(
		[[{ amount: 200_050 }, { amount: -10_000, category: "refund" }, { amount: -99_999, category: "payout" }]],
		10_000,
	);
	expect(await run()).toEqual(["read-revenue: published"]);
	expect(await figures()).toMatchObject([
		{ day: MONTH, monthlyCents: 190_000, source: "Stripe, read with its owner’s key", origin: "key" },
	]);
	expect(await keys()).toMatchObject([
		{ readMonth: MONTH, outcome: "published", nextReadAt: Date.UTC(2026, 11, 1, 6) },
	]);
	const board = await world.api<{ items: { metric: unknown }[] }>("GET", "/leaderboards/revenue");
	expect(board.body.items).toMatchObject([
		{ metric: { value: 190_000, source: "Stripe, read with its owner’s key", date: MONTH } },
	]);
	const seen = (await stripe.requests()).map(({ method, url }) => [method, new URL(url, "http://host").pathname]);
	expect(seen).toEqual([["GET", "/v1/balance_transactions"]]);
});

it("leaves what it found where a run is repeated that was not known to have come to its end", async () => {
	await given([[{ amount: 5_000 }]]);
	expect(await run()).toEqual(["read-revenue: published"]);
	await world.db
		.update(outbox)
		.set({ doneAt: null, leaseUntil: null, payload: { given: NOW.getTime(), month: MONTH } });
	expect(await run()).toEqual(["read-revenue: read already"]);
	expect(await keys()).toMatchObject([{ readMonth: MONTH, outcome: "published" }]);
});

it("reads many pages in several runs, and adds up all of them once", async () => {
	await given(Array.from({ length: 23 }, () => [{ amount: 1000 }, { amount: 500, currency: "eur" }]));
	const outcomes = await run();
	expect(outcomes).toEqual([
		"read-revenue: read 10 pages so far",
		"read-revenue: read 20 pages so far",
		"read-revenue: published",
	]);
	const [figure] = await figures();
	expect(figure?.source).toMatch(/; EUR at the ECB’s rates of \d{4}-\d{2}-\d{2}$/);
	expect(figure?.monthlyCents).toBeGreaterThan(23_000);
	const after = (await stripe.requests()).map(({ url }) =>
		new URL(url, "http://host").searchParams.get("starting_after"),
	);
	expect(after).toEqual([null, ...Array.from({ length: 22 }, (_, page) => `txn_${page}_1`)]);
});

it.each([
	["nothing", [[]]],
	["nothing", [[{ amount: 500 }, { amount: -700, category: "dispute" }]]],
	["no_rate", [[{ amount: 500, currency: "ars" }]]],
])("shows no figure and says %s", async (outcome, pages) => {
	await given(pages);
	expect(await run()).toEqual([`read-revenue: ${outcome}`]);
	expect([await figures(), (await keys())[0]?.outcome]).toEqual([[], outcome]);
});

it("leaves a figure of the site team's as it is", async () => {
	const listingId = await given([[{ amount: 500 }]]);
	await world.db.insert(revenueFigures).values({ listingId, day: MONTH, monthlyCents: 9, source: "Invoices", at: 1 });
	expect(await run()).toEqual(["read-revenue: there_already"]);
	expect(await figures()).toMatchObject([{ monthlyCents: 9, origin: "team" }]);
});

it("stops with a key that is refused, and keeps what it gave before", async () => {
	const listingId = await given([]);
	const before = { listingId, day: "2026-09-30", monthlyCents: 9, source: "Stripe", at: 1, origin: "key" } as const;
	await world.db.insert(revenueFigures).values(before);
	await stripe.change({ "*": UNKNOWN });
	expect(await run()).toEqual(["read-revenue: refused"]);
	expect(await keys()).toMatchObject([{ outcome: "refused", nextReadAt: null }]);
	expect(await figures()).toEqual([before]);
	const rows = JSON.stringify(await world.db.select().from(outbox));
	expect(rows).not.toContain("rk_live");
});

it("shows nothing by a key that was taken back, also while it was read", async () => {
	await given([[{ amount: 500 }]]);
	await runBatch(world.db, [world.db.delete(revenueKeys)]);
	expect(await run()).toEqual(["read-revenue: the key was taken back"]);
	expect([await figures(), await stripe.requests()]).toEqual([[], []]);
});
