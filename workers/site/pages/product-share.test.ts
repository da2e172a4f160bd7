import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
const THIS_WEEK = weekOf(new Date());
beforeEach(async () => {
	world = await makeWorld();
});

async function ownerOf(values: Parameters<typeof mintListing>[2]) {
	const caller = await world.person("ada@example.com");
	const { id } = await mintListing(world.db, "acme", { name: "Acme", ownerId: caller.userId, ...values });
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	return { browser, path: `/account/products/${id}/share` };
}

it("counts the days to a launch, and has everything to pass on", async () => {
	const { browser, path } = await ownerOf({ status: "scheduled", launchWeek: addWeeks(THIS_WEEK, 2) });
	const { html } = await browser.get(path);
	expect(html).toMatch(/<strong>(8|9|10|11|12|13|14) days to go\.<\/strong> The launch week begins on /);
	expect(html).toContain("Acme launches on Launchweek in the week of ");
	expect(html).toContain("&lt;a href=&quot;https://launchweek.test/listings/acme&quot;&gt;");
	expect(html).toContain("<code>https://launchweek.test/listings/acme</code>");
	expect(html).toMatch(/href="\/share\/listings\/acme\.[0-9a-f]{20}\.png" download="acme\.png"/);
	expect(html).toContain("mailto:?subject=Acme%20launches%20on%20Launchweek");
});

it("speaks of the week while it is on, and of the listing afterwards", async () => {
	const { browser, path } = await ownerOf({ launchWeek: THIS_WEEK });
	expect((await browser.get(path)).html).toContain("Acme launches on Launchweek this week.");
	const { html } = await openBrowser().get("/listings/acme/share");
	expect(html).toContain("Its launch is on");
	expect(html).not.toContain("Code for your site");
});

it("is not for others, and says what is missing before a listing is public", async () => {
	const { browser, path } = await ownerOf({ status: "awaiting_badge" });
	expect((await browser.get(path)).html).toContain("It can be shared once it is public");
	await world.person("eve@example.com");
	const other = openBrowser();
	expect((await other.get(path)).location).toContain("/sign-in");
	await other.signIn(world, "eve@example.com");
	expect((await other.get(path)).status).toBe(404);
});
