import { beforeEach, expect, it } from "vitest";
import askRefund from "#actions/orders/ask-refund";
import declineRefund from "#actions/orders/decline-refund";
import { refundRequestOf } from "#store/refunds";
import { performAs, personActor, teamActor } from "#testing/act";
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
});
