import { beforeEach, expect, it } from "vitest";
import giveRevenueKey from "#actions/revenue/give-revenue-key";
import { auditLog, outbox, revenueKeys } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import type { Site } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { accountRoutes, FORBIDDEN, READ_KEY, startStripe, UNKNOWN } from "#testing/stripe-account";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let stripe: Site;
let listing_id: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	stripe = await startStripe();
	const restore = changeSettings({ STRIPE_API_BASE: stripe.origin });
	({ id: listing_id } = await mintListing(world.db, "acme", { ownerId: ada.userId }));
	return async () => {
		restore();
		await stripe.stop();
	};
});

const give = async ({ key = READ_KEY, who = ada, at = NOW, only_this = true, id = listing_id } = {}) =>
	performAs(
		personActor(who.userId),
		giveRevenueKey,
		{
			session_hash: await mintSession(world.db, who.userId, at),
			listing_id: id,
			key,
			rounded_to: 10_000,
			only_this,
		},
		NOW,
	);
const kept = () => world.db.select().from(revenueKeys);

it("keeps a key that reads and changes nothing, sealed, and has the last whole month read", async () => {
	await give({ key: ` ${READ_KEY} ` });
	const rows = await kept();
	expect(rows).toMatchObject([{ listingId: listing_id, userId: ada.userId, ending: "a1B2", roundedTo: 10_000 }]);
	expect(await world.db.select().from(outbox)).toMatchObject([
		{ job: "read-revenue", payload: { given: NOW.getTime(), month: "2026-10-31" } },
	]);
	const all = JSON.stringify([rows, await world.db.select().from(auditLog), await world.db.select().from(outbox)]);
	expect(all).not.toContain(READ_KEY.slice(8, 20));
});

it.each([
	["sk_live_abcdefghijklmnopqrstuvwx", "restricted key"],
	["pk_live_abcdefghijklmnopqrstuvwx", "restricted key"],
])("refuses %s, and asks nobody about it", async (key, words) => {
	await expect(give({ key })).rejects.toMatchObject({
		errors: [{ pointer: "/key", message: expect.stringContaining(words) }],
	});
	expect([await kept(), await stripe.requests()]).toEqual([[], []]);
});

it("refuses a key that may write, that may not read, and that is unknown, naming no part of it", async () => {
	const may = "/v1/payouts/po_not_there_launchweek_looks_at_rights";
	for (const [routes, words] of [
		[{ ...accountRoutes(), [may]: { status: 404, body: "{}" } }, "change things"],
		[{ "*": FORBIDDEN }, "balance transactions"],
		[{ "*": UNKNOWN }, "does not know"],
	] as const) {
		await stripe.change(routes);
		const refusal = await give().catch((error: unknown) => error);
		expect(refusal).toMatchObject({ errors: [{ pointer: "/key", message: expect.stringContaining(words) }] });
		expect(JSON.stringify(refusal)).not.toContain(READ_KEY.slice(0, 12));
	}
	await stripe.change({ "*": { status: 503 } });
	await expect(give()).rejects.toMatchObject({ errors: [{ message: expect.stringContaining("Try again") }] });
	expect(await kept()).toEqual([]);
});

it("takes one key a product, one product a key, and none without saying that the account is of it alone", async () => {
	await expect(give({ only_this: false })).rejects.toMatchObject({ errors: [{ pointer: "/only_this" }] });
	await give();
	await expect(give()).rejects.toMatchObject({ errors: [{ message: expect.stringContaining("remove it first") }] });
	const { id } = await mintListing(world.db, "bolt", { ownerId: ada.userId });
	await expect(give({ id })).rejects.toMatchObject({
		errors: [{ message: expect.stringContaining("another product") }],
	});
	expect(await kept()).toHaveLength(1);
});

it("takes none from anybody else, nor from a browser that signed in long ago, and asks nobody about these", async () => {
	const eve = await world.person();
	await expect(give({ who: eve })).rejects.toMatchObject({ code: "not_found" });
	await expect(give({ at: new Date(NOW.getTime() - 3_600_000) })).rejects.toMatchObject({ code: "sign_in_again" });
	expect([await kept(), await stripe.requests()]).toEqual([[], []]);
});

it("takes none where nothing is kept sealed", async () => {
	const restore = changeSettings({ SEALING_KEY: undefined });
	await expect(give()).rejects.toMatchObject({ code: "unavailable" });
	restore();
});
