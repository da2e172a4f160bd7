import { expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { paymentProvider, performAs } from "#testing/act";
import { mintOpenOrder, NUMBER, orderNow, payOrder } from "#testing/paid-orders";
import { countRows } from "#testing/rows";
import { makeWorld, NOW } from "#testing/world";
import { standingsOf } from "#usecases/orders/order-standing";

it("is the order's status, and that the money is under way until it has come", async () => {
	const { db, person } = await makeWorld();
	const { order } = await mintOpenOrder(db, (await person()).userId, [{ product: "done_for_you" }]);
	const standing = async () => {
		const { order } = await orderNow(db);
		return (await standingsOf(db, [order]))(order);
	};
	expect(await standing()).toBe("pending");
	const event = { provider: "test", eventId: "slow", kind: "payment_under_way" as const, orderNumber: NUMBER };
	const paid = { reference: "pay-1", amountCents: order.totalCents, currency: "usd", dispute: null, happenedAt: null };
	await performAs(paymentProvider, applyPaymentEvent, { ...event, ...paid }, NOW);
	expect(await standing()).toBe("under_way");
	await payOrder(db);
	expect(await standing()).toBe("paid");
	const { rowsRead } = await countRows(() => standingsOf(db, [{ ...order, paymentExpiresAt: null }]));
	expect(rowsRead).toBe(0);
});
