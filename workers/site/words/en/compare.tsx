import type { Child } from "hono/jsx";
import { counted, dayOf, listed, listedElements, number } from "../format.ts";

/** Products side by side. */
export const compare = {
	title: "Compare products",
	/** @param names elements, one a product. */
	heading: (names: readonly Child[]) => listedElements(names),
	titleOf: (names: readonly string[]) => listed(names),
	titleBesideWhat: (name: string) => `${name}, beside what?`,
	besideWhat: (name: Child) => <>{name}, beside what?</>,
	description: (most: number) =>
		`Up to ${most} products side by side, each fact with the sentence on the company’s website that it comes from.`,
	descriptionOf: (names: readonly string[]) =>
		`${listed(names)} side by side: prices, features and the people behind them, each fact with the sentence it comes from.`,
	lead: (most: number) =>
		`Up to ${most} products side by side: what they cost, what they do, who is behind them. Each fact has a mark that shows the sentence it comes from, and what a website does not say stays blank.`,
	count: (facts: number) => `${counted(facts, "fact")} side by side. Press a mark to read where one comes from.`,
	add: "Add a product",
	swap: "Swap a product",
	find: "Find a product",
	findHint: "Its name, or what it does",
	findButton: "Find",
	insteadOf: "In place of",
	found: (count: number, words: string) => `${counted(count, "product")} for “${words}”`,
	foundNone: (words: string) => `No product here for “${words}”. Try its name, or fewer words.`,
	addThis: (name: Child) => <>Add {name}</>,
	remove: (name: string) => `Remove ${name}`,
	onlyDifferences: "Only what differs",
	allRows: ", now on: show all rows again",
	noDifferences: "Nothing differs in what is known of them.",
	legend: { quoted: "Quoted", owner: "Stated by the owner", team: "Checked by the team" },
	what: "What is compared",
	groups: { price: "Price", does: "What it does", behind: "Who is behind it", here: (site: string) => `On ${site}` },
	rows: {
		price: "Price",
		model: "Model",
		features: "Features",
		usps: "What sets it apart",
		place: "Based in",
		founded: "Founded",
		stage: "Stage",
		founders: "Founders",
		contact: "Contact",
		category: "Category",
		launched: "Launched",
		votes: "Votes",
		reviews: "Reviews",
		followers: "Followers",
		domainRating: "Domain Rating",
		evidence: "Evidence",
	},
	reviews: (average: string, count: number) => `${average} from ${count}`,
	noneYet: "None yet",
	measured: (value: number, by: string, day: string) => `${number(value)}, by ${by}, ${dayOf(day)}`,
	notMeasured: "Not measured",
	quotedOf: (quoted: number, facts: number) => `${quoted} of ${facts} quoted`,
	first: (count: number) => (count === 2 ? "Compare these two" : "Compare the first three"),
	/** @param slugs elements, one a name that the address holds. */
	unknown: (slugs: readonly Child[]) => <>No product that has launched is called {listedElements(slugs)} here.</>,
	tooMany: (most: number, names: readonly Child[]) => (
		<>
			{most} products fit side by side. Left out: {listedElements(names)}. Remove one to add another.
		</>
	),
	fromCategories: "From the directory",
	compareNames: (names: readonly Child[]) => <>Compare {listedElements(names)}</>,
	nothing: "Nothing to compare yet",
	nothingHint: "Two products of one category make the first comparison.",
	submit: "Submit a product",
};
