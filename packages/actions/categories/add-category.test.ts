import { beforeEach, expect, it } from "vitest";
import addCategory from "#actions/categories/add-category";
import { performAs, teamActor } from "#testing/act";
import { mintCategory } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintCategory(world.db, "finance", { id: 40 });
});

const BILLS = { name: "Bills & more", slug: "", parent: "finance", position: 3, description: "Bills." };
const add = (over: Partial<typeof BILLS> = {}) => performAs(teamActor(), addCategory, { ...BILLS, ...over }, NOW);

it("adds one below another, with an address of its name", async () => {
	expect(await add()).toEqual({ slug: "bills-more" });
	expect((await world.api("GET", "/categories/bills-more")).body).toMatchObject({
		name: "Bills & more",
		parent: { slug: "finance" },
		live_listings: 0,
	});
	await add({ name: "Other", parent: "" });
	expect((await world.api("GET", "/categories/other")).status).toBe(200);
});

it("is refused where the name or address is taken, and below one that is below another", async () => {
	await add();
	await expect(add({ slug: "x" })).rejects.toMatchObject({ errors: [{ pointer: "/name" }] });
	await expect(add({ name: "Others", slug: "finance" })).rejects.toMatchObject({ errors: [{ pointer: "/slug" }] });
	await expect(add({ name: "Deep", parent: "bills-more" })).rejects.toMatchObject({ errors: [{ pointer: "/parent" }] });
});
