import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { mails, orders, paymentEvents, weekSlots } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser, type PageAnswer, SITE } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { mintProducts } from "#testing/orders";
import { startSite } from "#testing/servers";
import { makeWorld, type Person, type World } from "#testing/world";
import { webhooks } from "#workers/webhooks";

let world: World;
let ada: Person;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
	ada = await world.person("ada@example.com");
	browser = openBrowser();
});

const NEXT_WEEK = addWeeks(weekOf(new Date()), 1);
const BILLING = {
	name: "Ada",
	company: "Acme GmbH",
	address: "Weg 1",
	city: "Berlin",
	postal_code: "10115",
	country: "DE",
	vat_number: "",
};

interface Order {
	number: string;
	status: string;
	total_cents: number;
	checkout_url: string;
	next_actions: unknown[];
}

async function checkout(items: unknown[]): Promise<{ number: string; path: string }> {
	const answer = await world.api<Order>("POST", "/orders/checkout", { as: ada, body: { items } });
	return { number: answer.body.number, path: new URL(answer.body.checkout_url).pathname };
}
const draft = () => mintListing(world.db, "acme", { status: "draft", launchWeek: null, ownerId: ada.userId });
const getOrder = async (number: string) => (await world.api<Order>("GET", `/orders/${number}`, { as: ada })).body;
async function sendBilling(path: string, changes: Partial<typeof BILLING> = {}): Promise<PageAnswer> {
	const page = await browser.get(path);
	return browser.submit(page.form(path), { ...BILLING, ...changes });
}

it("leads from a quote to a live listing", async () => {
	const { id } = await draft();
	const items = [{ product: "launch", listing_id: id }];
	const quote = await world.api<Order>("POST", "/orders/quote", { as: ada, body: { items, billing_country: "DE" } });
	expect(quote.body.total_cents).toBe(11781);

	const { number, path } = await checkout(items);
	const review = await browser.get(path);
	expect(review.status).toBe(200);
	expect(review.html).toContain("$99.00");
	expect(await sendBilling(path)).toMatchObject({ status: 303, location: path });
	const ready = await browser.get(path);
	expect(ready.html).toContain("Pay $117.81");
	expect(ready.html).toContain("Acme GmbH");
	// Countries by their names, money with its cents.
	expect(ready.html).toContain("19% of Germany");
	expect(ready.html).toContain("<bdi>Germany</bdi>");
	expect(ready.html).not.toMatch(/\bDE\b|usd|billing_country/);

	const pay = /href="([^"]*\/test-payments\/[^"]+)"/.exec(ready.html)?.[1] ?? "";
	const payment = await browser.get(new URL(pay).pathname);
	const token = path.split("/")[2];
	const paid = await browser.submit(payment.form(`/test-payments/${token}/payment_succeeded`));
	expect(paid).toMatchObject({ status: 303, location: `${path}/thanks` });
	expect((await browser.get(`${path}/thanks`)).html).toContain("The listing is live.");

	expect(await getOrder(number)).toMatchObject({
		status: "paid",
		total_cents: 11781,
		checkout_url: null,
		vat: { reason: "destination", amount_cents: 1881 },
		lines: [{ product: "launch", fulfilled: true, outcome: "The listing is live." }],
	});
	const listing = await world.db.query.listings.findFirst({ where: (row) => eq(row.id, id) });
	expect(listing).toMatchObject({ status: "live", plan: "paid" });
});

it("pays once, however often the button is pressed", async () => {
	const { number, path } = await checkout([{ product: "done_for_you" }]);
	await sendBilling(path);
	const token = path.split("/")[2];
	const page = await browser.get(`/test-payments/${token}`);
	const form = page.form(`/test-payments/${token}/payment_succeeded`);
	await Promise.all(Array.from({ length: 5 }, () => browser.submit(form)));
	expect((await getOrder(number)).status).toBe("paid");
	expect(await world.db.query.teamTasks.findMany()).toHaveLength(1);
	expect(await world.db.query.paymentEvents.findMany()).toHaveLength(1);
});

