import { beforeEach, expect, it } from "vitest";
import editProduct from "#actions/products/edit-product";
import type { Actor } from "#core/access/actor";
import { changeIn } from "#core/access/audit-change";
import { productOf } from "#store/products";
import { auditLog } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
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
	product: "featured",
	version: 1,
	name: " Featured ",
	description: "On the first page.",
	price_cents: 12_300,
	needs_listing: true,
	includes: [],
	options: null,
	active: true,
	position: 2,
};
const edit = (changes: Partial<typeof SENT> | object = {}) =>
	performAs(team, editProduct, { ...SENT, ...changes }, NOW);

it("says what a product is and costs from then on, and what it was before in the log", async () => {
	await edit();
	expect(await productOf(world.db, "featured")).toMatchObject({
		name: "Featured",
		description: "On the first page.",
		priceCents: 12_300,
		version: 2,
		active: true,
	});
	const { body } = await world.api<{ items: { product: string; price_cents: number }[] }>("GET", "/products");
	expect(body.items.find(({ product }) => product === "featured")?.price_cents).toBe(12_300);
	const [row] = await world.db.select().from(auditLog);
	expect(row).toMatchObject({ action: "edit_product", subject: "product:featured" });
	expect(changeIn(row?.detail ?? {})).toMatchObject({
		before: { price_cents: 14_900 },
		after: { price_cents: 12_300 },
	});
});

it("sells nothing that was taken out of the shop, and changes nothing where nothing differs", async () => {
	await edit({ active: false });
	const { body } = await world.api<{ items: { product: string }[] }>("GET", "/products");
	expect(body.items.map(({ product }) => product)).not.toContain("featured");
	const before = await productOf(world.db, "featured");
	await edit({ active: false, version: 2 });
	expect(await productOf(world.db, "featured")).toEqual(before);
});

it("tells the second of two who save at once, and keeps what the first wrote", async () => {
	await edit();
	await expect(edit({ price_cents: 1 })).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	const both = [100, 200].map((price_cents) => edit({ version: 2, price_cents }));
	const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
	expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
	expect((await productOf(world.db, "featured"))?.version).toBe(3);
});

it("names every bad field, and what could not be delivered", async () => {
	await expect(edit({ price_cents: -1, name: "", position: 1001 })).rejects.toMatchObject({
		errors: expect.arrayContaining(
			["/price_cents", "/name", "/position"].map((pointer) => expect.objectContaining({ pointer })),
		),
	});
	await expect(edit({ needs_listing: false })).rejects.toMatchObject({ errors: [{ pointer: "/needs_listing" }] });
	await expect(edit({ includes: ["launch_bundle"] })).rejects.toMatchObject({ errors: [{ pointer: "/includes" }] });
	const options = { Size: { label: "Size", kind: "text", required: true } };
	await expect(edit({ options })).rejects.toMatchObject({ errors: [{ pointer: expect.stringContaining("/options") }] });
	expect(await productOf(world.db, "featured")).toMatchObject({ version: 1 });
});

it("is for the site team, freshly signed in", async () => {
	await expect(performAs(personActor(1), editProduct, SENT, NOW)).rejects.toMatchObject({ code: "not_found" });
	const later = new Date(NOW.getTime() + 86_400_000);
	await expect(performAs(team, editProduct, SENT, later)).rejects.toMatchObject({ code: "sign_in_again" });
	await expect(edit({ product: "nothing" })).rejects.toMatchObject({ code: "not_found" });
});
