import { beforeEach, expect, it } from "vitest";
import cancelOrder from "#actions/orders/cancel-order";
import openPayment from "#actions/orders/open-payment";
import { addWeeks, weekOf } from "#core/launches/week";
import { mails } from "#store/schema/index";
import { linkHolder, performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { mintOpenOrder, mintPaidOrder, NUMBER, orderNow } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person();
	listingId = (await mintListing(world.db, "acme", { status: "draft", launchWeek: null, ownerId: userId })).id;
});
const WEEK = addWeeks(weekOf(NOW), 1);
const cancel = async (version?: number) =>
	performAs(
		teamActor(),
		cancelOrder,
		{
			order: NUMBER,
			reason: " You asked us to. ",
			version: version ?? (await orderNow(world.db)).order.version,
		},
		NOW,
	);

it("closes an order with its payment page, frees its places, and tells the buyer", async () => {
	const { order } = await mintOpenOrder(world.db, 1, [{ product: "launch", listingId, week: WEEK }]);
	await cancel();
	expect((await orderNow(world.db)).order).toMatchObject({
		status: "expired",
		placesHeld: false,
		paymentExpiresAt: null,
	});
	expect(await world.db.query.weekSlots.findFirst()).toMatchObject({ week: WEEK, paidTaken: 0 });
	expect(await world.db.select().from(mails)).toMatchObject([
		{ mail: "order-decided", facts: { reason: "You asked us to." } },
	]);
	const again = performAs(linkHolder, openPayment, { checkout_token: order.checkoutToken, billing: null }, NOW);
	await expect(again).rejects.toMatchObject({ code: "order_not_open" });
});

it("is for orders that nobody has paid, as they stand now", async () => {
	await mintPaidOrder(world.db, 1, [{ product: "launch", listingId }]);
	await expect(cancel()).rejects.toMatchObject({ errors: [{ pointer: "/order" }] });
	await expect(cancel(1)).rejects.toMatchObject({ code: "changed_meanwhile" });
});
