import { beforeEach, expect, it } from "vitest";
import uploadPicture from "#actions/pictures/upload-picture";
import { foundersOfListing } from "#store/listing-founders";
import { listings, pictureSources, pictures } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { formsOf } from "#testing/forms";
import { mintCategory, mintListing } from "#testing/listings";
import { png } from "#testing/picture-files";
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
		ownerId: ada?.id ?? 0,
		tagline: "Notes for small teams",
		country: "BE",
		profile: { features: ["One", "Two"] },
	}));
	path = `/account/products/${id}`;
});

const save = async (changes: Record<string, string>) =>
	owner.submit((await owner.get(`${path}/edit`)).form(`${path}/edit`), changes);
const tagline = async () => (await world.db.select().from(listings))[0]?.tagline;

it("shows what each edit changed word by word and entry by entry, and puts one back", async () => {
	expect((await owner.get(`${path}/history`)).html).toContain("Nobody has edited it");
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
	const back = await owner.submit(page.form(`${path}/history`));
	expect(back).toMatchObject({ status: 303, location: `${path}/history?done=put_back` });
	expect((await owner.get(back.location ?? "")).html).toContain("Put back.");
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

const versions = async () => (await owner.get(`${path}/history`)).html;
const putBack = async (edit: number) => {
	const page = await owner.get(`${path}/history`);
	const form = formsOf(page.html).find(({ fields }) => fields.get("edit") === String(edit));
	if (form === undefined) throw new Error(`there is no way back from ${edit}: ${page.html}`);
	return owner.submit(form);
};

it("shows milestones that came, changed and went, and puts each back", async () => {
	const milestones = async () =>
		(await world.db.query.milestones.findMany()).map(({ title, description }) => [title, description]);
	const milestonesPage = () => owner.get(`${path}/milestones`);
	const said = { date: "2026-03-01", title: "First customer", description: "In <b>Ghent</b>" };
	await owner.submit((await milestonesPage()).form(`${path}/milestones`), said);
	const [one] = await world.db.query.milestones.findMany();
	const form = `${path}/milestones/${one?.id}`;
	await owner.submit((await milestonesPage()).form(`${form}/edit`), { title: "First client" });
	await owner.submit((await milestonesPage()).form(`${form}/remove`));
	const html = await versions();
	expect(html).toContain("Put in: </span>March 2026\nFirst customer\nIn &lt;b&gt;Ghent&lt;/b&gt;</ins>");
	expect(html).toMatch(/First <del>.*customer<\/del><ins>.*client<\/ins>/);
	await putBack(4);
	expect(await milestones()).toEqual([["First client", "In <b>Ghent</b>"]]);
	await putBack(3);
	expect(await milestones()).toEqual([["First customer", "In <b>Ghent</b>"]]);
	await putBack(2);
	expect(await milestones()).toEqual([]);
	await putBack(7);
	expect(await milestones()).toEqual([["First customer", "In <b>Ghent</b>"]]);
});

it("shows who came and went among the founders, and puts them back as they were described", async () => {
	const ada = await world.person("ada@example.com");
	await mintCategory(world.db, "notes");
	const { id: draft } = await mintDraft(world.db, ada, { categories: ["notes"], row: { listingId: id } });
	const edit = async (founders: unknown[]) =>
		expect(await world.api("PATCH", `/drafts/${draft}`, { as: ada, body: { founders } })).toMatchObject({
			status: 200,
		});
	const names = async () => (await foundersOfListing(world.db, id)).map(({ name, title, bio }) => [name, title, bio]);
	await edit([{ name: "Ada Lind", title: "CEO", bio: "Writes." }, { name: "Bo Moor" }]);
	await edit([{ name: "Bo Moor" }, { name: "Cy Reed" }]);
	const html = await versions();
	expect(html).toContain("<dt><bdi>Ada Lind</bdi></dt>");
	expect(html).toContain("Taken out: </span>Ada Lind\nCEO\nWrites.</del>");
	expect(html).not.toContain("Only the quotes behind it changed");
	await putBack(3);
	expect(await names()).toEqual([
		["Ada Lind", "CEO", "Writes."],
		["Bo Moor", null, null],
	]);
});

it("shows pictures of then, puts one back while it is kept, and says why when it is not", async () => {
	const ada = personActor((await world.person("ada@example.com")).userId);
	const upload = async (side: number) =>
		performAs(ada, uploadPicture, { listing_id: id, kind: "logo", bytes: png({ width: side, height: side }) });
	await upload(64);
	await upload(65);
	const [logo] = await world.db.select({ logo: listings.logo }).from(listings);
	expect((await versions()).match(/<img class="own-logo"/g)).toHaveLength(3);
	await putBack(3);
	expect((await world.db.select({ logo: listings.logo }).from(listings))[0]).not.toEqual(logo);
	await putBack(4);
	expect((await world.db.select({ logo: listings.logo }).from(listings))[0]).toEqual(logo);
	await putBack(2);
	expect((await world.db.select({ logo: listings.logo }).from(listings))[0]).toEqual({ logo: null });
	await world.db.delete(pictureSources);
	await world.db.delete(pictures);
	expect(await versions()).toContain("a picture that nothing shows is deleted after a day");
});
