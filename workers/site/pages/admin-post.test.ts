import { beforeEach, expect, it } from "vitest";
import { postDrafts, posts } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

const POST = {
	title: "How weeks work",
	slug: "weeks",
	summary: "From Monday to Sunday.",
	author: "The team",
	body: "It **begins** on <script>alert(1)</script> Monday.",
	"question-0": "Why?",
	"answer-0": "Because.",
};
const NEW = "/admin/posts/new";
const write = async (more: Record<string, string> = {}) =>
	admin.submit((await admin.get(NEW)).form(NEW), { ...POST, decision: "save", ...more });

it("previews as the public page shows it, and saves nothing by that", async () => {
	const preview = await write({ decision: "preview" });
	expect(preview.html).toContain("<strong>begins</strong>");
	expect(preview.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(preview.html).not.toContain("<script>alert");
	expect(await world.db.$count(postDrafts)).toBe(0);
	const saved = await admin.submit(preview.form(NEW), { decision: "save" });
	expect(saved.location).toBe("/admin/posts/1?saved=yes");
	expect(await world.db.$count(posts)).toBe(0);
});

it("publishes, edits, puts back, and tells whoever saves over another", async () => {
	await write({ published: "2026-01-05T09:00" });
	expect((await openBrowser().get("/blog/weeks")).html).toContain("<strong>begins</strong>");
	const [one, two] = [await admin.get("/admin/posts/1"), await admin.get("/admin/posts/1")];
	await admin.submit(one.form("/admin/posts/1"), { title: "Another title", decision: "save" });
	const second = await admin.submit(two.form("/admin/posts/1"), { title: "A third", decision: "save" });
	expect(second.status).toBe(400);
	expect(second.html).toContain("Somebody else of the site team saved this post");
	const after = await admin.get("/admin/posts/1");
	await admin.submit(after.form("/admin/posts/1/put-back"));
	expect((await world.db.select().from(posts)).map(({ title }) => title)).toEqual(["How weeks work"]);
	const list = await admin.get("/admin/posts");
	expect(list.html).toContain("How weeks work");
});

it("names every field that is wrong, and keeps what was typed", async () => {
	const refused = await write({ slug: "No Such", title: " ", published: "not a day", "answer-0": "" });
	expect(refused.status).toBe(400);
	for (const id of ["title-problem", "slug-problem", "published-problem", "answer-0-problem"]) {
		expect(refused.html).toContain(`id="${id}"`);
	}
	expect(refused.html).toContain("From Monday to Sunday.");
	expect(await world.db.$count(postDrafts)).toBe(0);
});
