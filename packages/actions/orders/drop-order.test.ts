import { beforeEach, expect, it } from "vitest";
import dropOrder from "#actions/orders/drop-order";
import { performAs, personActor } from "#testing/act";
import { mintOpenOrder, mintPaidOrder, NUMBER, orderNow } from "#testing/paid-orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.person();
});
const drop = (userId: number) => performAs(personActor(userId), dropOrder, { order: NUMBER }, NOW);

it("closes an order of one's own that is not paid", async () => {
	await mintOpenOrder(world.db, 1, [{ product: "ai_review" }]);
	await expect(drop(2)).rejects.toMatchObject({ code: "not_found" });
	await drop(1);
	expect((await orderNow(world.db)).order.status).toBe("expired");
	await expect(drop(1)).rejects.toMatchObject({ code: "order_not_open" });
});

it("leaves one alone that is paid", async () => {
	await mintPaidOrder(world.db, 1, [{ product: "ai_review" }]);
	await expect(drop(1)).rejects.toMatchObject({ code: "order_not_open" });
	expect((await orderNow(world.db)).order.status).toBe("paid");
});
