import * as z from "zod";
import { AppError } from "#core/errors";
import { HOST_MAX, SEARCH_MAX } from "#core/limits";
import { nearestFirst } from "#core/listings/nearest";
import { MATCH_FIELDS } from "#core/search/matched";
import { loggable } from "#core/search/misses";
import { nearestCategories } from "#core/search/nearest-categories";
import { domainOf } from "#core/web/domain";
import { briefListing, briefPage, ITEM_MAX_BYTES, orderedBy } from "#operations/brief/listing";
import { within, withoutBlanks } from "#operations/brief/within";
import { type Context, defineOperation } from "#operations/define";
import {
	categoryReference,
	LISTING_SUMMARY_EXAMPLE,
	listingSummary,
	toSummary,
} from "#operations/directory/listing-summary";
import { correctedQuery, onlyPage, pageOf, toPage, windowOf } from "#operations/paging";
import { allCategories, categoryBySlug } from "#store/categories";
import { readCounters } from "#store/counters";
import type { Db } from "#store/db";
import { countMiss, type Miss } from "#store/search/misses";
import { type FoundListings, searchListings } from "#store/search/search-listings";
import { scheduledTotal } from "#store/totals";
import { countryFilter } from "#usecases/country-fields";
import { line, pageQuery, pricingModel, slug, stage, text } from "#usecases/fields";
import { listingsMeant } from "#usecases/listings-meant";

const query = z.strictObject({
	q: text(SEARCH_MAX).optional().meta({
		description:
			"Words or a question. Listings with all of its words come first, then those with some; endings, typing errors and other names of the same thing are understood.",
	}),
	category: slug.optional().meta({ description: "Slug of a category; includes its subcategories." }),
	stage: stage(220).optional(),
	country: countryFilter.optional().meta({ description: "ISO 3166-1 alpha-2, in any case." }),
	pricing_model: pricingModel(40).optional(),
	domain: line(HOST_MAX)
		.optional()
		.meta({ description: "Exact host of the product's website; a leading www. is ignored." }),
	status: z.enum(["live", "upcoming"]).default("live"),
	sort: z
		.enum(["relevance", "newest", "votes", "trending", "most_viewed", "most_followed"])
		.default("relevance")
		.meta({ description: "Without q, relevance is by votes." }),
	...pageQuery,
});

const foundListing = listingSummary.extend({
	matched: z.enum(["all", "some", "meaning"]).optional().meta({
		description:
			"With q: whether it has all words or some, or is near to them in meaning alone; of the first 20 of a page.",
	}),
	matched_words: z
		.array(
			z.object({
				word: z.string().meta({ description: "As it was typed, without capitals." }),
				forms: z.array(z.string()).meta({
					description:
						"What counts as this word: another spelling, a completion, the deed of whoever does it, or with a `*` whatever begins so.",
				}),
				in: z
					.array(z.enum(MATCH_FIELDS))
					.meta({ description: "Where it stands, in any of its forms; empty where a fact of the product says it." }),
			}),
		)
		.optional()
		.meta({
			description:
				"With q: which of its words stand where. `labels` are categories, tags and keywords, `details` the description, features, selling points, price and town.",
		}),
	passage: z.string().nullable().optional().meta({
		description:
			"With q: where in its details those words stand that neither name nor tagline has; null where there are none.",
	}),
});

/** So many are read at a glance. */
const CATEGORIES_SUGGESTED = 3;
const suggestions = z
	.object({
		drop: z.array(z.enum(["category", "country", "stage", "pricing_model"])).meta({
			description: "Filters without any one of which something is found.",
		}),
		categories: z
			.array(categoryReference)
			.meta({ description: "Categories that are nearest to the words, the nearest first." }),
	})
	.meta({ description: "How to go on after a search for words that found nothing." });

