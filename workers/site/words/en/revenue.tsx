import type { Child } from "hono/jsx";
import { dayOf } from "../format.ts";

/** Revenue that products have shown, for the site team. */
export const revenue = {
	title: "Revenue",
	lead: "What a product earned in a month is published only where its owner has shown it to you, or has it read with a key of theirs: never without where it was seen, and of which day. Nothing else is known of it.",
	product: "Product",
	amount: "Revenue of a month",
	seen: "Seen in",
	findHelp: "Website, as in acme.com",
	noProduct: "No public product has this website.",
	none: "No product has shown its revenue. Look for one by its website to note what it showed you.",
	of: (name: Child) => <>Revenue of {name}</>,
	titleOf: (name: string) => `Revenue of ${name}`,
	noFigure: "No figure",
	nothing: "Nothing was shown yet.",
	note: "Note what was shown",
	dollars: "US dollars a month",
	dollarsHelp: "Rounded as its owner agreed to.",
	badDollars: "Give an amount such as 4200 or 4200.50.",
	day: "Last day of the month that it is of",
	source: "Where you saw it",
	sourceHelp: "Everybody reads it beside the figure: “Stripe’s report of October”.",
	save: "Publish the figure",
	remove: "Remove this figure",
	removeOne: (day: string) => `Remove this figure: ${dayOf(day)}`,
	reason: "Reason, for the log",
	changes: "Changes",
	facts: { revenue_a_month: "US dollars a month", revenue_source: "Seen in" } as Readonly<Record<string, string>>,
};
