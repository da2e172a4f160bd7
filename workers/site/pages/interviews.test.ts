import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { interviews } from "#store/founders";
import { founders, interviewAnswers, interviewQuestions, listingFounders } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
	await world.db.insert(interviewQuestions).values([
		{ id: 1, question: "What problem did you set out to solve?", position: 1 },
		{ id: 2, question: "What would you do differently?", position: 2 },
	]);
});

async function founder(id: number, name: string) {
	const { id: listingId } = await mintListing(world.db, `product-${id}`, { name: `Product ${id}` });
	const slug = name.toLowerCase();
	await world.db.insert(founders).values({ id, slug, name, searchName: slug, userId: 100 + id, createdAt: 1 });
	await world.db.insert(listingFounders).values({ listingId, founderId: id, position: 0 });
}
const answer = (id: number, questionId: number, text: string, updatedAt: number) =>
	world.db.insert(interviewAnswers).values({ userId: 100 + id, questionId, answer: text, updatedAt });

it("lists founders who answered, the last to answer first, each with a beginning and the way to all of it", async () => {
	for (const [id, name] of [
		[1, "Ada"],
		[2, "Bert"],
		[3, "Silent"],
	] as const)
		await founder(id, name);
	await answer(1, 2, "Ask sooner", 10);
	await answer(2, 1, "Missed appointments", 20);
	await answer(1, 1, "Lost parcels", 30);
	const { html } = await browser.get("/interviews");
	const found = [...html.matchAll(/href="\/founders\/([a-z]+)"/g)].map(([, slug]) => slug);
	expect(found).toEqual(["ada", "bert"]);
	expect(html).toContain("Lost parcels");
	expect(html).not.toContain("Ask sooner");
	expect(html).toContain('href="/listings/product-1"');
	expect(html).toContain('href="/founders/ada#interview"');
});

it("forgets who took their answers back, and knows who answered before they were a founder", async () => {
	await founder(1, "Ada");
	await answer(1, 1, "Lost parcels", 30);
	await world.db.delete(interviewAnswers);
	expect(await interviews(world.db, { limit: 9, offset: 0 })).toEqual([]);
	await answer(7, 1, "Early", 40);
	await world.db.update(founders).set({ userId: 107 }).where(eq(founders.id, 1));
	expect(await interviews(world.db, { limit: 9, offset: 0 })).toMatchObject([{ slug: "ada", answer: "Early" }]);
});

it("reads a few rows for each, and teaches where there is none", async () => {
	expect((await browser.get("/interviews")).html).toContain("No founder has answered yet");
	for (let id = 1; id <= 5; id++) {
		await founder(id, `F${id}`);
		for (const question of [1, 2]) await answer(id, question, "Words", id);
	}
	const { rowsRead } = await countRows(() => interviews(world.db, { limit: 5, offset: 0 }));
	expect(rowsRead).toBeLessThanOrEqual(5 * 8);
});
