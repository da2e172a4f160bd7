import { eq } from "drizzle-orm";
import { DEFAULT_SETTINGS } from "#core/default-settings";
import { linksFor } from "#core/web/links";
import type { Context, Operation } from "#operations/define";
import compareListings from "#operations/directory/compare-listings";
import getAlternatives from "#operations/directory/get-alternatives";
import getCategory from "#operations/directory/get-category";
import getListing from "#operations/directory/get-listing";
import getSiteInfo from "#operations/directory/get-site-info";
import listCategories from "#operations/directory/list-categories";
import searchListings from "#operations/directory/search-listings";
import type { Db } from "#store/db";
import { categories } from "#store/schema/index";
import { mintCategory, mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { validateInput } from "#usecases/validate";

/** A public read of the directory and how many rows it may cost. */
export interface DirectoryRead {
	name: string;
	operation: Operation;
	params?: Record<string, string>;
	query?: Record<string, unknown>;
	/** Whatever the number of listings. Source: docs/performance.md#rows-read. */
	maxRows: number;
}

const PER_PAGE = 20;
const LIST_MAX = 3 * PER_PAGE + 20;
/** Words are asked for in three rounds: what they are, which listings have them, and these. */
const WORDS_MAX = 3 * PER_PAGE + 100;
const CATEGORIES = 12;

const SORTS = ["relevance", "newest", "votes", "trending", "most_viewed", "most_followed"] as const;
/** Words and facets from those every listing has to those one has; mintListings shares them out. */
const FILTERS: readonly Record<string, string>[] = [
	{},
	{ q: "platform" },
	{ q: "teams" },
	{ q: "teams analyt" },
	{ q: "falconry" },
	{ q: "product 777" },
	// As many words as are looked for, found, misspelt and of which nobody has heard.
	{ q: "teams for analytics, invoices, calendars, pottery tracker and beekeeper" },
	{ q: "teams with analytcs, invocies, calender, potery, beekeping, falconri and kite" },
	{ q: "unheard questions about wholly unmentioned subjects nobody names anywhere" },
	{ q: "nothing-has-this" },
	{ category: "branch-1" },
	{ category: "leaf-1-1" },
	{ country: "de" },
	{ stage: "beta" },
	{ pricing_model: "free" },
	{ category: "branch-1", country: "us", stage: "beta", pricing_model: "free" },
	{ category: "leaf-1-1", q: "invoices" },
	{ country: "jp", stage: "growing", q: "calendar" },
	{ domain: "listing-77.example" },
	{ domain: "listing-77.example", q: "product", country: "us" },
	{ status: "upcoming" },
	{ status: "upcoming", q: "kites" },
	{ status: "upcoming", category: "leaf-1-1" },
];

/** Every read of the directory: each filter in each order, and each page of a single thing. */
export const DIRECTORY_READS: readonly DirectoryRead[] = [
	{ name: "get_site_info", operation: getSiteInfo, maxRows: 5 },
	{ name: "list_categories", operation: listCategories, maxRows: CATEGORIES },
	{ name: "get_category, with subcategories", operation: getCategory, params: { slug: "branch-1" }, maxRows: LIST_MAX },
	{ name: "get_category, without", operation: getCategory, params: { slug: "leaf-1-1" }, maxRows: LIST_MAX },
	{ name: "get_listing", operation: getListing, params: { slug: "listing-77" }, maxRows: 60 },
	{ name: "get_alternatives", operation: getAlternatives, params: { slug: "listing-77" }, maxRows: LIST_MAX },
	{
		name: "compare_listings",
		operation: compareListings,
		query: { a: "listing-77", b: "listing-78" },
		maxRows: LIST_MAX,
	},
	{
		name: "search_listings, 100 a page",
		operation: searchListings,
		query: { q: "teams", per_page: 100 },
		maxRows: 3 * 100 + 100,
	},
	...SORTS.flatMap((sort) =>
		FILTERS.map((filter) => ({
			name: `search_listings, ${sort}: ${Object.entries(filter).flat().join(" ") || "everything"}`,
			operation: searchListings,
			query: { ...filter, sort },
			maxRows: "q" in filter ? WORDS_MAX : LIST_MAX,
		})),
	),
];

/** Mints what the reads look for beside `mintListings`: a tree of twelve categories and some upcoming launches. @returns ids of the leaves. */
export async function mintDirectory(db: Db): Promise<number[]> {
	const leaves: number[] = [];
	for (const branch of [1, 2, 3]) {
		const parent = await mintCategory(db, `branch-${branch}`, { position: branch });
		for (const leaf of [1, 2, 3]) {
			leaves.push((await mintCategory(db, `leaf-${branch}-${leaf}`, { parentId: parent.id, position: leaf })).id);
		}
	}
	const first = leaves[0];
	for (let index = 0; index < 30; index++) {
		await mintListing(db, `upcoming-${index}`, {
			status: "scheduled",
			launchWeek: "2026-12-07",
			tagline: "kites",
			categoryIds: first === undefined ? [] : [first],
		});
	}
	const rows = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, "leaf-1-1"));
	if (rows.length !== 1) throw new Error("the tree was not stored");
	return leaves;
}

/** Runs a read as the doors do: validated input, the handler, the answer checked by its schema. */
export async function runRead(read: DirectoryRead, db: Db, now = NOW): Promise<unknown> {
	const { operation, params = {}, query = {} } = read;
	const input = validateInput(operation, { params, query, body: undefined });
	const origin = "http://directory.test";
	const context = {
		caller: { kind: "anonymous", network: "test" },
		now,
		db,
		settings: { ...DEFAULT_SETTINGS, environment: "local", origin },
		links: linksFor(origin),
		ports: { meaning: null },
	} as unknown as Context;
	return operation.output.parse(await operation.handler(input, context));
}
