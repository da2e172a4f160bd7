import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import deliverLine from "#actions/orders/deliver-line";
import { listings, mails, teamTasks } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { mintOpenOrder, NUMBER, orderNow, payOrder } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person();
	listingId = (await mintListing(world.db, "acme", { ownerId: userId })).id;
	await mintOpenOrder(world.db, userId, [{ product: "featured", listingId }, { product: "ai_review" }]);
	// By the time that the payment comes, it is featured already.
	await world.db.update(listings).set({ featured: true }).where(eq(listings.id, listingId));
	await payOrder(world.db);
});
const deliver = async (line: number, how: "again" | "by_hand") =>
	performAs(
		teamActor(),
		deliverLine,
		{
			order: NUMBER,
			version: (await orderNow(world.db)).order.version,
			line,
			how,
			reason: "Done now.",
		},
		NOW,
	);
const openTasks = async () =>
	(await world.db.select().from(teamTasks)).filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind);

it("delivers by another try what could not be delivered before", async () => {
	expect(await openTasks()).toEqual(["undeliverable_line", "ai_review"]);
	await expect(deliver(1, "again")).rejects.toMatchObject({ errors: [{ pointer: "/line" }] });
	await world.db.update(listings).set({ featured: false }).where(eq(listings.id, listingId));
	await deliver(1, "again");
	expect((await orderNow(world.db)).lines[0]).toMatchObject({
		fulfilledAt: NOW.getTime(),
		outcomes: [{ code: "featured" }],
	});
	expect(await world.db.query.listings.findFirst()).toMatchObject({ featured: true });
	expect(await openTasks()).toEqual(["ai_review"]);
	expect((await world.db.select().from(mails)).map(({ mail }) => mail)).toContain("order-decided");
	await expect(deliver(1, "again")).rejects.toMatchObject({ errors: [{ pointer: "/line" }] });
});

it("calls delivered what people have done, and takes it off their list", async () => {
	await deliver(1, "by_hand");
	await deliver(2, "by_hand");
	expect((await orderNow(world.db)).lines).toMatchObject([
		{ fulfilledAt: NOW.getTime(), outcomes: [{ code: "team_has_done_it" }] },
		{ fulfilledAt: NOW.getTime(), outcomes: [{ code: "team_has_done_it" }] },
	]);
	expect(await openTasks()).toEqual([]);
});
