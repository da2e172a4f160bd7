import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** Choosing what to buy, and seeing what it costs. */
export const cart = {
	title: "Your cart",
	lead: "Nothing is reserved and nothing is charged yet.",
	empty: "Your cart is empty",
	emptyHelp: "Choose something on the page of prices. A listing and its launch are free without it.",
	toPrices: "See the prices",
	/** An order that was made of a cart before, and is not paid. */
	open: "An order is open",
	openOrder: (number: string, day: string, what: Child, total: string) => (
		<>
			Order {number} of {day} is not paid yet: {what}, {total}.
		</>
	),
	underWay: "A payment is under way",
	underWayOrder: (number: string, day: string, what: Child, total: string) => (
		<>
			You have done all there is to do for order {number} of {day}: {what}, {total}. It is delivered when the money has
			come, which takes some days.
		</>
	),
	toUnderWay: "See the order",
	toOpenOrder: "Go to its checkout",
	addMore: "Add something else",
	/** The page of one product. */
	buy: (product: string) => `Buy ${product}`,
	includes: (names: string) => `Holds ${names}.`,
	withoutVat: "without VAT",
	signedOut: (link: Child) => <>You choose which of your products it is for once you are signed in. {link}</>,
	signIn: "Sign in now",
	noListing: (link: Child) => <>It is for a product of yours, and you have none here yet. {link}</>,
	submit: "Submit a product first",
	/** To whoever stands behind products that others manage. */
	onlyJoined: (names: Child, link: Child) => (
		<>
			You stand behind {names}, which somebody else manages. Ask them to buy it, or to make you the owner: {link}
		</>
	),
	joined: "products that you joined",
	listing: "For which of your products",
	chooseListing: "Choose a product",
	listingState: {
		draft: "not published",
		awaiting_badge: "waits for its badge",
		scheduled: "has its week",
		live: "live",
	},
	listingOption: (name: string, state: string) => `${name}: ${state}`,
	week: "Launch week",
	weekHint: {
		required: () => "Weeks run from Monday to Sunday, UTC.",
		optional: (left: string) =>
			`At once, or in a week that you choose. At once counts in this week, whose votes close in ${left}; a week to come begins on Monday, with seven days.`,
	},
	atOnce: "At once",
	chooseWeek: "Choose a week",
	weekOption: (week: string, places: number) =>
		places === 0 ? `${week}: full` : `${week}: ${counted(places, "place")} left`,
	amount: "Amount in US dollars",
	amountHint: (least: string) => `${least} or more. The billboard ranks by money and says so everywhere.`,
	category: (place: number) => `Category ${place}`,
	categoryHint: "Beside the one it has already. One is enough, three are the most.",
	noCategory: "None",
	categoryOption: (above: string, name: string) => `${above} › ${name}`,
	choose: "Choose",
	award: "Which award",
	awardOption: (week: string) => `Week of ${week}`,
	noAward: "None of your products has won an award yet.",
	noAwardTitle: "This is for the winner of an award",
	noAwardHelp: (link: Child) => (
		<>None of your products has won one yet. Each week’s first three win one, by the votes of people. {link}</>
	),
	awards: "The awards so far",
	optional: (label: string) => `${label} (optional)`,
	range: (least: number, most: number) => `${least} to ${most}`,
	add: "Put it into the cart",
	save: "Save",
	wrong: (count: number) => `${counted(count, "answer needs", "answers need")} another look`,
	full: "The cart holds no more. Order what is in it first, or take something out.",
	/** The cart itself. */
	items: "What you have chosen",
	product: "Product",
	price: "Price",
	change: "Change",
	changeOf: (product: string) => `Change ${product}`,
	remove: "Remove",
	removeOf: (product: string) => `Remove ${product}`,
	gone: "This is no longer for sale.",
	forListing: (name: Child) => <>For {name}</>,
	weekOf: (day: string) => `Launch week of ${day}`,
	option: (label: Child, value: Child) => (
		<>
			{label}: {value}
		</>
	),
	yes: "yes",
	subtotal: "Sum without VAT",
	signInTitle: "Sign in to go on",
	signInHelp: "Your cart stays as it is. Then you say which product it is for, and see the total with VAT.",
	signInButton: "Sign in to see the total",
	/** The quote. */
	quote: "Total with VAT",
	quoteHelp: "It is worked out from where you are. On the next page you can still correct everything.",
	country: "Country",
	chooseCountry: "Choose a country",
	vatNumber: "VAT number",
	vatNumberHint: "Of a business in the EU, with the letters of its country. Leave it empty if you have none.",
	vatNumberUnfit: "This is too long for a VAT number.",
	workOut: "Work out the total",
	total: "Total",
	totalIs: (amount: string) => `The total is ${amount}.`,
	checkout: "Go to the checkout",
	mendFirst: "Something in the cart has to be changed before it can be ordered.",
	/** What is wrong with an answer, by field. Codes with words of their own are said in those. */
	problems: {
		listing_id: "Choose which of your products it is for.",
		noWeek: "Choose a week.",
		week: "This week can no longer be had. Choose another one.",
		amount: (least: string) => `The least is ${least}.`,
		twice: "The cart holds this for the same product already. Remove one of them.",
		category: "Choose one to three categories, each once, that the product is not in already.",
		/** What each product asks of whatever it is bought for. */
		unfit: {
			skip_queue: "Only a product that waits in the free queue can skip it.",
			relaunch: "Only a product that is live, and whose launch week is over, can launch again.",
			featured: "A product that is featured already cannot be featured once more.",
		},
		unfitForAnother: "It cannot be bought for this product. Choose another one.",
		choice: "Choose one of these.",
		number: (least: number | undefined, most: number | undefined) => {
			if (least === undefined)
				return most === undefined ? "Give a whole number." : `Give a whole number up to ${most}.`;
			return most === undefined
				? `Give a whole number, ${least} or more.`
				: `Give a whole number from ${least} to ${most}.`;
		},
		missing: (label: string) => `This is needed: ${label}.`,
		tooLong: (most: number) => `Write at most ${counted(most, "character")}.`,
		strange: "This holds signs that cannot stand here. Write it in plain letters.",
		noAward: "Choose the award that it is for.",
		awardGone: (name: string) => `${name} has won no award in that week. Choose one that stands in the list.`,
		optionGone: "This is no longer asked here. Open it once more and save it.",
		product: "This cannot be bought at the moment.",
	},
};
