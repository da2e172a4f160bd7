import { beforeEach, expect, it } from "vitest";
import resendDocuments from "#actions/orders/resend-documents";
import deletePerson from "#actions/people/delete-person";
import { mails } from "#store/schema/index";
import { userById } from "#store/users";
import { performAs, teamActor } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
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

it("says that nobody is there to be sent them, once the buyer's account is gone", async () => {
	await payOrder(world.db);
	const sent = { user_id: 1, typed: (await userById(world.db, 1))?.email ?? "", reason: "She asked for it." };
	await performAs(await freshTeam(world.db), deletePerson, sent, NOW);
	await expect(resend()).rejects.toMatchObject({
		errors: [{ pointer: "/order", message: expect.stringContaining("gone") }],
	});
});
