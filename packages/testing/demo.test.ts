import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { verbatimRanges } from "#core/evidence/verbatim";
import { weekOf } from "#core/launches/week";
import type { ListingProfileAnswer } from "#operations/directory/profile";
import { demoStatements, referenceStatements } from "#scripts/demo/index";
import { listingProfiles } from "#store/schema/index";
import { makeWorld, type World } from "#testing/world";

/** A Friday; the demo is built around it. */
const TODAY = new Date("2026-11-20T15:00:00.000Z");

let world: World;
async function seed(today: Date) {
	world = await makeWorld();
	for (const statements of [referenceStatements(), demoStatements(today)]) {
		await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
	}
}
beforeAll(() => seed(TODAY));

async function number(query: string): Promise<number> {
	return (await env.DB.prepare(query).first<number>("n")) ?? 0;
}

it("holds sixty products in twelve categories, with every count as the rows behind it say", async () => {
	expect(await number("SELECT count(*) AS n FROM listings")).toBe(60);
	expect(await number("SELECT count(*) AS n FROM categories WHERE parent_id IS NULL")).toBe(12);
	expect(await number("SELECT value AS n FROM counters WHERE name = 'listings_live'")).toBe(46);
	expect(await number("SELECT sum(live_count) AS n FROM categories WHERE parent_id IS NULL")).toBeGreaterThanOrEqual(
		46,
	);
	expect(await number("SELECT count(*) AS n FROM founders_search")).toBe(46);
	expect(await number("SELECT count(*) AS n FROM listing_search_docs")).toBe(55);
	expect(
		await number(
			"SELECT count(*) AS n FROM listings l WHERE votes <> (SELECT count(*) FROM votes v WHERE v.listing_id = l.id AND counted)",
		),
	).toBe(0);
	expect(await number("SELECT count(*) AS n FROM listings WHERE primary_category_id IS NULL")).toBe(0);
});

it("has closed the past weeks with awards, and no other", async () => {
	expect(await number("SELECT count(*) AS n FROM closed_weeks")).toBe(8);
	expect(await number("SELECT count(*) AS n FROM awards")).toBe(24);
	expect(await number(`SELECT count(*) AS n FROM closed_weeks WHERE week >= '${weekOf(TODAY)}'`)).toBe(0);
	expect(
		await number(
			"SELECT count(*) AS n FROM awards a JOIN awards b USING (week) WHERE a.place < b.place AND a.votes_counted < b.votes_counted",
		),
	).toBe(0);
});

it("has a launch of every live listing and relaunches, each with the votes of its week", async () => {
	expect(await number("SELECT count(*) AS n FROM launches WHERE kind <> 'relaunch'")).toBe(46);
	const relaunched = (when: string) =>
		number(`SELECT count(*) AS n FROM launches WHERE kind = 'relaunch' AND week ${when} '${weekOf(TODAY)}'`);
	expect([await relaunched("<"), await relaunched("="), await relaunched(">")]).toEqual([1, 1, 1]);
	expect(
		await number(
			"SELECT count(*) AS n FROM launches x WHERE votes <> (SELECT count(*) FROM votes v WHERE v.listing_id = x.listing_id AND v.week = x.week AND counted)",
		),
	).toBe(0);
	expect(
		await number(
			"SELECT count(*) AS n FROM launches x JOIN closed_weeks USING (week) WHERE NOT EXISTS (SELECT 1 FROM week_results r WHERE r.week = x.week AND r.listing_id = x.listing_id)",
		),
	).toBe(0);
});

it("has nothing in the future that has not happened", async () => {
	const now = TODAY.getTime();
	for (const [table, column] of [
		["votes", "at"],
		["follows", "at"],
		["reviews", "at"],
		["listings", "launched_at"],
		["listing_updates", "created_at"],
		["posts", "published_at"],
	]) {
		expect(await number(`SELECT count(*) AS n FROM ${table} WHERE ${column} > ${now}`), table).toBe(0);
	}
	expect(
		await number(`SELECT count(*) AS n FROM listings WHERE status = 'scheduled' AND launch_week <= '${weekOf(TODAY)}'`),
	).toBe(0);
});

