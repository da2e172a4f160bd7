import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import closeTask from "#actions/team/close-task";
import type { PaymentEvent } from "#core/orders/payment-state";
import { runBatch } from "#store/db";
import { findOrder } from "#store/orders";
import { teamTasks } from "#store/schema/index";
import { leaveTeamTask, openTeamTasks } from "#store/team-tasks";
import { paymentProvider, performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { type MintLine, mintOrder } from "#testing/orders";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let buyer: Person;
beforeEach(async () => {
	world = await makeWorld();
	buyer = await world.person();
});

const NUMBER = "LW-AAAAAAAAAA";
const at = NOW.getTime();
const later = at + 3_600_000;

async function paid(lines: MintLine[]): Promise<void> {
	await mintOrder(world.db, buyer.userId, NUMBER, 10_000, lines);
	await happens("payment_succeeded");
}

async function happens(kind: PaymentEvent["kind"]): Promise<void> {
	const event: PaymentEvent = {
		provider: "test",
		eventId: kind,
		kind,
		orderNumber: NUMBER,
		reference: "pay-1",
		dispute: kind.startsWith("dispute") ? "dispute-1" : null,
		amountCents: 10_000,
		currency: "usd",
		happenedAt: null,
	};
	await performAs(paymentProvider, applyPaymentEvent, event, NOW);
}

const close = (task_id: number, now: number) => performAs(teamActor(), closeTask, { task_id }, new Date(now));

const lines = async () => (await findOrder(world.db, NUMBER))?.lines ?? [];
const draft = () => mintListing(world.db, "acme", { status: "draft", launchWeek: null, ownerId: buyer.userId });
const taskOf = async (kind: string) => {
	const [task] = (await openTeamTasks(world.db, 50)).filter((open) => open.kind === kind);
	if (task === undefined) throw new Error(`no open task ${kind}`);
	return task.id;
};

it("delivers a line that people do by hand when its task is closed, and that line only", async () => {
	await paid([{ product: "done_for_you" }, { product: "ai_review" }]);
	await close(await taskOf("ai_review"), later);
	expect(await lines()).toMatchObject([
		{ fulfilledAt: null, outcomes: [{ code: "team_has_it" }] },
		{ fulfilledAt: later, outcomes: [{ code: "team_has_done_it" }] },
	]);
});

it("delivers a bundle when the last of its tasks is closed", async () => {
	const { id } = await draft();
	await paid([{ product: "launch_bundle", includes: ["launch", "extra_categories", "ai_review"], listingId: id }]);
	await close(await taskOf("ask_for_categories"), at + 1);
	expect(await lines()).toMatchObject([{ fulfilledAt: null }]);
	await close(await taskOf("ai_review"), later);
	expect(await lines()).toMatchObject([
		{
			fulfilledAt: later,
			outcomes: [{ code: "live" }, { code: "categories_chosen" }, { code: "team_has_done_it" }],
		},
	]);
});

it("closes two tasks of a line at the same moment and delivers it once both are", async () => {
	await paid([{ product: "bundle", includes: ["ai_review", "done_for_you"] }]);
	const ids = [await taskOf("ai_review"), await taskOf("done_for_you")];
	await Promise.all(ids.map((id) => close(id, later)));
	expect(await lines()).toMatchObject([{ fulfilledAt: later }]);
});

it("does not call delivered what could not be, was taken back, or belongs to another kind of task", async () => {
	const live = await mintListing(world.db, "live", { ownerId: buyer.userId });
	await paid([{ product: "launch", listingId: live.id }, { product: "ai_review" }]);
	await close(await taskOf("undeliverable_line"), later);
	expect(await lines()).toMatchObject([{ fulfilledAt: null }, { fulfilledAt: null }]);
	await happens("dispute_opened");
	const review = await taskOf("ai_review");
	await close(review, later);
	expect(await lines()).toMatchObject([{ fulfilledAt: null }, { fulfilledAt: null, reversedAt: at }]);
	await runBatch(world.db, [
		leaveTeamTask(world.db, { kind: "partial_refund", cause: "partial_refund:test:x", detail: {}, at }),
	]);
	await close(await taskOf("partial_refund"), later);
});

it("closes a task once", async () => {
	await paid([{ product: "ai_review" }]);
	const id = await taskOf("ai_review");
	expect(await close(id, later)).toEqual({ kind: "ai_review" });
	await expect(close(id, later + 1)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await expect(close(999, later)).rejects.toMatchObject({ code: "changed_meanwhile" });
	expect(await world.db.query.teamTasks.findFirst({ where: eq(teamTasks.id, id) })).toMatchObject({ doneAt: later });
});
