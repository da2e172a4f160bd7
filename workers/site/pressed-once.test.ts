import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { ONE_PRESS_MS } from "#core/limits";
import {
	apiKeys,
	draftInvites,
	listings,
	listingUpdates,
	localMails,
	sentForms,
	sessions,
	webhookEndpoints,
} from "#store/schema/index";
import { type Browser, openBrowser, type PageAnswer } from "#testing/browser";
import type { PageForm } from "#testing/forms";
import { mintListing } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type Person, type World } from "#testing/world";
import { SESSION_COOKIE } from "#workers/http/cookies";
import { waitMs } from "./pressed-once.ts";

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
	expect(answers.map(({ status, location }) => [status, location])).toEqual(
		Array(3).fill([303, `${home}?done=posted`]),
	);
	expect(await world.db.select().from(listingUpdates)).toHaveLength(1);
	// Pressed again within moments, after the answer.
	expect((await browser.press(form)).location).toBe(`${home}?done=posted`);
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

it("is another press after twenty seconds, also where the first one never ended", async () => {
	const form = await filled(home, `${home}/updates`, UPDATE);
	await browser.press(form);
	await world.db.update(sentForms).set({ expiresAt: Date.now() - 1 });
	await browser.press(form);
	expect(await world.db.select().from(listingUpdates)).toHaveLength(2);
	await world.db.update(sentForms).set({ answer: null, expiresAt: Date.now() + 150 });
	await browser.press(form);
	expect(await world.db.select().from(listingUpdates)).toHaveLength(3);
});

it("looks at most twenty times, and the first time soon, while the same press is under way", () => {
	const waits: number[] = [];
	for (let waitedMs = 0; waitedMs < ONE_PRESS_MS; waitedMs += waits.at(-1) ?? 0) waits.push(waitMs(waits.length));
	expect(waits[0]).toBe(100);
	expect(waits.length).toBeLessThanOrEqual(20);
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

it("signs a browser in once by a link that it confirms twice, and nobody else by the same form", async () => {
	const visitor = openBrowser();
	await visitor.submit((await visitor.get("/sign-in")).form("/sign-in"), { email: "grace@inkfern.example" });
	await world.runJobs();
	const link = await newestLink(world, "grace@inkfern.example");
	const form = (await visitor.get(link)).form("/sign-in/confirm");
	const opened = async () => (await world.db.select().from(sessions)).length;
	const before = await opened();
	// Sent twice before either is answered, so both without a session.
	const answers = await Promise.all([visitor.press(form), visitor.press(form)]);
	const cookies = answers.map(({ headers }) =>
		headers.getSetCookie().filter((line) => line.startsWith(SESSION_COOKIE)),
	);
	expect(answers.map(({ status, location }) => [status, location])).toEqual(Array(2).fill([303, "/account"]));
	expect(cookies[0]).toHaveLength(1);
	expect(cookies[1]).toEqual(cookies[0]);
	// And once more while the next page is on its way, with the session that it has by now.
	expect((await visitor.press(form)).location).toBe("/account");
	expect((await visitor.get("/account")).status).toBe(200);
	expect(await opened()).toBe(before + 1);
	// The page of the link, to which the back button leads, goes on to the account.
	expect((await visitor.get(link)).location).toBe("/account");
	// Who has the link, and even the form, has no cookie of this browser's.
	const stranger = openBrowser();
	await stranger.get("/sign-in");
	expect((await stranger.press(form)).status).toBe(400);
	expect(stranger.cookies.has(SESSION_COOKIE)).toBe(false);
	expect((await stranger.get(link)).status).toBe(400);
	const kept = JSON.stringify(await world.db.select().from(sentForms));
	expect(kept).not.toContain(visitor.cookies.get(SESSION_COOKIE));
});

it("shows the secret that was made to each press of the form that made it", async () => {
	const path = "/account/api-keys";
	const form = await filled(path, path, { name: "Laptop" });
	const [first, second] = await Promise.all([browser.press(form), browser.press(form)]);
	const [key] = first.html.match(/lw_[0-9A-Za-z]{49}/) ?? [];
	expect(key).toBeDefined();
	expect([second.status, second.html]).toEqual([200, first.html]);
	expect(second.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
	expect((await world.db.select().from(apiKeys)).filter(({ name }) => name === "Laptop")).toHaveLength(1);
	expect(JSON.stringify(await world.db.select().from(sentForms))).not.toContain(key);
});

it("adds a webhook once, and gives it another secret once", async () => {
	const path = "/account/webhooks";
	const form = await filled(path, path, { url: "https://hooks.inkfern.com/in" });
	const secretIn = ({ html }: PageAnswer) => html.match(/whsec_[A-Za-z0-9+/=]+/)?.[0];
	const added = await Promise.all([browser.press(form), browser.press(form)]);
	expect(added.map(({ status }) => status)).toEqual([200, 200]);
	expect(secretIn(added[0])).toBeDefined();
	expect(secretIn(added[1])).toBe(secretIn(added[0]));
	const [{ id, secret } = { id: 0, secret: "" }] = await world.db.select().from(webhookEndpoints);
	const another = (await browser.get(`${path}/${id}`)).form(`${path}/${id}/secret`);
	const made = await Promise.all([browser.press(another), browser.press(another)]);
	expect(secretIn(made[1])).toBe(secretIn(made[0]));
	// What it signed with before signs on: a second change would have ended it.
	expect(await world.db.select().from(webhookEndpoints)).toMatchObject([{ oldSecret: expect.any(String) }]);
	expect((await world.db.select().from(webhookEndpoints))[0]?.version).toBe(2);
	expect(secret).not.toBe("");
});

it("leads where the account's end leads, though its session ended with it", async () => {
	const path = "/account/delete";
	const form = await filled(path, path, { typed: ada.email });
	const answers = await Promise.all([browser.press(form), browser.press(form)]);
	answers.push(await browser.press(form));
	expect(answers.map(({ status, location }) => [status, location])).toEqual(Array(3).fill([303, "/goodbye"]));
	await browser.get("/goodbye");
	expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
});

it("signs out as often as it is asked to", async () => {
	const form = (await browser.get("/account")).form("/sign-out");
	const session = browser.cookies.get(SESSION_COOKIE) ?? "";
	expect((await browser.press(form)).location).toBe("/");
	browser.cookies.set(SESSION_COOKIE, session);
	expect((await browser.press(form)).location).toBe("/");
	expect((await browser.press(form)).location).toBe("/");
	expect((await browser.post("/sign-out", form.fields, { Origin: "https://elsewhere.example" })).status).toBe(400);
});

it("says what was done also where that could not be noted", async () => {
	const form = await filled(home, `${home}/updates`, UPDATE);
	await world.db.run(sql`CREATE TRIGGER no_note BEFORE UPDATE ON sent_forms BEGIN SELECT RAISE(ABORT, 'no note'); END`);
	try {
		expect(await browser.press(form)).toMatchObject({ status: 303, location: `${home}?done=posted` });
	} finally {
		await world.db.run(sql`DROP TRIGGER no_note`);
	}
	expect(await world.db.select().from(listingUpdates)).toHaveLength(1);
});