it("says that a payment failed, by mail too, and leads to another try", async () => {
	const { number, path } = await checkout([{ product: "done_for_you" }]);
	const token = path.split("/")[2];
	const pay = async (attempt: number, kind: string) => {
		const page = await browser.get(`/test-payments/${token}?attempt=${attempt}`);
		return browser.submit(page.form(`/test-payments/${token}/${kind}`));
	};
	await sendBilling(path);
	expect(await pay(1, "payment_failed")).toMatchObject({ location: `${path}/thanks` });
	expect(await browser.get(`${path}/thanks`)).toMatchObject({ status: 303, location: path });
	const failed = await browser.get(path);
	expect(failed.html).toContain("The payment did not go through");
	expect(failed.html).not.toContain("/test-payments/");
	expect((await world.db.select().from(mails)).map(({ mail }) => mail)).toEqual(["payment-failed"]);

	expect((await browser.submit(failed.form(`${path}/change`))).location).toBe(`${path}#billing`);
	expect((await browser.get(path)).html).toContain("The payment did not go through");
	await browser.signIn(world, "ada@example.com");
	expect((await browser.get(`/account/orders/${number}`)).html).toContain("The payment did not go through");
	await world.db.update(paymentEvents).set({ happenedAt: Date.now() - 60_000 });
	await sendBilling(path);
	const again = await browser.get(path);
	expect(again.html).not.toContain("did not go through");
	expect(again.html).toContain("/test-payments/");
	expect((await browser.get(`${path}/thanks`)).html).toContain("has not confirmed your payment yet");
	await pay(2, "payment_succeeded");
	expect(await getOrder(number)).toMatchObject({ status: "paid" });
});

it("says that money is under way for days, and takes no other payment meanwhile", async () => {
	const { number, path } = await checkout([{ product: "done_for_you" }]);
	const token = path.split("/")[2];
	await sendBilling(path);
	const tell = async (kind: string) => {
		const page = await browser.get(`/test-payments/${token}?attempt=1`);
		return browser.submit(page.form(`/test-payments/${token}/${kind}`));
	};
	expect(await tell("payment_under_way")).toMatchObject({ location: `${path}/thanks` });
	const thanks = await browser.get(`${path}/thanks`);
	expect(thanks.html).toContain("Your payment is under way");
	expect(thanks.html).not.toContain('http-equiv="refresh"');
	const waiting = await browser.get(path);
	expect(waiting.html).toContain("Your payment is under way");
	expect(waiting.html).not.toMatch(/Pay \$|\/change|\/to-cart|name="country"/);
	await browser.signIn(world, "ada@example.com");
	const order = await browser.get(`/account/orders/${number}`);
	expect(order.html).toContain("Your payment is under way");
	expect(order.html).not.toMatch(/Go on to pay|can be corrected/);
	expect(await world.db.select().from(mails)).toHaveLength(0);

	await tell("payment_succeeded");
	expect(await getOrder(number)).toMatchObject({ status: "paid" });
});

