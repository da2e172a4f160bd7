import type { Child } from "hono/jsx";
import { listed } from "../format.ts";

/** What costs money, and what does not. */
export const pricing = {
	title: "Prices",
	description: "A listing and its launch are free. What costs money, how much, and what it never buys.",
	lead: "A listing and its launch are free. Nothing here buys votes, awards or a place in a week’s ranking, and wherever money decided something, it says Paid.",
	plans: "The two ways to launch",
	free: "Free",
	freePrice: "$0",
	freeParts: {
		week: (least: number, most: number) => `A launch week ${least} to ${most} weeks from now, which we choose`,
		badge: "Our badge on your homepage, which we look for before the week",
		whole: "The whole profile with its evidence, votes, reviews, updates and awards",
	},
	freeButton: "Submit a product",
	paidTag: "Paid",
	paidParts: {
		week: "Live at once, or in a week that you choose",
		badge: "No badge needed",
		sections: "Room for your story, milestones and a video",
		never: "It buys the date and these sections: no votes, no rank.",
	},
	others: "Everything else",
	dateOnly: "It buys the date and nothing else: no votes, no rank.",
	from: (price: string) => `from ${price}`,
	includes: (names: readonly string[]) => `Holds ${listed(names)}.`,
	vat: "VAT",
	vatLead: "Prices are in US dollars, without VAT. The order shows what is added before you pay.",
	vatRules: {
		home: (country: string) => `In ${country}: the rate of that country.`,
		business:
			"A business elsewhere in the EU with a valid VAT number: none; the buyer accounts for it (reverse charge).",
		consumer: "Anybody else in the EU: the rate of the buyer’s country.",
		abroad: "Outside the EU: none.",
	},
	howToBuy: "How to order",
	choose: (product: string) => `Choose ${product}`,
	buy: "Buy",
	buyOne: (product: string) => `Buy ${product}`,
	howToBuyText: (cart: Child, agent: Child, program: Child) => (
		<>
			What you choose goes into {cart}. There you see the total with VAT, then you say who pays, and pay on the payment
			provider’s page. Until then everything can be corrected, and no card number ever passes through this site. Orders
			can also be prepared by {agent} or by {program}, who hand you the address of the same page.
		</>
	),
	cart: "your cart",
	agent: "an agent that you connect",
	program: "a program with your key",
	connect: "Connect an agent",
	nothingForSale: "Nothing is for sale here",
	nothingForSaleText: "This directory takes no money. Listing and launching are free, and nobody can pay for a place.",
};
