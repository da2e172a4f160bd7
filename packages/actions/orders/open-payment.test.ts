import { beforeEach, expect, it, onTestFinished } from "vitest";
import openPayment from "#actions/orders/open-payment";
import { addWeeks, weekOf } from "#core/launches/week";
import { auditLog, listings, orders, outbox, weekSlots } from "#store/schema/index";
import { linkHolder, performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { changeSettings, setSettings } from "#testing/settings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let buyer: Person;
beforeEach(async () => {
	world = await makeWorld();
	buyer = await world.person();
	await setSettings({ paid_slots_per_week: "1" });
});

const NEXT_WEEK = addWeeks(weekOf(NOW), 1);
const BILLING = {
	name: " Ada ",
	company: "",
	address: "Weg 1",
	city: "Berlin",
	postal_code: "10115",
	country: "DE",
	vat_number: "",
};
const open = (number: string, billing: typeof BILLING | null = BILLING) =>
	performAs(linkHolder, openPayment, { checkout_token: `token-${number}`, billing }, NOW);

async function launchOf(slug: string, number: string): Promise<void> {
	const { id } = await mintListing(world.db, slug, { status: "draft", launchWeek: null, ownerId: buyer.userId });
	await mintOrder(world.db, buyer.userId, number, 10_000, [
		{ product: "launch", listingId: id, week: NEXT_WEEK, amountCents: 10_000 },
	]);
}
const slots = async () => (await world.db.select().from(weekSlots)).map(({ paidTaken }) => paidTaken);

it("freezes what will be paid and takes its places once, however often it is asked for at once", async () => {
	await launchOf("acme", "LW-A");
	await Promise.all([1, 2, 3].map(() => open("LW-A")));
	expect(await world.db.select().from(orders)).toMatchObject([
		{
			status: "pending",
			paymentAttempt: 1,
			paymentUrl: null,
			placesHeld: true,
			vatCents: 1_900,
			totalCents: 11_900,
			billing: { name: "Ada", company: null, postal_code: "10115", vat_number: null },
			paymentExpiresAt: NOW.getTime() + 2 * 3_600_000,
		},
	]);
	// The seller is in Ireland: what a euro was worth is frozen with the VAT.
	expect((await world.db.select().from(orders))[0]?.vat.home).toMatchObject({
		currency: "EUR",
		from_millionths: 1_152_000,
	});
	expect(await slots()).toEqual([1]);
	const dueAt = NOW.getTime() + (2 * 60 + 10) * 60_000;
	expect(await world.db.select().from(outbox)).toMatchObject([{ job: "end-payment", subject: "LW-A:1", dueAt }]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "open_payment", actor: "link_holder", subject: "order:LW-A", detail: { attempt: 1 } },
	]);
});

it("refuses what the provider would never take, before anything is frozen, and takes the least and the most", async () => {
	const undo = changeSettings({ STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: "whsec_none" });
	onTestFinished(undo);
	const outside = { ...BILLING, country: "US" };
	const amounts = { "LW-LEAST": 50, "LW-LESS": 49, "LW-MOST": 99_999_999, "LW-MORE": 100_000_000 };
	for (const [number, amountCents] of Object.entries(amounts))
		await mintOrder(world.db, buyer.userId, number, amountCents, [{ product: "done_for_you", amountCents }]);
	for (const number of ["LW-LESS", "LW-MORE"])
		await expect(open(number, outside)).rejects.toMatchObject({
			code: "amount_not_payable",
			message: expect.stringMatching(/of \$0\.50 to \$999,999\.99, .* comes to \$(0\.49|1,000,000\.00)\./),
		});
	for (const number of ["LW-LEAST", "LW-MOST"]) await open(number, outside);
	const opened = (await world.db.select().from(orders)).find(({ number }) => number === "LW-LEAST");
	// Without VAT there is none to state, and without a week no place to hold.
	expect([opened?.vatCents, opened?.vat.home, opened?.placesHeld]).toEqual([0, undefined, false]);
	const attempts = (await world.db.select().from(orders)).map(({ number, paymentAttempt }) => [number, paymentAttempt]);
	expect(Object.fromEntries(attempts)).toEqual({ "LW-LEAST": 1, "LW-LESS": 0, "LW-MOST": 1, "LW-MORE": 0 });
	await mintOrder(world.db, buyer.userId, "LW-NOTHING", 0, [{ product: "done_for_you", amountCents: 0 }]);
	await open("LW-NOTHING", outside);
});

it("changes nothing while a payment is open, whatever is typed", async () => {
	await launchOf("acme", "LW-A");
	await open("LW-A");
	await open("LW-A", { ...BILLING, country: "US" });
	expect(await world.db.select().from(orders)).toMatchObject([{ billing: { country: "DE" }, totalCents: 11_900 }]);
});

it("sells the last place of a week once", async () => {
	await launchOf("one", "LW-A");
	await launchOf("two", "LW-B");
	const asked = await Promise.allSettled([open("LW-A"), open("LW-B")]);
	expect(asked.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	const [lost] = asked.filter((one) => one.status === "rejected");
	expect(lost?.reason).toMatchObject({ code: "week_full" });
	expect(await slots()).toEqual([1]);
});

it("refuses orders that are unknown, closed, unbilled or not deliverable, and whoever holds no link", async () => {
	await launchOf("acme", "LW-A");
	await expect(open("LW-NOWHERE")).rejects.toMatchObject({ code: "order_not_open" });
	await expect(open("LW-A", null)).rejects.toMatchObject({ code: "invalid_input" });
	await expect(open("LW-A", { ...BILLING, name: " ", country: "ES", postal_code: "" })).rejects.toMatchObject({
		errors: [{ pointer: "/billing/name" }, { pointer: "/billing/postal_code" }],
	});
	await expect(open("LW-A", { ...BILLING, country: "ES", postal_code: "ABCDE" })).rejects.toMatchObject({
		errors: [
			{
				pointer: "/billing/postal_code",
				code: "bad_format",
				message: expect.stringContaining("5 digits from 01001 to 52999"),
			},
		],
	});
	const asPerson = performAs(personActor(buyer.userId), openPayment, {
		checkout_token: "token-LW-A",
		billing: BILLING,
	});
	await expect(asPerson).rejects.toMatchObject({ code: "not_found" });
	await world.db.update(listings).set({ status: "live" });
	await expect(open("LW-A")).rejects.toMatchObject({ code: "listing_already_live" });
	await world.db.update(orders).set({ status: "paid" });
	await expect(open("LW-A")).rejects.toMatchObject({ code: "order_not_open" });
	expect(await world.db.select().from(auditLog)).toEqual([]);
});
