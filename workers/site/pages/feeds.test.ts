import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { makeWorld } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

it("names every feed with its whole address, and has calendar programs subscribe instead of take a file once", async () => {
	const { html } = await openBrowser().get("/feeds");
	for (const path of ["launches.xml", "updates.json", "posts.xml", "weeks.ics"]) {
		expect(html).toContain(`<code>https://launchweek.test/feeds/${path}</code>`);
	}
	expect(html).toContain('href="webcal://launchweek.test/feeds/weeks.ics"');
	// Where the calendar of launches leads.
	expect(html).toContain('id="weeks"');
	expect((await openBrowser().get("/launches")).html).toContain('href="/feeds#weeks"');
});
