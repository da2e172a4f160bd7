import { beforeEach, describe, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { legacyClient, modernClient, workerFetch } from "#testing/mcp-clients";
import { answerIn } from "#testing/mcp-http";
import { mintProducts } from "#testing/orders";
import { type Route, type Site, startSite } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

type Call = { name: string; arguments: Record<string, unknown> };

/** A real client, unmodified, of each era: the two generations differ in their second parameter. */
const CLIENTS = {
	"2026-07-28": async (as: Person) => {
		const client = await modernClient({ pin: "2026-07-28" }, { as });
		return { call: (call: Call, signal?: AbortSignal) => client.callTool(call, { ...(signal && { signal }) }) };
	},
	"2025-11-25": async (as: Person) => {
		const { client } = await legacyClient("2025-11-25", { as });
		return {
			call: (call: Call, signal?: AbortSignal) => client.callTool(call, undefined, { ...(signal && { signal }) }),
		};
	},
};

const REDIRECTS = 5;
/** Of the pages in a row, the one that answers when it is told to. */
const HELD = 2;

/** A homepage that is found at the end of a row of pages, each of which leads to the next. */
function rowOf(isHeld: boolean): Record<string, Route> {
	const row = Array.from({ length: REDIRECTS }, (_, place): [string, Route] => [
		place === 0 ? "/" : `/${place}`,
		{ status: 302, headers: { location: `/${place + 1}` }, held: isHeld && place === HELD },
	]);
	return Object.fromEntries([...row, [`/${REDIRECTS}`, { body: "<title>Acme</title>" }]]);
}

async function seenAtLeast(site: Site, count: number): Promise<void> {
	while ((await site.requests()).length < count) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Once what was asked for is answered, whoever still waits for it goes on: to its end within this time many times over. */
const SETTLING_MS = 500;

async function answered(site: Site, routes: Record<string, Route>): Promise<void> {
	await site.change(routes);
	await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}

it("a program that hangs up over REST has no more pages fetched, and nothing written", async () => {
	const site = await startSite(rowOf(true));
	await mintListing(world.db, "acme", { url: `${site.origin}/`, domain: new URL(site.origin).host });
	const body = { slug: "acme", method: "meta" };
	const claimed = (await world.api<{ id: number }>("POST", "/claims", { as: ada, body })).body;
	const hangingUp = new AbortController();
	const called = workerFetch(`${ORIGIN}/api/v1/claims/${claimed.id}/verify`, {
		method: "POST",
		headers: { Authorization: `Bearer ${ada.key}` },
		signal: hangingUp.signal,
	});
	const refused = expect(called).rejects.toThrow();
	await seenAtLeast(site, HELD + 1);
	hangingUp.abort();
	await refused;
	await answered(site, rowOf(false));
	expect(await site.requests()).toHaveLength(HELD + 1);
	expect(await world.db.query.claims.findMany()).toMatchObject([{ lastCheck: null }]);
});

const VALID: Route = {
	headers: { "content-type": "application/json" },
	body: JSON.stringify({ isValid: true, userError: "VALID" }),
};

/** An order whose VAT number a register is asked about, which answers when it is told to. */
async function slowOrder() {
	await mintProducts(world.db);
	const register = await startSite({ "*": { ...VALID, held: true } });
	changeSettings({ VIES_BASE_URL: register.origin });
	const order = { items: [{ product: "done_for_you" }], billing_country: "DE", vat_number: "DE129273398" };
	return { register, order };
}

it("a program that hangs up while a register is asked has made no order", async () => {
	const { register, order } = await slowOrder();
	const hangingUp = new AbortController();
	const called = workerFetch(`${ORIGIN}/api/v1/orders/checkout`, {
		method: "POST",
		headers: { Authorization: `Bearer ${ada.key}`, "Content-Type": "application/json" },
		body: JSON.stringify(order),
		signal: hangingUp.signal,
	});
	const refused = expect(called).rejects.toThrow();
	await seenAtLeast(register, 1);
	hangingUp.abort();
	await refused;
	await answered(register, { "*": VALID });
	expect(await world.db.query.orders.findMany()).toEqual([]);
});

describe.each(Object.entries(CLIENTS))("a client of %s", (_version, connect) => {
	it("that cancels has no more pages fetched, and nothing written", async () => {
		const site = await startSite(rowOf(true));
		await mintListing(world.db, "acme", { url: `${site.origin}/`, domain: new URL(site.origin).host });
		const client = await connect(ada);
		const claimed = answerIn<{ id: number }>(
			await client.call({ name: "claim_listing", arguments: { slug: "acme", method: "meta" } }),
		);
		const cancelling = new AbortController();
		const called = client.call({ name: "verify_claim", arguments: { claim_id: claimed.id } }, cancelling.signal);
		const refused = expect(called).rejects.toThrow();
		await seenAtLeast(site, HELD + 1);
		cancelling.abort();
		await refused;
		await answered(site, rowOf(false));
		expect(await site.requests()).toHaveLength(HELD + 1);
		expect(await world.db.query.claims.findMany()).toMatchObject([{ id: claimed.id, lastCheck: null }]);

		const whole = await client.call({ name: "verify_claim", arguments: { claim_id: claimed.id } });
		expect(answerIn(whole)).toMatchObject({ last_check: { code: "tag_missing" } });
	});

	it("that cancels while a register is asked has made no order, and makes one the next time", async () => {
		const { register, order } = await slowOrder();
		const client = await connect(ada);
		const cancelling = new AbortController();
		const called = client.call({ name: "create_checkout", arguments: order }, cancelling.signal);
		const refused = expect(called).rejects.toThrow();
		await seenAtLeast(register, 1);
		cancelling.abort();
		await refused;
		await answered(register, { "*": VALID });
		expect(await world.db.query.orders.findMany()).toEqual([]);
		const made = await client.call({ name: "create_checkout", arguments: order });
		expect(answerIn(made)).toMatchObject({ vat: { vat_number_state: "valid" } });
	});
});
