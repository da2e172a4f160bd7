import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import openPayment from "#actions/orders/open-payment";
import requestPaymentPage from "#actions/orders/request-payment-page";
import { auditLog, orders } from "#store/schema/index";
import { linkHolder, performAs } from "#testing/act";
import { mintOrder } from "#testing/orders";
import { startSite } from "#testing/servers";
import { changeSettings } from "#testing/settings";
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

it("says in the log why the provider opens no page, and is asked again", async () => {
	await performAs(linkHolder, openPayment, { ...TOKEN, billing: BILLING }, NOW);
	const stripe = await startSite({ "*": { status: 401, body: '{"error":{"message":"Invalid API Key"}}' } });
	const undo = changeSettings({
		STRIPE_SECRET_KEY: "sk_test_none",
		STRIPE_WEBHOOK_SECRET: "whsec_none",
		STRIPE_API_BASE: stripe.origin,
	});
	onTestFinished(undo);
	const said = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => said.mockRestore());
	await expect(ask()).rejects.toMatchObject({ code: "payment_unavailable" });
	expect(said.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
		{ event: "payment_unavailable", order: "LW-A", error: expect.stringContaining("Invalid API Key") },
	]);
	undo();
	expect((await ask()).url).toContain("http");
	await stripe.stop();
});

it("refuses while no payment is open, and once the order is not open any more", async () => {
	await expect(ask()).rejects.toMatchObject({ code: "order_not_open" });
	await world.db.update(orders).set({ status: "expired" });
	await expect(ask()).rejects.toMatchObject({ code: "order_not_open" });
	expect(await world.db.select().from(auditLog)).toEqual([]);
});
