import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import { posts } from "#store/schema/index";
import { mintPost } from "#testing/launches";
import { makeWorld, ORIGIN, type World } from "#testing/world";

interface Page {
	items: { slug: string; title: string; published_at: string; url: string }[];
	next_page: number | null;
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const daysAgo = (days: number) => Date.now() - days * DAY_MS;

async function list(query = ""): Promise<Page> {
	const answer = await world.api<Page>("GET", `/blog${query}`);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}
const slugs = async (query = "") => (await list(query)).items.map((item) => item.slug);

async function mintPosts() {
	await mintPost(world.db, "older", {
		title: "Badges explained",
		body: "Put it on your **homepage**.",
		publishedAt: daysAgo(9),
	});
	await mintPost(world.db, "newer", { title: "Launch weeks", summary: "About badges too.", publishedAt: daysAgo(2) });
	await mintPost(world.db, "oldest", { title: "Crème of the crop", publishedAt: Date.UTC(2019, 5, 1) });
	await mintPost(world.db, "tomorrow", { title: "Badges again", publishedAt: daysAgo(-1) });
}

it("counts all posts, and of a search what it has seen", async () => {
	await mintPosts();
	expect(await list("?per_page=1")).toMatchObject({ total: 3, total_is_exact: true });
	expect(await list("?per_page=1&q=badges")).toMatchObject({ total_is_exact: false });
	expect(await list("?q=badges")).toMatchObject({ total: 2, total_is_exact: true });
});

it("gives published posts, newest first", async () => {
	await mintPosts();
	const page = await list();
	expect(page.items.map((item) => item.slug)).toEqual(["newer", "older", "oldest"]);
	expect(page.items[0]).toMatchObject({
		title: "Launch weeks",
		summary: "About badges too.",
		author: "The team",
		url: `${ORIGIN}/blog/newer`,
	});
	expect(page.items[0]).not.toHaveProperty("body_markdown");
});

it("finds words in title, summary and text, newest first", async () => {
	await mintPosts();
	expect(await slugs("?q=badges")).toEqual(["newer", "older"]);
	expect(await slugs("?q=badges%20home")).toEqual(["older", "newer"]);
	expect(await slugs("?q=creme")).toEqual(["oldest"]);
	expect(await slugs("?q=badg")).toEqual(["newer", "older"]);
	expect(await slugs("?q=nothing")).toEqual([]);
	expect(await slugs("?q=%22%20AND%20*")).toEqual([]);
	expect(await slugs("?q=%20")).toHaveLength(3);
	expect(await slugs("?q=badges&per_page=1&page=2")).toEqual(["older"]);
});

it("follows posts as they change", async () => {
	await mintPosts();
	await world.db
		.update(posts)
		.set({ title: "Reminders", publishedAt: daysAgo(1) })
		.where(eq(posts.slug, "older"));
	expect(await slugs("?q=reminders")).toEqual(["older"]);
	expect(await slugs()).toEqual(["older", "newer", "oldest"]);
	await world.db.delete(posts).where(eq(posts.slug, "older"));
	expect(await slugs("?q=reminders")).toEqual([]);
});

it.each([
	["q", "x".repeat(200), "x".repeat(201)],
	["page", "1000", "0"],
	["per_page", "100", "101"],
])("bounds %s", async (key, good, bad) => {
	await list(`?${key}=${good}`);
	expect((await world.api("GET", `/blog?${key}=${bad}`)).body).toMatchObject({
		status: 400,
		errors: [{ pointer: `/${key}` }],
	});
});