it("says wherever an order is named that its money is under way, and asks nobody to pay it", async () => {
	const { id } = await draft();
	const { number, path } = await checkout([{ product: "launch", listing_id: id }]);
	const token = path.split("/")[2];
	await sendBilling(path);
	await browser.signIn(world, "ada@example.com");
	expect((await browser.get("/account")).html).toContain("1 order not paid yet");
	const payment = await browser.get(`/test-payments/${token}?attempt=1`);
	await browser.submit(payment.form(`/test-payments/${token}/payment_under_way`));

	expect((await browser.get("/account")).html).not.toContain("not paid yet");
	const pages = ["/account/orders", "/cart", `/account/products/${id}`];
	for (const page of pages) {
		const { html } = await browser.get(page);
		expect(html, page).toMatch(/payment (is )?under way/i);
		expect(html, page).toContain(`/account/orders/${number}`);
		expect(html, page).not.toMatch(/not paid|to pay|href="\/checkout/i);
	}
	const admin = await openAdmin(world);
	for (const page of [
		"/admin/orders",
		"/admin/orders?status=pending",
		`/admin/orders/${number}`,
		`/admin/people/${ada.userId}`,
	]) {
		const { html } = await admin.get(page);
		expect(html, page).toContain("Payment under way");
		expect(html, page).not.toContain("Not paid<");
	}
	const { next_actions: next } = await getOrder(number);
	expect(next).toEqual([{ operation: "get_order", why: expect.stringContaining("nothing to pay meanwhile") }]);
	const { items } = (await world.api<{ items: Order[] }>("GET", "/orders", { as: ada })).body;
	expect(items[0]).toMatchObject({ next_actions: next });
});

it("has a test payment of money that takes days come, or not, from the order's page", async () => {
	for (const [kind, button, becomes] of [
		["payment_succeeded", "Let the money come", "paid"],
		["payment_failed", "Let it not come", "pending"],
	] as const) {
		const { number, path } = await checkout([{ product: "done_for_you" }]);
		const token = path.split("/")[2];
		await sendBilling(path);
		const payment = await browser.get(`/test-payments/${token}?attempt=1`);
		await browser.submit(payment.form(`/test-payments/${token}/payment_under_way`));
		const waiting = await browser.get(path);
		const later = /href="[^"]*(\/test-payments\/[^"]+)"/.exec(waiting.html)?.[1] ?? "";
		const page = await browser.get(later);
		expect(page.html).toContain("The money is under way.");
		expect(page.html).toContain(button);
		expect(page.html).not.toContain("payment_under_way");
		await browser.submit(page.form(`/test-payments/${token}/${kind}`));
		expect((await getOrder(number)).status).toBe(becomes);
		const over = await browser.get(later);
		expect(over.html.includes("This payment is closed")).toBe(becomes === "pending");
	}
});

it("says of a payment that failed that it failed, in whatever order both are told", async () => {
	for (const kinds of [
		["payment_under_way", "payment_failed"],
		["payment_failed", "payment_under_way"],
	]) {
		const { path } = await checkout([{ product: "done_for_you" }]);
		const token = path.split("/")[2];
		await sendBilling(path);
		const page = await browser.get(`/test-payments/${token}?attempt=1`);
		for (const kind of kinds) await browser.submit(page.form(`/test-payments/${token}/${kind}`));
		const failed = await browser.get(path);
		expect(failed.html).toContain("The payment did not go through");
		expect(failed.html).not.toContain("under way");
	}
});

it("works out the VAT itself and freezes it", async () => {
	const { number, path } = await checkout([{ product: "done_for_you" }]);
	await sendBilling(path, { vat_number: "DE129273398" });
	expect(await getOrder(number)).toMatchObject({
		status: "pending",
		total_cents: 29900,
		vat: { reason: "reverse_charge", vat_number_state: "valid", country: "DE" },
	});
	const ready = await browser.get(path);
	expect(ready.html).toContain("Pay $299.00");
	expect(ready.html).not.toContain('name="country"');
});

it("lets a mistyped VAT number be mended at once, with scripts off, and the old payment page takes nothing", async () => {
	const { number, path } = await checkout([{ product: "done_for_you" }]);
	await sendBilling(path, { vat_number: "DE12927339" });
	const ready = await browser.get(path);
	expect(ready.html).toContain("VAT is charged: the VAT number does not count");
	expect(ready.html).toContain("DE and 9 digits");
	const payPath = /href="([^"]*\/test-payments\/[^"]+)"/.exec(ready.html)?.[1] ?? "";
	const oldPage = await browser.get(payPath.slice(SITE.length));
	expect(await browser.submit(ready.form(`${path}/change`))).toMatchObject({
		status: 303,
		location: `${path}#billing`,
	});
	expect((await browser.get(path)).html).toContain('value="DE12927339"');
	await sendBilling(path, { vat_number: "DE129273398" });
	expect(await getOrder(number)).toMatchObject({ total_cents: 29900, vat: { reason: "reverse_charge" } });
	const token = path.split("/")[2];
	const refused = await browser.submit(oldPage.form(`/test-payments/${token}/payment_succeeded`));
	expect((await browser.get(refused.location ?? "")).html).toContain("This payment is closed");
	expect((await getOrder(number)).status).toBe("pending");
	// A window that still shows the payment given up ends no later one.
	await browser.submit(ready.form(`${path}/change`));
	expect((await browser.get(path)).html).toContain("Pay $299.00");
});

it("takes the VAT of the place that the postal code tells, and asks for the code where it does", async () => {
	const { number, path } = await checkout([{ product: "done_for_you" }]);
	const asked = await sendBilling(path, { country: "ES", postal_code: "" });
	expect(asked.html).toContain(
		'<a href="#postal_code">Give the postal code: in this country it decides whose VAT applies.</a>',
	);
	expect(asked.html).toContain("One answer needs another look");
	const nonsense = await sendBilling(path, { country: "ES", postal_code: "ABCDE" });
	expect(nonsense.status).toBe(400);
	expect(nonsense.html).toContain("Postal codes of Spain are 5 digits from 01001 to 52999, such as 28013");
	expect(nonsense.html).toContain('value="ABCDE"');
	await sendBilling(path, { country: "ES", city: "Las Palmas", postal_code: "35001" });
	expect(await getOrder(number)).toMatchObject({
		total_cents: 29900,
		vat: { reason: "outside_scope", country: "ES", territory: "the Canary Islands" },
	});
	expect((await browser.get(path)).html).toContain("None: the EU’s VAT does not apply in the Canary Islands");
});

it("says which billing details are wrong and keeps the others", async () => {
	const { path } = await checkout([{ product: "done_for_you" }]);
	const answer = await sendBilling(path, { country: "XX", city: "" });
	expect(answer.status).toBe(400);
	expect(answer.html).toContain("2 answers need another look");
	expect(answer.html).toContain('<a href="#city">Give the city.</a>');
	expect(answer.html).toMatch(
		/id="country"[^>]*aria-invalid="true"[^>]*aria-describedby="country-problem country-hint"/,
	);
	expect(answer.html).toContain("Acme GmbH");
});

it("refuses forms from other sites and unknown addresses", async () => {
	const { path } = await checkout([{ product: "done_for_you" }]);
	const page = await browser.get(path);
	const fields = new URLSearchParams({ ...Object.fromEntries(page.form(path).fields), ...BILLING });
	const foreign = await browser.post(path, fields, { Origin: "https://evil.example" });
	expect(foreign.status).toBe(400);
	expect((await browser.get(`/checkout/${"0".repeat(64)}`)).status).toBe(404);
});

it("holds places in launch weeks while a payment is open, and frees them when it ends unpaid", async () => {
	const { id } = await draft();
	const { number, path } = await checkout([{ product: "launch", listing_id: id, week: NEXT_WEEK }]);
	await sendBilling(path);
	const slots = () => world.db.query.weekSlots.findFirst({ where: (row) => eq(row.week, NEXT_WEEK) });
	expect(await slots()).toMatchObject({ paidTaken: 1 });
	expect(await world.runJobs()).toEqual([]);
	expect(await world.runJobs(new Date(Date.now() + 3 * 3_600_000))).toEqual(["end-payment: ended unpaid"]);
	expect(await slots()).toMatchObject({ paidTaken: 0 });
	expect((await browser.get(path)).html).toContain("Who pays");
	expect(await world.runJobs(new Date(Date.now() + 15 * 86_400_000))).toEqual(["close-order: closed unpaid"]);
	expect((await getOrder(number)).status).toBe("expired");
	expect((await browser.get(path)).html).toContain("closed unpaid");
});

it("does not open a payment for what could not be delivered any more", async () => {
	const { id } = await draft();
	const { number, path } = await checkout([{ product: "launch", listing_id: id, week: NEXT_WEEK }]);
	await world.db.insert(weekSlots).values({ week: NEXT_WEEK, paidTaken: 30 });
	const answer = await sendBilling(path);
	expect(answer.status).toBe(400);
	expect(answer.html).toContain("This week is full.");
	expect(answer.html).not.toMatch(/no paid place|items\/0/);
	expect(await getOrder(number)).toMatchObject({ status: "pending" });
});

const SECRET = "whsec_of_the_tests";

async function sendWebhook(settings: Record<string, unknown>, event: unknown, signature?: string) {
	const body = JSON.stringify(event);
	const stripe = new Stripe("sk_test_none", { httpClient: Stripe.createFetchHttpClient() });
	const cryptoProvider = Stripe.createSubtleCryptoProvider();
	const timestamp = Math.floor(Date.now() / 1000);
	const signed = stripe.webhooks.generateTestHeaderStringAsync({
		payload: body,
		secret: SECRET,
		timestamp,
		cryptoProvider,
	});
	const headers = { "Stripe-Signature": signature ?? (await signed) };
	const request = new Request(`${SITE}/webhooks/stripe`, { method: "POST", headers, body });
	return webhooks.fetch(request, { ...env, ...settings }, createExecutionContext());
}

it("believes Stripe's signed events and no others", async () => {
	const { id } = await draft();
	const { number } = await checkout([{ product: "launch", listing_id: id }]);
	const api = await startSite({});
	const settings = { STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_BASE: api.origin };
	const event = (amount: number, eventId: string) => ({
		id: eventId,
		object: "event",
		created: 1_795_000_000,
		type: "checkout.session.completed",
		data: {
			object: {
				id: "cs_1",
				payment_status: "paid",
				payment_intent: `pi_${eventId}`,
				amount_total: amount,
				currency: "usd",
				metadata: { order_number: number },
			},
		},
	});
	expect((await sendWebhook(settings, event(9900, "evt_1"), "t=1,v1=00")).status).toBe(400);
	expect((await getOrder(number)).status).toBe("pending");
	const short = await sendWebhook(settings, event(1, "evt_2"));
	expect(await short.json()).toEqual({ outcome: "amount or currency does not match" });
	expect((await getOrder(number)).status).toBe("pending");
	const answers = await Promise.all(Array.from({ length: 20 }, () => sendWebhook(settings, event(9900, "evt_3"))));
	expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
	expect(await getOrder(number)).toMatchObject({ status: "paid", lines: [{ fulfilled: true }] });
	await api.stop();
});

it("has no webhook where payments are only tests", async () => {
	expect((await sendWebhook({}, {})).status).toBe(404);
	expect(await world.db.select().from(orders)).toEqual([]);
});

it("opens a payment anew that got no page in time, at the press of its button", async () => {
	const { id } = await draft();
	const { number, path } = await checkout([{ product: "launch", listing_id: id }]);
	await sendBilling(path);
	const pressed = async (leftMs: number) => {
		await world.db.update(orders).set({ paymentUrl: null, paymentExpiresAt: Date.now() + leftMs });
		expect(await browser.submit((await browser.get(path)).form(path))).toMatchObject({ status: 303, location: path });
		const [order] = await world.db.select().from(orders).where(eq(orders.number, number));
		expect(order?.paymentUrl).not.toBeNull();
		return order?.paymentAttempt;
	};
	expect(await pressed(60 * 60_000)).toBe(1);
	// A provider opens no page that ends so soon.
	expect(await pressed(20 * 60_000)).toBe(2);
	expect(await pressed(-60_000)).toBe(3);
	expect((await browser.get(path)).html).toContain("Acme GmbH");
});
