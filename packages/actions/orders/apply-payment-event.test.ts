import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { addWeeks, weekOf } from "#core/launches/week";
import type { PaymentEvent } from "#core/orders/payment-state";
import { runAnyBatch } from "#store/db";
import { holdPlaces } from "#store/order-listings";
import { findOrder, type OrderWithLines, updateOrder } from "#store/orders";
import { auditLog, launches, listingEvents, listings, paymentEvents, teamTasks, weekSlots } from "#store/schema/index";
import { paymentProvider, performAs, personActor } from "#testing/act";
import { mintCategory, mintListing } from "#testing/listings";
import { type MintLine, mintOrder } from "#testing/orders";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let buyer: Person;
beforeEach(async () => {
	world = await makeWorld();
	buyer = await world.person();
	await setSettings({ paid_slots_per_week: "2" });
});

const THIS_WEEK = weekOf(NOW);
const NEXT_WEEK = addWeeks(THIS_WEEK, 1);
const at = NOW.getTime();

const event = (kind: PaymentEvent["kind"], more: Partial<PaymentEvent> = {}): PaymentEvent => ({
	provider: "test",
	eventId: `${kind}:${more.reference ?? "pay-1"}`,
	kind,
	orderNumber: "LW-AAAAAAAAAA",
	reference: "pay-1",
	dispute: kind.startsWith("dispute") ? "dispute-1" : null,
	amountCents: 10_000,
	currency: "usd",
	happenedAt: null,
	...more,
});
const apply = async (happened: PaymentEvent) =>
	(await performAs(paymentProvider, applyPaymentEvent, happened, NOW)).outcome;

const draft = (slug = "acme", values = {}) =>
	mintListing(world.db, slug, { status: "draft", launchWeek: null, ownerId: buyer.userId, ...values });
const order = (lines: MintLine[]) => mintOrder(world.db, buyer.userId, "LW-AAAAAAAAAA", 10_000, lines);
const load = async (): Promise<OrderWithLines> => {
	const found = await findOrder(world.db, "LW-AAAAAAAAAA");
	if (found === null) throw new Error("the order is gone");
	return found;
};
const listing = (id: number) => world.db.query.listings.findFirst({ where: eq(listings.id, id) });
const launchesOf = (id: number) =>
	world.db.select().from(launches).where(eq(launches.listingId, id)).orderBy(launches.id);
const tasks = async () => (await world.db.select().from(teamTasks).orderBy(teamTasks.id)).map((task) => task.kind);
const slots = (week: string) => world.db.query.weekSlots.findFirst({ where: eq(weekSlots.week, week) });
const found = async (word: string) =>
	(await world.db.all(sql`SELECT rowid FROM search_newest WHERE search_newest MATCH ${word} AND rowid >= 0`)).length;

it("takes a listing live with the payment: history, counters and search in the same batch", async () => {
	const { id } = await draft();
	await order([{ product: "launch", listingId: id }]);
	expect(await apply(event("payment_succeeded"))).toBe("order paid");
	expect(await load()).toMatchObject({
		order: { status: "paid", paymentReference: "pay-1", paidAt: at },
		lines: [{ fulfilledAt: at, outcomes: [{ code: "live" }] }],
	});
	expect(await listing(id)).toMatchObject({
		status: "live",
		plan: "paid",
		launchWeek: THIS_WEEK,
		launchedAt: at,
		version: 2,
		storyUnlocked: true,
		milestonesUnlocked: true,
		mediaUnlocked: true,
	});
	expect(await world.db.select().from(listingEvents)).toMatchObject([
		{ listingId: id, kind: "published", from: "draft", to: "live", cause: "order:LW-AAAAAAAAAA:1" },
	]);
	expect(await launchesOf(id)).toMatchObject([{ week: THIS_WEEK, kind: "paid", at, withdrawnAt: null }]);
	expect(await found("acme")).toBe(1);
	expect(await tasks()).toEqual([]);
});

