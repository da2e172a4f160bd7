import { beforeEach, expect, it } from "vitest";
import resendDocuments from "#actions/orders/resend-documents";
import { mails } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintOpenOrder, NUMBER, payOrder } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.person();
	await mintOpenOrder(world.db, 1, [{ product: "ai_review" }]);
});
const resend = (at = NOW) => performAs(teamActor(), resendDocuments, { order: NUMBER }, at);

it("sends the invoice again, not more than once a minute, and nothing of what is not paid", async () => {
	await expect(resend()).rejects.toMatchObject({ errors: [{ pointer: "/order" }] });
	await payOrder(world.db);
	await resend();
	await resend();
	expect(await world.db.select().from(mails)).toHaveLength(2);
	await resend(new Date(NOW.getTime() + 60_000));
	expect(await world.db.select().from(mails)).toHaveLength(3);
});
