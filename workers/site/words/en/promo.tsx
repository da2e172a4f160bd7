import type { Child } from "hono/jsx";
import type { PromoProblem } from "#core/orders/promo";
import { counted } from "../format.ts";

/** Promo codes: on the site team's pages, in the cart and at the checkout. */
export const promo = {
	title: "Promo codes",
	lead: "Codes that take something off prices. Their terms stay as they were made; a code can be stopped at any time.",
	add: "Make a code",
	none: "There is no code yet.",
	code: "Code",
	takesOff: "Takes off",
	percent: (percent: number) => `${percent}%`,
	good: "Good",
	always: "Always",
	fromDay: (day: string) => `from ${day}`,
	untilDay: (day: string) => `until ${day}`,
	between: (from: string, until: string) => `${from} to ${until}`,
	used: "Used",
	usedOf: (uses: number, most: number | null) => (most === null ? counted(uses, "time") : `${uses} of ${most}`),
	state: "State",
	states: { good: "Good", stopped: "Stopped", over: "Over", notYet: "Not yet", usedUp: "Used up" },
	note: "Note",
	/** The form of a new one. */
	addTitle: "Make a promo code",
	codeHint: "Letters, digits and hyphens, at least four. People type it in any case.",
	percentLabel: "Per cent of the price",
	percentHint: "1 to 100; or give an amount below.",
	amountLabel: "Amount in US dollars, without VAT",
	amountUnfit: "Give an amount in dollars, such as 10 or 9.50.",
	products: "Good for",
	productsHint: "None ticked: for everything. What the buyer names the amount of is never cheaper.",
	from: "First day",
	until: "Last day",
	dayHint: "In UTC. Leave it empty for no bound.",
	maxUses: "Uses in all",
	maxUsesEach: "Uses per person",
	usesHint: "Leave it empty for no bound.",
	noteHint: "For the site team: where it was given out.",
	save: "Make the code",
	/** One code. */
	terms: "Terms",
	all: "Everything",
	stop: "Stop it",
	resume: "Let it be used again",
	stopHelp: "Orders that hold it keep what it took off.",
	uses: "Uses",
	noUses: "Nobody has used it yet.",
	order: "Order",
	buyer: "Buyer",
	discount: "Took off",
	when: "When",
	givenBack: "given back",
	history: "What was decided",
	noHistory: "Nothing was decided about it since it was made.",
	/** For buyers. */
	field: "Promo code",
	have: "Have a promo code?",
	apply: "Use the code",
	remove: "Take it out",
	applied: (code: Child, amount: string) => (
		<>
			{code} takes {amount} off.
		</>
	),
	less: (code: Child) => <>Less with {code}</>,
	lineLess: (price: string, amount: string) => `${price}, less ${amount}`,
	onInvoice: (amount: string, code: Child) => (
		<>
			Less {amount} with promo code {code}
		</>
	),
	problems: {
		unknown: "There is no such code. Look for a typing mistake.",
		stopped: "This code is no longer good.",
		not_yet: "This code is not good yet.",
		over: "The time of this code is over.",
		used_up: "This code has been used as often as it may be.",
		used_by_you: "You have used this code as often as one person may.",
		nothing_fits: "This code is good for nothing that you have chosen.",
	} satisfies Record<PromoProblem, string>,
};
