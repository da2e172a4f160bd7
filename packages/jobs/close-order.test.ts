import { beforeEach, expect, it } from "vitest";
import { closeOrder } from "#core/jobs/kinds";
import closeOrderJob from "#jobs/close-order";
import { runAnyBatch, runBatch } from "#store/db";
import { findOrder, type OrderRow, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { jobContext } from "#testing/job-context";
import { mintOrder } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

const NUMBER = "LW-AAAAAAAAAA";
const now = NOW.getTime();
let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person();
	await mintOrder(world.db, userId, NUMBER, 10_000, [{ product: "done_for_you" }]);
	await runBatch(world.db, [enqueue(world.db, closeOrder, { subject: NUMBER, dueAt: now, now })]);
});

const status = async () => (await findOrder(world.db, NUMBER))?.order.status;
async function change(values: Partial<OrderRow>): Promise<void> {
	const found = await findOrder(world.db, NUMBER);
	if (found !== null) await runAnyBatch(world.db, updateOrder(world.db, found.order, values));
}

it("closes an order that nobody has paid", async () => {
	expect(await world.runJobs(NOW)).toEqual(["close-order: closed unpaid"]);
	expect(await status()).toBe("expired");
});

it("leaves a paid order as it is", async () => {
	await change({ status: "paid" });
	expect(await world.runJobs(NOW)).toEqual(["close-order: left as it is: paid"]);
	expect(await status()).toBe("paid");
});

it("waits for the end of an open payment", async () => {
	await change({ paymentExpiresAt: now + 3_600_000 });
	expect(await world.runJobs(NOW)).toEqual(["close-order: a payment is open: looked at again when it has ended"]);
	expect(await status()).toBe("pending");
	await change({ paymentExpiresAt: null });
	expect(await world.runJobs(new Date(now + 3_700_000))).toEqual(["close-order: closed unpaid"]);
});

it("waits by the hour for a payment whose money is under way after its time", async () => {
	await change({ paymentExpiresAt: now - 1 });
	expect(await world.runJobs(NOW)).toEqual(["close-order: a payment is open: looked at again when it has ended"]);
	expect(await world.runJobs(new Date(now + 3_599_000))).toEqual([]);
	expect(await world.runJobs(new Date(now + 3_601_000))).toHaveLength(1);
	expect(await status()).toBe("pending");
});

it("decides again when the order changes under its hands", async () => {
	const run = () => closeOrderJob.run({ subject: NUMBER, payload: {}, cause: "outbox:1" }, jobContext(NOW));
	expect((await Promise.all([run(), run()])).sort()).toEqual(["closed unpaid", "left as it is: expired"]);
});
