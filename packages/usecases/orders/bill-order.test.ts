import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import type { PaymentEvent } from "#core/orders/payment-state";
import { type BillingDocument, documentsOfOrder, issueDocument } from "#store/billing-documents";
import { runAnyBatch } from "#store/db";
import { billingDocuments, orderLines, orders } from "#store/schema/index";
import { paymentProvider, performAs } from "#testing/act";
import { mintCategory, mintListing } from "#testing/listings";
import { type MintLine, mintOrder } from "#testing/orders";
import { makeWorld, NOW, type Person, type World } from "#testing/world";
import { billOrder } from "#usecases/orders/bill-order";

let world: World;
let buyer: Person;
beforeEach(async () => {
	world = await makeWorld();
	buyer = await world.person();
});

const YEAR = NOW.getUTCFullYear();
const at = NOW.getTime();
const order = (number: string, lines: MintLine[] = [{ product: "done_for_you" }]) =>
	mintOrder(world.db, buyer.userId, number, 10_000, lines);
let events = 0;
const event = (kind: PaymentEvent["kind"], orderNumber: string, more: Partial<PaymentEvent> = {}): PaymentEvent => ({
	provider: "test",
	eventId: `event-${++events}`,
	kind,
	orderNumber,
	reference: `pay:${orderNumber}`,
	dispute: kind.startsWith("dispute") ? "dispute-1" : null,
	amountCents: 10_000,
	currency: "usd",
	happenedAt: null,
	...more,
});
const apply = (happened: PaymentEvent, when = NOW) =>
	performAs(paymentProvider, applyPaymentEvent, happened, when).then(({ outcome }) => outcome);
const documents = () =>
	world.db.select().from(billingDocuments).orderBy(billingDocuments.kind, billingDocuments.sequence);
const notesOf = async (number: string) =>
	(await documentsOfOrder(world.db, number))
		.slice(1)
		.map(({ part, netCents, vatCents, totalCents }) => [...[part, netCents, vatCents, totalCents]]);

it("issues the invoice with the payment: what was billed, to whom and by whom", async () => {
	const category = await mintCategory(world.db, "dev-tools", { name: "Developer tools" });
	const { id } = await mintListing(world.db, "acme", { name: "Acme", ownerId: buyer.userId });
	await order("LW-A", [
		{ product: "extra_categories", name: "Extra categories", listingId: id, categories: [category.slug] },
	]);
	const billing = {
		name: "Ada",
		company: null,
		address: "Weg 1",
		city: "Berlin",
		postal_code: "1",
		country: "DE",
		vat_number: null,
	};
	await world.db.update(orders).set({ billing, subtotalCents: 8_403, vatCents: 1_597 });
	await apply(event("payment_succeeded", "LW-A"));
	expect(await documents()).toMatchObject([
		{
			kind: "invoice",
			year: YEAR,
			sequence: 1,
			orderNumber: "LW-A",
			part: 0,
			issuedAt: at,
			suppliedAt: at,
			currency: "usd",
			netCents: 8_403,
			vatCents: 1_597,
			totalCents: 10_000,
			content: {
				seller: { name: "Example Seller Ltd", country: "IE", vat_number: "IE0000000A" },
				customer: { name: "Ada", country: "DE" },
				lines: [{ name: "Extra categories", listing: "Acme", categories: ["Developer tools"], amount_cents: 100 }],
			},
		},
	]);
	await apply(event("payment_succeeded", "LW-A", { reference: "pay-2" }));
	expect(await documents()).toHaveLength(1);
});

it("numbers each series without gaps, anew each year, and takes no number for what fails", async () => {
	for (const number of ["LW-A", "LW-B", "LW-C", "LW-D"]) await order(number);
	await apply(event("payment_succeeded", "LW-A"));
	await Promise.all([apply(event("payment_succeeded", "LW-B")), apply(event("payment_succeeded", "LW-C"))]);
	const failing = runAnyBatch(world.db, [
		issueDocument(world.db, { ...((await documents())[0] as BillingDocument), orderNumber: "LW-D" }),
		world.db.run(sql`INSERT INTO must_hold (ok, guard) SELECT 0, 'no'`),
	]);
	await expect(failing).rejects.toThrow("guard:no");
	await apply(event("refunded", "LW-B"));
	await apply(event("payment_succeeded", "LW-D"));
	const numbers = (await documents()).map(({ kind, year, sequence }) => [kind, year, sequence]);
	expect(numbers).toEqual([["credit_note", YEAR, 1], ...[1, 2, 3, 4].map((sequence) => ["invoice", YEAR, sequence])]);
	await order("LW-E");
	await apply(event("payment_succeeded", "LW-E"), new Date(Date.UTC(YEAR + 1, 0, 1)));
	expect(await documentsOfOrder(world.db, "LW-E")).toMatchObject([{ year: YEAR + 1, sequence: 1 }]);
});

