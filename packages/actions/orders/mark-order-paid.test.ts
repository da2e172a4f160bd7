import { beforeEach, expect, it } from "vitest";
import markOrderPaid from "#actions/orders/mark-order-paid";
import type { Actor } from "#core/access/actor";
import { documentsOfOrder } from "#store/billing-documents";
import { mails } from "#store/schema/index";
import { performAs } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { mintOpenOrder, NUMBER, orderNow, payOrder } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let team: Actor;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person();
	team = await freshTeam(world.db);
	listingId = (await mintListing(world.db, "acme", { status: "draft", launchWeek: null, ownerId: userId })).id;
});
const mark = async (changes: object = {}) => {
	const { order } = await orderNow(world.db);
	const sent = { order: NUMBER, version: order.version, reference: " SEPA 77 ", amount_cents: order.totalCents };
	return performAs(team, markOrderPaid, { ...sent, ...changes }, NOW);
};

it("does what a payment does: delivers, bills, thanks, and closes the payment page that was open", async () => {
	await mintOpenOrder(world.db, 1, [{ product: "launch", listingId, amountCents: 9900 }]);
	await mark();
	expect(await orderNow(world.db)).toMatchObject({
		order: { status: "paid", paymentProvider: "manual", paymentReference: "SEPA 77", paymentExpiresAt: null },
		lines: [{ outcomes: [{ code: "live" }] }],
	});
	expect(await documentsOfOrder(world.db, NUMBER)).toMatchObject([{ kind: "invoice", totalCents: 9900 }]);
	expect((await world.db.select().from(mails)).map(({ mail }) => mail)).toContain("order-receipt");
});

it("books no other sum, nothing twice, and nothing of which nobody knows who pays", async () => {
	await mintOpenOrder(world.db, 1, [{ product: "launch", listingId, amountCents: 9900 }]);
	await expect(mark({ amount_cents: 9899 })).rejects.toMatchObject({ errors: [{ pointer: "/amount_cents" }] });
	const { version } = (await orderNow(world.db)).order;
	await mark();
	await expect(mark({ version })).rejects.toMatchObject({ code: "changed_meanwhile" });
	await expect(mark()).rejects.toMatchObject({ errors: [{ pointer: "/order" }] });
	expect(await documentsOfOrder(world.db, NUMBER)).toHaveLength(1);
	await mintOrder(world.db, 1, "LW-BBBBBBBBBB", 100, [{ product: "launch", listingId }]);
	const unbilled = mark({ order: "LW-BBBBBBBBBB", version: 1, amount_cents: 100 });
	await expect(unbilled).rejects.toMatchObject({ errors: [{ pointer: "/order" }] });
});

it("books it once when it is pressed twice, and delivers once when the provider tells of a payment at that moment", async () => {
	await mintOpenOrder(world.db, 1, [{ product: "launch", listingId, amountCents: 9900 }]);
	const { version } = (await orderNow(world.db)).order;
	const presses = await Promise.allSettled([mark({ version }), mark({ version }), payOrder(world.db)]);
	const refused = presses.flatMap((press) => (press.status === "rejected" ? [press.reason] : []));
	for (const reason of refused) expect(reason).toMatchObject({ code: "changed_meanwhile" });
	expect(refused.length).toBeGreaterThan(0);
	expect(await documentsOfOrder(world.db, NUMBER)).toMatchObject([{ kind: "invoice", totalCents: 9900 }]);
	expect(await orderNow(world.db)).toMatchObject({
		order: { status: "paid" },
		lines: [{ outcomes: [{ code: "live" }] }],
	});
	const receipts = (await world.db.select().from(mails)).filter(({ mail }) => mail === "order-receipt");
	expect(receipts).toHaveLength(1);
});
