import { beforeEach, expect, it } from "vitest";
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
	const { id } = await mintListing(world.db, "inkfern", {
		ownerId: ada?.id ?? 0,
		storyUnlocked: true,
		profile: { story: { title: "How it began", problem: "Lost notes." } },
	});
	path = `/account/products/${id}/story`;
});

const stored = async () => (await world.db.query.listingProfiles.findFirst())?.profile.story;
const form = async () => (await owner.get(path)).form(path);

it("saves what was changed, and takes out what was emptied", async () => {
	const sent = await owner.submit(await form(), { problem: "", journey: "First.\r\n\r\nThen." });
	expect(sent).toMatchObject({ status: 303, location: `${path}?done=saved` });
	expect((await owner.get(`${path}?done=saved`)).html).toContain("Saved.");
	expect(await stored()).toEqual({ title: "How it began", journey: "First.\n\nThen." });
	expect((await owner.get(path)).html).toContain("It stands on its page.");
});

it("brings two windows together, and tells the second where both wrote the same section", async () => {
	const [first, second, third] = [await form(), await form(), await form()];
	await owner.submit(first, { title: "In one window" });
	await owner.submit(second, { lessons: "In the other" });
	expect(await stored()).toMatchObject({ title: "In one window", lessons: "In the other" });
	const refused = await owner.submit(third, { title: "In a third", challenges: "Many" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("Saved in another window meanwhile: “In one window”");
	expect(refused.html).toContain('value="In a third"');
	expect(await stored()).toMatchObject({ title: "In one window" });
	await owner.submit(refused.form(path));
	expect(await stored()).toEqual({
		title: "In a third",
		lessons: "In the other",
		challenges: "Many",
		problem: "Lost notes.",
	});
});

it("is not there for anybody else", async () => {
	const mine = await form();
	const other = openBrowser();
	await other.signIn(world, "eve@example.com");
	expect((await other.get(path)).status).toBe(404);
	expect((await other.submit(mine, { title: "Eve" })).status).not.toBe(303);
	expect(await stored()).toMatchObject({ title: "How it began" });
});
