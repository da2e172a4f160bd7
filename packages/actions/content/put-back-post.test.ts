import { beforeEach, expect, it } from "vitest";
import putBackPost from "#actions/content/put-back-post";
import { posts } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { editedPost, POST_TEXTS, writtenPost } from "#testing/posts";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const team = teamActor();

it("tells the second of two who edit, and puts back what was there, published as it was", async () => {
	const at = Date.now() - 1000;
	const id = await writtenPost(at);
	const both = await Promise.allSettled([
		editedPost(id, 1, at, { title: "One" }),
		editedPost(id, 1, at, { title: "Two" }),
	]);
	expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	await expect(editedPost(id, 1, at)).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	await editedPost(id, 2, null, { title: "Taken back" });
	await performAs(team, putBackPost, { post_id: id, version: 3, to: 1 });
	expect(await world.db.select().from(posts)).toMatchObject([{ id, ...POST_TEXTS, publishedAt: at }]);
	await expect(performAs(team, putBackPost, { post_id: id, version: 3, to: 1 })).rejects.toMatchObject({
		errors: [{ pointer: "/version" }],
	});
	await expect(performAs(team, putBackPost, { post_id: id, version: 4, to: 9 })).rejects.toMatchObject({
		code: "not_found",
	});
});
