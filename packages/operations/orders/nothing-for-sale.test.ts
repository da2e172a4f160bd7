import { afterEach, beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { mintOrder, mintProducts } from "#testing/orders";
import { withoutPayments } from "#testing/without-payments";
import { makeWorld, type Person, type World } from "#testing/world";

/** A deployed directory without a payment provider. */

let world: World;
let ada: Person;
let undo: () => void;
let listingId: number;
beforeEach(async () => {
	undo = withoutPayments();
	world = await makeWorld();
	await mintProducts(world.db);
	ada = await world.person("ada@example.com");
	const draft = { status: "draft", launchWeek: null, ownerId: ada.userId } as const;
	listingId = (await mintListing(world.db, "acme", draft)).id;
});
afterEach(() => undo());

it("offers no products", async () => {
	const answer = await world.api("GET", "/products");
	expect([answer.status, answer.body]).toEqual([200, { items: [], currency: "usd", prices_include_vat: false }]);
});

it("refuses to price or to check out, with the way that is open", async () => {
	for (const path of ["/orders/quote", "/orders/checkout"]) {
		const items = [{ product: "launch", listing_id: listingId }];
		const answer = await world.api<{ code: string; detail: string }>("POST", path, { as: ada, body: { items } });
		expect([answer.status, answer.body.code], path).toEqual([400, "nothing_for_sale"]);
		expect(answer.body.detail).toContain("choose_free_listing");
	}
	expect((await world.api("GET", "/orders", { as: ada })).body).toMatchObject({ items: [] });
});

it("names no paid step", async () => {
	const own = await world.api<{ next_actions: { operation: string }[] }>("GET", `/me/listings/${listingId}`, {
		as: ada,
	});
	expect(own.body.next_actions.map(({ operation }) => operation)).toEqual(["choose_free_listing", "update_my_listing"]);
	expect((await openBrowser().get("/")).html).not.toContain("A paid plan");
});

it("keeps the orders there are, and opens no payment for them", async () => {
	const { order } = await mintOrder(world.db, ada.userId, "LW-OLD", 9900, [{ product: "launch", listingId }]);
	expect((await world.api("GET", `/orders/${order.number}`, { as: ada })).body).toMatchObject({ status: "pending" });
	const path = `/checkout/${order.checkoutToken}`;
	const browser = openBrowser();
	const billing = { name: "Ada", address: "Weg 1", city: "Berlin", postal_code: "10115", country: "DE" };
	const answer = await browser.submit((await browser.get(path)).form(path), billing);
	expect(answer.status).toBe(400);
	expect(answer.html).toContain("This directory sells nothing.");
});

it("has no webhook and no page that pays without money", async () => {
	const browser = openBrowser();
	for (const path of ["/webhooks/stripe", "/webhooks/test"]) {
		expect((await browser.post(path, new URLSearchParams())).status, path).toBe(404);
	}
	const { order } = await mintOrder(world.db, ada.userId, "LW-OLD", 9900, [{ product: "launch", listingId }]);
	expect((await browser.get(`/test-payments/${order.checkoutToken}`)).status).toBe(404);
});
