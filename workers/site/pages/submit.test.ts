import { beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

let world: World;
let ada: Browser;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
});

it("leads people who are not signed in through signing in and back", async () => {
	const page = await ada.get("/submit");
	expect(page.html).toContain('href="/sign-in?return_to=%2Fsubmit"');
	const signedIn = await ada.signIn(world, "ada@example.com", "/submit");
	expect(signedIn.location).toBe("/submit");
});

it("makes a draft of the address, as the API would, and leads to it", async () => {
	await ada.signIn(world, "ada@example.com");
	const page = await ada.get("/submit");
	const answer = await ada.submit(page.form("/submit"), { url: "inkfern.com" });
	expect(answer.status).toBe(303);
	expect(answer.location).toMatch(/^\/account\/drafts\/[0-9a-f-]{36}$/);
	const drafts = await world.db.query.drafts.findMany();
	expect(drafts.map((draft) => [draft.url, draft.status])).toEqual([["https://inkfern.com/", "crawling"]]);
});

it("says what is wrong with an address, keeps it, and stores nothing", async () => {
	await ada.signIn(world, "ada@example.com");
	for (const url of ["", "http://10.0.0.1/", "ftp://inkfern.com", `https://x.com/${"a".repeat(2100)}`]) {
		const page = await ada.submit((await ada.get("/submit")).form("/submit"), { url });
		expect(page.status).toBe(400);
		expect(page.html).toContain('role="alert"');
	}
	expect(await world.db.query.drafts.findMany()).toEqual([]);
});
