import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { products } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { countRounds } from "#testing/rounds";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const row = { description: "What it does.", needsListing: true, includes: [], active: true, position: 1 };

it("shows what each product costs as the table has it, and the free plan beside it", async () => {
	await world.db.insert(products).values([
		{ ...row, code: "launch", name: "Paid launch", priceCents: 9900 },
		{ ...row, code: "skip_queue", name: "Skip the queue", priceCents: 3950 },
		{ ...row, code: "billboard_min", name: "Billboard", priceCents: 1000 },
		{ ...row, code: "pair", name: "Pair", priceCents: 12000, includes: ["launch", "skip_queue"] },
	]);
	const { result, rounds } = await countRounds(() => openBrowser().get("/pricing"));
	const { html } = result;
	for (const text of ["$0", "$99<", "$39.50", "from $10", "Holds Paid launch and Skip the queue."]) {
		expect(html).toContain(text);
	}
	expect(html).toContain("A launch week 6 to 8 weeks from now");
	expect(html).toContain("It buys the date and nothing else: no votes, no rank.");
	expect(html).toContain("In Ireland: the rate of that country.");
	// Codes stand in addresses alone.
	for (const code of ["launch", "skip_queue", "billboard_min", "pair"]) expect(html).toContain(`href="/buy/${code}"`);
	expect(html.replaceAll(/href="[^"]*"/g, "")).not.toMatch(/skip_queue|billboard_min|\bIE\b/);
	expect(rounds).toBe(1);

	await world.db.update(products).set({ priceCents: 12300 }).where(eq(products.code, "launch"));
	expect((await openBrowser().get("/pricing")).html).toContain("$123<");
});

it("leads whoever comes from a product to buying for that product, and a wrong one to no other", async () => {
	await world.db.insert(products).values([
		{ ...row, code: "launch", name: "Paid launch", priceCents: 9900 },
		{ ...row, code: "skip_queue", name: "Skip the queue", priceCents: 3950 },
	]);
	const { html } = await openBrowser().get("/pricing?listing=61");
	for (const code of ["launch", "skip_queue"]) expect(html).toContain(`href="/buy/${code}?listing=61"`);
	const wrong = (await openBrowser().get("/pricing?listing=6%221")).html;
	for (const code of ["launch", "skip_queue"]) expect(wrong).toContain(`href="/buy/${code}"`);
});

it("names no price where nothing is for sale", async () => {
	const { html } = await openBrowser().get("/pricing");
	expect(html).toContain("Nothing is for sale here");
	expect(html).not.toContain("reverse charge");
});
