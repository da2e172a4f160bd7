import { expect, it } from "vitest";
import { missesOf } from "#store/search/misses";
import { openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { countWords } from "#testing/search-words";
import { makeWorld } from "#testing/world";

interface Answer {
	suggestions: { kind: string; text: string; href?: string }[];
}

it("says what a search field suggests, each product and category with where it leads", async () => {
	const world = await makeWorld();
	const { id } = await mintCategory(world.db, "planning", { name: "Planning" });
	await mintListing(world.db, "planboat", {
		name: "Planboat",
		tagline: "Boats",
		categoryIds: [id],
		primaryCategoryId: id,
	});
	await countWords(world);
	const browser = openBrowser();
	const asked = async (q: string) => {
		const { status, html, headers } = await browser.get(`/suggest?${new URLSearchParams({ q })}`);
		expect(status).toBe(200);
		expect(headers.get("Content-Type")).toContain("application/json");
		expect(headers.get("Cache-Control")).toBe("public, max-age=60");
		expect(headers.get("RateLimit")).toContain("r=");
		return (JSON.parse(html) as Answer).suggestions;
	};
	expect(await asked("plan")).toEqual([
		{ kind: "Product", text: "Planboat", href: "/listings/planboat" },
		{ kind: "Category", text: "Planning", href: "/categories/planning" },
		{ kind: "Search", text: "planboat" },
		{ kind: "Search", text: "planning" },
	]);
	for (const q of ["", "p", "?!", '"', "plan ", "x".repeat(900), "\u{d800}"]) expect(await asked(q), q).toEqual([]);
	// What is typed here is a word's beginning.
	expect(await missesOf(world.db, { limit: 5, offset: 0 })).toEqual([]);
});
