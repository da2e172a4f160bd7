import { beforeEach, expect, it } from "vitest";
import { mintProducts } from "#testing/orders";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
});

it("shows an order to its buyer in any case of its number, and to nobody else", async () => {
	const ada = await world.person();
	const bob = await world.person();
	const body = { items: [{ product: "done_for_you" }] };
	const { body: order } = await world.api<{ number: string }>("POST", "/orders/checkout", { as: ada, body });
	const own = await world.api("GET", `/orders/${order.number.toLowerCase()}`, { as: ada });
	expect(own).toMatchObject({ status: 200, body: { number: order.number, status: "pending" } });
	const others = await world.api("GET", `/orders/${order.number}`, { as: bob });
	expect(others).toMatchObject({ status: 404, body: { code: "not_found" } });
});

it("refuses a number that is too long", async () => {
	const ada = await world.person();
	const answer = await world.api("GET", `/orders/${"x".repeat(33)}`, { as: ada });
	expect(answer.body).toMatchObject({ status: 400, errors: [{ pointer: "/number", code: "too_long" }] });
});
