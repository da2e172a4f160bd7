import { beforeEach, expect, it } from "vitest";
import { listings, milestones } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let owner: Browser;
let path: string;
beforeEach(async () => {
	world = await makeWorld();
	owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
	const ada = await world.db.query.users.findFirst();
	path = `/account/products/${(await mintListing(world.db, "inkfern", { ownerId: ada?.id ?? 0 })).id}/milestones`;
});

const stored = () => world.db.select().from(milestones);
const add = async (fields: Record<string, string>) => owner.submit((await owner.get(path)).form(path), fields);

it("adds, edits and takes out a milestone, and says what shows it", async () => {
	expect((await owner.get(path)).html).toContain("with a paid launch only");
	const added = await add({ date: "2026-05-04", title: "First 100 teams", description: "", url: "" });
	expect(added).toMatchObject({ status: 303, location: `${path}?done=saved` });
	const [one] = await stored();
	expect(one).toMatchObject({ date: "2026-05-04", title: "First 100 teams", description: null, url: null });
	const edited = await owner.submit((await owner.get(path)).form(`${path}/${one?.id}/edit`), {
		title: "First 200 teams",
	});
	expect(edited).toMatchObject({ status: 303, location: `${path}?done=saved` });
	expect((await owner.get(edited.location ?? "")).html).toContain("Saved.");
	expect(await stored()).toMatchObject([{ title: "First 200 teams", date: "2026-05-04" }]);
	await owner.submit((await owner.get(path)).form(`${path}/${one?.id}/remove`));
	expect(await stored()).toEqual([]);
});

it("keeps what was typed of a form that is refused, in the form that it was typed in", async () => {
	const refused = await add({ date: "2026-05-04", title: "Mine", url: "http://plain.example" });
	expect(refused.status).toBe(400);
	for (const part of ['value="Mine"', 'id="new-url-problem"']) expect(refused.html).toContain(part);
	await add({ date: "2026-05-04", title: "Mine" });
	const [one] = await stored();
	const form = (await owner.get(path)).form(`${path}/${one?.id}/edit`);
	const again = await owner.submit(form, { title: "  ", description: "Typed long" });
	expect(again.status).toBe(400);
	for (const part of ["<details open", `id="m${one?.id}-title-problem"`, ">Typed long</textarea>"]) {
		expect(again.html).toContain(part);
	}
	await owner.submit(form, { title: "In one window" });
	const late = await owner.submit(form, { title: "In the other" });
	expect(late.html).toContain("The listing has changed meanwhile");
	expect(await stored()).toMatchObject([{ title: "In one window" }]);
});

it("is shown no more exactly than it was told, here and on the listing", async () => {
	await world.db.update(listings).set({ milestonesUnlocked: true });
	await add({ date: "2021-01-01", title: "Founded" });
	await add({ date: "2021-03-01", title: "First sale" });
	for (const at of [path, "/listings/inkfern"]) {
		const { html } = await owner.get(at);
		expect(html).toContain('<time datetime="2021">2021</time>');
		expect(html).toContain('<time datetime="2021-03">March 2021</time>');
	}
});

it("is not there for anybody else", async () => {
	await add({ date: "2026-05-04", title: "Mine" });
	const [one] = await stored();
	const page = await owner.get(path);
	const other = openBrowser();
	await other.signIn(world, "eve@example.com");
	expect((await other.get(path)).status).toBe(404);
	for (const form of ["/edit", "/remove"]) {
		expect((await other.submit(page.form(`${path}/${one?.id}${form}`), { title: "Eve" })).status).not.toBe(303);
	}
	expect(await stored()).toMatchObject([{ title: "Mine" }]);
});
