import { beforeEach, expect, it } from "vitest";
import editPost from "#actions/content/edit-post";
import writePost from "#actions/content/write-post";
import { DAY_MS } from "#core/launches/week";
import { posts } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { openBrowser } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

const TEXTS = {
	slug: "weeks",
	title: "How weeks work",
	summary: "From Monday to Sunday.",
	body: "A week **begins** on <b>Monday</b>.",
	author: "The team",
	faqs: [{ question: "Why?", answer: "Because." }],
};

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const team = teamActor();
const write = async (publishedAt: number | null, more = {}) =>
	(await performAs(team, writePost, { ...TEXTS, publishedAt, ...more })).postId;
const edit = (post_id: number, version: number, publishedAt: number | null, more = {}) =>
	performAs(team, editPost, { post_id, version, ...TEXTS, publishedAt, ...more });

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
	const draft = await write(null);
	expect(await publicPlaces()).not.toContain("How weeks work");
	await edit(draft, 1, Date.now() + DAY_MS);
	expect(await publicPlaces()).not.toContain("How weeks work");
	expect((await world.api("GET", "/blog")).body).toMatchObject({ total: 0 });
	await edit(draft, 2, Date.now() - 1000);
	expect((await publicPlaces()).match(/How weeks work/g)?.length).toBeGreaterThanOrEqual(6);
	expect((await openBrowser().get("/blog/weeks")).html).toContain("&lt;b&gt;Monday");
	await edit(draft, 3, null);
	expect(await publicPlaces()).not.toContain("How weeks work");
	expect(await world.db.$count(posts)).toBe(0);
});
