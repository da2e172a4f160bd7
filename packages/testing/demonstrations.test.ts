import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { referenceStatements } from "#scripts/demo/index";
import { demonstrationStatements, FOOTER, INVENTED } from "#scripts/templates/demonstration";
import { settingsStatement } from "#scripts/templates/fill";
import { TEMPLATES, type TemplateName, templateNamed } from "#scripts/templates/index";
import { openBrowser } from "#testing/browser";
import { makeWorld } from "#testing/world";

/** A Friday. */
const TODAY = new Date("2026-11-20T15:00:00.000Z");
const number = async (query: string) => (await env.DB.prepare(query).first<number>("n")) ?? 0;

describe.each(Object.keys(TEMPLATES) as TemplateName[])("a directory begun with the template %s", (name) => {
	it("is filled with invented things of its own kind, says so on every page, and closes its weeks", async () => {
		const world = await makeWorld();
		const template = templateNamed(name);
		const all = [
			...referenceStatements(template),
			settingsStatement(template, TODAY),
			...demonstrationStatements(name, TODAY),
		];
		await env.DB.batch(all.map((statement) => env.DB.prepare(statement)));
		expect(await number("SELECT count(*) AS n FROM listings WHERE status = 'live'")).toBe(9);
		expect(await number("SELECT count(*) AS n FROM listings WHERE primary_category_id IS NULL")).toBe(0);
		expect(await number("SELECT count(*) AS n FROM closed_weeks")).toBe(2);
		expect(await number("SELECT count(*) AS n FROM awards")).toBe(6);
		expect(await number("SELECT value AS n FROM counters WHERE name = 'listings_live'")).toBe(9);
		expect(await number("SELECT count(DISTINCT primary_category_id) AS n FROM listings")).toBeGreaterThan(8);
		const [first] = (await world.api<{ items: { slug: string; name: string }[] }>("GET", "/listings")).body.items;
		const page = await openBrowser().get(`/listings/${first?.slug}`);
		// Its last words are kept together with their mark.
		expect(page.html.replaceAll(/<[^>]+>/g, "")).toContain(INVENTED.slice(0, -"looks.".length));
		for (const html of [page.html, (await openBrowser().get("/")).html]) {
			expect(html).toContain(FOOTER);
			expect(html).toContain(String(template.settings.site_name));
		}
		// The coming Monday launches what waits, and awards what was voted for.
		await world.cron(new Date("2026-11-23T00:00:00.000Z"));
		expect(await number("SELECT count(*) AS n FROM listings WHERE status = 'live'")).toBe(10);
		expect(await number("SELECT count(*) AS n FROM awards")).toBe(9);
	});
});

it("is the same whoever begins it", () => {
	expect(demonstrationStatements("games", TODAY)).toEqual(demonstrationStatements("games", TODAY));
});
