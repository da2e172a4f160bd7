import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** The first page. */
export const home = {
	beside: "Beside the week",
	promise:
		"Facts here carry quotes from the product’s own website. Press a number to read the sentence, the page and the date.",
	weekOf: (monday: string) => `Week of ${monday}`,
	nothingThisWeek: "Nothing launches this week",
	startingOn: (monday: string) => `Starting on ${monday}`,
	showOthers: (count: string) => `Show the other ${count}`,
	showWeek: "Show the whole week",
	quotedFrom: {
		thisWeek: (facts: number, sites: number) =>
			`This week: ${counted(facts, "fact")} quoted from ${counted(sites, "site")}`,
		nextMonday: (facts: number, sites: number) =>
			`Next Monday: ${counted(facts, "fact")} quoted from ${counted(sites, "site")}`,
	},
	howAFactLooks: "How a fact looks",
	example: "Example",
	exampleWords: "Free for 3 clients",
	exampleQuote: "free for 3 clients",
	exampleBefore: "Send as many reminders as you like: ",
	exampleAfter: " and €9 a month for everyone after that.",
	examplePage: "your-product.example/pricing",
	lastWeek: "Last week",
	lastToWin: "The last to win",
	votes: "votes",
	nextMonday: "Next Monday",
	onMonday: (monday: string) => `On ${monday}`,
	lineUp: "Line-up",
	start: (names: Child, more: "all" | "others" | number, monday: string) => (
		<>
			{names}
			{more === "others" ? " and others" : more === "all" ? "" : ` and ${more} more`} start on {monday}.
		</>
	),
	never: "What we never do",
	neverText: "We do not guess: what a website does not say stays blank, and says so. We do not sell votes or ranks.",
	first: {
		opens: (monday: string) => `The first week opens on ${monday}`,
		how: "Products launch here on Mondays. We read each product’s website and put a number behind every fact, so that anyone can press it and see the sentence it came from.",
		submit: "Submit the first product",
		placeOpen: (place: number) => `Place ${place} is open`,
		placeOpenAndMore: (place: number, more: number) => `Place ${place} is open, and ${more} more`,
	},
};
