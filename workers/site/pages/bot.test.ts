import { beforeEach, expect, it } from "vitest";
import { CRAWL_MAX_PAGES } from "#core/limits";
import { openBrowser } from "#testing/browser";
import { makeWorld } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

it("says who the crawler is, what bounds it has, and how to block it", async () => {
	const page = await openBrowser().get("/bot");
	expect(page.status).toBe(200);
	for (const fact of [
		"LaunchweekBot/1.0 (+https://launchweek.test/bot)",
		"User-agent: LaunchweekBot\nDisallow: /",
		`At most ${CRAWL_MAX_PAGES} pages of 512 KiB`,
		"RFC 9309",
	]) {
		expect(page.html).toContain(fact);
	}
});
