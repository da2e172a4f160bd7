import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { orders, products, promoCodes, weekSlots } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { mintProducts } from "#testing/orders";
import { withoutPayments } from "#testing/without-payments";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
	browser = openBrowser();
});

const WEEK = addWeeks(weekOf(new Date()), 1);
const EMAIL = "ada@example.com";

/** A draft of Ada's, who is signed in. */
async function adaWith(slug: string, values = {}): Promise<number> {
	const { userId } = await world.person(EMAIL);
	const { id } = await mintListing(world.db, slug, {
		name: slug,
		status: "draft",
		launchWeek: null,
		ownerId: userId,
		...values,
	});
	await browser.signIn(world, EMAIL);
	return id;
}
async function put(product: string, fields: Record<string, string> = {}) {
	const page = await browser.get(`/buy/${product}`);
	return browser.submit(page.form(`/buy/${product}`), fields);
}
const cart = async (query = "") => browser.get(`/cart${query}`);
const allOrders = () => world.db.select().from(orders);

it("says before a launch at once is bought how long its week still lasts", async () => {
	const page = await browser.get("/buy/launch");
	expect(page.html).toMatch(/this week, whose votes close in (?:\d d \d+ h|(?:\d+ h )?\d+ min);/);
	expect((await browser.get("/buy/skip_queue")).html).not.toContain("whose votes close");
});

it("goes from the prices to a checkout, signed out until it must know who", async () => {
	expect((await browser.get("/pricing")).html).toContain('href="/buy/launch"');
	expect(await put("launch", { week: WEEK })).toMatchObject({ status: 303, location: "/cart" });
	await put("done_for_you");
	const unsigned = await cart();
	expect(unsigned.html).toContain("$398.00");
	expect(unsigned.html).toContain('href="/sign-in?return_to=%2Fcart"');
	const id = await adaWith("inkfern");
	// Signed in, the cart is still there, and says what it needs to know.
	const asked = await cart();
	expect(asked.html).toContain("Choose which of your products it is for.");
	const change = await browser.get("/buy/launch?item=0");
	expect(change.html).toMatch(new RegExp(`value="${WEEK}" selected`));
	await browser.submit(change.form("/buy/launch"), { listing_id: String(id) });
	const ready = await cart("?country=DE&vat_number=DE129273398");
	for (const shown of ["inkfern", "The VAT number is valid", "reverse charge", "$398.00"])
		expect(ready.html).toContain(shown);
	const placed = await browser.submit(ready.form("/cart/checkout"));
	expect(placed.location).toMatch(/^\/checkout\/[0-9a-f]{64}$/);
	expect(await allOrders()).toMatchObject([{ status: "pending", totalCents: 39_800, vat: { country: "DE" } }]);
	expect((await cart()).html).toContain("Your cart is empty");
	expect((await browser.get(placed.location ?? "")).html).toContain('value="DE129273398"');
});

