import { beforeEach, expect, it } from "vitest";
import putBackRevenue from "#actions/revenue/put-back-revenue";
import removeRevenue from "#actions/revenue/remove-revenue";
import setRevenue from "#actions/revenue/set-revenue";
import { auditLog, listings, revenueFigures } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "a");
});

const OCTOBER = { listing_id: 1, day: "2026-10-31", monthly_cents: 420_000, source: "Stripe's report of October" };
const set = (input = {}, actor = teamActor()) => performAs(actor, setRevenue, { ...OCTOBER, ...input }, NOW);
const shown = async () => (await world.db.select().from(listings))[0]?.revenueCents;
const board = async () =>
	(await world.api<{ items: { metric: object }[] }>("GET", "/leaderboards/revenue")).body.items.map(
		({ metric }) => metric,
	);

it("publishes the newest day's figure with where it was seen, and none where there is none", async () => {
	expect(await board()).toEqual([]);
	await set();
	await set({ day: "2026-09-30", monthly_cents: 1 });
	expect(await shown()).toBe(420_000);
	expect(await board()).toMatchObject([
		{ value: 420_000, unit: "usd_cents", source: "Stripe's report of October", date: "2026-10-31" },
	]);
	const [row] = await world.db.select().from(auditLog);
	expect(row).toMatchObject({ action: "set_revenue", subject: "listing:1", detail: { day: "2026-10-31" } });
});

it("takes a figure away and restores it as it was", async () => {
	await set({ day: "2026-09-30", monthly_cents: 100 });
	await set();
	const before = await world.db.select().from(revenueFigures);
	await performAs(
		teamActor(),
		removeRevenue,
		{ listing_id: 1, day: "2026-10-31", at: NOW.getTime(), reason: "Another's." },
		NOW,
	);
	expect(await shown()).toBe(100);
	await performAs(teamActor(), putBackRevenue, { ...OCTOBER, at: NOW.getTime() }, NOW);
	expect(await world.db.select().from(revenueFigures)).toEqual(before);
	expect(await shown()).toBe(420_000);
});

it("refuses a figure without a source, of a day to come, of a day that has one, and anybody else's", async () => {
	const at = (pointer: string) => ({ errors: [{ pointer }] });
	await expect(set({ source: " " })).rejects.toMatchObject(at("/source"));
	await expect(set({ day: "2099-01-01" })).rejects.toMatchObject(at("/day"));
	await expect(set({ monthly_cents: -1 })).rejects.toMatchObject(at("/monthly_cents"));
	await expect(set({ listing_id: 9 })).rejects.toMatchObject({ code: "not_found" });
	await expect(set({}, personActor(1))).rejects.toMatchObject({ code: "not_found" });
	await set();
	await expect(set({ monthly_cents: 5 })).rejects.toMatchObject(at("/day"));
	const input = { listing_id: 1, day: "2026-01-01", at: NOW.getTime(), reason: "x" };
	await expect(performAs(teamActor(), removeRevenue, input, NOW)).rejects.toMatchObject({ code: "not_found" });
});
