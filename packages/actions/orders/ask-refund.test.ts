import { beforeEach, expect, it } from "vitest";
import askRefund from "#actions/orders/ask-refund";
import declineRefund from "#actions/orders/decline-refund";
import refundOrder from "#actions/orders/refund-order";
import { DAY_MS } from "#core/launches/week";
import { refundRequestOf } from "#store/refunds";
import { mails, teamTasks } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { mintOpenOrder, mintPaidOrder, NUMBER, orderNow } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.person();
});
const LINES = [{ product: "ai_review", amountCents: 1900 }];
const after = (ms: number) => new Date(NOW.getTime() + ms);
const ask = (userId = 1, at = NOW) =>
	performAs(personActor(userId), askRefund, { order: NUMBER, reason: " It does not fit.\n" }, at);
const decline = () => performAs(teamActor(), declineRefund, { order: NUMBER, reason: "It was used." }, NOW);
const openTasks = async () =>
	(await world.db.select().from(teamTasks)).filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind);

it("puts what a buyer asks on the site team's list, once an order", async () => {
	await mintPaidOrder(world.db, 1, LINES);
	await ask();
	expect(await openTasks()).toEqual(["ai_review", "refund_asked"]);
	expect(await refundRequestOf(world.db, NUMBER)).toMatchObject({ reason: "It does not fit.", decision: null });
	const [, task] = await world.db.select().from(teamTasks);
	expect(task?.detail).toMatchObject({ order: NUMBER, reason: "It does not fit." });
	await expect(ask()).rejects.toMatchObject({ errors: [{ pointer: "/order" }] });
});

it("is for the buyer, of what is paid, for a fortnight", async () => {
	await mintOpenOrder(world.db, 1, LINES);
	await expect(ask()).rejects.toMatchObject({ errors: [{ pointer: "/order" }] });
	world = await makeWorld();
	await world.person();
	await mintPaidOrder(world.db, 1, LINES);
	await expect(ask(2)).rejects.toMatchObject({ code: "not_found" });
	await expect(ask(1, after(14 * DAY_MS))).rejects.toMatchObject({ errors: [{ pointer: "/order" }] });
	await ask(1, after(14 * DAY_MS - 1));
});

it("is declined with a reason that the buyer hears, and not asked again", async () => {
	await mintPaidOrder(world.db, 1, LINES);
	await expect(decline()).rejects.toMatchObject({ code: "not_found" });
	await ask();
	await decline();
	expect(await refundRequestOf(world.db, NUMBER)).toMatchObject({ decision: "declined", answer: "It was used." });
	expect(await openTasks()).toEqual(["ai_review"]);
	expect((await world.db.select().from(mails)).map(({ mail }) => mail)).toContain("order-decided");
	await expect(decline()).rejects.toMatchObject({ code: "not_found" });
	await expect(ask()).rejects.toMatchObject({ errors: [{ pointer: "/order" }] });
});

it("is answered by a refund", async () => {
	await mintPaidOrder(world.db, 1, LINES);
	await ask();
	const { version } = (await orderNow(world.db)).order;
	const sent = {
		order: NUMBER,
		version,
		once: crypto.randomUUID(),
		wish: { what: "whole" as const },
		reason: "Gladly.",
	};
	await performAs(await freshTeam(world.db), refundOrder, sent, NOW);
	expect(await refundRequestOf(world.db, NUMBER)).toMatchObject({ decision: "refunded", answer: "Gladly." });
	expect(await openTasks()).not.toContain("refund_asked");
});
