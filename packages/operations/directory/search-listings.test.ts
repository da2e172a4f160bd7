import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { ITEM_MAX_BYTES } from "#operations/brief/listing";
import { bytesOf } from "#operations/brief/within";
import type { ListingSummary } from "#operations/directory/listing-summary";
import searchListings from "#operations/directory/search-listings";
import { FOUND_BY_WORDS_MAX } from "#store/search/found-ids";
import { missesOf } from "#store/search/misses";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { makeWorld, ORIGIN, type World } from "#testing/world";

interface Page {
	items: ListingSummary[];
	page: number;
	total: number;
	total_is_exact: boolean;
	next_page: number | null;
	understood?: { words: string[]; filter: string | null; values: string[]; price?: unknown; without?: string }[];
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function search(query = ""): Promise<Page> {
	const answer = await world.api<Page>("GET", `/listings${query}`);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}
const slugs = (page: Page) => page.items.map((item) => item.slug);

it("gives summaries with what lists show", async () => {
	const category = await mintCategory(world.db, "tools", { name: "Tools" });
	await mintListing(world.db, "acme", {
		name: "Acme",
		tagline: "Anvils",
		country: "US",
		categoryIds: [category.id],
		votes: 4,
		ratingCount: 3,
		ratingSum: 13,
	});
	const { items } = await search();
	expect(items[0]).toMatchObject({
		slug: "acme",
		name: "Acme",
		url: "https://acme.example/",
		votes: 4,
		tagline: "Anvils",
		short_description: null,
		logo_url: null,
		category: { slug: "tools", name: "Tools" },
		country: "US",
		rating: { average: 4.33, count: 3 },
		status: "live",
		launch_week: "2026-11-16",
		paid: false,
		links: { page: `${ORIGIN}/listings/acme` },
	});
});

it("marks what is highlighted for money as paid", async () => {
	await mintListing(world.db, "acme", { featured: true });
	expect((await search()).items[0]).toMatchObject({ featured: true, paid: true });
});

it("pages, with an exact total where one is kept", async () => {
	const category = await mintCategory(world.db, "tools");
	for (const votes of [1, 2, 3]) await mintListing(world.db, `l${votes}`, { votes, categoryIds: [category.id] });
	for (const filter of ["", "&category=tools"]) {
		const first = await search(`?per_page=2&sort=votes${filter}`);
		expect(first).toMatchObject({ page: 1, total: 3, total_is_exact: true, next_page: 2 });
		expect(slugs(first)).toEqual(["l3", "l2"]);
		const second = await search(`?per_page=2&sort=votes&page=2${filter}`);
		expect(second).toMatchObject({ page: 2, total: 3, next_page: null });
		expect(slugs(second)).toEqual(["l1"]);
	}
	expect(await search("?per_page=2&q=l")).toMatchObject({ items: [], total: 0 });
	expect(await search("?per_page=2&q=tools")).toMatchObject({ total: 3, total_is_exact: false, next_page: 2 });
	const beyond = { items: [], total: 3, total_is_exact: true, next_page: null };
	expect(await search("?per_page=2&q=tools&page=9")).toMatchObject(beyond);
	expect(await search("?per_page=2&q=tools&page=9&sort=votes")).toMatchObject(beyond);
	for (const q of ["zebracorn", "%21%3F"])
		expect(await search(`?q=${q}&page=2`)).toMatchObject({ items: [], total: 0, total_is_exact: true });
});

it("says of words that more listings have than a list goes on for how many there are at least", async () => {
	await mintListings(world.db, FOUND_BY_WORDS_MAX + 1, []);
	const atLeast = { total: FOUND_BY_WORDS_MAX, total_is_exact: false, next_page: null };
	const last = await search("?q=tagline&page=50");
	expect(last).toMatchObject(atLeast);
	expect(last.items).toHaveLength(20);
	for (const page of [51, 900]) {
		expect(await search(`?q=tagline&page=${page}`)).toMatchObject({ ...atLeast, items: [] });
		expect(await search(`?q=tagline&page=${page}&sort=votes`)).toMatchObject({ ...atLeast, items: [] });
	}
});

it("answers a filter that matches nothing with an empty list", async () => {
	await mintListing(world.db, "acme");
	const nothing = { items: [], total: 0, total_is_exact: true, next_page: null };
	for (const query of ["country=FR", "stage=idea", "pricing_model=paid", "domain=none.example", "q=%3F!"]) {
		expect(await search(`?${query}`), query).toMatchObject(nothing);
	}
	expect(await search("?domain=%20not%20a%20host%20")).toMatchObject(nothing);
});

it("refuses a country's code by which another is meant, and finds nothing in one that is no country's", async () => {
	for (const path of ["/listings", "/founders"]) {
		for (const code of ["ZZ", "xx"])
			expect(await world.api("GET", `${path}?country=${code}`)).toMatchObject({
				status: 200,
				body: { items: [], total: 0, total_is_exact: true, next_page: null },
			});
		const { status, body } = await world.api<{ errors: unknown }>("GET", `${path}?country=uk`);
		expect(status).toBe(400);
		expect(body.errors).toMatchObject([{ pointer: "/country", message: expect.stringContaining("use GB") }]);
	}
});

it("refuses a filter that nothing can match, and names what there is", async () => {
	for (const slug of ["scheduling", "design-tools", "notes"]) await mintCategory(world.db, slug);
	const refused = async (query: string) => (await world.api("GET", `/listings?${query}`)).body;
	expect(await refused("category=design-tool")).toMatchObject({
		status: 400,
		code: "unknown_category",
		detail: "There is no category design-tool. Closest: design-tools, notes, scheduling.",
		errors: [{ pointer: "/category", message: expect.stringMatching(/^Use one of: design-tools, .*scheduling/) }],
	});
	expect(await refused("stage=alpha")).toMatchObject({
		status: 400,
		errors: [{ pointer: "/stage", code: "bad_value", message: expect.stringContaining("beta, pre-launch") }],
	});
	expect(await refused("pricing_model=cheap")).toMatchObject({
		status: 400,
		errors: [{ pointer: "/pricing_model", code: "bad_value", message: expect.stringContaining("free, freemium") }],
	});
});

it("takes a stage and a pricing model in any spelling", async () => {
	await mintListing(world.db, "acme", { stage: "pre-launch", pricingModel: "free_trial" });
	expect(slugs(await search("?stage=Pre%20Launch&pricing_model=free-trial"))).toEqual(["acme"]);
});

it("takes white space alone for no words, and a domain in any spelling", async () => {
	await mintListing(world.db, "acme");
	expect(slugs(await search("?q=%20%20"))).toEqual(["acme"]);
	for (const domain of ["acme.example", "WWW.Acme.example", "https://acme.example/pricing"]) {
		expect(slugs(await search(`?domain=${encodeURIComponent(domain)}`)), domain).toEqual(["acme"]);
	}
});

it("shows drafts and listings that wait for their badge to nobody", async () => {
	await mintListing(world.db, "draft", { status: "draft" });
	await mintListing(world.db, "waiting", { status: "awaiting_badge" });
	await mintListing(world.db, "soon", { status: "scheduled", launchWeek: "2026-12-07" });
	expect(slugs(await search())).toEqual([]);
	expect(slugs(await search("?status=upcoming"))).toEqual(["soon"]);
	await mintCategory(world.db, "tools");
	expect(await search("?status=upcoming&category=tools")).toMatchObject({ items: [], total: 0 });
});

it.each([
	["q", "x".repeat(200), "x".repeat(201)],
	["category", "a".repeat(220), "a".repeat(221)],
	["category", "0-a", "-a"],
	["stage", "pre-launch", "Pre"],
	["stage", "beta", "x".repeat(221)],
	["country", "us", "usa"],
	["country", "US", "U1"],
	["pricing_model", "open_source", "x".repeat(41)],
	["domain", "x".repeat(253), "x".repeat(254)],
	["status", "upcoming", "draft"],
	["sort", "relevance", "rating"],
	["sort", "newest", "oldest"],
	["sort", "votes", "vote"],
	["sort", "trending", "trend"],
	["sort", "most_viewed", "views"],
	["sort", "most_followed", "followers"],
	["page", "1000", "1001"],
	["page", "1", "0"],
	["page", "2", "1.5"],
	["per_page", "100", "101"],
	["per_page", "1", "0"],
])("bounds %s", async (key, good, bad) => {
	if (key === "category") await mintCategory(world.db, good);
	await search(`?${key}=${encodeURIComponent(good)}`);
	const answer = await world.api("GET", `/listings?${key}=${encodeURIComponent(bad)}`);
	expect(answer.status).toBe(400);
	expect(answer.body).toMatchObject({ code: "invalid_input", errors: [{ pointer: `/${key}` }] });
});

it("says how to go on where nothing was found", async () => {
	const scheduling = await mintCategory(world.db, "scheduling", { name: "Scheduling", description: "Calendars." });
	await mintCategory(world.db, "kites", { name: "Kites" });
	await mintListing(world.db, "acme", {
		tagline: "Calendars",
		country: "US",
		stage: "beta",
		categoryIds: [scheduling.id],
	});
	expect(await search("?q=calendars&country=DE&stage=beta")).toMatchObject({
		items: [],
		suggestions: { drop: ["country"], categories: [{ slug: "scheduling", name: "Scheduling" }] },
	});
	expect(await search("?q=calendars&country=DE&stage=growing")).toMatchObject({ suggestions: { drop: [] } });
	expect(await search("?q=kite")).toMatchObject({
		suggestions: { drop: [], categories: [{ slug: "kites", name: "Kites" }] },
	});
	expect(await search("?q=calendars")).not.toHaveProperty("suggestions");
	expect(await search("?country=DE")).not.toHaveProperty("suggestions");
});

it("writes down what was not found, and nothing of what was", async () => {
	await mintCategory(world.db, "tools");
	await mintListing(world.db, "acme", { tagline: "Kites for sailors" });
	await world.db.run(sql`INSERT INTO search_vocabulary (word, begin, listings) VALUES ('kites', 'kit', 1)`);
	const asked = [
		"kites",
		"kites+zebra",
		"kitse",
		"Zebra!",
		"zebra",
		"zebra&category=tools",
		"zebra&page=2",
		"ada@zebra.example",
	];
	for (const q of asked) await search(`?q=${q}`);
	await expect
		.poll(() => missesOf(world.db, { limit: 10, offset: 0 }))
		.toMatchObject([
			{ query: "zebra", kind: "empty", corrected: null, count: 2 },
			{ query: "kites zebra", kind: "some", corrected: null, count: 1 },
			{ query: "kitse", kind: "corrected", corrected: "kites", count: 1 },
		]);
});

it("shows where in the details a word stands", async () => {
	await mintListing(world.db, "acme", { tagline: "Boats", shortDescription: "Charts of harbours for sailors." });
	const { items } = await search("?q=boat+sailor+zebra");
	expect(items).toMatchObject([
		{
			matched: "some",
			matched_words: [
				{ word: "boat", forms: ["boat"], in: ["tagline"] },
				{ word: "sailor", in: ["details"] },
			],
			passage: "Charts of harbours for sailors.",
		},
	]);
	expect((await search("?q=boat")).items).toMatchObject([{ matched: "all", passage: null }]);
});

it("says in a brief answer too why each was found, within its bound", async () => {
	await mintListing(world.db, "acme", {
		tagline: "Boats",
		shortDescription: `${"Charts of harbours. ".repeat(7)}For sailors.`,
	});
	const brief = async (query: string) => {
		const page = await search(`?${query}`);
		const { items } = (searchListings.brief?.(page, {}) ?? page) as { items: Record<string, unknown>[] };
		expect(bytesOf(items[0])).toBeLessThanOrEqual(ITEM_MAX_BYTES);
		return items[0];
	};
	expect(await brief("q=sailors+zebra")).toMatchObject({
		slug: "acme",
		matched: "some",
		passage: expect.stringContaining("For sailors."),
	});
	expect(await brief("q=boats")).toMatchObject({ matched: "all" });
	expect(await brief("q=boats")).not.toHaveProperty("passage");
	await mintListing(world.db, "rope", { tagline: "Knots", shortDescription: "Rope for climbers." });
	expect((await search("?q=climbers")).items[0]).toMatchObject({ passage: "Rope for climbers." });
	expect(await brief("q=climbers")).not.toHaveProperty("passage");
	expect(await brief("")).not.toHaveProperty("matched");
});

it("says in a brief answer too what it is ordered by", async () => {
	await mintListing(world.db, "acme", { views: 7, followers: 3 });
	const brief = async (sort: "most_viewed" | "most_followed" | "votes") => {
		const page = await search(`?sort=${sort}`);
		const { items } = (searchListings.brief?.(page, { sort }) ?? page) as { items: Record<string, unknown>[] };
		return items[0];
	};
	expect(await brief("most_viewed")).toMatchObject({ views: 7 });
	expect(await brief("most_followed")).toMatchObject({ followers: 3 });
	expect(await brief("votes")).not.toHaveProperty("views");
});

it("says what its words were taken for", async () => {
	await mintListing(world.db, "acme", { name: "Acme", tagline: "Anvils", country: "DE" });
	const page = await search("?q=german+anvils+with+a+free+plan");
	expect(page.understood).toEqual([
		{ words: ["german"], filter: "country", values: ["DE"] },
		{ words: ["free"], filter: "pricing_model", values: ["free", "freemium"] },
	]);
	expect((await search("?q=anvils")).understood).toBeUndefined();
	expect((await search("?q=anvils+under+%2419.50+a+month")).understood).toEqual([
		{
			words: ["under", "19", "50", "a", "month"],
			filter: null,
			values: [],
			price: { at_most: 19.5, currency: "USD", per: "month" },
		},
	]);
	expect((await search("?q=anvils+without+ads")).understood).toEqual([
		{ words: ["without", "ads"], filter: null, values: [], without: "ads" },
	]);
});
