import { beforeEach, expect, it } from "vitest";
import { listings } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let owner: Browser;
let path: string;
let id: number;
beforeEach(async () => {
	world = await makeWorld();
	owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
	const ada = await world.db.query.users.findFirst();
	({ id } = await mintListing(world.db, "inkfern", {
		...{ ownerId: ada?.id ?? 0, tagline: "Notes for small teams", country: "BE" },
		profile: { features: ["One", "Two"] },
	}));
	path = `/account/products/${id}`;
});

const save = async (changes: Record<string, string>) =>
	owner.submit((await owner.get(`${path}/edit`)).form(`${path}/edit`), changes);
const tagline = async () => (await world.db.select().from(listings))[0]?.tagline;

it("shows what each edit changed word by word and entry by entry, and puts one back", async () => {
	expect((await owner.get(`${path}/history`)).html).toContain("Nobody has edited the facts");
	await save({ tagline: "Notes for large teams", features: "Two\r\nThree", country: "NL" });
	const page = await owner.get(`${path}/history`);
	for (const part of [
		'Notes for <del><span class="visually-hidden">Taken out: </span>small</del>',
		'<ins><span class="visually-hidden">Put in: </span>large</ins> teams',
		"One</del>",
		"Three</ins>",
		"Belgium",
		"Netherlands",
		">You</h2>",
	]) {
		expect(page.html).toContain(part);
	}
	expect(page.html).not.toContain("Two</");
	expect(await owner.submit(page.form(`${path}/history`))).toMatchObject({ status: 303, location: `${path}/history` });
	expect(await tagline()).toBe("Notes for small teams");
	expect((await owner.get(`${path}/history`)).html.match(/id="v\d+"/g)).toEqual(['id="v3"', 'id="v2"']);
});

it("shows a text whole, old and new, of which next to nothing stayed", async () => {
	await save({ tagline: "Invoices that chase themselves for studios" });
	const { html } = await owner.get(`${path}/history`);
	expect(html).toContain("Notes for small teams</del>");
	expect(html).toContain("Invoices that chase themselves for studios</ins>");
});

it("tells a second window that the listing has changed, and puts nothing back there", async () => {
	await save({ tagline: "Second" });
	const form = (await owner.get(`${path}/history`)).form(`${path}/history`);
	await save({ tagline: "Third" });
	const refused = await owner.submit(form);
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("The listing has changed meanwhile");
	expect(await tagline()).toBe("Third");
});

it("shows a part of a long history at a time, to its owner alone", async () => {
	const other = openBrowser();
	expect((await other.get(`${path}/history`)).location).toContain("/sign-in");
	await other.signIn(world, "eve@example.com");
	for (let edit = 1; edit <= 11; edit++) await save({ tagline: `Edit ${edit}` });
	const first = await owner.get(`${path}/history`);
	expect(first.html.match(/id="v\d+"/g)).toHaveLength(10);
	expect((await owner.get(`${path}/history?before=3`)).html.match(/id="v\d+"/g)).toEqual(['id="v2"']);
	expect((await other.get(`${path}/history`)).status).toBe(404);
	expect((await other.submit(first.form(`${path}/history`))).status).not.toBe(303);
	expect(await tagline()).toBe("Edit 11");
});
