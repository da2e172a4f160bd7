import { beforeEach, expect, it } from "vitest";
import editPost from "#actions/content/edit-post";
import putBackPost from "#actions/content/put-back-post";
import writePost from "#actions/content/write-post";
import { posts } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
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

it("tells the second of two who edit, and puts back what was there, published as it was", async () => {
	const at = Date.now() - 1000;
	const id = await write(at);
	const both = await Promise.allSettled([edit(id, 1, at, { title: "One" }), edit(id, 1, at, { title: "Two" })]);
	expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	await expect(edit(id, 1, at)).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	await edit(id, 2, null, { title: "Taken back" });
	await performAs(team, putBackPost, { post_id: id, version: 3, to: 1 });
	expect(await world.db.select().from(posts)).toMatchObject([{ id, ...TEXTS, publishedAt: at }]);
	await expect(performAs(team, putBackPost, { post_id: id, version: 3, to: 1 })).rejects.toMatchObject({
		errors: [{ pointer: "/version" }],
	});
	await expect(performAs(team, putBackPost, { post_id: id, version: 4, to: 9 })).rejects.toMatchObject({
		code: "not_found",
	});
});
