import { beforeEach, expect, it } from "vitest";
import refundOrder from "#actions/orders/refund-order";
import { creditedCents } from "#core/orders/billing";
import { PaymentMessageRefused, type Payments, RefundRefused, type RefundRequest } from "#core/ports/payments";
import makeRefund from "#jobs/make-refund";
import { documentsOfOrder } from "#store/billing-documents";
import { refundsOf } from "#store/refunds";
import { teamTasks } from "#store/schema/index";
import { performAs } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { jobContext } from "#testing/job-context";
import { mintPaidOrder, NUMBER, orderNow } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.person();
	const { order } = await mintPaidOrder(world.db, 1, [{ product: "ai_review", amountCents: 1900 }]);
	const wish = { what: "amount" as const, amount_cents: 500 };
	const sent = { order: NUMBER, version: order.version, once: crypto.randomUUID(), wish, reason: "Sorry." };
	await performAs(await freshTeam(world.db), refundOrder, sent, NOW);
});

/** A provider that answers a refund as it is told, and keeps what it was asked. */
function provider(answer: (request: RefundRequest) => Promise<{ soFarCents: number }>) {
	const asked: RefundRequest[] = [];
	const refund: Payments["refund"] = (request) => {
		asked.push(request);
		return answer(request);
	};
	const payments: Payments = {
		takes: { leastCents: 1, mostCents: 1_000_000 },
		provider: "test",
		open: async () => ({ url: "" }),
		close: async () => "closed" as const,
		refund,
		verify: () => Promise.reject(new PaymentMessageRefused("nothing")),
	};
	return { asked, payments };
}
const work = { subject: 1, payload: {}, cause: "outbox:1" };
async function run(payments: Payments | null): Promise<string> {
	const [refund] = await refundsOf(world.db, NUMBER);
	const ctx = jobContext(NOW);
	return makeRefund.run({ ...work, subject: refund?.id ?? 0 }, { ...ctx, ports: { ...ctx.ports, payments } });
}
const tasks = async () => (await world.db.select().from(teamTasks)).map(({ kind }) => kind);
const credited = async () => creditedCents(await documentsOfOrder(world.db, NUMBER));

it("asks again under the same name while the provider does not answer, and gives back once", async () => {
	let tries = 0;
	const { asked, payments } = provider(async () => {
		tries++;
		if (tries === 1) throw new Error("no answer");
		return { soFarCents: 500 };
	});
	await expect(run(payments)).rejects.toThrow("no answer");
	expect(await refundsOf(world.db, NUMBER)).toMatchObject([{ status: "asked" }]);
	expect(await run(payments)).toBe("given back");
	expect(await run(payments)).toBe("made already");
	expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
	expect(asked).toHaveLength(2);
	expect(await credited()).toBe(500);
});

it("ends one that the provider refuses, leaves it to people, and keeps the money as it is", async () => {
	const { payments } = provider(() => Promise.reject(new RefundRefused("already refunded")));
	expect(await run(payments)).toBe("the provider refuses it");
	expect(await refundsOf(world.db, NUMBER)).toMatchObject([{ status: "refused", problem: "already refunded" }]);
	expect(await tasks()).toContain("refund_refused");
	expect(await credited()).toBe(0);
	expect((await orderNow(world.db)).order.status).toBe("paid");
});

it("credits all that the provider has given back, also what nobody told of before", async () => {
	const { payments } = provider(async () => ({ soFarCents: 1900 }));
	expect(await run(payments)).toBe("given back");
	expect(await credited()).toBe(1900);
	expect((await orderNow(world.db)).order.status).toBe("refunded");
});

it("asks nobody where the provider that took the payment is not set up", async () => {
	await expect(run(null)).rejects.toThrow("not set up");
	expect(await refundsOf(world.db, NUMBER)).toMatchObject([{ status: "asked" }]);
});
