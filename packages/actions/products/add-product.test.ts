import { beforeEach, expect, it } from "vitest";
import addProduct from "#actions/products/add-product";
import type { Actor } from "#core/access/actor";
import { productOf } from "#store/products";
import { performAs } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { mintProducts } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let team: Actor;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
	team = await freshTeam(world.db);
});

const SENT = {
	product: "press_kit",
	name: "Press kit",
	description: "Pictures and words.",
	price_cents: 7900,
	active: true,
	needs_listing: true,
	includes: [] as string[],
	position: 50,
	options: { size: { label: "Which size", kind: "choice" as const, required: true, choices: ["S", "M"] } },
};
const add = (changes: object = {}) => performAs(team, addProduct, { ...SENT, ...changes }, NOW);

it("offers a product that people deliver, which can be ordered at once", async () => {
	await add();
	const { body } = await world.api<{ items: object[] }>("GET", "/products");
	expect(body.items).toContainEqual(
		expect.objectContaining({ product: "press_kit", price_cents: 7900, options_schema: expect.anything() }),
	);
});

it("makes bundles of what there is, and none that could not be delivered", async () => {
	await add({ product: "duo", options: null, includes: ["launch", "ai_review"] });
	expect(await productOf(world.db, "duo")).toMatchObject({ includes: ["launch", "ai_review"], version: 1 });
	await expect(add({ product: "trio", includes: ["duo"] })).rejects.toMatchObject({
		errors: [{ pointer: "/includes" }],
	});
	expect(await productOf(world.db, "trio")).toBeNull();
});

it("gives no code twice, and takes no code that nobody could type", async () => {
	await add();
	await expect(add()).rejects.toMatchObject({ errors: [{ pointer: "/product" }] });
	for (const product of ["Press", "1st", "a b", "", "x".repeat(61)])
		await expect(add({ product }), product).rejects.toMatchObject({ errors: [{ pointer: "/product" }] });
});
