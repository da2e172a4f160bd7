import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { runBatch } from "#store/db";
import { weekDeltas } from "#store/order-listings";
import { mintProducts } from "#testing/orders";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
});

interface Product {
	product: string;
	price_cents: number;
	weeks: { week: string; places_left: number }[] | null;
}

async function productNamed(code: string): Promise<Product | undefined> {
	const answer = await world.api<{ items: Product[] }>("GET", "/products");
	expect(answer.status).toBe(200);
	return answer.body.items.find((item) => item.product === code);
}

it("shows every product at its current price, to anybody", async () => {
	const answer = await world.api<{ items: Product[] }>("GET", "/products");
	expect(answer.body).toMatchObject({ currency: "usd", prices_include_vat: false });
	expect(answer.body.items.map((item) => item.product)).toEqual([
		...["launch", "skip_queue", "featured", "done_for_you", "launch_bundle"],
		...["extra_categories", "relaunch", "ai_review", "billboard_min", "trophy_cabinet"],
	]);
	expect(answer.body.items[0]).toMatchObject({ price_cents: 9900, needs_listing: true, takes_week: "optional" });
	expect(await productNamed("trophy_cabinet")).toMatchObject({ options: { material: { choices: ["wood", "glass"] } } });
});

it("shows the twelve weeks ahead, with the paid places left in each", async () => {
	const next = addWeeks(weekOf(new Date()), 1);
	await runBatch(world.db, weekDeltas(world.db, new Map([[next, { free: 3, paid: 28 }]])));
	const { weeks } = (await productNamed("skip_queue")) ?? { weeks: null };
	expect(weeks).toHaveLength(12);
	expect(weeks?.slice(0, 2)).toEqual([
		{ week: next, places_left: 2 },
		{ week: addWeeks(next, 1), places_left: 30 },
	]);
	expect(await productNamed("featured")).toMatchObject({ weeks: null });
});

it("has no places left in a week that is full, nor fewer when there are fewer places than were sold", async () => {
	const next = addWeeks(weekOf(new Date()), 1);
	await runBatch(world.db, weekDeltas(world.db, new Map([[next, { free: 0, paid: 30 }]])));
	const placesLeft = async () => (await productNamed("skip_queue"))?.weeks?.[0];
	expect(await placesLeft()).toEqual({ week: next, places_left: 0 });
	await setSettings({ paid_slots_per_week: "20" });
	expect(await placesLeft()).toEqual({ week: next, places_left: 0 });
});
