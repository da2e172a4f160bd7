import { beforeEach, expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { openBrowser } from "#testing/browser";
import { setSettings } from "#testing/settings";
import { makeWorld } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

it("lists every operation with its address and what it needs", async () => {
	const { html } = await openBrowser().get("/docs");
	for (const operation of OPERATIONS) {
		expect(html).toContain(`href="/docs/operations/${operation.id}"`);
		expect(html).toContain(`${operation.method.toUpperCase()} ${operation.path}`);
	}
	expect(html).toContain("https://launchweek.test/api/v1");
});

it("states the limits that hold", async () => {
	await setSettings({ rate_limit_read: "600/60", rate_limit_costly: "60/3600" });
	const { html } = await openBrowser().get("/docs");
	expect(html).toContain("Reads 600 a minute");
	expect(html).toContain("costly work 60 an hour");
});
