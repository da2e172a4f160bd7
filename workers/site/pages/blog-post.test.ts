import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintPost } from "#testing/launches";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

it("shows the text with its Markdown, tables too", async () => {
	const body = "A **bold** start.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n[home](https://example.com)";
	await mintPost(world.db, "weeks", { title: "Weeks", body, faqs: [{ question: "When?", answer: "Monday." }] });
	const { html } = await browser.get("/blog/weeks");
	expect(html).toContain("<strong>bold</strong>");
	expect(html).toContain("<td>2</td>");
	expect(html).toContain('<a href="https://example.com">home</a>');
	expect(html).toContain("When?");
	expect(html).toContain('"@type":"BlogPosting"');
	expect(html).toContain('<meta property="og:type" content="article"/>');
});

it("keeps HTML and dangerous links in Markdown harmless", async () => {
	await mintPost(world.db, "bad", {
		body: "<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](data:text/html,z)",
	});
	const { html } = await browser.get("/blog/bad");
	expect(html).not.toContain("<script>alert");
	expect(html).not.toContain("javascript:");
	expect(html).not.toContain("data:text/html");
});

it("is not there before it is published", async () => {
	await mintPost(world.db, "future", { publishedAt: Date.now() + 86_400_000 });
	expect((await browser.get("/blog/future")).status).toBe(404);
});