/** What words of q name, by the name of the filter that it could be. */
const understood = z.object({
	words: z.array(z.string()).meta({ description: "The words of q that say it, without capitals." }),
	filter: z.enum(["country", "pricing_model", "stage"]).nullable().meta({
		description:
			"The filter that leaves only products that have it; null for a price and for what is not wanted, which have none.",
	}),
	values: z.array(z.string()).meta({ description: "What they mean, as the filter takes it: any of these." }),
	price: z
		.object({
			at_most: z
				.number()
				.meta({ description: "In the currency's main unit; of what is paid again and again, for a month." }),
			currency: z.string().meta({ description: "ISO 4217. Prices in other currencies are not converted." }),
			per: z.enum(["month", "once"]).nullable().meta({ description: "Null where either will do." }),
		})
		.optional()
		.meta({ description: "The most that is to be paid, of a price." }),
	without: z
		.string()
		.optional()
		.meta({ description: "What is not wanted: products that have it among their labels or as a fact come last." }),
});

const found = pageOf(foundListing)
	.extend({
		understood: z.array(understood).optional().meta({
			description:
				"With q: which of its words name a country, a pricing model, a stage, a price or what is not wanted. Products that have it come first by relevance, others follow; set the filter to have these only, or put the words in quotation marks to have them as words alone.",
		}),
		corrected_query: correctedQuery,
		suggestions: suggestions.optional(),
	})
	.meta({ id: "FoundListingPage" });

export default defineOperation({
	id: "search_listings",
	method: "get",
	path: "/listings",
	area: "directory",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "Search and filter the listed products",
	description:
		"Finds products by words and filters, all of which can be combined: `domain` tells whether a website is listed, `status=upcoming` gives those scheduled for a coming launch week. Read one in full with get_listing. No order here can be bought.",
	query,
	output: found,
	refuses: ["unknown_category"],
	example: {
		input: { q: "appointment remind", category: "scheduling", sort: "votes" },
		output: {
			...onlyPage([LISTING_SUMMARY_EXAMPLE]),
		},
	},
	brief: (page, { sort }) =>
		briefPage(page, (item) => {
			// A description that is shown anyway is often where the words stand.
			const passage = item.passage === item.short_description ? null : item.passage;
			const why = withoutBlanks({ matched: item.matched, passage });
			return within({ ...briefListing(item), ...orderedBy(sort, item), ...why }, ITEM_MAX_BYTES);
		}),
	noted(page, input, { db, now }) {
		const miss = missOf(page, input);
		return miss === null ? undefined : countMiss(db, now.toISOString().slice(0, 10), miss);
	},
	async handler(input, ctx) {
		const { db, links } = ctx;
		const { found, total = found.total } = await find(input, ctx);
		const slice = { rows: found.cards, total, endsAfter: found.endsAfter };
		const page = toPage(slice, input, (card) => {
			const match = found.matches.get(card.id);
			const summary = toSummary(card, links);
			return match === undefined
				? summary
				: { ...summary, matched: match.matched, matched_words: match.words, passage: match.passage };
		});
		if (found.plan === null) return page;
		const corrected_query = found.plan.corrected;
		const read = { corrected_query, ...(found.preferences.length > 0 && { understood: toUnderstood(found) }) };
		if (found.cards.length > 0 || input.page > 1) return { ...page, ...read };
		return { ...page, ...read, suggestions: await suggested(db, corrected_query ?? input.q ?? "", found) };
	},
});

const CENTS = 100;

const toUnderstood = ({ preferences }: FoundListings): z.output<typeof understood>[] =>
	preferences.map((one) => {
		const words = [...one.words];
		if (one.filter === "absence") return { words, filter: null, values: [], without: one.what };
		if (one.filter !== "price") return { words, filter: filterName(one.filter), values: [...one.values] };
		const { cents, currency, per } = one.limit;
		return { words, filter: null, values: [], price: { at_most: cents / CENTS, currency, per } };
	});

const filterName = <N extends string>(name: N) =>
	(name === "pricingModel" ? "pricing_model" : name) as N extends "pricingModel" ? "pricing_model" : N;

