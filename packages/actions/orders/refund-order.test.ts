import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import refundOrder from "#actions/orders/refund-order";
import deletePerson from "#actions/people/delete-person";
import type { Actor } from "#core/access/actor";
import { creditedCents } from "#core/orders/billing";
import type { PaymentEvent } from "#core/orders/payment-state";
import type { RefundWish } from "#core/orders/refund-amount";
import { documentsOfOrder } from "#store/billing-documents";
import { findOrder } from "#store/orders";
import { refundsOf } from "#store/refunds";
import { auditLog, listings, mails, teamTasks } from "#store/schema/index";
import { userById } from "#store/users";
import { paymentProvider, performAs, personActor } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { type MintLine, mintOrder } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

const NUMBER = "LW-AAAAAAAAAA";
const REASON = "The week was ours to keep.";

let world: World;
let team: Actor;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person();
	team = await freshTeam(world.db);
	listingId = (await mintListing(world.db, "acme", { status: "draft", launchWeek: null, ownerId: userId })).id;
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
const paid = async (
	lines: MintLine[] = [
		{ product: "launch", listingId, amountCents: 6000 },
		{ product: "featured", listingId, amountCents: 4000 },
	],
) => {
	await mintOrder(world.db, 1, NUMBER, 10_000, lines);
	await apply(event("payment_succeeded"));
};
const order = async () => {
	const found = await findOrder(world.db, NUMBER);
	if (found === null) throw new Error("the order is gone");
	return found;
};
const refund = async (wish: RefundWish, once: string = crypto.randomUUID(), version?: number) => {
	const sent = { order: NUMBER, version: version ?? (await order()).order.version, once, reason: REASON };
	return performAs(team, refundOrder, { ...sent, wish: wish as never }, NOW);
};
const listing = () => world.db.query.listings.findFirst({ where: eq(listings.id, listingId) });
const credited = async () => creditedCents(await documentsOfOrder(world.db, NUMBER));
const tasks = async () => (await world.db.select().from(teamTasks)).map(({ kind }) => kind);
const jobs = async () => (await world.runJobs(NOW)).filter((one) => one.startsWith("make-refund"));

