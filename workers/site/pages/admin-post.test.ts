import { beforeEach, expect, it } from "vitest";
import { postDrafts, posts } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser, SITE } from "#testing/browser";
import { encoded } from "#testing/picture-files";
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
const write = async (more: Record<string, string>) =>
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

async function withPicture(more: Record<string, string>, file: Uint8Array | null = encoded("webp")) {
	const form = new FormData();
	for (const [name, value] of (await admin.get(NEW)).form(NEW).fields) form.set(name, value);
	const typed = { ...POST, alt: "A chart", decision: "picture", ...more };
	for (const [name, value] of Object.entries(typed)) form.set(name, value);
	if (file !== null) form.set("picture", new File([file.slice().buffer], "chart.webp"));
	const whole = new Request(SITE, { method: "POST", body: form });
	const type = whole.headers.get("Content-Type") ?? "";
	return admin.post(NEW, new Uint8Array(await whole.arrayBuffer()), { "Content-Type": type });
}

it("puts a picture into the text that was typed, and shows it to everybody once the post is published", async () => {
	const put = await withPicture({ body: "One.\n\nTwo.", caret: "4" });
	expect(put.status).toBe(200);
	// The label of the file leads to its field, not to what is around it.
	expect(put.html.match(/ id="picture"/g)).toHaveLength(1);
	expect(put.html).toMatch(/One\.\n\n!\[A chart\]\(\/pictures\/[0-9a-f]{64}\)\n\nTwo\./);
	expect(await world.db.$count(postDrafts)).toBe(0);
	const preview = await admin.submit(put.form(NEW), { decision: "preview" });
	expect(preview.html).toMatch(/<img src="\/pictures\/[0-9a-f]{64}" width="\d+" height="\d+"[^>]* alt="A chart"/);
	await admin.submit(put.form(NEW), { decision: "save", published: "2026-01-05T09:00" });
	const hash = /\/pictures\/([0-9a-f]{64})/.exec(put.html)?.[1] ?? "";
	const page = await openBrowser().get("/blog/weeks");
	expect(page.html).toContain(`<img src="${SITE}/pictures/${hash}" width=`);
	expect((await openBrowser().get(`/pictures/${hash}`)).status).toBe(200);
	const api = JSON.stringify((await world.api("GET", "/blog/weeks")).body);
	expect(api).toContain(`](${SITE}/pictures/${hash})`);
	const atom = await openBrowser().get("/feeds/posts.xml");
	expect(atom.html).toContain(`&lt;img src=&quot;${SITE}/pictures/${hash}&quot;`);
	const json = JSON.parse((await openBrowser().get("/feeds/posts.json")).html);
	expect(json.items[0]).toMatchObject({
		content_html: expect.stringContaining(`<img src="${SITE}/pictures/${hash}" alt="A chart"`),
		summary: POST.summary,
	});
	expect((await admin.get("/admin/posts/1")).html).toContain(`<code>![A chart](/pictures/${hash})</code>`);
});

it("says what is wrong with a picture, and keeps what was typed of it and of the post", async () => {
	const none = await withPicture({}, null);
	expect(none.status).toBe(400);
	expect(none.html).toContain('id="picture-problem"');
	const silent = await withPicture({ alt: " " });
	expect(silent.html).toContain('id="alt-problem"');
	const damaged = await withPicture({ alt: "Our chart" }, new Uint8Array([1, 2, 3]));
	expect(damaged.html).toContain('id="picture-problem"');
	for (const kept of ["Our chart", "From Monday to Sunday."]) expect(damaged.html).toContain(kept);
	expect(await world.db.$count(postDrafts)).toBe(0);
});
