import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { documentsOfOrder } from "#store/billing-documents";
import { refundRequestOf } from "#store/refunds";
import { teamTasks } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { stayAt } from "#testing/clock";
import { mintOpenOrder, mintPaidOrder, NUMBER, orderNow } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let admin: Browser;
let buyer: Browser;
let buyerId: number;
beforeEach(async () => {
	stayAt(NOW);
	world = await makeWorld();
	admin = await openAdmin(world);
	buyer = openBrowser();
	await buyer.signIn(world, "ada@example.com");
	buyerId = (await world.db.get<{ id: number }>(sql`SELECT id FROM users WHERE email = 'ada@example.com'`)).id;
});
const PATH = `/admin/orders/${NUMBER}`;
const OWN = `/account/orders/${NUMBER}`;
const LINES = [
	{ product: "ai_review", name: "AI <review>", amountCents: 1900 },
	{ product: "done_for_you", amountCents: 9900 },
];

it("is found in the list, and says all that became of it", async () => {
	await mintPaidOrder(world.db, buyerId, LINES);
	for (const query of ["", "?q=ada%40example.com", "?q=analytical", "?q=pay-1", "?q=INV-2026-0001", "?status=paid"])
		expect((await admin.get(`/admin/orders${query}`)).html, query).toContain(`href="${PATH}"`);
	for (const query of ["?q=nobody", "?status=refunded", "?product=nothing&q=zzz"])
		expect((await admin.get(`/admin/orders${query}`)).html, query).not.toContain(`href="${PATH}"`);
	const { html } = await admin.get(PATH);
	for (const said of [
		"AI &lt;review&gt;",
		"ada@example.com",
		"Analytical Engines",
		"pay-1",
		"INV-2026-0001",
		"Receipt",
	])
		expect(html).toContain(said);
	// Each line once, with its price and what can be done about it.
	const lines = html.slice(html.indexOf('id="order"'), html.indexOf('id="billed"'));
	expect(lines.match(/<bdi>AI &lt;review&gt;/g)).toHaveLength(1);
	expect((await admin.get("/admin/invoices/INV-2026-0001")).html).toContain("Analytical Engines");
	expect((await admin.get("/admin/orders/LW-ZZZZ")).status).toBe(404);
});

it("gives back a line that its buyer asked about, and tells on the buyer's page", async () => {
	await mintPaidOrder(world.db, buyerId, LINES);
	const own = await buyer.get(OWN);
	await buyer.submit(own.form(`${OWN}/refund`), { reason: "It is <late>." });
	expect((await buyer.get(OWN)).html).toContain("You asked for the money back");
	expect((await world.db.select().from(teamTasks)).map(({ kind }) => kind)).toContain("refund_asked");
	const page = await admin.get(PATH);
	expect(page.html).toContain("It is &lt;late&gt;.");
	const form = page.form(`${PATH}/refund`);
	const nothing = await admin.submit(form, { what: "amount", amount: "999", reason: "Sorry." });
	expect(nothing.status).toBe(400);
	expect(nothing.html).toContain("Only 118.00 USD is left");
	expect(nothing.html).toContain('value="999"');
	const done = await admin.submit(form, { what: "lines", "line-1": "yes", reason: "Sorry." });
	expect(done.location).toBe(`${PATH}?done=1`);
	expect((await admin.get(`${PATH}?done=1`)).html).toContain("Done: Gave money back");
	// Sent once more, it is the same refund.
	await admin.submit(form, { what: "lines", "line-1": "yes", reason: "Sorry." });
	const meanwhile = (await admin.get(PATH)).html;
	expect(meanwhile).toContain("A refund of this order is under way.");
	expect(meanwhile).not.toContain(`action="${PATH}/refund"`);
	await world.runJobs();
	expect((await documentsOfOrder(world.db, NUMBER)).map(({ totalCents }) => totalCents)).toEqual([11_800, 1900]);
	const after = await admin.get(PATH);
	for (const said of ["Taken back, and its price given back", "CRN-2026-0001", "Sorry."])
		expect(after.html).toContain(said);
	expect((await refundRequestOf(world.db, NUMBER))?.decision).toBe("refunded");
	expect((await buyer.get(OWN)).html).toContain("$19.00 of it has been given back");
});

