import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { TEXT_FIELDS } from "#core/drafts/draft-fields";
import { verbatimRanges } from "#core/evidence/literal-runs";
import { weekOf } from "#core/launches/week";
import { quotesBehind } from "#core/listings/origin";
import type { ListingProfileAnswer } from "#operations/directory/profile";
import { readWebsite } from "#scripts/demo/drafting";
import { demoLaunches, demoStatements, referenceStatements } from "#scripts/demo/index";
import { readablePages } from "#scripts/demo/websites";
import { listingProfiles } from "#store/schema/index";
import { makeWorld, type World } from "#testing/world";

/** A Friday; the demo is built around it. */
const TODAY = new Date("2026-11-20T15:00:00.000Z");

let world: World;
/** What the demo is on that day, drafted once for all tests here. */
let written: readonly string[];
async function seed(today: Date): Promise<readonly string[]> {
	world = await makeWorld();
	const demo = await demoStatements(today);
	for (const statements of [referenceStatements(), demo]) {
		await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
	}
	return demo;
}
beforeAll(async () => {
	written = await seed(TODAY);
});

async function number(query: string): Promise<number> {
	return (await env.DB.prepare(query).first<number>("n")) ?? 0;
}

it("holds sixty products in twelve categories, with every count as the rows behind it say", async () => {
	expect(await number("SELECT count(*) AS n FROM listings")).toBe(60);
	expect(await number("SELECT count(*) AS n FROM categories WHERE parent_id IS NULL")).toBe(12);
	expect(await number("SELECT value AS n FROM counters WHERE name = 'listings_live'")).toBe(48);
	expect(await number("SELECT sum(live_count) AS n FROM categories WHERE parent_id IS NULL")).toBeGreaterThanOrEqual(
		48,
	);
	expect(await number("SELECT count(*) AS n FROM founders_search")).toBe(48);
	expect(await number("SELECT count(*) AS n FROM listing_search_docs")).toBe(57);
	expect(
		await number(
			"SELECT count(*) AS n FROM listings l WHERE votes <> (SELECT count(*) FROM votes v WHERE v.listing_id = l.id AND counted)",
		),
	).toBe(0);
	expect(await number("SELECT count(*) AS n FROM listings WHERE primary_category_id IS NULL")).toBe(0);
});

it("has closed the past weeks with awards, and no other", async () => {
	expect(await number("SELECT count(*) AS n FROM closed_weeks")).toBe(7);
	expect(await number("SELECT count(*) AS n FROM awards")).toBe(21);
	expect(await number(`SELECT count(*) AS n FROM closed_weeks WHERE week >= '${weekOf(TODAY)}'`)).toBe(0);
	expect(
		await number(
			"SELECT count(*) AS n FROM awards a JOIN awards b USING (week) WHERE a.place < b.place AND a.votes_counted < b.votes_counted",
		),
	).toBe(0);
});

it("has a launch of every live listing and relaunches, each with the votes of its week", async () => {
	expect(await number("SELECT count(*) AS n FROM launches WHERE kind <> 'relaunch'")).toBe(48);
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

/** What owners of the demo type; everything else that they show was drafted. */
const TYPED_BY_OWNERS = new Set(
	"tagline stage pricing_summary summary headline description features founded_year contact_email story socials".split(
		" ",
	),
);

it("proves every drafted fact with the words of its product's website, and tells what owners and the site team typed", async () => {
	const rows = await world.db.select().from(listingProfiles).orderBy(listingProfiles.listingId);
	const read = await Promise.all(demoLaunches(TODAY).map((launch) => readWebsite(readablePages(launch))));
	const stored = new Map(read.flat().map((page) => [page.url, page.text]));
	const quotes = rows.flatMap(({ profile }) => Object.values(profile.evidence).flat());
	expect(quotes.length).toBeGreaterThan(1000);
	for (const { quote, url, start, end, fetched_at } of quotes) {
		expect(stored.get(url)?.slice(start, end).replaceAll(/\s+/g, " "), url).toBe(quote);
		expect(fetched_at?.slice(0, 3), quote).toBe("202");
	}
	const { items } = (await world.api<{ items: { slug: string }[] }>("GET", "/listings?per_page=100")).body;
	const seen = { site: 0, owner: 0, team: 0, edited: 0, paraphrased: 0 };
	const unproved: string[] = [];
	for (const { slug } of items) {
		const { body } = await world.api<ListingProfileAnswer>("GET", `/listings/${slug}`);
		for (const { field, value, entry } of factsShown(body)) {
			const typed = body.typed.find((mark) => mark.field === field && (mark.of === undefined || mark.of === entry));
			const behind = quotesBehind(body.evidence, field, entry);
			if (behind.length > 0) seen.site++;
			if (typed !== undefined) seen[typed.by]++;
			if (typed !== undefined && behind.length > 0 && entry === undefined) seen.edited++;
			if (behind.length > 0 && verbatimRanges(value, behind).length === 0) seen.paraphrased++;
			const isTyped = typed?.by === "team" || (typed?.by === "owner" && body.claimed && TYPED_BY_OWNERS.has(field));
			if (behind.length === 0 && !isTyped) unproved.push(`${slug} ${field} ${entry ?? ""}`);
		}
	}
	expect(unproved).toEqual([]);
	expect(Object.entries(seen).filter(([, count]) => count < 5)).toEqual([]);
});

/** What a listing shows of its drafted facts: one a field, of lists and parts one an entry. */
function factsShown(listing: ListingProfileAnswer): { field: string; value: string; entry?: string }[] {
	const shown = listing as unknown as Record<string, unknown>;
	const texts = TEXT_FIELDS.flatMap((field) => (shown[field] == null ? [] : [{ field, value: String(shown[field]) }]));
	const lists = (["features", "usps", "tags", "keywords"] as const).flatMap((field) =>
		listing[field].map((entry) => ({ field, value: entry, entry })),
	);
	const parts = [
		...listing.faqs.map(({ question, answer }) => ({ field: "faqs", value: answer, entry: question })),
		...listing.founders.map(({ name }) => ({ field: "founders", value: name, entry: name })),
		...Object.entries(listing.socials).map(([entry, value]) => ({ field: "socials", value: String(value), entry })),
	];
	return [...texts, ...lists, ...parts];
}

it("remembers quotes that are gone from their websites, as the monthly reading finds them", async () => {
	const stale = await number("SELECT count(*) AS n FROM listing_rereads WHERE json_array_length(stale_facts) > 0");
	const read = await number("SELECT count(*) AS n FROM listing_rereads WHERE read_at IS NOT NULL");
	expect([stale >= 2, read > stale]).toEqual([true, true]);
});

it("is written in statements that wrangler tells apart: CASE and BEGIN stand for a trigger's body to it, and END with a comma ends none", () => {
	for (const statement of [...referenceStatements(), ...written])
		expect(statement.replaceAll(/'[^']*'/g, "")).not.toMatch(/\b(?:CASE|BEGIN)\b/i);
});

it("can be told apart from nothing by its seed alone: the same every time", async () => {
	expect(await demoStatements(TODAY)).toEqual(written);
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
	expect(await number("SELECT count(*) AS n FROM listings WHERE status = 'live'")).toBe(48);
});
