import { beforeEach, expect, it } from "vitest";
import { reviewReports } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const { id } = await mintListing(world.db, "acme");
	const [writer = 0, other = 0] = await mintVoters(world.db, 2);
	await mintReview(world.db, writer, id, { body: "Buy my course." });
	await mintReview(world.db, other, id, { status: "held" });
});

const PATH = "/reviews/1/report";

it("takes a report from anybody who signs in, once, and says that it did", async () => {
	const browser = openBrowser();
	expect((await browser.get("/listings/acme")).html).toContain(`href="${PATH}"`);
	expect((await browser.get(PATH)).location).toBe(`/sign-in?return_to=${encodeURIComponent(PATH)}`);
	await browser.signInByMail(world, "eve@example.com", PATH);
	const page = await browser.get(PATH);
	expect(page.html).toContain("Buy my course.");
	const empty = await browser.submit(page.form(PATH), { reason: " " });
	expect(empty.status).toBe(400);
	expect(empty.html).toContain("This must not be empty.");
	const done = await browser.submit(page.form(PATH), { reason: "It is an advertisement." });
	expect(done.html).toContain("You have reported this review.");
	await browser.submit(page.form(PATH), { reason: "Again." });
	expect(await world.db.select().from(reviewReports)).toMatchObject([{ reason: "It is an advertisement." }]);
	expect((await browser.get(PATH)).html).not.toContain("<textarea");
});

it("knows published reviews only", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "eve@example.com");
	for (const id of [2, 99]) expect((await browser.get(`/reviews/${id}/report`)).status).toBe(404);
});