describe("a whole refund", () => {
	it("gives everything back through the provider, takes back what was delivered, and tells the buyer why", async () => {
		await paid();
		await refund({ what: "whole" });
		// Decided, and not made yet.
		expect(await refundsOf(world.db, NUMBER)).toMatchObject([{ status: "asked", amountCents: 10_000 }]);
		expect((await order()).order.status).toBe("paid");
		expect(await jobs()).toEqual(["make-refund: given back"]);
		expect((await order()).order).toMatchObject({ status: "refunded" });
		expect(await listing()).toMatchObject({ status: "draft", featured: false });
		expect(await credited()).toBe(10_000);
		expect(await refundsOf(world.db, NUMBER)).toMatchObject([{ status: "made", reason: REASON }]);
		const told = await world.db.select().from(mails).where(eq(mails.mail, "order-refunded"));
		expect(told).toHaveLength(1);
		expect(await tasks()).not.toContain("partial_refund");
		const [logged] = await world.db.select().from(auditLog).where(eq(auditLog.action, "refund_order"));
		expect(logged?.detail).toMatchObject({
			before: '{"given_back_cents":0,"refunded":null}',
			after: '{"given_back_cents":10000,"refunded":true}',
		});
	});

	it("is one refund however often its form is sent, and whoever sends another at once", async () => {
		await paid();
		const { version } = (await order()).order;
		const once = crypto.randomUUID();
		await refund({ what: "whole" }, once, version);
		await refund({ what: "whole" }, once, version);
		await expect(refund({ what: "whole" }, undefined, version)).rejects.toMatchObject({ code: "changed_meanwhile" });
		await expect(refund({ what: "whole" })).rejects.toMatchObject({ errors: [{ pointer: "/what" }] });
		expect(await refundsOf(world.db, NUMBER)).toHaveLength(1);
		await jobs();
		await expect(refund({ what: "whole" })).rejects.toMatchObject({ errors: [{ pointer: "/wish" }] });
		expect(await credited()).toBe(10_000);
	});

	it("comes to its end as well where the buyer's account is gone meanwhile", async () => {
		await paid();
		await refund({ what: "amount", amount_cents: 100 });
		const sent = { user_id: 1, typed: (await userById(world.db, 1))?.email ?? "", reason: "She asked for it." };
		await performAs(team, deletePerson, sent, NOW);
		expect(await jobs()).toEqual(["make-refund: given back"]);
		await apply(event("refunded"));
		expect([(await order()).order.status, await credited()]).toEqual(["refunded", 10_000]);
	});

	it("is the same when the provider's own word comes first, and when it comes after", async () => {
		for (const first of [true, false]) {
			world = await makeWorld();
			await world.person();
			team = await freshTeam(world.db);
			listingId = (await mintListing(world.db, "acme", { status: "draft", launchWeek: null, ownerId: 1 })).id;
			await paid();
			await refund({ what: "whole" });
			if (first) await apply(event("refunded"));
			await jobs();
			if (!first) await apply(event("refunded"));
			expect((await order()).order.status).toBe("refunded");
			expect(await credited()).toBe(10_000);
			expect((await documentsOfOrder(world.db, NUMBER)).map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
			expect(await refundsOf(world.db, NUMBER)).toMatchObject([{ status: "made" }]);
		}
	});
});

describe("a refund of lines", () => {
	it("gives back their price, takes back what they did, and leaves the rest", async () => {
		await paid();
		await refund({ what: "lines", lines: [2] });
		await jobs();
		expect(await order()).toMatchObject({
			order: { status: "paid" },
			lines: [
				{ reversedAt: null, refundedAt: null },
				{ reversedAt: NOW.getTime(), refundedAt: NOW.getTime() },
			],
		});
		expect(await listing()).toMatchObject({ status: "live", featured: false });
		expect(await credited()).toBe(4000);
		// Nobody has to look after what the site team decided itself.
		expect(await tasks()).not.toContain("partial_refund");
		await expect(refund({ what: "lines", lines: [2] })).rejects.toMatchObject({ errors: [{ pointer: "/wish/lines" }] });
	});

	it("delivers nothing again that was given back, when a dispute about the rest is won", async () => {
		await paid();
		await refund({ what: "lines", lines: [2] });
		await jobs();
		await apply({ ...event("dispute_opened"), dispute: "d1" });
		expect(await listing()).toMatchObject({ status: "draft" });
		await apply({ ...event("dispute_won"), dispute: "d1" });
		expect(await listing()).toMatchObject({ status: "live", featured: false });
	});

	it("takes back a line that a code made free, and asks nobody for nothing", async () => {
		await paid([
			{ product: "launch", listingId, amountCents: 10_000 },
			{ product: "featured", listingId, amountCents: 0 },
		]);
		await refund({ what: "lines", lines: [2] });
		const told = await world.db.select().from(mails).where(eq(mails.mail, "order-decided"));
		expect(told).toMatchObject([{ facts: { decision: "part_taken_back" } }]);
		expect(await refundsOf(world.db, NUMBER)).toMatchObject([{ status: "made", amountCents: 0 }]);
		expect(await jobs()).toEqual([]);
		expect(await listing()).toMatchObject({ status: "live", featured: false });
		expect([(await order()).order.status, await credited()]).toEqual(["paid", 0]);
	});

	it("tells the buyer of an order that cost nothing that all of it is taken back", async () => {
		await mintOrder(world.db, 1, NUMBER, 0, [{ product: "launch", listingId, amountCents: 0 }]);
		await apply(event("payment_succeeded", 0));
		await refund({ what: "whole" });
		const told = await world.db.select().from(mails).where(eq(mails.mail, "order-decided"));
		expect(told).toMatchObject([{ facts: { decision: "taken_back" } }]);
		expect(await listing()).toMatchObject({ status: "draft" });
	});

	it("ends in a whole refund with the last of them", async () => {
		await paid();
		await refund({ what: "lines", lines: [1] });
		await jobs();
		await refund({ what: "lines", lines: [2] });
		await jobs();
		expect((await order()).order.status).toBe("refunded");
		expect(await credited()).toBe(10_000);
	});
});

describe("a refund of an amount", () => {
	it("takes nothing back, and never comes to more than was paid", async () => {
		await paid();
		await refund({ what: "amount", amount_cents: 2500 });
		await jobs();
		expect(await listing()).toMatchObject({ status: "live", featured: true });
		expect(await credited()).toBe(2500);
		const more = { what: "amount" as const, amount_cents: 7501 };
		await expect(refund(more)).rejects.toMatchObject({
			errors: [{ pointer: "/wish/amount_cents", message: "Only 75.00 USD is left to give back." }],
		});
		await expect(refund({ what: "amount", amount_cents: 0 })).rejects.toMatchObject({
			errors: [{ pointer: "/wish/amount_cents", message: expect.stringContaining("at least one cent") }],
		});
		await refund({ what: "amount", amount_cents: 7500 });
		await jobs();
		expect((await order()).order.status).toBe("refunded");
		expect(await credited()).toBe(10_000);
	});

	it("counts what was given back at the provider's", async () => {
		await paid();
		await apply(event("partially_refunded", 4000));
		expect(await tasks()).toContain("partial_refund");
		await expect(refund({ what: "amount", amount_cents: 6001 })).rejects.toMatchObject({ code: "invalid_input" });
		await refund({ what: "whole" });
		expect(await refundsOf(world.db, NUMBER)).toMatchObject([{ amountCents: 6000, soFarCents: 10_000 }]);
		await jobs();
		expect((await order()).order.status).toBe("refunded");
	});
});

it("books money that came without a provider at once, and asks nobody", async () => {
	await mintOrder(world.db, 1, NUMBER, 10_000, [{ product: "launch", listingId }]);
	await apply({ ...event("payment_succeeded"), provider: "manual" });
	await refund({ what: "amount", amount_cents: 100 });
	expect(await refundsOf(world.db, NUMBER)).toMatchObject([{ status: "made" }]);
	expect(await jobs()).toEqual([]);
	expect(await credited()).toBe(100);
});

it("gives nothing back of what is not paid, is disputed, or went through a provider that is gone", async () => {
	await mintOrder(world.db, 1, NUMBER, 10_000, [{ product: "launch", listingId }]);
	await expect(refund({ what: "whole" })).rejects.toMatchObject({ errors: [{ pointer: "/wish" }] });
	await apply(event("payment_succeeded"));
	await apply({ ...event("dispute_opened"), dispute: "d1" });
	await expect(refund({ what: "whole" })).rejects.toMatchObject({ errors: [{ pointer: "/wish" }] });
	await apply({ ...event("dispute_won"), dispute: "d1" });
	await world.db.run(`UPDATE orders SET payment_provider = 'gone'`);
	await expect(refund({ what: "whole" })).rejects.toMatchObject({ errors: [{ pointer: "/wish" }] });
	expect(await refundsOf(world.db, NUMBER)).toEqual([]);
});

it("is for the site team, freshly signed in; the database refuses more than was paid whatever asks", async () => {
	await paid();
	const sent = {
		order: NUMBER,
		version: 2,
		once: crypto.randomUUID(),
		reason: REASON,
		wish: { what: "whole" as const },
	};
	await expect(performAs(personActor(1), refundOrder, sent, NOW)).rejects.toMatchObject({ code: "not_found" });
	const later = new Date(NOW.getTime() + 86_400_000);
	await expect(performAs(team, refundOrder, sent, later)).rejects.toMatchObject({ code: "sign_in_again" });
	const row = `INSERT INTO refunds (id, order_number, once, amount_cents, so_far_cents, lines, reason, status, asked_by, asked_at)`;
	await expect(
		world.db.run(`${row} VALUES (1, '${NUMBER}', 'x', 10001, 10001, '[]', 'r', 'made', 1, 1)`),
	).rejects.toThrow();
	await world.db.run(`${row} VALUES (1, '${NUMBER}', 'x', 10000, 10000, '[]', 'r', 'made', 1, 1)`);
	await expect(
		world.db.run(`${row} VALUES (2, '${NUMBER}', 'y', 1, 10000, '[]', 'r', 'asked', 1, 1)`),
	).rejects.toThrow();
	await expect(world.db.run(`UPDATE refunds SET amount_cents = 1 WHERE id = 1`)).rejects.toThrow();
});
