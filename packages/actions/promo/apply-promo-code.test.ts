import { beforeEach, expect, it } from "vitest";
import cancelOrder from "#actions/orders/cancel-order";
import openPayment from "#actions/orders/open-payment";
import refundOrder from "#actions/orders/refund-order";
import requestPaymentPage from "#actions/orders/request-payment-page";
import addPromoCode from "#actions/promo/add-promo-code";
import applyPromoCode from "#actions/promo/apply-promo-code";
import stopPromoCode from "#actions/promo/stop-promo-code";
import type { Actor } from "#core/access/actor";
import { PROMO_HELD_MS } from "#core/limits";
import { documentsOfOrder } from "#store/billing-documents";
import { findOrder } from "#store/orders";
import { promoCode } from "#store/promo-codes";
import { linkHolder, performAs } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { mintOrder, mintProducts } from "#testing/orders";
import { BILLING } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let team: Actor;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person();
	team = await freshTeam(world.db);
	await mintProducts(world.db);
	listingId = (await mintListing(world.db, "acme", { status: "draft", launchWeek: null, ownerId: userId })).id;
});

const TERMS = {
	code: "spring-20",
	percent: 20,
	amount_cents: null,
	products: [] as string[],
	from: null,
	until: null,
	max_uses: 1,
	max_uses_each: null,
	note: "",
};
const add = (changes: object = {}) => performAs(team, addPromoCode, { ...TERMS, ...changes }, NOW);
const order = async (number: string, userId = 1) => {
	const lines = [
		{ product: "launch", listingId, amountCents: 9900 },
		{ product: "billboard_min", listingId, amountCents: 5000 },
	];
	return mintOrder(world.db, userId, number, 14_900, lines);
};
const [FIRST, SECOND] = ["LW-AAAAAAAAAA", "LW-BBBBBBBBBB"] as const;
const use = (number: string, code = " Spring-20 ") =>
	performAs(linkHolder, applyPromoCode, { checkout_token: `token-${number}`, code }, NOW);
const now = async (number: string) => {
	const found = await findOrder(world.db, number);
	if (found === null) throw new Error("the order is gone");
	return found;
};
const uses = async () => (await promoCode(world.db, "SPRING-20"))?.uses;

it("takes its share off what it is good for, and counts as a use", async () => {
	await add();
	await order(FIRST);
	await use(FIRST);
	expect(await now(FIRST)).toMatchObject({
		order: { subtotalCents: 12_920, totalCents: 12_920 },
		lines: [
			{ amountCents: 7920, discountCents: 1980 },
			{ amountCents: 5000, discountCents: 0 },
		],
	});
	expect(await uses()).toBe(1);
	// Once more is the same once; taken out, everything is as it was.
	await use(FIRST);
	expect(await uses()).toBe(1);
	await use(FIRST, "");
	expect(await now(FIRST)).toMatchObject({ order: { totalCents: 14_900 }, lines: [{ discountCents: 0 }, {}] });
	expect(await uses()).toBe(0);
});

it("is used no more often than it may be, also by two at once", async () => {
	await add();
	await order(FIRST);
	await order(SECOND, 2);
	const both = await Promise.allSettled([use(FIRST), use(SECOND)]);
	expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
	expect(await uses()).toBe(1);
	const refused = both.find((one) => one.status === "rejected");
	expect(refused?.reason).toMatchObject({ errors: [{ pointer: "/code", code: "used_up" }] });
});

it("gives its use back with an order that ends unpaid", async () => {
	await add({ max_uses_each: 1 });
	await order(FIRST);
	await order(SECOND);
	await use(FIRST);
	const { version } = (await now(FIRST)).order;
	await performAs(team, cancelOrder, { order: FIRST, version, reason: "Gone." }, NOW);
	expect(await uses()).toBe(0);
	await use(SECOND);
	expect(await uses()).toBe(1);
	await order("LW-CCCCCCCCCC");
	await expect(use("LW-CCCCCCCCCC")).rejects.toMatchObject({ code: "invalid_input" });
});

it("says why it takes nothing off, and is stopped and let go on", async () => {
	await order(FIRST);
	await expect(use(FIRST)).rejects.toMatchObject({ errors: [{ code: "unknown" }] });
	await add({ products: ["featured"] });
	await expect(use(FIRST)).rejects.toMatchObject({ errors: [{ code: "nothing_fits" }] });
	const stop = (stopped: boolean) => performAs(team, stopPromoCode, { code: "spring-20", stopped }, NOW);
	await stop(true);
	await expect(use(FIRST)).rejects.toMatchObject({ errors: [{ code: "stopped" }] });
	await stop(false);
	await expect(use(FIRST)).rejects.toMatchObject({ errors: [{ code: "nothing_fits" }] });
	expect((await now(FIRST)).order.totalCents).toBe(14_900);
});