it("credits what is given back in parts, once for each, and never more than was billed", async () => {
	await order("LW-A");
	await world.db.update(orders).set({ subtotalCents: 8_403, vatCents: 1_597 });
	await apply(event("payment_succeeded", "LW-A"));
	await apply(event("partially_refunded", "LW-A", { amountCents: 1_000 }));
	// What a provider says is the sum so far: an older word that comes late changes nothing.
	await apply(event("partially_refunded", "LW-A", { amountCents: 400 }));
	await apply(event("partially_refunded", "LW-A", { amountCents: 1_001 }));
	await apply(event("refunded", "LW-A"));
	await apply(event("dispute_lost", "LW-A"));
	expect(await notesOf("LW-A")).toEqual([
		[1, 840, 160, 1_000],
		[2, 1, 0, 1],
		[3, 7_562, 1_437, 8_999],
	]);
});

it("states VAT in the seller's currency by the rate frozen with the totals, and takes it off by the same", async () => {
	const { order: minted } = await order("LW-A");
	const home = { currency: "EUR", day: "2026-11-20", from_millionths: 1_152_000, to_millionths: 1_000_000 };
	await world.db.update(orders).set({ subtotalCents: 8_403, vatCents: 1_597, vat: { ...minted.vat, home } });
	await apply(event("payment_succeeded", "LW-A"));
	for (const amountCents of [1, 2_000, 3_333, 9_999]) await apply(event("partially_refunded", "LW-A", { amountCents }));
	await apply(event("refunded", "LW-A"));
	const [invoice, ...notes] = (await documentsOfOrder(world.db, "LW-A")).map(
		({ content }) => content.home_vat_cents ?? -1,
	);
	expect(invoice).toBe(1_386);
	expect(notes).toHaveLength(5);
	expect(notes.reduce((sum, cents) => sum + cents, 0)).toBe(1_386);
	expect(Math.min(...notes)).toBeGreaterThanOrEqual(0);
	expect(await world.db.query.teamTasks.findMany({ where: (task, { eq }) => eq(task.kind, "state_vat") })).toEqual([]);
});

it("leaves stating it to a person where nobody told the rate", async () => {
	await order("LW-A");
	await order("LW-B");
	await world.db.update(orders).set({ subtotalCents: 8_403, vatCents: 1_597 }).where(sql`number = 'LW-A'`);
	for (const number of ["LW-A", "LW-B"]) await apply(event("payment_succeeded", number));
	const tasks = await world.db.query.teamTasks.findMany({ where: (task, { eq }) => eq(task.kind, "state_vat") });
	expect(tasks).toMatchObject([{ detail: { order: "LW-A", currency: "EUR", vat_cents: 1_597 } }]);
});

it("leaves nothing to state by hand where a seller's country asks for no currency, or for the order's own", async () => {
	for (const [number, seller_country] of [
		["LW-US", "US"],
		["LW-EU", "IE"],
	] as const) {
		const { order: minted } = await order(number);
		const vat = { ...minted.vat, seller_country };
		const currency = seller_country === "IE" ? "eur" : "usd";
		await world.db
			.update(orders)
			.set({ subtotalCents: 8_403, vatCents: 1_597, vat, currency })
			.where(sql`number = ${number}`);
		await apply(event("payment_succeeded", number, { currency }));
	}
	expect(await documents()).toHaveLength(2);
	expect(await world.db.query.teamTasks.findMany({ where: (task, { eq }) => eq(task.kind, "state_vat") })).toEqual([]);
});

it("says what a promo code took off a line, and nothing where it took nothing", async () => {
	await order("LW-A", [{ product: "done_for_you" }, { product: "ai_review" }]);
	await world.db.update(orderLines).set({ discountCents: 1 }).where(sql`line = 2`);
	await apply(event("payment_succeeded", "LW-A"));
	const [invoice] = await documents();
	expect(invoice?.content.lines.map(({ discount_cents }) => discount_cents)).toEqual([undefined, 1]);
});

