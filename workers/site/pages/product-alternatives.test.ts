import { beforeEach, expect, it } from "vitest";
import { approvedAlternatives, declinedAlternatives } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let owner: Browser;
let path: string;
beforeEach(async () => {
	world = await makeWorld();
	owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
	const ada = await world.db.query.users.findFirst();
	const notes = await mintCategory(world.db, "notes");
	const { id } = await mintListing(world.db, "inkfern", { ownerId: ada?.id ?? 0, categoryIds: [notes.id] });
	await mintListing(world.db, "quillhart", { name: "Quillhart", categoryIds: [notes.id] });
	await mintListing(world.db, "elsewhere", { name: "Elsewhere", categoryIds: [] });
	path = `/account/products/${id}/alternatives`;
});

const approved = async () => (await world.db.select().from(approvedAlternatives)).length;

it("approves and declines what is suggested, and what the listing's page shows follows", async () => {
	const page = await owner.get(path);
	expect(page.html).toContain("<bdi>Quillhart</bdi>");
	expect(page.html).not.toContain("Elsewhere");
	expect(await owner.submit(page.form(path))).toMatchObject({
		status: 303,
		location: `${path}?done=saved`,
	});
	expect(await approved()).toBe(1);
	expect((await owner.get("/listings/inkfern")).html).toContain("Quillhart");
	await owner.submit((await owner.get(path)).form(`${path}/decline`));
	expect(await approved()).toBe(0);
	expect(await world.db.select().from(declinedAlternatives)).toHaveLength(1);
	expect((await owner.get(path)).html).toContain("Nothing more to suggest");
});

it("takes another by its address or name in the address, and says what is none", async () => {
	const form = async () => {
		const { html, form: formOf } = await owner.get(path);
		expect(html).toContain('id="alternative"');
		return formOf(path);
	};
	for (const alternative of ["https://launchweek.example/listings/elsewhere/?from=mail", "quillhart"]) {
		expect(await owner.submit(await form(), { alternative })).toMatchObject({ status: 303 });
	}
	expect(await approved()).toBe(2);
	const refused = await owner.submit(await form(), { alternative: "nobody" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("No product of this directory is at that address");
	expect(refused.html).toContain('value="nobody"');
});

it("is not there for anybody else", async () => {
	const page = await owner.get(path);
	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	expect((await eve.get(path)).status).toBe(404);
	expect((await eve.submit(page.form(path), { alternative: "elsewhere" })).status).not.toBe(303);
	expect(await approved()).toBe(0);
});