/** What of a search goes into the log of what was not found; filters that are in the way say nothing about its words. */
function missOf({ items, corrected_query }: z.input<typeof found>, input: z.output<typeof query>): Miss | null {
	const words = input.q === undefined || input.page > 1 ? null : loggable(input.q);
	if (words === null || isNarrowed(input)) return null;
	if (items.length === 0) return { query: words, kind: "empty", corrected: null };
	if (corrected_query != null) return { query: words, kind: "corrected", corrected: corrected_query };
	return items.some(({ matched }) => matched === "all") ? null : { query: words, kind: "some", corrected: null };
}

async function suggested(db: Db, words: string, { inTheWay }: FoundListings): Promise<z.output<typeof suggestions>> {
	const nearest = nearestCategories(words, await allCategories(db), CATEGORIES_SUGGESTED);
	return {
		drop: inTheWay.map(filterName),
		categories: nearest.map(({ slug, name }) => ({ slug, name })),
	};
}

/** Named here in full: a reader who asks for what is not there would take an empty list for the truth. */
const NAMED_MAX = 100;
/** In the sentence of the refusal. */
const CLOSEST_MAX = 5;

/** @throws AppError `unknown_category`, which names those there are, what was probably meant first. */
async function unknownCategory(db: Db, slug: string): Promise<never> {
	const slugs = (await allCategories(db)).map((category) => category.slug);
	const known = nearestFirst(slug, slugs).slice(0, NAMED_MAX);
	const message = known.length === 0 ? "The directory has no categories yet." : `Use one of: ${known.join(", ")}.`;
	const closest = known.slice(0, CLOSEST_MAX).join(", ") || "none";
	throw new AppError("unknown_category", `There is no category ${slug}. Closest: ${closest}.`, {
		errors: [{ pointer: "/category", code: "bad_value", message }],
	});
}

const NOTHING: FoundListings = { cards: [], matches: new Map(), plan: null, preferences: [], inTheWay: [] };

async function find(
	input: z.output<typeof query>,
	{ db, plans, log, clock, ports: { meaning } }: Pick<Context, "db" | "plans" | "log" | "clock" | "ports">,
): Promise<{ found: FoundListings; total?: number | undefined }> {
	const words = input.q?.trim() ? input.q : undefined;
	const meant =
		meaning === null
			? null
			: (text: string) => listingsMeant(meaning, text, { db, log, clockNow: clock.now().getTime() });
	const domain = input.domain === undefined ? undefined : domainOf(input.domain);
	const search = {
		words,
		domain: domain ?? undefined,
		category: input.category,
		stage: input.stage,
		country: input.country,
		pricingModel: input.pricing_model,
		status: input.status,
		sort: input.sort,
		...windowOf(input),
	};
	// Asked together, so that the database is waited for once.
	const [category, found, total] = await Promise.all([
		input.category === undefined ? undefined : categoryBySlug(db, input.category),
		domain === null ? NOTHING : searchListings(db, search, plans, meant),
		isUnfiltered(input) ? totalOf(db, input.status) : undefined,
	]);
	if (input.category !== undefined && category === null) await unknownCategory(db, input.category);
	if (domain === null) return { found: NOTHING, total: 0 };
	const isCategoryAlone = isUnfiltered({ ...input, category: undefined }) && input.status === "live";
	return { found, total: isCategoryAlone && category != null ? category.liveCount : total };
}

/** Whether nothing narrows the list down, so that its length is kept. */
const isUnfiltered = (input: z.output<typeof query>): boolean => !input.q?.trim() && !isNarrowed(input);

function isNarrowed({ category, stage, country, pricing_model, domain }: z.output<typeof query>): boolean {
	return [category, stage, country, pricing_model, domain].some((filter) => filter !== undefined);
}

async function totalOf(db: Db, status: "live" | "upcoming"): Promise<number> {
	if (status === "upcoming") return scheduledTotal(db);
	return (await readCounters(db, ["listings_live"])).listings_live;
}
