import { beforeEach, expect, it } from "vitest";
import correctInvoice from "#actions/orders/correct-invoice";
import refundOrder from "#actions/orders/refund-order";
import resendDocuments from "#actions/orders/resend-documents";
import type { Actor } from "#core/access/actor";
import { creditedCents, invoiceOf } from "#core/orders/billing";
import { documentsOfOrder } from "#store/billing-documents";
import { mails } from "#store/schema/index";
import { performAs } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { BILLING, mintPaidOrder, NUMBER, orderNow } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let team: Actor;
beforeEach(async () => {
	world = await makeWorld();
	await world.person();
	team = await freshTeam(world.db);
	await mintPaidOrder(world.db, 1, [{ product: "ai_review", amountCents: 1900 }]);
});
const RIGHT = { ...BILLING, company: "Difference Engines" };
const version = async () => (await orderNow(world.db)).order.version;
const correct = async (billing: object = RIGHT) =>
	performAs(
		team,
		correctInvoice,
		{
			order: NUMBER,
			version: await version(),
			reason: "The company was another one.",
			billing: billing as never,
		},
		NOW,
	);
const documents = () => documentsOfOrder(world.db, NUMBER);

it("takes the invoice back by a credit note and issues another to whom it belongs; no money moves", async () => {
	await correct();
	const issued = await documents();
	expect(issued).toMatchObject([
		{ kind: "invoice", totalCents: 1900, content: { customer: { company: "Analytical Engines" } } },
		{
			kind: "credit_note",
			totalCents: 1900,
			content: { customer: { company: "Analytical Engines" }, correction: true },
		},
		{ kind: "invoice", totalCents: 1900, content: { customer: { company: "Difference Engines" }, correction: true } },
	]);
	expect(issued[2]?.content.lines).toEqual(issued[0]?.content.lines);
	expect(creditedCents(issued)).toBe(0);
	expect((await orderNow(world.db)).order).toMatchObject({
		status: "paid",
		billing: { company: "Difference Engines" },
	});
	expect((await world.db.select().from(mails)).map(({ mail }) => mail)).toContain("order-decided");
});

it("has what is given back later be about the invoice that stands", async () => {
	await correct();
	const wish = { what: "whole" as const };
	const sent = { order: NUMBER, version: await version(), once: crypto.randomUUID(), reason: "All of it.", wish };
	await performAs(team, refundOrder, sent, NOW);
	await world.runJobs(NOW);
	const issued = await documents();
	const note = issued[3];
	if (note === undefined) throw new Error("no credit note");
	expect(note).toMatchObject({
		kind: "credit_note",
		totalCents: 1900,
		content: { customer: { company: "Difference Engines" } },
	});
	expect(invoiceOf(note, issued)).toBe(issued[2]);
	expect(creditedCents(issued)).toBe(1900);
	await expect(correct({ ...RIGHT, name: "Grace" })).rejects.toMatchObject({ errors: [{ pointer: "/order" }] });
});

it("refuses what would change the VAT, and what changes nothing", async () => {
	const abroad = { ...RIGHT, country: "DE", postal_code: "10115" };
	await expect(correct(abroad)).rejects.toMatchObject({
		errors: [{ pointer: "/billing/country" }, { pointer: "/billing/vat_number" }],
	});
	await expect(correct(BILLING)).rejects.toMatchObject({ errors: [{ pointer: "/billing/name" }] });
	await expect(correct({ ...RIGHT, name: "" })).rejects.toMatchObject({ errors: [{ pointer: "/billing/name" }] });
	expect(await documents()).toHaveLength(1);
});

it("sends the invoice that stands, and no note of a correction, once a minute", async () => {
	await correct();
	const before = (await world.db.select().from(mails)).length;
	for (let presses = 0; presses < 2; presses++) await performAs(team, resendDocuments, { order: NUMBER }, NOW);
	const sent = (await world.db.select().from(mails)).slice(before);
	expect(sent).toMatchObject([{ mail: "order-receipt", facts: { order: NUMBER, part: 2 } }]);
	expect(await world.runJobs(NOW)).not.toContainEqual(expect.stringContaining("failed"));
});
