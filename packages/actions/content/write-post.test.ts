import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import { posts } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { editedPost, writtenPost } from "#testing/posts";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

/** Every public place that could name a post. */
async function publicPlaces(): Promise<string> {
	const browser = openBrowser();
	const paths = [
		"/blog",
		"/blog/weeks",
		"/feeds/posts.atom",
		"/feeds/posts.json",
		"/sitemap.xml",
		"/sitemaps/posts-1.xml",
	];
	const pages = await Promise.all(paths.map(async (path) => (await browser.get(path)).html));
	const api = await Promise.all(
		["/blog", "/blog?q=monday", "/blog/weeks"].map(async (path) => JSON.stringify((await world.api("GET", path)).body)),
	);
	return [...pages, ...api].join("\n");
}

it("shows a draft and a post that waits for its day to nobody, and a published one everywhere", async () => {
	const draft = await writtenPost(null);
	expect(await publicPlaces()).not.toContain("How weeks work");
	await editedPost(draft, 1, Date.now() + DAY_MS);
	expect(await publicPlaces()).not.toContain("How weeks work");
	expect((await world.api("GET", "/blog")).body).toMatchObject({ total: 0 });
	await editedPost(draft, 2, Date.now() - 1000);
	expect((await publicPlaces()).match(/How weeks work/g)?.length).toBeGreaterThanOrEqual(6);
	expect((await openBrowser().get("/blog/weeks")).html).toContain("&lt;b&gt;Monday");
	await editedPost(draft, 3, null);
	expect(await publicPlaces()).not.toContain("How weeks work");
	expect(await world.db.$count(posts)).toBe(0);
});
