import { beforeEach, expect, it } from "vitest";
import { productOf } from "#store/products";
import { type Browser, openAdmin } from "#testing/browser";
import { mintProducts } from "#testing/orders";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
	admin = await openAdmin(world);
});
const PATH = "/admin/products";

it("lists what is sold, and offers another product", async () => {
	const list = await admin.get(PATH);
	expect(list.html).toContain(`href="${PATH}/featured"`);
	const page = await admin.get(`${PATH}/new`);
	const fields = { product: "press_kit", name: "Press <kit>", description: "Pictures.", price: "79.5", active: "yes" };
	const bad = await admin.submit(page.form(`${PATH}/new`), { ...fields, price: "much", product: "Press" });
	expect(bad.status).toBe(400);
	for (const shown of ["Give an amount in dollars", 'value="Press &lt;kit&gt;"', "with a letter first"])
		expect(bad.html).toContain(shown);
	expect((await admin.submit(page.form(`${PATH}/new`), fields)).location).toBe(`${PATH}?done=1`);
	expect(await productOf(world.db, "press_kit")).toMatchObject({ name: "Press <kit>", priceCents: 7950, active: true });
	expect((await admin.get("/pricing")).html).toContain("Press &lt;kit&gt;");
});

it("edits a product with its options, shows what it will look like first, and puts an edit back from its history", async () => {
	const path = `${PATH}/trophy_cabinet`;
	const page = await admin.get(path);
	expect(page.html).toContain('value="engraving"');
	const form = page.form(path);
	const shown = await admin.submit(form, { decision: "show", price: "61", name: "Trophy" });
	expect(shown.html).toContain(">$61<");
	expect(shown.html).toContain("&quot;price_cents&quot;: 6100");
	expect(await productOf(world.db, "trophy_cabinet")).toMatchObject({ priceCents: 5900 });
	await admin.submit(form, { decision: "save", price: "61", "option-1-max_length": "20", "option-2-name": "" });
	const { html, ...after } = await admin.get(path);
	expect(await productOf(world.db, "trophy_cabinet")).toMatchObject({
		priceCents: 6100,
		version: 2,
		options: { material: { choices: ["wood", "glass"] }, engraving: { max_length: 20 } },
	});
	expect((await productOf(world.db, "trophy_cabinet"))?.options).not.toHaveProperty("count");
	for (const said of ["$59", "$61"]) expect(html).toContain(said);
	const undo = /action="(\/admin\/log\/\d+\/undo)"/.exec(html)?.[1] ?? "";
	await admin.submit(after.form(undo));
	expect(await productOf(world.db, "trophy_cabinet")).toMatchObject({
		priceCents: 5900,
		version: 3,
		options: { engraving: { max_length: 10 }, count: { min: 1, max: 5 } },
	});
});

it("tells the second of two windows that somebody else saved", async () => {
	const path = `${PATH}/featured`;
	const [mine, theirs] = [(await admin.get(path)).form(path), (await admin.get(path)).form(path)];
	await admin.submit(theirs, { decision: "save", price: "100" });
	const refused = await admin.submit(mine, { decision: "save", price: "200" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("saved this product since you opened it");
	expect(refused.html).toContain('value="200"');
	expect(await productOf(world.db, "featured")).toMatchObject({ priceCents: 10_000 });
	// Having read that, it may be saved on purpose.
	await admin.submit(refused.form(path), { decision: "save" });
	expect(await productOf(world.db, "featured")).toMatchObject({ priceCents: 20_000 });
});
