import type { Child } from "hono/jsx";
import { number, plural } from "../format.ts";

const products = (count: number) => plural(count, { one: "product", other: "products" });

/** Looking for products. */
export const search = {
	title: "All products",
	titleFor: (words: string) => `“${words}”`,
	heading: (words: Child) => <>Products for “{words}”</>,
	titleOnPage: (title: string, page: number) => `${title}, page ${page}`,
	description: "Search products by words, category, stage, country and pricing.",
	words: "Words to look for",
	placeholder: "Search products",
	button: "Search",
	suggestions: "Suggestions",
	/** What a suggestion leads to. */
	suggested: { product: "Product", category: "Category", query: "Search" },
	order: "Order",
	sorts: {
		relevance: "Best match",
		votes: "Most votes",
		newest: "Newest",
		trending: "Trending",
		most_viewed: "Most viewed",
		most_followed: "Most followed",
	},
	filters: "Filters",
	filtersInUse: (count: number) => `Filters (${count})`,
	showResults: "Show results",
	labels: {
		category: "Category",
		stage: "Stage",
		pricing: "Pricing",
		country: "Country",
		launched: "Launched",
		website: "Website",
	},
	any: "Any",
	allOf: (category: string) => `All of ${category}`,
	launchedChoices: { live: "Already", upcoming: "Not yet" },
	upcoming: "Not launched yet",
	websiteHint: "example.com",
	inUse: "Filters in use",
	remove: "(remove)",
	clear: "Clear filters",
	found: (total: number, isExact: boolean) => `${isExact ? "" : "At least "}${number(total)} ${products(total)}`,
	foundFor: (total: number, isExact: boolean, words: string) =>
		`${isExact ? "" : "At least "}${number(total)} ${products(total)} for “${words}”`,
	none: "Nothing found.",
	nothingOnPage: "Nothing on this page",
	firstPage: "To the first page",
	nothing: "No product fits these filters",
	nothingFor: (words: Child) => <>Nothing found for “{words}”</>,
	nothingYet: "No product has launched here yet",
	narrowDown: "Narrow these down",
	countOf: (count: number, isAtLeast: boolean) => (isAtLeast ? `${number(count)} or more` : number(count)),
	showingFor: (words: Child) => <>Showing results for {words}.</>,
	understoodLabel: "What your words were taken for",
	understood: (value: Child) => <>Understood: {value}</>,
	/** Of a price. */
	atMost: (amount: string, per: "month" | "once" | null) =>
		({ month: `at most ${amount} a month`, once: `at most ${amount}, paid once`, none: `at most ${amount}` })[
			per ?? "none"
		],
	/** Of what is not wanted. */
	not: (what: Child) => <>without {what}</>,
	asWordsAlone: "As words alone",
	onlyThese: "Only these",
	only: (value: Child) => <>Only {value}</>,
	either: (values: readonly string[]) => values.join(" or "),
	asTyped: (words: Child) => <>Search for “{words}” instead</>,
	noneHasAll: "No product has all of these words. These have some of them.",
	noneHasAny: "No product has these words. These have other names of what you look for.",
	meaningAlone: "No product has these words. These are near to them in meaning.",
	nearInMeaning: "Near in meaning to your words",
	missing: (words: Child) => <>Not said here: {words}</>,
	labelled: (words: Child) => <>In its categories, tags or keywords: {words}</>,
	inTheWay: "Something is found without one of these:",
	without: (filter: Child) => <>Without {filter}</>,
	nearestCategories: "Nearest to these words:",
	tryUnquoted: "Words in quotation marks are looked for as they are spelt.",
	unquoted: "Search without quotation marks",
	tryLess: "Try fewer words, or the name of the product.",
	tryWider: "Take a filter away, or clear them all.",
	beFirst: "The first one could be yours.",
	submit: "Submit a product",
	/** What an address asked for and the page leaves out. */
	leftOut: {
		q: (_value: Child) => <>So many words are more than we look for: the first of them are used.</>,
		category: (value: Child) => <>There is no category “{value}” here, so all are shown.</>,
		stage: (value: Child) => <>There is no stage “{value}”, so all are shown.</>,
		country: (value: Child) => <>We know no country “{value}”, so all are shown.</>,
		pricing_model: (value: Child) => <>There is no pricing “{value}”, so all are shown.</>,
		domain: (value: Child) => <>“{value}” is not the address of a website, so it is left out.</>,
		status: (value: Child) => <>Products are launched or not yet; “{value}” is neither, so launched ones are shown.</>,
		sort: (value: Child) => <>There is no order “{value}”, so the best match comes first.</>,
	},
};
