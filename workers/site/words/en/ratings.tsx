import type { Child } from "hono/jsx";
import { counted, dayOf, number, plural } from "../format.ts";

/** Domain ratings, for the site team. */
export const ratings = {
	title: "Domain ratings",
	shown: (provider: Child) => <>Figures of {provider} are shown and ranked, and no others.</>,
	noneShown: "Nobody’s figures are shown: choose a provider first.",
	choose: "Choose whose are shown",
	alsoKept: (providers: string) => `Also kept, and not shown: ${providers}.`,
	coverage: (rated: number, live: number) =>
		`${number(rated)} of ${counted(live, "live product")} ${plural(rated, { one: "has", other: "have" })} a figure.`,
	asking: "Asking the provider",
	notAsked: (provider: Child) => <>{provider} is not asked by itself: its key is not set. Import its figures below.</>,
	neverAsked: "It was not asked yet. The next hour begins the first round.",
	underWay: (asked: number, rated: number) =>
		`A round is under way: ${counted(asked, "product")} asked for, ${number(rated)} rated.`,
	ended: (moment: Child, asked: number, rated: number) => (
		<>
			The last round ended {moment}: {counted(asked, "product")} asked for, {number(rated)} rated.
		</>
	),
	broke: (moment: Child, asked: number, why: string) => (
		<>
			The last round ended early, {moment}, after {counted(asked, "product")}: {why}.
		</>
	),
	weekly: "It is asked once a week.",
	askNow: "Ask for all now",
	askedNow: "The round has begun.",
	list: "Products",
	findHelp: "Website, as in acme.com",
	product: "Product",
	website: "Website",
	rating: "Rating",
	noFigure: "No figure",
	of: (provider: string, day: string) => `${provider}, ${dayOf(day)}`,
	historyOf: (name: Child) => <>History of {name}</>,
	noProduct: "No public product has this website.",
	noneRated: "No product has a figure of this provider yet.",
	importing: "Import figures",
	importHelp:
		"A table whose first line names its columns: website, rating (0 to 100) and, if it has one, day (such as 2026-11-02). Up to 5,000 rows.",
	provider: "Whose figures they are",
	providerHelp: "Figures of different providers are never mixed.",
	day: "Day of rows that name none",
	file: "File",
	rows: "Or paste the rows",
	check: "Check the rows",
	take: (count: number) => `Import ${counted(count, "figure")}`,
	outcome: (fresh: number, there: number, refused: number) =>
		`${number(fresh)} new, ${number(there)} kept already, ${number(refused)} refused.`,
	line: "Line",
	becomes: "What becomes of it",
	outcomes: { new: "New", there: "Kept already" },
	more: (count: number) => `And ${counted(count, "more row")}.`,
	taken: (count: number) => `${counted(count, "figure")} imported.`,
	imports: "Imports",
	noImports: "None yet.",
	figures: (count: number, provider: string) => `${counted(count, "figure")} of ${provider}`,
	history: (name: string) => `Ratings of ${name}`,
	none: "No provider has given a figure.",
	source: "Where from",
	asked: "Asked",
	imported: "Imported",
	remove: "Remove this figure",
	removeOne: (provider: string, day: string) => `Remove this figure: ${provider}, ${dayOf(day)}`,
	reason: "Reason, for the log",
	changes: "Changes",
	fact: "Domain rating",
};
