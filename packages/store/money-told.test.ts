import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { PAYMENT_OPEN_MS } from "#core/limits";
import type { PaymentEventKind } from "#core/orders/payment-state";
import { moneyTold } from "#store/money-told";
import { paymentEvents } from "#store/schema/index";
import { mintOrder } from "#testing/orders";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

const now = NOW.getTime();
let world: World;
let userId: number;
beforeEach(async () => {
	world = await makeWorld();
	({ userId } = await world.person());
});

/** An order with an open payment, unless it says otherwise. */
async function order(number: string, fields = sql`payment_attempt = 1, payment_expires_at = ${now + PAYMENT_OPEN_MS}`) {
	await mintOrder(world.db, userId, number, 100, [{ product: "launch" }]);
	await world.db.run(sql`UPDATE orders SET ${fields} WHERE number = ${number}`);
}
let events = 0;
const tell = (orderNumber: string, kind: PaymentEventKind, { at = now, reference = `pay:${orderNumber}` } = {}) =>
	world.db
		.insert(paymentEvents)
		.values({ provider: "test", eventId: `e${++events}`, kind, orderNumber, reference, outcome: "", receivedAt: at });

it("tells of each order whether money of its open payment is under way, or failed", async () => {
	await order("LW-UNDERWAY");
	await tell("LW-UNDERWAY", "payment_failed", { at: now + 1, reference: "card" });
	await tell("LW-UNDERWAY", "payment_under_way", { at: now + 2 });
	await order("LW-FAILED");
	await tell("LW-FAILED", "payment_failed", { at: now + 4 });
	await tell("LW-FAILED", "payment_under_way", { at: now + 3 });
	await order("LW-SILENT");
	await order("LW-EARLIER");
	await tell("LW-EARLIER", "payment_under_way", { at: now - 1 });
	await order("LW-GIVENUP", sql`payment_attempt = 1, payment_expires_at = NULL`);
	await tell("LW-GIVENUP", "payment_under_way", { reference: "a" });
	await tell("LW-GIVENUP", "payment_failed", { reference: "b" });
	await order("LW-PAID", sql`status = 'paid', paid_at = 1, payment_attempt = 1, payment_expires_at = ${now + 1}`);
	await tell("LW-PAID", "payment_under_way");
	const asked = ["LW-UNDERWAY", "LW-FAILED", "LW-SILENT", "LW-EARLIER", "LW-GIVENUP", "LW-PAID", "LW-NONE"];
	expect(Object.fromEntries(await moneyTold(world.db, asked))).toEqual({
		"LW-UNDERWAY": { failedAt: null, underWayAt: now + 2 },
		"LW-FAILED": { failedAt: now + 4, underWayAt: null },
		"LW-GIVENUP": { failedAt: now, underWayAt: null },
	});
	expect(await moneyTold(world.db, ["LW-SILENT"])).toEqual(new Map());
});

it("reads what it is asked for, whatever else was told, and nothing where nothing is asked", async () => {
	for (let index = 0; index < 20; index++) {
		await order(`LW-${index}`);
		await tell(`LW-${index}`, "payment_under_way");
	}
	const { rowsRead } = await countRows(() => moneyTold(world.db, ["LW-3", "LW-4"]));
	expect(rowsRead).toBeLessThanOrEqual(20);
	const none = await countRows(() => moneyTold(world.db, []));
	expect(none).toMatchObject({ result: new Map(), rowsRead: 0 });
});
