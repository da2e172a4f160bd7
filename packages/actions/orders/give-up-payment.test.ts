import { beforeEach, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import giveUpPayment from "#actions/orders/give-up-payment";
import openPayment from "#actions/orders/open-payment";
import requestPaymentPage from "#actions/orders/request-payment-page";
import { addWeeks, weekOf } from "#core/launches/week";
import type { PaymentEvent } from "#core/orders/payment-state";
import { findOrder } from "#store/orders";
import { auditLog, orders, weekSlots } from "#store/schema/index";
import { linkHolder, paymentProvider, performAs } from "#testing/act";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person();
	const { id } = await mintListing(world.db, "acme", { status: "draft", launchWeek: null, ownerId: userId });
	await mintOrder(world.db, userId, "LW-A", 10_000, [
		{ product: "launch", listingId: id, week: addWeeks(weekOf(NOW), 1), amountCents: 10_000 },
	]);
});

const TOKEN = { checkout_token: "token-LW-A" };
const BILLING = {
	name: "Ada",
	company: "",
	address: "Weg 1",
	city: "Berlin",
	postal_code: "10115",
	country: "DE",
	vat_number: "DE12927339",
};
const open = (changes: Partial<typeof BILLING> = {}) =>
	performAs(linkHolder, openPayment, { ...TOKEN, billing: { ...BILLING, ...changes } }, NOW);
const askPage = () => performAs(linkHolder, requestPaymentPage, TOKEN, NOW);
const giveUp = (attempt: number) => performAs(linkHolder, giveUpPayment, { ...TOKEN, attempt }, NOW);
const paid = (attempt: number, amountCents: number): PaymentEvent => ({
	provider: "test",
	eventId: `paid:${attempt}`,
	kind: "payment_succeeded",
	orderNumber: "LW-A",
	reference: `pay-${attempt}`,
	dispute: null,
	amountCents,
	currency: "usd",
	happenedAt: null,
});
const apply = async (event: PaymentEvent) => (await performAs(paymentProvider, applyPaymentEvent, event, NOW)).outcome;
const order = async () => {
	const found = await findOrder(world.db, "LW-A");
	if (found === null) throw new Error("the order is gone");
	return found.order;
};
const placesTaken = async () => (await world.db.select().from(weekSlots)).reduce((sum, row) => sum + row.paidTaken, 0);

it("makes a mistyped VAT number correctable at once, and frees the places meanwhile", async () => {
	await open();
	await askPage();
	expect(await order()).toMatchObject({ totalCents: 11_900, vat: { vat_number_state: "invalid" } });
	await giveUp(1);
	expect(await order()).toMatchObject({
		status: "pending",
		paymentUrl: null,
		paymentExpiresAt: null,
		placesHeld: false,
		billing: { vat_number: "DE12927339" },
	});
	expect(await placesTaken()).toBe(0);
	await open({ vat_number: "DE129273398" });
	expect(await order()).toMatchObject({ totalCents: 10_000, paymentAttempt: 2, vat: { reason: "reverse_charge" } });
	expect(await placesTaken()).toBe(1);
	const logged = (await world.db.select().from(auditLog)).filter(({ action }) => action === "give_up_payment");
	expect(logged).toMatchObject([{ subject: "order:LW-A", detail: { attempt: 1 } }]);
});

it("leaves alone what an old window knows nothing of", async () => {
	await open();
	await giveUp(1);
	await open();
	await giveUp(1);
	expect(await order()).toMatchObject({ paymentAttempt: 2, placesHeld: true });
	expect((await order()).paymentExpiresAt).not.toBeNull();
});

it("never notes the page of a payment that was given up while it was asked for", async () => {
	await open();
	await Promise.allSettled([askPage(), giveUp(1)]);
	expect(await order()).toMatchObject({ paymentUrl: null, paymentExpiresAt: null });
	await expect(askPage()).rejects.toMatchObject({ code: "order_not_open" });
});

it("takes one payment and one place, whatever happens at once", async () => {
	await open();
	await Promise.allSettled([giveUp(1), apply(paid(1, 11_900)), giveUp(1), open({ vat_number: "DE129273398" })]);
	// The payment may have come when another total was frozen already: then a person gives it back, and nothing is paid.
	const after = await order();
	expect(["paid", "pending"]).toContain(after.status);
	const tasks = await world.db.query.teamTasks.findMany();
	expect(tasks.map(({ kind }) => kind)).toEqual(after.status === "paid" ? [] : ["payment_mismatch"]);
	expect(await placesTaken()).toBe(after.status === "paid" || after.placesHeld ? 1 : 0);
});

it("gives up nothing that is paid, and nothing without the order's link", async () => {
	await open();
	await apply(paid(1, 11_900));
	await expect(giveUp(1)).rejects.toMatchObject({ code: "order_not_open" });
	await world.db.update(orders).set({ checkoutToken: "another" });
	await expect(giveUp(1)).rejects.toMatchObject({ code: "order_not_open" });
});
