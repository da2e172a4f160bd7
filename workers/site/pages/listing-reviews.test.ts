import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

it("shows every published review, twenty a page, newest first", async () => {
	const listing = await mintListing(world.db, "acme");
	for (let index = 0; index < 23; index++) {
		await mintReview(world.db, index, listing.id, {
			body: `The text number ${index}.`,
			at: NOW.getTime() - index,
			status: index === 3 ? "held" : "published",
		});
	}
	const first = await browser.get("/listings/acme/reviews");
	expect([...first.html.matchAll(/The text number (\d+)\./g)].map(([, number]) => Number(number))).toEqual(
		Array.from({ length: 21 }, (_, index) => index).filter((index) => index !== 3),
	);
	expect(first.html).toContain('href="/listings/acme/reviews?page=2"');
	const second = await browser.get("/listings/acme/reviews?page=2");
	expect(second.html).toContain("The text number 22.");
	expect(second.html).not.toContain('rel="next"');
	const { rowsRead } = await countRows(() => browser.get("/listings/acme/reviews"));
	expect(rowsRead).toBeLessThanOrEqual(30);
});

it("is there for live products only", async () => {
	await mintListing(world.db, "soon", { status: "scheduled" });
	await mintListing(world.db, "acme");
	expect((await browser.get("/listings/soon/reviews")).status).toBe(404);
});

it("says where there are none how the first is written, and leads on to write one where there are", async () => {
	const listing = await mintListing(world.db, "acme", { name: "Acme" });
	const empty = (await browser.get("/listings/acme/reviews")).html;
	for (const shown of ["No reviews yet", "Say what changed for you.", 'href="/listings/acme/review"']) {
		expect(empty).toContain(shown);
	}
	expect(empty.match(/href="\/listings\/acme\/review"/g), "one way, not two").toHaveLength(1);
	expect((await browser.get("/listings/acme/reviews?page=2")).html).toContain("There is no page 2");
	await mintReview(world.db, 1, listing.id, { body: "It works." });
	const some = (await browser.get("/listings/acme/reviews")).html;
	expect(some).toContain('href="/listings/acme/review"');
	expect(some).not.toContain("No reviews yet");
});

it("keeps from owners the way to review their own", async () => {
	const ada = await world.person("ada@example.com");
	await mintListing(world.db, "acme", { ownerId: ada.userId });
	const owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
	expect((await owner.get("/listings/acme/reviews")).html).not.toContain('href="/listings/acme/review"');
});
