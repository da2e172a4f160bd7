import { beforeEach, expect, it } from "vitest";
import editPost from "#actions/content/edit-post";
import writePost from "#actions/content/write-post";
import { posts } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { openBrowser } from "#testing/browser";
import { mintPost } from "#testing/launches";
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

it("leads from the address that everybody knew to the new one, and gives an address to one post", async () => {
	const at = Date.now() - 1000;
	const id = await write(at);
	await edit(id, 1, at, { slug: "how-weeks-work" });
	const moved = await openBrowser().get("/blog/weeks");
	expect([moved.status, moved.location]).toEqual([301, "/blog/how-weeks-work"]);
	await expect(write(at, { slug: "how-weeks-work" })).rejects.toMatchObject({ errors: [{ pointer: "/slug" }] });
	await write(at, { title: "Another" });
	expect((await openBrowser().get("/blog/weeks")).html).toContain("Another");
	await edit(id, 2, null, { slug: "how-weeks-work" });
	expect((await openBrowser().get("/blog/how-weeks-work")).status).toBe(404);
});

it("edits a post that came otherwise, and names every bad field", async () => {
	const { id } = await mintPost(world.db, "older");
	await edit(id, 1, Date.now(), { slug: "older" });
	expect(await world.db.select().from(posts)).toMatchObject([{ id, title: "How weeks work" }]);
	await expect(write(1, { slug: "A b", title: " ", body: "" })).rejects.toMatchObject({
		errors: [{ pointer: "/slug" }, { pointer: "/title" }, { pointer: "/body" }, { pointer: "/publishedAt" }],
	});
});
