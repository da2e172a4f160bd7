import { beforeEach, expect, it } from "vitest";
import { reviews } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("shows one's own reviews with where each stands, and takes them back", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const { userId } = await world.person("ada@example.com");
	expect((await browser.get("/account/reviews")).html).toContain("You have not reviewed any product yet");
	const [acme, soon, other] = [
		await mintListing(world.db, "acme"),
		await mintListing(world.db, "soon", { status: "draft" }),
		await mintListing(world.db, "other"),
	];
	await mintReview(world.db, userId, acme.id, { status: "held", heldReason: "copy" });
	await mintReview(world.db, userId, soon.id, { status: "rejected", judgement: "It is about another product." });
	await mintReview(world.db, userId, other.id, { status: "withdrawn" });
	await mintReview(world.db, userId + 1, acme.id, { body: "Of somebody else." });
	const page = await browser.get("/account/reviews");
	expect(page.html).toContain("because another review has the same words");
	expect(page.html).toContain("The site team says: <bdi>It is about another product.</bdi>");
	expect(page.html).toContain('href="/listings/acme/review"');
	expect(page.html).not.toContain('href="/listings/soon');
	expect(page.html).not.toContain("/listings/other");
	expect(page.html).not.toContain("Of somebody else.");
	// Nothing is lost by one press.
	expect(page.html).toMatch(/<details><summary>Withdraw.*?<\/summary><p>[^<]+nobody can bring them back/s);
	expect((await browser.submit(page.form("/reviews/2/withdraw"))).location).toBe("/account/reviews");
	expect((await browser.get("/account/reviews")).html).not.toContain("soon");
	const { fields } = page.form("/reviews/1/withdraw");
	expect((await browser.post("/reviews/4/withdraw", fields)).status).toBe(404);
	expect((await world.db.select().from(reviews)).map(({ status }) => status)).toEqual([
		...["held", "withdrawn", "withdrawn", "published"],
	]);
});

it("shows twenty a page, what was last written first", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const { userId } = await world.person("ada@example.com");
	for (let index = 0; index < 21; index++) {
		const { id } = await mintListing(world.db, `product-${index}`);
		await mintReview(world.db, userId, id, { changedAt: NOW.getTime() + index });
	}
	const first = (await browser.get("/account/reviews")).html;
	expect(first.indexOf(">product-20<")).toBeLessThan(first.indexOf(">product-1<"));
	expect(first).not.toContain(">product-0<");
	expect((await browser.get("/account/reviews?page=2")).html).toContain(">product-0<");
});
