import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { countRounds } from "#testing/rounds";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
	const top = await mintCategory(world.db, "productivity", { name: "Productivity" });
	const faqs = [{ question: "Which is best?", answer: "It depends." }];
	const sub = await mintCategory(world.db, "notes", { name: "Notes", parentId: top.id, faqs });
	for (let index = 0; index < 21; index++) {
		await mintListing(world.db, `note-${index}`, { votes: index, categoryIds: [sub.id] });
	}
});

it("shows its listings most voted first, where it stands, and its questions", async () => {
	const { html } = await browser.get("/categories/notes");
	expect([...html.matchAll(/<h2><a href="\/listings\/([a-z0-9-]+)"/g)][0]?.[1]).toBe("note-20");
	expect(html).toContain('<a href="/categories/productivity"><bdi>Productivity</bdi></a>');
	expect(html).toContain("Which is best?");
	expect(html).toContain('"@type":"FAQPage"');
	expect(html).toContain('href="/categories/notes?page=2"');
	expect((await browser.get("/categories/productivity")).html).toContain('href="/categories/notes"');
});

it("shows the pages after the first under their own canonical address", async () => {
	const { html } = await browser.get("/categories/notes?page=2");
	expect(html).toContain('href="/listings/note-0"');
	expect(html).toContain("/categories/notes?page=2");
	expect(html).not.toContain("Which is best?");
});

it("is not there for a slug that names nothing", async () => {
	expect((await browser.get("/categories/zeppelins")).status).toBe(404);
});

it("offers its first three for a comparison, and its feed", async () => {
	const { html } = await browser.get("/categories/notes");
	expect(html).toContain('href="/compare?products=note-20,note-19,note-18">Compare the first three');
	expect(html).toContain('<a href="/feeds/categories/notes.xml"');
});

it("says of an empty category what to do, and of a page that is not there where the first one is", async () => {
	await mintCategory(world.db, "maps", { name: "Maps" });
	const empty = await browser.get("/categories/maps");
	expect(empty.html).toContain("Nothing in Maps has launched yet");
	expect(empty.html).not.toMatch(/0 products|\/compare\?/);
	const beyond = await browser.get("/categories/notes?page=9");
	expect(beyond.html).toMatch(/<a class="button" href="\/categories\/notes">To the first page/);
});

it("does not boast of zeros", async () => {
	await mintCategory(world.db, "drawing", { name: "Drawing", parentId: 1 });
	const { html } = await browser.get("/categories/productivity");
	expect(html).toMatch(/Notes<span class="how-many"><span aria-hidden="true">21</);
	expect(html).toMatch(/Drawing<\/a>/);
});

it("waits for the database once", async () => {
	expect((await countRounds(() => browser.get("/categories/notes"))).rounds).toBe(1);
	expect((await countRounds(() => browser.get("/categories"))).rounds).toBe(1);
});

it("looks for words among its own products", async () => {
	const { id } = await mintCategory(world.db, "kites", { name: "Kites" });
	await mintListing(world.db, "one", { categoryIds: [id], primaryCategoryId: id });
	const { html } = await browser.get("/categories/kites");
	const form = /<form method="get" action="\/listings" class="search">.*?<\/form>/s.exec(html)?.[0];
	expect(form).toContain('<input type="hidden" name="category" value="kites"/>');
	expect(form).toContain("Search in Kites");
});
