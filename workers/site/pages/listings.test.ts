import { beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	const scheduling = await mintCategory(world.db, "scheduling", { name: "Scheduling" });
	await mintListing(world.db, "tidewell", { name: "Tidewell", country: "NL", votes: 3, categoryIds: [scheduling.id] });
	await mintListing(world.db, "kinledger", { name: "Kinledger", country: "DE", votes: 9 });
	await mintListing(world.db, "later", { name: "Later", status: "scheduled" });
});

const names = (html: string) => [...html.matchAll(/<h2><a href="\/listings\/([a-z0-9-]+)"/g)].map(([, slug]) => slug);

it("shows live listings, most voted first, and may be cached for a moment", async () => {
	const page = await browser.get("/listings");
	expect(names(page.html)).toEqual(["kinledger", "tidewell"]);
	expect(page.html).toContain("2 listings");
	expect(page.html).toContain('rel="canonical"');
	expect(page.headers.get("Cache-Control")).toContain("public");
	expect(page.headers.get("Vary")).toBe("Cookie");
});

it("filters as the API does, ignores fields a form left empty, and lets each filter be dropped", async () => {
	const page = await browser.get("/listings?q=&category=scheduling&country=nl&stage=&utm_source=mail");
	expect(names(page.html)).toEqual(["tidewell"]);
	expect(page.html).toContain('href="/listings?country=nl"');
	expect(page.html).toContain('href="/listings?category=scheduling"');
	expect(page.html).toContain("Netherlands");
	expect(page.html).not.toContain('rel="canonical"');
	expect(names((await browser.get("/listings?status=upcoming")).html)).toEqual(["later"]);
});

it("says so when nothing fits, and refuses what no filter can be", async () => {
	expect((await browser.get("/listings?q=zeppelin")).html).toContain("No listing fits.");
	expect((await browser.get("/listings?sort=money")).status).toBe(400);
});

it("writes what somebody typed as text", async () => {
	const { html } = await browser.get(`/listings?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
	expect(html).not.toContain("<script>alert");
	expect(html).toContain("&lt;script&gt;");
});

it("leads to the next page and back, with its filters", async () => {
	for (let index = 0; index < 21; index++) await mintListing(world.db, `more-${index}`, { country: "FR" });
	const first = await browser.get("/listings?country=FR");
	expect(first.html).toContain('href="/listings?country=FR&amp;page=2"');
	const second = await browser.get("/listings?country=FR&page=2");
	expect(names(second.html)).toHaveLength(1);
	expect(second.html).toContain('rel="prev" href="/listings?country=FR"');
});