it("delivers every product", async () => {
	const extra = await mintCategory(world.db, "extra");
	const queued = await draft("queued", {
		status: "awaiting_badge",
		plan: "free",
		launchWeek: addWeeks(THIS_WEEK, 6),
		launchPosition: 3,
	});
	await world.db.insert(weekSlots).values({ week: addWeeks(THIS_WEEK, 6), freeTaken: 3 });
	const old = await mintListing(world.db, "old", {
		launchWeek: addWeeks(THIS_WEEK, -5),
		weekVotes: 9,
		ownerId: buyer.userId,
	});
	const fresh = await draft("fresh");
	await order([
		{ product: "skip_queue", listingId: queued.id, week: NEXT_WEEK },
		{ product: "relaunch", listingId: old.id, week: addWeeks(THIS_WEEK, 2) },
		{ product: "launch_bundle", includes: ["launch", "featured", "ai_review"], listingId: fresh.id, week: NEXT_WEEK },
		{ product: "extra_categories", listingId: old.id, categories: [extra.slug] },
		{ product: "billboard_min", listingId: old.id, amountCents: 2_500 },
		{ product: "done_for_you" },
		{ product: "ai_review", listingId: old.id },
		{ product: "trophy_cabinet", listingId: old.id, options: { material: "wood" } },
	]);
	await apply(event("payment_succeeded"));
	const { lines } = await load();
	// What people do by hand is delivered when they have done it, a bundle when all of its parts are.
	expect(lines.map((line) => line.fulfilledAt)).toEqual([at, at, null, at, at, null, null, null]);
	expect(await listing(queued.id)).toMatchObject({
		status: "awaiting_badge",
		plan: "free",
		launchWeek: NEXT_WEEK,
		launchPosition: null,
	});
	expect(await listing(old.id)).toMatchObject({
		launchWeek: addWeeks(THIS_WEEK, -5),
		billboardCents: 2_500,
	});
	expect(await launchesOf(old.id)).toMatchObject([
		{ week: addWeeks(THIS_WEEK, -5), kind: "free", votes: 9 },
		{ week: addWeeks(THIS_WEEK, 2), kind: "relaunch", votes: 0 },
	]);
	expect(await listing(fresh.id)).toMatchObject({
		status: "scheduled",
		plan: "paid",
		launchWeek: NEXT_WEEK,
		featured: true,
	});
	expect(await slots(NEXT_WEEK)).toMatchObject({ paidTaken: 2 });
	expect(await slots(addWeeks(THIS_WEEK, 6))).toMatchObject({ freeTaken: 2 });
	expect(await tasks()).toEqual(["ai_review", "done_for_you", "ai_review", "trophy_cabinet"]);
	const trophy = await world.db.query.teamTasks.findFirst({ where: eq(teamTasks.kind, "trophy_cabinet") });
	expect(trophy).toMatchObject({ listingId: old.id, detail: { options: { material: "wood" }, line: 8 } });
	const counted = await world.db.query.categories.findFirst({ where: (row) => eq(row.id, extra.id) });
	expect(counted?.liveCount).toBe(1);
});

it("fulfils once for 20 simultaneous deliveries of the same event, and for every replay", async () => {
	const { id } = await draft();
	await order([
		{ product: "launch", listingId: id },
		{ product: "billboard_min", listingId: id, amountCents: 500 },
		{ product: "done_for_you" },
	]);
	const outcomes = await Promise.all(Array.from({ length: 20 }, () => apply(event("payment_succeeded"))));
	expect(outcomes.sort()).toEqual([...Array<string>(19).fill("known already"), "order paid"]);
	expect(await apply(event("payment_succeeded"))).toBe("known already");
	expect(await apply(event("payment_succeeded", { eventId: "another id" }))).toBe("changes nothing");
	expect(await listing(id)).toMatchObject({ billboardCents: 500, version: 2 });
	expect(await tasks()).toEqual(["done_for_you"]);
	expect(await world.db.select().from(listingEvents)).toHaveLength(2);
});

