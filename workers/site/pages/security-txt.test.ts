import { beforeEach, expect, it } from "vitest";
import { openBrowser, SITE } from "#testing/browser";
import { setSettings } from "#testing/settings";
import { makeWorld } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

it("names the site team's address, and ends within a year", async () => {
	await setSettings({ team_email: "team@acme.example" });
	const { html, headers } = await openBrowser().get("/.well-known/security.txt");
	expect(headers.get("Content-Type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
	const fields = Object.fromEntries(
		html
			.trim()
			.split("\n")
			.map((line) => line.split(/: (.*)/s)),
	);
	expect(fields).toMatchObject({
		Contact: "mailto:team@acme.example",
		"Preferred-Languages": "en",
		Canonical: `${SITE}/.well-known/security.txt`,
	});
	const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(179);
	expect(days).toBeLessThan(365);
	// Said for a day, so that it is the same within one.
	expect(fields.Expires).toMatch(/T00:00:00\.000Z$/);
});
