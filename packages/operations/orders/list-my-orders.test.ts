import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { orders } from "#store/schema/index";
import { mintProducts } from "#testing/orders";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
});

it("lists one's own orders, newest first, page by page", async () => {
	const ada = await world.person();
	const bob = await world.person();
	const numbers: string[] = [];
	for (const as of [ada, bob, ada, ada]) {
		const body = { items: [{ product: "done_for_you" }, { product: "done_for_you" }] };
		const answer = await world.api<{ number: string }>("POST", "/orders/checkout", { as, body });
		if (as === ada) numbers.unshift(answer.body.number);
	}
	const first = await world.api<{ items: { number: string; lines: unknown[] }[] }>("GET", "/orders?per_page=2", {
		as: ada,
	});
	expect(first.body).toMatchObject({ next_page: 2, total_is_exact: false });
	const second = await world.api<{ items: { number: string }[] }>("GET", "/orders?per_page=2&page=2", { as: ada });
	expect([...first.body.items, ...second.body.items].map((order) => order.number)).toEqual(numbers);
	expect(first.body.items[0]?.lines).toHaveLength(2);
});

it("narrows them by status", async () => {
	const ada = await world.person();
	const numbers: string[] = [];
	for (let order = 0; order < 2; order++) {
		const body = { items: [{ product: "done_for_you" }] };
		numbers.push((await world.api<{ number: string }>("POST", "/orders/checkout", { as: ada, body })).body.number);
	}
	await world.db
		.update(orders)
		.set({ status: "expired" })
		.where(eq(orders.number, numbers[0] ?? ""));
	for (const [status, number] of [
		["expired", numbers[0]],
		["pending", numbers[1]],
	]) {
		expect((await world.api("GET", `/orders?status=${status}`, { as: ada })).body).toMatchObject({
			items: [{ number, status }],
		});
	}
	expect((await world.api("GET", "/orders?status=paid", { as: ada })).body).toMatchObject({ items: [], total: 0 });
});
