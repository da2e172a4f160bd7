import { beforeEach, expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { openBrowser } from "#testing/browser";
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
	const { html } = await openBrowser({ RATE_LIMIT_READ: "600/60", RATE_LIMIT_COSTLY: "60/3600" }).get("/docs");
	expect(html).toContain("Reads 600 a minute");
	expect(html).toContain("costly work 60 an hour");
});