it("has VAT reckoned on what is left, and stands on the invoice", async () => {
	await add({ percent: null, amount_cents: 900 });
	await order(FIRST);
	await use(FIRST);
	const token = { checkout_token: `token-${FIRST}` };
	const billing = { ...BILLING, country: "IE", city: "Dublin", postal_code: "D01" };
	await performAs(linkHolder, openPayment, { ...token, billing }, NOW);
	expect((await now(FIRST)).order).toMatchObject({ subtotalCents: 14_000, vatCents: 3220, totalCents: 17_220 });
	// While a payment is open the total is what is paid.
	await expect(use(FIRST, "")).rejects.toMatchObject({ code: "order_not_open" });
});

it("pays an order that costs nothing without a provider, and takes it back for nothing", async () => {
	await add({ percent: 100 });
	await mintOrder(world.db, 1, FIRST, 9900, [{ product: "launch", listingId, amountCents: 9900 }]);
	await use(FIRST);
	const token = { checkout_token: `token-${FIRST}` };
	await performAs(linkHolder, openPayment, { ...token, billing: BILLING }, NOW);
	expect(await performAs(linkHolder, requestPaymentPage, token, NOW)).toEqual({ url: null });
	expect(await now(FIRST)).toMatchObject({
		order: { status: "paid", totalCents: 0, paymentProvider: "none" },
		lines: [{ outcomes: [{ code: "live" }] }],
	});
	expect(await documentsOfOrder(world.db, FIRST)).toMatchObject([
		{
			kind: "invoice",
			totalCents: 0,
			content: { promo_code: "SPRING-20", lines: [{ amount_cents: 0, discount_cents: 9900 }] },
		},
	]);
	const { version } = (await now(FIRST)).order;
	const sent = {
		order: FIRST,
		version,
		once: crypto.randomUUID(),
		wish: { what: "whole" as const },
		reason: "A mistake.",
	};
	await performAs(team, refundOrder, sent, NOW);
	expect((await now(FIRST)).order.status).toBe("refunded");
	expect(await documentsOfOrder(world.db, FIRST)).toHaveLength(1);
	expect(await world.db.query.listings.findFirst()).toMatchObject({ status: "draft" });
	// It was used all the same.
	expect(await uses()).toBe(1);
});

const after = (ms: number) => new Date(NOW.getTime() + PROMO_HELD_MS + ms);
const lapses = async (at: Date) => (await world.runJobs(at)).filter((one) => one.startsWith("lapse-promo"));

it("is given back by an order that nobody has opened for payment within a day, at the price without it", async () => {
	await add();
	await order(FIRST);
	await use(FIRST);
	expect([await lapses(after(-1)), await uses()]).toEqual([[], 1]);
	expect(await lapses(after(0))).toEqual(["lapse-promo: given back"]);
	expect(await uses()).toBe(0);
	expect(await now(FIRST)).toMatchObject({
		order: { status: "pending", subtotalCents: 14_900, totalCents: 14_900 },
		lines: [{ amountCents: 9900, discountCents: 0 }, { amountCents: 5000 }],
	});
	// Somebody else can take it, and so can they.
	await order(SECOND);
	await use(SECOND);
	expect(await uses()).toBe(1);
});

it("is kept while its payment is open and once it was paid, and a later use has a day of its own", async () => {
	await add({ max_uses: null });
	await order(FIRST);
	await use(FIRST);
	await world.db.run(`UPDATE orders SET payment_expires_at = ${after(60_000).getTime()} WHERE number = '${FIRST}'`);
	expect(await lapses(after(0))).toEqual(["lapse-promo: a payment is open: looked at again when it has ended"]);
	expect(await uses()).toBe(1);
	await world.db.run(`UPDATE orders SET payment_expires_at = NULL WHERE number = '${FIRST}'`);
	expect(await lapses(after(120_000))).toEqual(["lapse-promo: given back"]);

	await order(SECOND);
	await use(SECOND);
	await use(SECOND, "");
	await performAs(linkHolder, applyPromoCode, { checkout_token: `token-${SECOND}`, code: "SPRING-20" }, after(-60_000));
	expect(await lapses(after(0))).toEqual(["lapse-promo: used anew since"]);
	await world.db.run(`UPDATE orders SET status = 'paid', paid_at = 1 WHERE number = '${SECOND}'`);
	expect(await lapses(new Date(after(0).getTime() + PROMO_HELD_MS))).toEqual(["lapse-promo: left as it is: paid"]);
	expect(await uses()).toBe(1);
});