it("is found by search, category and slug", async () => {
	const search = await world.api<{ items: { slug: string }[] }>("GET", "/listings?q=appointment%20remind");
	expect(search.body.items.map((item) => item.slug)).toContain("tidewell");
	const category = await world.api<{ total: number }>("GET", "/categories/productivity");
	expect(category.body.total).toBeGreaterThan(0);
	const profile = await world.api("GET", "/listings/tidewell");
	expect(profile.status).toBe(200);
	expect(profile.body).toMatchObject({ founders: [{ name: "Mila Vos" }], city: "Utrecht" });
});

it("proves what the websites say, and tells what owners and the site team typed", async () => {
	const rows = await world.db.select().from(listingProfiles).orderBy(listingProfiles.listingId);
	const quotes = rows.flatMap(({ profile }) => Object.values(profile.evidence).flat());
	expect(quotes.length).toBeGreaterThan(1000);
	for (const { quote, start = 0, end, fetched_at } of quotes) {
		expect([end, fetched_at?.slice(0, 2)], quote).toEqual([start + quote.length, "20"]);
	}
	const { items } = (await world.api<{ items: { slug: string }[] }>("GET", "/listings?per_page=100")).body;
	const seen = { site: 0, owner: 0, team: 0, edited: 0 };
	for (const { slug } of items) {
		const { body } = await world.api<ListingProfileAnswer>("GET", `/listings/${slug}`);
		seen.site += Object.keys(body.evidence).length;
		for (const { field, of, by } of body.typed) {
			seen[by]++;
			if (of === undefined && body.evidence[field] !== undefined) seen.edited++;
			if (!body.claimed) expect(by, `${slug} ${field}`).toBe("team");
		}
	}
	expect(Object.entries(seen).filter(([, count]) => count < 5)).toEqual([]);
	const words = (from: readonly string[], to: string) =>
		verbatimRanges(
			to,
			from.map((quote) => ({ quote })),
		).length;
	const odd = rows.flatMap(({ profile }) =>
		profile.features.filter((feature) => {
			const isTyped = profile.typed.features?.some(({ of }) => of === feature) ?? false;
			return (
				isTyped ===
				words(
					(profile.evidence.features ?? []).map(({ quote }) => quote),
					feature,
				) >
					0
			);
		}),
	);
	expect(odd).toEqual([]);
});

it("is written in statements that wrangler tells apart: CASE and BEGIN stand for a trigger's body to it, and END with a comma ends none", () => {
	for (const statement of [...referenceStatements(), ...demoStatements(TODAY)])
		expect(statement.replaceAll(/'[^']*'/g, "")).not.toMatch(/\b(?:CASE|BEGIN)\b/i);
});

it("can be told apart from nothing by its seed alone: the same every time", () => {
	expect(demoStatements(TODAY)).toEqual(demoStatements(TODAY));
});

it("takes the reference data again, and leaves prices to the admin", async () => {
	await env.DB.prepare("UPDATE products SET price_cents = 1 WHERE code = 'launch'").run();
	await env.DB.batch(referenceStatements().map((statement) => env.DB.prepare(statement)));
	expect(await number("SELECT price_cents AS n FROM products WHERE code = 'launch'")).toBe(1);
	expect(await number("SELECT count(*) AS n FROM categories")).toBe(48);
	expect(await number("SELECT value AS n FROM counters WHERE name = 'categories'")).toBe(48);
});

it("gives every category its words, and leaves to the site team what it has edited", async () => {
	expect(await number("SELECT count(*) AS n FROM category_texts WHERE json_array_length(synonyms) > 10")).toBe(48);
	await env.DB.batch([
		env.DB.prepare("UPDATE category_texts SET version = 1, belongs = 'ours' WHERE category_id = 1"),
		env.DB.prepare("UPDATE category_texts SET belongs = 'an older text' WHERE category_id = 2"),
		env.DB.prepare("UPDATE categories SET description = 'ours' WHERE id IN (1, 2)"),
	]);
	await env.DB.batch(referenceStatements().map((statement) => env.DB.prepare(statement)));
	expect(await number("SELECT count(*) AS n FROM category_texts WHERE belongs = 'ours'")).toBe(1);
	expect(await number("SELECT count(*) AS n FROM category_texts WHERE belongs = 'an older text'")).toBe(0);
	expect(await number("SELECT count(*) AS n FROM categories WHERE description = 'ours'")).toBe(1);
});

it("can be built on the first minute of a Monday", async () => {
	await seed(new Date("2026-11-23T00:00:30.000Z"));
	expect(await number("SELECT count(*) AS n FROM listings WHERE status = 'live'")).toBe(46);
});
