import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** A product's revenue, as its owner has it read. */
export const ownerRevenue = {
	title: "Revenue",
	lead: "Show what this product earns in a month, read from Stripe with a key of yours that can read and nothing else. Without it nothing is known of it, and nothing is shown.",
	none: "No key is kept, and no figure is shown by one.",
	make: "Make the key at Stripe",
	steps: (stripe: Child, permission: Child, none: Child) => [
		<>Open {stripe}, Developers, API keys, and create a restricted key.</>,
		<>
			Give it Read for {permission}, and leave all else at {none}.
		</>,
		<>Paste it here. It begins with rk_live_.</>,
	],
	stripe: "your Stripe account",
	permission: "Balance transactions",
	nothing: "None",
	what: "What is shown",
	whatText:
		"What customers paid in the last whole month (UTC), less what was given back or disputed, before Stripe’s fees, in US dollars, rounded down; other currencies at the European Central Bank’s rates. It is public on the board of revenue, with Stripe as its source and the month’s last day. It is read again as each month ends; earlier months stay with their days.",
	key: "Restricted key",
	keyHelp: "Kept sealed, shown to nobody, and used for this alone.",
	rounded: "Rounded down to",
	roundings: { "100": "a dollar", "10000": "a hundred dollars", "100000": "a thousand dollars" } as Readonly<
		Record<string, string>
	>,
	onlyThis: "This Stripe account takes in money for this product alone.",
	give: "Check the key and read last month",
	isChecked: "The key is checked with Stripe at once: one that could change anything is refused.",
	kept: (ending: Child, day: Child) => (
		<>
			A key that ends in <code>{ending}</code> is kept since {day}.
		</>
	),
	reading: "The last whole month is being read. Load this page again in a minute.",
	outcomes: {
		published: "The last month was read, and its figure is shown.",
		nothing:
			"In the last month nothing came in that is left after rounding and what was given back, so no figure is shown of it.",
		there_already: "The site team has noted a figure of the same month before, which stays.",
		no_rate: "Money came in in a currency that the European Central Bank has no rate for, so no figure is shown.",
		too_many: (payments: number) =>
			`The month has more than ${counted(payments, "payment", "payments")}, more than is read here. Show the figure to the site team instead.`,
		refused:
			"Stripe refuses the key by now. What it gave stays, with its days; remove it, and give another one to go on.",
	},
	next: (at: Child) => <>The next month is read {at}.</>,
	figures: "Figures",
	figure: (amount: Child, day: Child) => (
		<>
			{amount} in the month to {day}
		</>
	),
	remove: "Remove the key",
	removeText: "The key is deleted here at once, with every figure that it gave. Delete it at Stripe too.",
	fresh: (link: Child) => <>A key is taken from who has just signed in. {link}</>,
	signInAgain: "Sign in once more",
	notSetUp: "Whoever runs this directory has not set up where keys are kept sealed.",
};
