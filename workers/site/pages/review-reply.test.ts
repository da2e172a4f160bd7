import { beforeEach, expect, it } from "vitest";
import { listings, reviews } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const { id } = await mintListing(world.db, "acme");
	const [writer = 0] = await mintVoters(world.db, 1);
	await mintReview(world.db, writer, id, { body: "Hard to set up." });
});

const PATH = "/reviews/1/reply";

it("takes the owner's answer and its correction, and shows it under the review", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "owner@example.com");
	const { userId } = await world.person("owner@example.com");
	await world.db.update(listings).set({ ownerId: userId });
	expect((await browser.get("/listings/acme")).html).toContain("Answer this review");
	const page = await browser.get(PATH);
	expect(page.html).toContain("Hard to set up.");
	expect((await browser.submit(page.form(PATH), { text: "" })).status).toBe(400);
	const answer = await browser.submit(page.form(PATH), { text: "We made it easier." });
	expect(answer.location).toBe("/listings/acme#review-1");
	const shown = (await browser.get("/listings/acme")).html;
	expect(shown).toContain("We made it easier.");
	expect(shown).toContain("Correct your answer");
	const again = await browser.get(PATH);
	expect(again.html).toContain(">We made it easier.</textarea>");
	await browser.submit(again.form(PATH), { text: "We made it far easier." });
	expect((await openBrowser().get("/listings/acme")).html).toContain("We made it far easier.");
});

it("answers the review that was read, and says so where it becomes another later", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "owner@example.com");
	const { userId } = await world.person("owner@example.com");
	await world.db.update(listings).set({ ownerId: userId });
	const before = await browser.get(PATH);
	await world.db.update(reviews).set({ body: "It steals your data.", version: 2 });
	const refused = await browser.submit(before.form(PATH), { text: "We agree." });
	expect(refused.status).toBe(400);
	expect(refused.html).toMatch(/written anew.*It steals your data\..*>We agree\.<\/textarea>/s);
	await browser.submit(refused.form(PATH), { text: "That is not so." });
	const marked = ", to an earlier version of this review";
	expect((await browser.get("/listings/acme")).html).not.toContain(marked);
	await world.db.update(reviews).set({ body: "Hard to set up, they say.", changedAt: Date.now() + 1 });
	expect((await openBrowser().get("/listings/acme")).html).toContain(marked);
});

it("does not exist for anybody else", async () => {
	const browser = openBrowser();
	expect((await browser.get(PATH)).location).toContain("/sign-in?return_to=");
	await browser.signIn(world, "eve@example.com");
	expect((await browser.get(PATH)).status).toBe(404);
	const { fields } = (await browser.get("/account")).form("/sign-out");
	fields.set("text", "Not mine to say.");
	expect((await browser.post(PATH, fields)).status).toBe(404);
});
