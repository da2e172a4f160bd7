import { beforeEach, expect, it } from "vitest";
import { INTENT_MAX } from "#core/limits";
import { type Browser, openBrowser } from "#testing/browser";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type World } from "#testing/world";

let world: World;
let ada: Browser;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
});

const DRAFT = /^\/account\/drafts\/[0-9a-f-]{36}$/;

it("takes an address from people who are not signed in, and leads them through signing in to the draft of it", async () => {
	const answer = await ada.submit((await ada.get("/submit")).form("/submit"), { url: "inkfern.com" });
	expect(answer.status).toBe(303);
	const signIn = await ada.get(answer.location ?? "");
	expect(signIn.html).toContain("start reading <bdi>inkfern.com</bdi>");
	await ada.submit(signIn.form("/sign-in"), { email: "ada@example.com" });
	await world.runJobs();
	const confirm = await ada.get(await newestLink(world, "ada@example.com"));
	expect(confirm.html).toContain("start reading <bdi>inkfern.com</bdi>");
	expect(await world.db.query.drafts.findMany()).toEqual([]);
	const signedIn = await ada.submit(confirm.form("/sign-in/confirm"));
	expect(signedIn.location).toMatch(DRAFT);
	expect((await ada.get(signedIn.location ?? "")).status).toBe(200);
	expect(await world.db.query.drafts.findMany()).toMatchObject([{ url: "https://inkfern.com/", status: "crawling" }]);
});

it("signs people in also when the website is refused meanwhile, and says why on the form", async () => {
	const signIn = await ada.get(
		`/sign-in?${new URLSearchParams({ return_to: "/submit", do: "read:https://10.0.0.1/" })}`,
	);
	await ada.submit(signIn.form("/sign-in"), { email: "ada@example.com" });
	await world.runJobs();
	const signedIn = await ada.submit(
		(await ada.get(await newestLink(world, "ada@example.com"))).form("/sign-in/confirm"),
	);
	expect(signedIn.location).toBe("/submit");
	expect((await ada.get("/submit")).html).toContain("We cannot read this address");
	expect(await world.db.query.drafts.findMany()).toEqual([]);
});

it("makes a draft of the address, as the API would, and leads to it", async () => {
	await ada.signIn(world, "ada@example.com");
	const page = await ada.get("/submit");
	const answer = await ada.submit(page.form("/submit"), { url: "inkfern.com" });
	expect(answer.status).toBe(303);
	expect(answer.location).toMatch(DRAFT);
	const drafts = await world.db.query.drafts.findMany();
	expect(drafts.map((draft) => [draft.url, draft.status])).toEqual([["https://inkfern.com/", "crawling"]]);
});

const BAD = ["", "http://10.0.0.1/", "ftp://inkfern.com", `https://x.com/${"a".repeat(2100)}`];

it("says at the field what is wrong with an address, keeps it, and stores nothing, signed in or not", async () => {
	for (const isSignedIn of [false, true]) {
		if (isSignedIn) await ada.signIn(world, "ada@example.com");
		for (const url of BAD) {
			const page = await ada.submit((await ada.get("/submit")).form("/submit"), { url });
			expect(page.status).toBe(400);
			expect(page.html).toContain('role="alert"');
			expect(page.html).toContain(`value="${url}"`);
			expect(page.html).not.toContain("Correct these fields");
		}
	}
	expect(await world.db.query.drafts.findMany()).toEqual([]);
});

it("carries no address through signing in that would not arrive whole", async () => {
	const url = `https://inkfern.com/${"a".repeat(INTENT_MAX)}`;
	const page = await ada.submit((await ada.get("/submit")).form("/submit"), { url });
	expect(page.status).toBe(400);
	expect(page.html).toContain("The address of the homepage is enough");
});
