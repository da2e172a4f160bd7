import { beforeEach, expect, it } from "vitest";
import { posts } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintPost } from "#testing/launches";
import { editedPost, writtenPost } from "#testing/posts";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("leads from the address that everybody knew to the new one, and gives an address to one post", async () => {
	const at = Date.now() - 1000;
	const id = await writtenPost(at);
	await editedPost(id, 1, at, { slug: "how-weeks-work" });
	const moved = await openBrowser().get("/blog/weeks");
	expect([moved.status, moved.location]).toEqual([301, "/blog/how-weeks-work"]);
	await expect(writtenPost(at, { slug: "how-weeks-work" })).rejects.toMatchObject({ errors: [{ pointer: "/slug" }] });
	await writtenPost(at, { title: "Another" });
	expect((await openBrowser().get("/blog/weeks")).html).toContain("Another");
	await editedPost(id, 2, null, { slug: "how-weeks-work" });
	expect((await openBrowser().get("/blog/how-weeks-work")).status).toBe(404);
});

it("edits a post that came otherwise, and names every bad field", async () => {
	const { id } = await mintPost(world.db, "older");
	await editedPost(id, 1, Date.now(), { slug: "older" });
	expect(await world.db.select().from(posts)).toMatchObject([{ id, title: "How weeks work" }]);
	await expect(writtenPost(1, { slug: "A b", title: " ", body: "" })).rejects.toMatchObject({
		errors: [{ pointer: "/slug" }, { pointer: "/title" }, { pointer: "/body" }, { pointer: "/publishedAt" }],
	});
});