it("means the same item in two windows, or none: an older one changes and removes no other", async () => {
	for (const week of ["", WEEK]) await put("launch", { week });
	const older = await cart();
	const editing = await browser.get("/buy/launch?item=0");
	const remove = older.form("/cart/remove");
	await browser.submit(remove);
	// Sent once more by the other window, it would have met the item that stands there now.
	await browser.submit(remove);
	expect((await cart()).html.match(/href="\/buy\/launch\?item=/g)).toHaveLength(1);
	expect((await browser.get("/buy/launch?item=0")).html).toMatch(new RegExp(`value="${WEEK}" selected`));
	// What was being changed is put in anew, and nothing else is written over.
	await browser.submit(editing.form("/buy/launch"));
	expect((await cart()).html.match(/href="\/buy\/launch\?item=/g)).toHaveLength(2);
});

it("names the order that is open, with the way to it, to whoever goes back from its checkout", async () => {
	await adaWith("inkfern");
	await put("done_for_you");
	expect((await cart()).html).not.toContain("is open");
	const placed = await browser.submit((await cart()).form("/cart/checkout"));
	const [order] = await allOrders();
	const emptied = await cart();
	expect(emptied.html).toContain("Your cart is empty");
	expect(emptied.html).toContain("An order is open");
	expect(emptied.html).toContain(`<a href="${placed.location}" class="button primary">`);
	expect(emptied.html).toContain(order?.number ?? "no order");
	expect(emptied.html.match(/class="button primary/g)).toHaveLength(1);
	// Beside what is chosen next it is still said; the cart keeps its own button.
	await put("launch", { week: WEEK });
	const next = await cart();
	expect(next.html).toContain("An order is open");
	expect(next.html).toContain(`<a href="${placed.location}" class="button">`);
	await expect(openBrowser().get("/cart")).resolves.not.toMatchObject({ html: expect.stringContaining("is open") });
	await world.db.update(orders).set({ status: "expired" });
	expect((await cart()).html).not.toContain("is open");
});

it("makes one order of one press, however often it is sent", async () => {
	await adaWith("inkfern");
	await put("done_for_you");
	const form = (await cart()).form("/cart/checkout");
	const kept = new Map(browser.cookies);
	const placed = [];
	for (let press = 0; press < 3; press++) {
		for (const [name, value] of kept) browser.cookies.set(name, value);
		placed.push((await browser.submit(form)).location);
	}
	expect(new Set(placed).size).toBe(1);
	expect(await allOrders()).toHaveLength(1);
});

it("says what VAT does with a number that is wrong, and with none", async () => {
	await adaWith("inkfern");
	await put("done_for_you");
	const wrong = await cart("?country=DE&vat_number=DE1");
	for (const shown of ["the VAT number does not count", "DE and 9 digits", "$355.81", "19% of Germany"]) {
		expect(wrong.html).toContain(shown);
	}
	expect((await cart("?country=US")).html).toContain("the buyer is outside the EU");
	expect((await cart("?country=XX&vat_number=<b>")).html).toContain("Choose a country");
	const long = await cart(`?country=DE&vat_number=${"1".repeat(40)}`);
	expect(long.html).toContain("too long for a VAT number");
});

it("checks what is put in as a quote would, field by field, for whoever is signed in", async () => {
	const id = await adaWith("inkfern", { status: "live", launchWeek: WEEK });
	const refused = await put("extra_categories", { listing_id: String(id) });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain('href="#category-1"');
	const amount = await put("billboard_min", { listing_id: String(id), amount: "5" });
	expect(amount.html).toContain("The least is $10.");
	expect(amount.html).toContain('value="5"');
	const live = await put("launch", { listing_id: String(id) });
	expect(live.status).toBe(400);
	expect(live.html).not.toMatch(/list_products|listing_id:|\/items\//);
	const trophy = await put("trophy_cabinet", { listing_id: String(id), "option-count": "9" });
	for (const field of ["option-material", "option-count"]) expect(trophy.html).toContain(`href="#${field}"`);
	await mintCategory(world.db, "crm", { name: "CRM" });
	expect((await put("extra_categories", { listing_id: String(id), "category-2": "crm" })).status).toBe(303);
	const fitting = { listing_id: String(id), "option-material": "wood", "option-engraving": "<b>", "option-count": "2" };
	await put("trophy_cabinet", fitting);
	await put("billboard_min", { listing_id: String(id), amount: "1,234.50" });
	const { html } = await cart();
	for (const shown of ["CRM", "&lt;b&gt;", "$1,234.50", "Wood"]) expect(html).toContain(shown);
});

it("takes out what the window shows, and nothing else", async () => {
	await put("done_for_you");
	await put("ai_review");
	const old = await cart();
	const first = old.form("/cart/remove");
	await browser.submit(first);
	await browser.submit(first);
	expect((await cart()).html).toContain("ai_review");
	await browser.submit((await cart()).form("/cart/remove"));
	expect((await cart()).html).toContain("Your cart is empty");
});

it("holds twenty things and no more, and a cookie that is no cart is none", async () => {
	for (let count = 0; count < 20; count++) expect((await put("done_for_you")).status).toBe(303);
	const full = await put("done_for_you");
	expect(full.status).toBe(400);
	expect(full.html).toContain("The cart holds no more.");
	for (const value of ["nonsense", "W3t9XQ", "////", "eyJhIjoxfQ"]) {
		browser.cookies.set("__Host-cart", value);
		expect((await cart()).html, value).toContain("Your cart is empty");
	}
});

it("says what has filled up, is no longer for sale or is somebody else's", async () => {
	const id = await adaWith("inkfern");
	await put("launch", { listing_id: String(id), week: WEEK });
	await world.db.insert(weekSlots).values({ week: WEEK, paidTaken: 30 });
	const filled = await cart();
	expect(filled.html).toContain("Something in the cart has to be changed");
	expect(filled.html).not.toContain('action="/cart/checkout"');
	const stranger = await world.person("eve@example.com");
	const other = await mintListing(world.db, "other", { status: "draft", launchWeek: null, ownerId: stranger.userId });
	const page = await browser.get("/buy/launch");
	const foreign = await browser.submit(page.form("/buy/launch"), { listing_id: String(other.id) });
	expect(foreign.html).toContain("Choose which of your products it is for.");
	expect((await browser.get("/buy/nothing_of_ours")).status).toBe(404);
	const undo = withoutPayments();
	expect((await openBrowser().get("/buy/launch")).status).toBe(404);
	undo();
});

it("tries a promo code in the cart, and uses it on the order that is made of it", async () => {
	await world.db.insert(promoCodes).values([
		{ code: "SPRING-20", percent: 20, note: "", createdAt: 1 },
		{ code: "STOPPED", percent: 20, note: "", createdAt: 1, stoppedAt: 2 },
	]);
	await adaWith("inkfern");
	await put("done_for_you");
	expect((await cart("?promo=nothing")).html).toContain("There is no such code.");
	expect((await cart("?promo=stopped")).html).toContain("This code is no longer good.");
	const priced = await cart("?country=IE&promo=spring-20");
	// 299.00, less 59.80; VAT of 23 % on what is left.
	for (const shown of ["-$59.80", "$55.02", "$294.22"]) expect(priced.html).toContain(shown);
	const placed = await browser.submit(priced.form("/cart/checkout"));
	expect(placed.location).toMatch(/^\/checkout\/[0-9a-f]{64}$/);
	expect(await allOrders()).toMatchObject([{ subtotalCents: 23_920, totalCents: 29_422 }]);
	const checkout = await browser.get(placed.location ?? "");
	expect(checkout.html).toContain("SPRING-20");
	await browser.submit(checkout.form(`${placed.location}/promo`), { decision: "remove" });
	expect(await allOrders()).toMatchObject([{ subtotalCents: 29_900 }]);
	const refused = await browser.submit((await browser.get(placed.location ?? "")).form(`${placed.location}/promo`), {
		promo: "stopped",
	});
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("This code is no longer good.");
});

it("says at the checkout why the code of the cart takes nothing off, where another buyer was quicker", async () => {
	await world.db.insert(promoCodes).values({ code: "ONCE-50", percent: 50, maxUses: 1, note: "", createdAt: 1 });
	await adaWith("inkfern");
	await put("done_for_you");
	const quoted = (await cart("?country=US&promo=once-50")).form("/cart/checkout");
	await world.db.update(promoCodes).set({ uses: 1 });
	const { location = "" } = await browser.submit(quoted);
	const checkout = await browser.get(location ?? "");
	expect(checkout.html).toContain("This code has been used as often as it may be.");
	expect(checkout.html).toMatch(/<input[^>]*name="promo"[^>]*aria-invalid="true" autofocus/);
	await world.db.update(promoCodes).set({ uses: 0 });
	expect((await browser.get(location ?? "")).html).not.toContain("used as often");
});

it("says at the checkout that prices have changed since the cart, and takes the order back into the cart", async () => {
	await adaWith("inkfern");
	await put("done_for_you");
	const form = (await cart()).form("/cart/checkout");
	await world.db.update(products).set({ priceCents: 30_000 }).where(eq(products.code, "done_for_you"));
	const placed = await browser.submit(form);
	const checkout = await browser.get(placed.location ?? "");
	expect(checkout.html).toContain("Prices have changed since your cart said $299.00: the total is $300.00 now.");
	const path = new URL(placed.location ?? "", "https://a.example").pathname;
	expect((await browser.submit(checkout.form(`${path}/to-cart`))).location).toBe("/cart");
	expect((await cart()).html).toContain('href="/buy/done_for_you?item=0"');
	expect(await allOrders()).toMatchObject([{ status: "expired" }]);
	// Whoever knows the address alone may pay, but not this.
	const other = openBrowser();
	await other.signIn(world, "eve@example.com");
	expect((await other.get(path)).html).not.toContain("to-cart");
});

it("takes the same thing in once when its form is gone back to, and says of two what is wrong with the second", async () => {
	const id = String(await adaWith("inkfern"));
	const form = (await browser.get("/buy/launch")).form("/buy/launch");
	for (let press = 0; press < 2; press++)
		expect(await browser.submit(form, { listing_id: id })).toMatchObject({ status: 303, location: "/cart" });
	expect((await cart()).html.match(/href="\/buy\/launch\?item=/g)).toHaveLength(1);
	// What can be bought as often as one likes is put in as often.
	for (let press = 0; press < 2; press++) await put("done_for_you");
	expect((await cart()).html.match(/href="\/buy\/done_for_you\?item=/g)).toHaveLength(2);
	await browser.submit(form, { listing_id: id, week: WEEK });
	const { html } = await cart();
	expect(html).toContain("The cart holds this for the same product already.");
	expect(html).not.toContain("It is live already");
});