/** Every order of a list. */
function permutations<T>(items: readonly T[]): T[][] {
	if (items.length < 2) return [[...items]];
	return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

const STORY = [
	event("payment_succeeded"),
	event("dispute_opened", { orderNumber: null }),
	event("dispute_won", { orderNumber: null }),
	event("refunded"),
];

it.each(permutations(STORY).map((events) => ({ events, name: events.map(({ kind }) => kind).join(", ") })))(
	"ends refunded, with everything taken back, in the order $name",
	async ({ events }) => {
		const { id } = await draft();
		await order([
			{ product: "launch", listingId: id },
			{ product: "featured", listingId: id },
			{ product: "billboard_min", listingId: id, amountCents: 500 },
		]);
		for (const one of events) await apply(one);
		expect((await load()).order).toMatchObject({ status: "refunded", paymentReference: "pay-1" });
		expect(await listing(id)).toMatchObject({
			status: "draft",
			plan: null,
			launchWeek: null,
			featured: false,
			billboardCents: 0,
			storyUnlocked: false,
		});
		expect(await found("acme")).toBe(0);
	},
);

it("ends in the same place when all events arrive at once", async () => {
	const { id } = await draft();
	await order([{ product: "launch", listingId: id }]);
	await Promise.all([...STORY, ...STORY].map(apply));
	expect((await load()).order.status).toBe("refunded");
	expect(await listing(id)).toMatchObject({ status: "draft" });
	expect(await world.db.select().from(paymentEvents)).toHaveLength(4);
});

it("takes back while a payment is disputed, and delivers again when the dispute is won", async () => {
	const { id } = await draft();
	await order([{ product: "launch", listingId: id, week: NEXT_WEEK }, { product: "done_for_you" }]);
	await apply(event("payment_succeeded"));
	expect(await slots(NEXT_WEEK)).toMatchObject({ paidTaken: 1 });
	expect(await apply(event("dispute_opened", { orderNumber: null }))).toBe("order disputed");
	expect(await listing(id)).toMatchObject({ status: "draft", launchWeek: null });
	expect(await slots(NEXT_WEEK)).toMatchObject({ paidTaken: 0 });
	expect(await apply(event("dispute_won", { orderNumber: null }))).toBe("order paid");
	expect(await listing(id)).toMatchObject({ status: "scheduled", launchWeek: NEXT_WEEK });
	expect((await load()).lines[0]).toMatchObject({ fulfilledAt: at, reversedAt: null });
	expect(await tasks()).toEqual(["done_for_you", "stop_work", "done_for_you"]);
});

it("queues a second payment for refund, and its refund does not touch the order", async () => {
	const { id } = await draft();
	await order([{ product: "launch", listingId: id }]);
	await apply(event("payment_succeeded"));
	expect(await apply(event("payment_succeeded", { reference: "pay-2" }))).toBe("second payment: queued for refund");
	expect(await apply(event("refunded", { reference: "pay-2" }))).toBe("changes nothing");
	expect((await load()).order).toMatchObject({ status: "paid", paymentReference: "pay-1" });
	expect(await listing(id)).toMatchObject({ status: "live" });
	expect(await tasks()).toEqual(["refund_second_payment"]);
});

it("does not take another amount or currency for the payment", async () => {
	const { id } = await draft();
	await order([{ product: "launch", listingId: id }]);
	expect(await apply(event("payment_succeeded", { amountCents: 9_999 }))).toBe("amount or currency does not match");
	await apply(event("payment_succeeded", { reference: "pay-2", currency: "eur" }));
	expect((await load()).order.status).toBe("pending");
	expect(await listing(id)).toMatchObject({ status: "draft" });
	expect(await tasks()).toEqual(["payment_mismatch", "payment_mismatch"]);
});

it("keeps a partial refund for a person to look at", async () => {
	const { id } = await draft();
	await order([{ product: "launch", listingId: id }]);
	await apply(event("payment_succeeded"));
	await apply(event("partially_refunded", { amountCents: 100 }));
	expect((await load()).order.status).toBe("paid");
	expect(await tasks()).toEqual(["partial_refund"]);
});

it("leaves a task for what was paid and cannot be delivered any more", async () => {
	const { id } = await draft("second", { domain: "taken.example" });
	await mintListing(world.db, "first", { domain: "taken.example" });
	await order([{ product: "launch", listingId: id }]);
	await apply(event("payment_succeeded"));
	expect(await load()).toMatchObject({ order: { status: "paid" }, lines: [{ fulfilledAt: null }] });
	expect(await listing(id)).toMatchObject({ status: "draft" });
	expect(await tasks()).toEqual(["undeliverable_line"]);
});

it("takes the next week with room when the ordered one has filled up, and tells the team", async () => {
	const { id } = await draft();
	await world.db.insert(weekSlots).values({ week: NEXT_WEEK, paidTaken: 2 });
	await order([{ product: "launch", listingId: id, week: NEXT_WEEK }]);
	await apply(event("payment_succeeded"));
	expect(await listing(id)).toMatchObject({ status: "scheduled", launchWeek: addWeeks(NEXT_WEEK, 1) });
	expect(await tasks()).toEqual(["week_replaced"]);
	expect(await slots(NEXT_WEEK)).toMatchObject({ paidTaken: 2 });
});

it("uses the places an opened payment holds, or gives them back", async () => {
	const { id } = await draft();
	const minted = await order([{ product: "launch", listingId: id, week: NEXT_WEEK }]);
	await runAnyBatch(world.db, [
		...updateOrder(world.db, minted.order, { placesHeld: true }),
		...holdPlaces(world.db, [NEXT_WEEK], 1),
	]);
	await apply(event("payment_succeeded"));
	expect(await listing(id)).toMatchObject({ status: "scheduled", launchWeek: NEXT_WEEK });
	expect(await slots(NEXT_WEEK)).toMatchObject({ paidTaken: 1 });
	await apply(event("refunded"));
	expect(await slots(NEXT_WEEK)).toMatchObject({ paidTaken: 0 });
});

it("lists one of two listings of the same website that are paid for at the same moment", async () => {
	const one = await draft("one", { domain: "same.example" });
	const two = await draft("two", { domain: "same.example" });
	await order([{ product: "launch", listingId: one.id }]);
	await mintOrder(world.db, buyer.userId, "LW-BBBBBBBBBB", 10_000, [{ product: "launch", listingId: two.id }]);
	const other = event("payment_succeeded", { reference: "pay-b", orderNumber: "LW-BBBBBBBBBB" });
	await Promise.all([apply(event("payment_succeeded")), apply(other)]);
	const states = [await listing(one.id), await listing(two.id)].map((row) => row?.status);
	expect(states.sort()).toEqual(["draft", "live"]);
	expect(await tasks()).toEqual(["undeliverable_line"]);
});

it("delivers an order that was closed before its payment came", async () => {
	const { id } = await draft();
	const minted = await order([{ product: "launch", listingId: id }]);
	await runAnyBatch(world.db, updateOrder(world.db, minted.order, { status: "expired" }));
	expect(await apply(event("payment_succeeded"))).toBe("order paid");
	expect(await listing(id)).toMatchObject({ status: "live" });
});

it("stores an event that names no order of ours", async () => {
	expect(await apply(event("payment_succeeded", { orderNumber: "LW-NOWHERE222" }))).toBe("names no order of ours");
	expect(await world.db.select().from(paymentEvents)).toHaveLength(1);
});

it("logs each event once, by the order it is about, and takes none from people", async () => {
	await order([{ product: "done_for_you" }]);
	await Promise.all([1, 2, 3].map(() => apply(event("payment_succeeded"))));
	await apply(event("dispute_opened", { orderNumber: null, reference: "pay-9" }));
	expect(await world.db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
		{
			action: "apply_payment_event",
			actorKind: "provider",
			actor: "provider:test",
			at,
			subject: "order:LW-AAAAAAAAAA",
			detail: { kind: "payment_succeeded", outcome: "order paid" },
		},
		{ subject: "payment:pay-9", detail: { outcome: "waits for the payment it is about" } },
	]);
	const forged = performAs(personActor(buyer.userId), applyPaymentEvent, event("refunded"), NOW);
	await expect(forged).rejects.toMatchObject({ code: "not_found" });
	expect((await load()).order.status).toBe("paid");
});
