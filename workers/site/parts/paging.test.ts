import { expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld } from "#testing/world";

const LISTS = [
	"/leaderboards/community-all-time",
	"/blog",
	"/interviews",
	"/awards",
	"/founders",
	"/launches?section=trending",
	"/listings/acme/reviews",
];

it("tells a page behind the last one from a list that has nothing, and leads to the first page", async () => {
	const world = await makeWorld();
	await mintListing(world.db, "acme", { name: "Acme" });
	for (const path of LISTS) {
		const { html } = await openBrowser().get(`${path}${path.includes("?") ? "&" : "?"}page=9`);
		expect(html, path).toContain("There is no page 9");
		expect(html, path).toContain(`<a class="button" href="${path}">To the first page</a>`);
		expect(html, path).not.toMatch(/No post yet|Nobody found|No week is closed|No founder has answered/);
	}
});
