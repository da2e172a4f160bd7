import { beforeEach, expect, it } from "vitest";
import openPayment from "#actions/orders/open-payment";
import requestPaymentPage from "#actions/orders/request-payment-page";
import { auditLog, orders } from "#store/schema/index";
import { linkHolder, performAs } from "#testing/act";
import { mintOrder } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person();
	await mintOrder(world.db, userId, "LW-A", 10_000, [{ product: "done_for_you", amountCents: 10_000 }]);
});

const TOKEN = { checkout_token: "token-LW-A" };
const BILLING = {
	name: "Ada",
	company: "",
	address: "Main St 1",
	city: "Ames",
	postal_code: "50010",
	country: "US",
	vat_number: "",
};
const ask = () => performAs(linkHolder, requestPaymentPage, TOKEN, NOW);

it("leads everybody who asks to the one page of the open payment, and notes it", async () => {
	await performAs(linkHolder, openPayment, { ...TOKEN, billing: BILLING }, NOW);
	const asked = await Promise.all([ask(), ask(), ask()]);
	expect(new Set(asked.map(({ url }) => url)).size).toBe(1);
	expect(await world.db.select().from(orders)).toMatchObject([{ paymentUrl: asked[0]?.url, paymentAttempt: 1 }]);
	const logged = (await world.db.select().from(auditLog)).filter(({ action }) => action === "request_payment_page");
	expect(logged[0]).toMatchObject({ subject: "order:LW-A", detail: { attempt: 1, provider: "test" } });
	expect(await ask()).toEqual(asked[0]);
});

it("refuses while no payment is open, and once the order is not open any more", async () => {
	await expect(ask()).rejects.toMatchObject({ code: "order_not_open" });
	await world.db.update(orders).set({ status: "expired" });
	await expect(ask()).rejects.toMatchObject({ code: "order_not_open" });
	expect(await world.db.select().from(auditLog)).toEqual([]);
});
