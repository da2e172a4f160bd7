import { beforeEach, expect, it } from "vitest";
import { checkRobots, parseRobots } from "#crawl/robots";
import { openBrowser } from "#testing/browser";
import { makeWorld } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

it("lets crawlers read what is public, keeps them off the rest, and names the sitemap", async () => {
	const { html: text, headers } = await openBrowser().get("/robots.txt");
	const robots = parseRobots(text, "AnyBot");
	const allows = (path: string) => checkRobots(robots, path).allowed;
	for (const path of ["/", "/listings", "/listings/tidewell", "/docs", "/assets/site.css"])
		expect(allows(path)).toBe(true);
	for (const path of ["/account/apps", "/admin", "/checkout/abc", "/invites/abc", "/api/v1/site"])
		expect(allows(path)).toBe(false);
	expect(robots.sitemaps).toEqual(
		["/sitemap.xml", "/feeds/launches.xml", "/feeds/posts.xml"].map((path) => `https://launchweek.test${path}`),
	);
	expect(headers.get("Content-Type")).toContain("text/plain");
});
