import { beforeEach, expect, it } from "vitest";
import { draftInvites, listings, listingUpdates, localMails, sentForms } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import type { PageForm } from "#testing/forms";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let browser: Browser;
let home: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@inkfern.example");
	browser = openBrowser();
	await browser.signIn(world, ada.email);
	const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	home = `/account/products/${id}`;
});

/** A form of a page, filled in. */
async function filled(path: string, action: string, fields: Record<string, string>): Promise<PageForm> {
	const form = (await browser.get(path)).form(action);
	for (const [name, value] of Object.entries(fields)) form.fields.set(name, value);
	return form;
}

const UPDATE = { title: "Version 2", body: "It reads faster." };

it("does once what is pressed three times at once, and leads each press to the same place", async () => {
	const form = await filled(home, `${home}/updates`, UPDATE);
	const answers = await Promise.all([1, 2, 3].map(() => browser.press(form)));
	expect(answers.map(({ status, location }) => [status, location])).toEqual(Array(3).fill([303, home]));
	expect(await world.db.select().from(listingUpdates)).toHaveLength(1);
	// Pressed again within moments, after the answer.
	expect((await browser.press(form)).location).toBe(home);
	expect(await world.db.select().from(listingUpdates)).toHaveLength(1);
});

it("does again what is sent from the page as it was opened again, or with other words", async () => {
	const form = await filled(home, `${home}/updates`, UPDATE);
	await browser.press(form);
	form.fields.set("title", "Version 3");
	await browser.press(form);
	await browser.press(await filled(home, `${home}/updates`, UPDATE));
	expect((await world.db.select().from(listingUpdates)).map(({ title }) => title)).toEqual([
		"Version 2",
		"Version 3",
		"Version 2",
	]);
});

it("is another press after ten seconds, also where the first one never ended", async () => {
	const form = await filled(home, `${home}/updates`, UPDATE);
	await browser.press(form);
	await world.db.update(sentForms).set({ expiresAt: Date.now() - 1 });
	await browser.press(form);
	expect(await world.db.select().from(listingUpdates)).toHaveLength(2);
	await world.db.update(sentForms).set({ location: null, expiresAt: Date.now() + 150 });
	await browser.press(form);
	expect(await world.db.select().from(listingUpdates)).toHaveLength(3);
});

it("keeps nothing of what was refused: each press says so, and it may be sent once more", async () => {
	const form = await filled(home, `${home}/updates`, { title: "", body: "" });
	const answers = await Promise.all([browser.press(form), browser.press(form)]);
	expect(answers.map(({ status }) => status)).toEqual([400, 400]);
	expect(await world.db.select().from(sentForms)).toEqual([]);
});

it("sends one invite and one mail, and says of each press that it was sent", async () => {
	const form = await filled(`${home}/people`, `${home}/people`, { email: "grace@inkfern.example" });
	const answers = await Promise.all([browser.press(form), browser.press(form)]);
	expect(answers.map(({ status }) => status)).toEqual([303, 303]);
	expect(await world.db.select().from(draftInvites)).toHaveLength(1);
	await world.runJobs();
	expect(await world.db.select().from(localMails)).toHaveLength(1);
});

it("mails one link to whoever asks for it twice at once", async () => {
	const visitor = openBrowser();
	const form = (await visitor.get("/sign-in")).form("/sign-in");
	form.fields.set("email", "grace@inkfern.example");
	await Promise.all([visitor.press(form), visitor.press(form)]);
	await world.runJobs();
	expect(await world.db.select().from(localMails)).toHaveLength(1);
});

it("lets a vote be given, taken back and given again on one page", async () => {
	const { slug } = (await world.db.select().from(listings))[0] ?? { slug: "" };
	const reader = openBrowser();
	await reader.signIn(world, "reader@example.com");
	const page = await reader.get(`/listings/${slug}`);
	const follow = page.form(`/listings/${slug}/follow`);
	await reader.press(follow);
	await reader.press({ ...follow, action: `/listings/${slug}/unfollow` });
	await reader.press(follow);
	expect((await reader.get(`/listings/${slug}`)).html).toContain(`/listings/${slug}/unfollow`);
	expect(await world.db.select().from(sentForms)).toEqual([]);
});

it("answers nobody else's press, though it says the same", async () => {
	const form = await filled(home, `${home}/updates`, UPDATE);
	await browser.press(form);
	const other = openBrowser();
	await other.signIn(world, ada.email);
	expect((await other.press(form)).status).toBe(400);
});
