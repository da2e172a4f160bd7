import { beforeEach, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import type { PaymentEvent } from "#core/orders/payment-state";
import { orders } from "#store/schema/index";
import { paymentProvider, performAs } from "#testing/act";
import { type Browser, openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let browser: Browser;
let userId: number;
const NUMBER = "LW-AAAAAAAAAA";
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	({ userId } = await world.person("ada@example.com"));
	await browser.signIn(world, "ada@example.com");
});

const event = (kind: PaymentEvent["kind"], amountCents = 10_000): PaymentEvent => ({
	provider: "test",
	eventId: `${kind}:${amountCents}`,
	kind,
	orderNumber: NUMBER,
	reference: "pay-1",
	dispute: null,
	amountCents,
	currency: "usd",
	happenedAt: null,
});
const apply = (happened: PaymentEvent) => performAs(paymentProvider, applyPaymentEvent, happened, NOW);

/** An order of a business in Germany whose VAT number is valid. */
async function reverseCharged(): Promise<number> {
	await mintCategory(world.db, "dev-tools", { name: "Developer tools" });
	const { id } = await mintListing(world.db, "acme", { name: "Acme <b>", ownerId: userId });
	const { order } = await mintOrder(world.db, userId, NUMBER, 10_000, [
		{
			product: "extra_categories",
			name: "Extra categories",
			listingId: id,
			categories: ["dev-tools"],
			amountCents: 10_000,
		},
	]);
	await world.db.update(orders).set({
		vat: {
			...order.vat,
			country: "DE",
			reason: "reverse_charge",
			vat_number: "DE129273398",
			vat_number_state: "valid",
		},
		billing: {
			name: "Ada",
			company: "Acme GmbH",
			address: "Weg 1",
			city: "Berlin",
			postal_code: "10115",
			country: "DE",
			vat_number: "DE129273398",
		},
	});
	return id;
}

it("teaches where there is no order, and asks who is there", async () => {
	const page = await browser.get("/account/orders");
	expect(page.html).toContain("You have ordered nothing yet");
	expect(page.html).toContain('href="/pricing"');
	const stranger = await openBrowser().get(`/account/orders/${NUMBER}`);
	expect(stranger.location).toBe(`/sign-in?return_to=${encodeURIComponent(`/account/orders/${NUMBER}`)}`);
});

it("leads from the list to an order, from there to the product and to the invoice", async () => {
	const id = await reverseCharged();
	expect((await browser.get("/account/orders")).html).toContain(`href="/account/orders/${NUMBER}"`);
	const pending = await browser.get(`/account/orders/${NUMBER}`);
	expect(pending.html).toContain(`href="/checkout/token-${NUMBER}"`);
	expect(pending.html).toContain("The invoice is issued with the payment.");
	await apply(event("payment_succeeded"));
	const { html } = await browser.get(`/account/orders/${NUMBER}`);
	for (const shown of ["This order is paid.", "Developer tools", `href="/account/products/${id}"`, "INV-"]) {
		expect(html).toContain(shown);
	}
	expect(html).not.toMatch(/dev-tools|\bDE\b(?!1)/);
	expect(html).toContain("The listing is in 1 more category.");
});

it("prints an invoice with everything that the law asks of one", async () => {
	await reverseCharged();
	await apply(event("payment_succeeded"));
	const number = `INV-${NOW.getUTCFullYear()}-0001`;
	const { html } = await browser.get(`/account/invoices/${number}`);
	const asked = [
		...[`Invoice ${number}`, "Date of issue", "Date of supply and payment", NUMBER],
		...["Example Seller Ltd", "1 Example Street", "Ireland", "IE0000000A"],
		...["Acme GmbH", "Weg 1", "10115 Berlin", "Germany", "DE129273398"],
		...["Extra categories", "Acme &lt;b&gt;", "Developer tools", "<td>1</td>", "$100.00", "VAT 0%", "Reverse charge:"],
	];
	for (const shown of asked) expect(html).toContain(shown);
	const file = await browser.get(`/account/invoices/${number}.json`);
	expect(file.headers.get("Content-Disposition")).toBe(`attachment; filename="${number}.json"`);
	expect(JSON.parse(file.html)).toMatchObject({
		number,
		kind: "invoice",
		order: NUMBER,
		currency: "USD",
		supplied_on: NOW.toISOString().slice(0, 10),
		net_cents: 10_000,
		vat_cents: 0,
		total_cents: 10_000,
		customer: { company: "Acme GmbH" },
		vat: { rate_percent: 0, reason: "reverse_charge", country: "DE" },
		lines: [{ name: "Extra categories", quantity: 1, amount_cents: 10_000 }],
	});
});

it("shows what was given back, with a credit note about the invoice", async () => {
	await reverseCharged();
	await apply(event("payment_succeeded"));
	await apply(event("partially_refunded", 2_500));
	const order = await browser.get(`/account/orders/${NUMBER}`);
	expect(order.html).toContain("$25.00 of it has been given back.");
	const year = NOW.getUTCFullYear();
	const { html } = await browser.get(`/account/invoices/CRN-${year}-0001`);
	expect(html).toContain(`Given back of invoice INV-${year}-0001`);
	expect(html).toContain("-$25.00");
	const data = JSON.parse((await browser.get(`/account/invoices/CRN-${year}-0001.json`)).html);
	expect(data).toMatchObject({
		kind: "credit_note",
		total_cents: 2_500,
		about_invoice: { number: `INV-${year}-0001` },
	});
	await apply(event("refunded"));
	expect((await browser.get(`/account/orders/${NUMBER}`)).html).toContain("The whole payment was given back");
});

it("shows what a dispute took and gave back as an invoice about the first", async () => {
	await reverseCharged();
	for (const kind of ["payment_succeeded", "dispute_lost", "dispute_won"] as const) await apply(event(kind));
	const order = await browser.get(`/account/orders/${NUMBER}`);
	expect(order.html).toContain("This order is paid.");
	expect(order.html).not.toContain("has been given back");
	const year = NOW.getUTCFullYear();
	const { html } = await browser.get(`/account/invoices/INV-${year}-0002`);
	for (const shown of [`Charged again of invoice INV-${year}-0001`, "About invoice", "Reverse charge:", "$100.00"])
		expect(html).toContain(shown);
	const data = JSON.parse((await browser.get(`/account/invoices/INV-${year}-0002.json`)).html);
	expect(data).toMatchObject({ kind: "invoice", about_invoice: { number: `INV-${year}-0001` }, total_cents: 10_000 });
});

it("shows nobody what is somebody else's", async () => {
	await reverseCharged();
	await apply(event("payment_succeeded"));
	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	const number = `INV-${NOW.getUTCFullYear()}-0001`;
	for (const path of [`orders/${NUMBER}`, `invoices/${number}`, `invoices/${number}.json`, "invoices/INV-2026-9999"]) {
		expect((await eve.get(`/account/${path}`)).status, path).toBe(404);
	}
	// Whoever knows the address of the checkout sees what was bought, and no documents.
	const thanks = await eve.get(`/checkout/token-${NUMBER}/thanks`);
	expect(thanks.status).toBe(200);
	expect(thanks.html).not.toContain("/account/invoices/");
	expect((await browser.get(`/checkout/token-${NUMBER}/thanks`)).html).toContain(`/account/invoices/${number}`);
});
