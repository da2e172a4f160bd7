import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintPost } from "#testing/launches";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

it("lists posts, newest first, and finds them by their words", async () => {
	await mintPost(world.db, "older", { title: "Older pottery", publishedAt: Date.now() - 86_400_000 });
	await mintPost(world.db, "newer", { title: "Newer falconry", publishedAt: Date.now() - 1000 });
	await mintPost(world.db, "future", { title: "Not yet", publishedAt: Date.now() + 86_400_000 });
	const { html } = await browser.get("/blog");
	expect(html.indexOf("Newer falconry")).toBeLessThan(html.indexOf("Older pottery"));
	expect(html).not.toContain("Not yet");
	const found = await browser.get("/blog?q=pottery");
	expect(found.html).toContain('href="/blog/older"');
	expect(found.html).not.toContain('href="/blog/newer"');
});

it("says what will stand here, and what to do where no post has the words", async () => {
	expect((await browser.get("/blog")).html).toContain('<a class="button" href="/feeds">');
	expect((await browser.get("/blog?q=zeppelin")).html).toContain('<a class="button" href="/blog">');
});

it("says that other words were looked for than were typed, and leads back to these", async () => {
	const world = await makeWorld();
	await mintPost(world.db, "invoices", { title: "Sending invoices", publishedAt: Date.now() - 1000 });
	const { html } = await openBrowser().get("/blog?q=invioces");
	expect(html).toContain("Sending invoices");
	expect(html).toContain('href="/blog?q=invoices"');
	expect(html).toContain('href="/blog?q=%22invioces%22"');
	expect((await openBrowser().get("/blog?q=invoices")).html).not.toContain("Showing results for");
});