it("keeps the money with a reason that the buyer reads", async () => {
	await mintPaidOrder(world.db, buyerId, LINES);
	await buyer.submit((await buyer.get(OWN)).form(`${OWN}/refund`), { reason: "Why not." });
	const asked = await admin.get(PATH);
	// Nobody but the buyer reads it.
	expect(asked.html).not.toContain("both sides");
	await admin.submit(asked.form(`${PATH}/decline`), { reason: "It was used." });
	const { html } = await buyer.get(OWN);
	expect(html).toContain("It was used.");
	expect(html).not.toContain(`action="${OWN}/refund"`);
});

it("says of a buyer whose account is gone that nobody is told, and sends them nothing", async () => {
	await mintPaidOrder(world.db, buyerId, LINES);
	await buyer.submit((await buyer.get(OWN)).form(`${OWN}/refund`), { reason: "Why not." });
	expect((await admin.get(PATH)).html).not.toContain("none of our mails reach them");
	const leaving = (await buyer.get("/account/delete")).form("/account/delete");
	expect((await buyer.submit(leaving, { typed: "ada@example.com" })).location).toBe("/goodbye");
	const page = await admin.get(PATH);
	expect(page.html).toContain("none of our mails reach them");
	expect(page.html).not.toContain(`${PATH}/resend`);
	await admin.submit(page.form(`${PATH}/decline`), { reason: "It was used." });
	const { html } = await admin.get(PATH);
	expect(html).toContain("It was used.");
	expect(html).not.toContain("The buyer was told");
});

it("books a transfer, corrects the invoice, delivers by hand and sends the documents again", async () => {
	await mintOpenOrder(world.db, buyerId, LINES);
	const page = await admin.get(PATH);
	const wrong = await admin.submit(page.form(`${PATH}/paid`), { reference: "SEPA 7", amount: "117" });
	expect(wrong.html).toContain("The order&#39;s total is 118.00 USD");
	await admin.submit(page.form(`${PATH}/paid`), { reference: "SEPA 7", amount: "118" });
	expect((await orderNow(world.db)).order).toMatchObject({ status: "paid", paymentReference: "SEPA 7" });
	const paid = await admin.get(PATH);
	await admin.submit(paid.form(`${PATH}/invoice`), { company: "Difference Engines", reason: "Renamed." });
	expect(await documentsOfOrder(world.db, NUMBER)).toHaveLength(3);
	const corrected = await admin.get(PATH);
	await admin.submit(corrected.form(`${PATH}/deliver`), { decision: "by_hand", line: "1", reason: "Done." });
	expect((await orderNow(world.db)).lines[0]).toMatchObject({ outcomes: [{ code: "team_has_done_it" }] });
	await admin.submit((await admin.get(PATH)).form(`${PATH}/resend`));
	// Each sheet says which invoice it is about.
	const sheet = await admin.get("/admin/invoices/CRN-2026-0001");
	expect(sheet.html).toContain("Takes back invoice INV-2026-0001");
	expect((await admin.get("/admin/invoices/INV-2026-0002")).html).toContain("Difference Engines");
});

it("cancels what nobody paid, once, and an old page changes nothing", async () => {
	await mintOpenOrder(world.db, buyerId, LINES);
	const form = (await admin.get(PATH)).form(`${PATH}/cancel`);
	expect((await admin.submit(form, { reason: "You asked us to." })).status).toBe(303);
	expect((await orderNow(world.db)).order.status).toBe("expired");
	expect((await admin.submit(form, { reason: "Again." })).status).toBe(400);
});
