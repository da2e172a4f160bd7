import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { makeWorld } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

it("leads a model to the tool server, the API and the pages, all of which are there", async () => {
	const browser = openBrowser();
	const { html: text } = await browser.get("/llms.txt");
	expect(text).toMatch(/^# Launchweek\n\n> /);
	expect(text).toContain("(https://launchweek.test/mcp)");
	const paths = [...text.matchAll(/\]\(https:\/\/launchweek\.test(\/[^)]*)\)/g)].map(([, path]) => path ?? "");
	expect(paths.length).toBeGreaterThan(12);
	for (const path of paths.filter((path) => path !== "/mcp")) {
		expect((await browser.get(path)).status, path).toBe(path === "/api/v1" ? 302 : 200);
	}
});
