import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import askRefund from "#actions/orders/ask-refund";
import declineRefund from "#actions/orders/decline-refund";
import deletePerson from "#actions/people/delete-person";
import { refundRequestOf } from "#store/refunds";
import { auditLog, mails } from "#store/schema/index";
import { userById } from "#store/users";
import { performAs, personActor, teamActor } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { mintPaidOrder, NUMBER } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.person();
	await mintPaidOrder(world.db, 1, [{ product: "ai_review" }]);
});
const decline = (reason = "It was used.") => performAs(teamActor(), declineRefund, { order: NUMBER, reason }, NOW);

it("is decided once, by the first of two, and never without a reason", async () => {
	await performAs(personActor(1), askRefund, { order: NUMBER, reason: "It does not fit." }, NOW);
	await expect(decline(" ")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
	const both = await Promise.allSettled([decline("First."), decline("Second.")]);
	expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
	expect(await refundRequestOf(world.db, NUMBER)).toMatchObject({ decision: "declined" });
	await expect(decline("Third.")).rejects.toMatchObject({ code: "not_found" });
});

it("tells the buyer and the log the reason as it reads, and that nothing is asked for any more", async () => {
	await performAs(personActor(1), askRefund, { order: NUMBER, reason: "It does not fit." }, NOW);
	await decline(" It was used.\n");
	expect(await refundRequestOf(world.db, NUMBER)).toMatchObject({ answer: "It was used." });
	const [row] = await world.db.select().from(auditLog).where(eq(auditLog.action, "decline_refund"));
	expect(row?.detail).toEqual({
		reason: "It was used.",
		before: '{"refund_asked":true}',
		after: '{"refund_asked":false}',
	});
});

it("is decided as well where the buyer's account is gone meanwhile: nobody is told", async () => {
	await performAs(personActor(1), askRefund, { order: NUMBER, reason: "It does not fit." }, NOW);
	const sent = { user_id: 1, typed: (await userById(world.db, 1))?.email ?? "", reason: "She asked for it." };
	await performAs(await freshTeam(world.db), deletePerson, sent, NOW);
	await decline();
	expect(await refundRequestOf(world.db, NUMBER)).toMatchObject({ decision: "declined" });
	expect(await world.db.select().from(mails).where(eq(mails.mail, "order-decided"))).toEqual([]);
});