it("asks for no seller once everything is billed", async () => {
	const { order: minted, lines } = await order("LW-A");
	await apply(event("payment_succeeded", "LW-A"));
	const none = { sellerName: null, sellerAddress: null, sellerCountry: "IE", sellerVatNumber: null };
	const ctx = { db: world.db, now: NOW, settings: none };
	expect(await billOrder(ctx, { order: minted, lines }, 0)).toEqual([]);
	await expect(billOrder(ctx, { order: minted, lines }, 1)).rejects.toThrow("/admin/settings/seller");
});

it("credits a dispute when it is lost, not when it is opened or won", async () => {
	for (const number of ["LW-A", "LW-B"]) await order(number);
	for (const number of ["LW-A", "LW-B"]) await apply(event("payment_succeeded", number));
	await apply(event("dispute_opened", "LW-A"));
	await apply(event("dispute_won", "LW-A"));
	expect(await notesOf("LW-A")).toEqual([]);
	await apply(event("dispute_opened", "LW-B"));
	await apply(event("dispute_lost", "LW-B", { amountCents: 2_500 }));
	expect(await notesOf("LW-B")).toEqual([[1, 2_500, 0, 2_500]]);
});

it("charges again what a dispute had taken when it is won on appeal, with an invoice of its own and word of it", async () => {
	await order("LW-A");
	await apply(event("payment_succeeded", "LW-A"));
	await apply(event("dispute_lost", "LW-A", { happenedAt: at }));
	await apply(event("dispute_won", "LW-A", { happenedAt: at + 1 }));
	expect(await documentsOfOrder(world.db, "LW-A")).toMatchObject([
		{ kind: "invoice", sequence: 1, part: 0, totalCents: 10_000 },
		{ kind: "credit_note", sequence: 1, part: 1, totalCents: 10_000 },
		{ kind: "invoice", sequence: 2, part: 2, totalCents: 10_000, suppliedAt: at, content: { lines: [] } },
	]);
	const mails = await world.db.query.mails.findMany({ columns: { mail: true } });
	expect(mails.map(({ mail }) => mail).sort()).toEqual(["order-charged-again", "order-receipt", "order-refunded"]);
});

it("has a person give back otherwise what a refund could not, and keeps its credit note", async () => {
	await order("LW-A");
	for (const kind of ["payment_succeeded", "refunded"] as const) await apply(event(kind, "LW-A"));
	await apply(event("refund_failed", "LW-A", { amountCents: 4_000 }));
	expect(await notesOf("LW-A")).toEqual([[1, 10_000, 0, 10_000]]);
	const tasks = await world.db.query.teamTasks.findMany({ where: (task, { eq }) => eq(task.kind, "refund_failed") });
	expect(tasks).toMatchObject([{ detail: { order: "LW-A", reference: "pay:LW-A", amount_cents: 4_000 } }]);
});

it("bills and credits a payment whose refund came first, in one batch", async () => {
	await order("LW-A");
	await apply(event("refunded", "LW-A"));
	expect(await documents()).toEqual([]);
	await apply(event("payment_succeeded", "LW-A"));
	expect((await documentsOfOrder(world.db, "LW-A")).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
		["invoice", 10_000],
		["credit_note", 10_000],
	]);
});

it("keeps documents as they were issued: the database refuses gaps, more credit than billed, changes and deletion", async () => {
	await order("LW-A");
	await apply(event("payment_succeeded", "LW-A"));
	const [invoice] = await documents();
	if (invoice === undefined) throw new Error("there is no invoice");
	const insert = (changes: Partial<BillingDocument>) =>
		world.db.insert(billingDocuments).values({ ...invoice, ...changes });
	const refused = async (write: PromiseLike<unknown>) => {
		const error: unknown = await Promise.resolve(write).then(
			() => null,
			(cause: unknown) => cause,
		);
		return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
	};
	const note = { kind: "credit_note", part: 1, sequence: 1 } as const;
	expect(await refused(insert({ sequence: 3 }))).toContain("not the next of its series");
	expect(await refused(insert({ sequence: 2 }))).toContain("UNIQUE");
	expect(await refused(insert({ sequence: 2, part: 1 }))).toContain("more is charged again");
	expect(await refused(insert({ ...note, totalCents: 10_001, netCents: 10_001 }))).toContain("beyond their invoice");
	expect(await refused(insert({ ...note, netCents: 9_999 }))).toContain("CHECK");
	expect(await refused(world.db.update(billingDocuments).set({ issuedAt: 0 }))).toContain("never changed");
	expect(await refused(world.db.delete(billingDocuments))).toContain("kept with their orders");
	expect(await documents()).toEqual([invoice]);
});
