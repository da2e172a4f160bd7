import type { Child } from "hono/jsx";
import type { VatNumberProblem } from "#core/orders/vat";
import { plural } from "../format.ts";

/** Buying: an order, who pays, and what the payment brought about. */
export const checkout = {
	orderTitle: (number: string) => `Order ${number}`,
	reviewTitle: "Review your order",
	reviewLead:
		"Nothing is charged before you pay on the payment provider’s page. Until then you can correct everything here.",
	payTitle: "Pay your order",
	yourOrder: "What you order",
	wasOrdered: "What was ordered",
	product: "Product",
	price: "Price",
	forListing: (name: Child) => <>For {name}</>,
	week: (day: string) => `Launch week of ${day}`,
	vat: "VAT",
	total: "Total",
	billing: "Who pays",
	billedTo: "Billed to",
	vatNumberIs: (number: Child) => <>VAT number {number}</>,
	labels: {
		name: "Your name",
		company: "Company",
		address: "Street and number",
		city: "City",
		postal_code: "Postal code",
		country: "Country",
		vat_number: "VAT number",
	},
	hints: {
		company: "Leave it empty if you pay as a person.",
		postal_code: "In some countries it decides whose VAT applies.",
		country: "VAT follows from it.",
		vat_number: "Of an EU business, with the letters of its country: DE123456789. Then no VAT is charged abroad.",
	},
	chooseCountry: "Choose a country",
	missing: {
		name: "Say who pays.",
		company: "Give the company’s name, or leave it empty.",
		address: "Give the street and number.",
		city: "Give the city.",
		postal_code: "Give the postal code: in this country it decides whose VAT applies.",
		country: "Choose the country.",
		vat_number: "Give the VAT number, or leave it empty.",
	},
	postalForm: (country: string, form: string) =>
		`Postal codes of ${country} are ${form}: the code decides whose VAT applies.`,
	unfit: "This holds signs that cannot stand here, or is too long. Write it shorter, in plain letters.",
	anotherLook: (count: number) =>
		plural(count, { one: "One answer needs another look", other: `${count} answers need another look` }),
	cannotBePaid: "This order cannot be paid as it is",
	cannotHelp: "To choose anew, take the order back into the cart.",
	backToCart: "Back to the cart, to order something else",
	pricesChanged: (was: string, is: string) =>
		`Prices have changed since your cart said ${was}: the total is ${is} now. Nothing is charged before you pay.`,
	continue: "Go on to the payment",
	goToPayment: "Open the payment page",
	pay: (amount: string) => `Pay ${amount}`,
	holds: (until: Child) => <>The total and your places hold until {until}; you can change your details at any time.</>,
	change: "Change these details",
	tryAgain: "Try again",
	vatNumber: {
		valid: "The VAT number is valid",
		invalid: "VAT is charged: the VAT number does not count",
		unavailable: "The VAT number is checked later",
		mend: "Change the details to mend it, or pay with VAT.",
		mendHere: "Mend it, or leave it empty.",
	},
	whatHappened: "What happened",
	happened: (product: Child, outcome: Child) => (
		<>
			{product}: {outcome}
		</>
	),
	thanks: "Thank you",
	waiting: "The payment provider has not confirmed your payment yet. This page looks again every few seconds.",
	backToOrder: "Back to the order",
	/** What a buyer can do once an order is paid. */
	next: {
		title: "What comes next",
		listing: (product: Child) => <>See where {product} stands now, and what it can show.</>,
		inAccount: (orders: Child) => <>The invoice is in the account of whoever ordered, under {orders}.</>,
		toOrder: "See the order",
	},
	/** How the VAT of an order was decided. */
	vatWords: {
		notGiven: "Not in the total yet: it follows from your country.",
		domestic: (percent: string, country: string) => `${percent} of ${country}, where the seller is`,
		reverseCharge: "None: the buyer accounts for it (reverse charge)",
		outside: "None: the buyer is outside the EU",
		outsideTerritory: (place: string) => `None: the EU’s VAT does not apply in ${place}`,
		destination: (percent: string, country: string) => `${percent} of ${country}`,
		destinationFor: (percent: string, country: string, place: string) =>
			`${percent} of ${country}, which applies in ${place}`,
		unavailable:
			"The EU’s register does not answer at the moment, so VAT is charged. It is asked again later; if the number is valid, the VAT is given back.",
		invalid: "The VAT number is not valid.",
	},
	vatProblems: {
		other_country: (number: string, country: string, form: string) =>
			`The VAT number ${number} is not one of ${country}; those are ${form}.`,
		format: (number: string, country: string, form: string) =>
			`The VAT number ${number} does not have the form of ${country}: ${form}.`,
		check_digits: (number: string) =>
			`The check digits of the VAT number ${number} are wrong: look for a typing mistake.`,
		not_registered: (number: string) => `The EU’s register does not know the VAT number ${number} as valid.`,
	} satisfies Record<VatNumberProblem, (number: string, country: string, form: string) => string>,
	test: {
		title: "Test payment",
		over: "This payment is closed: it failed, it was given up, or its time has ended. Nothing can be paid here any more.",
		underWay: "The money is under way. At a bank that takes days; here you say what becomes of it.",
		refundedSoFar: "Given back so far, in dollars",
		lead: (number: Child, amount: string) => (
			<>
				Order {number}, {amount}. No money moves; this page exists in the local environment only.
			</>
		),
		buttons: {
			payment_succeeded: "Pay",
			payment_under_way: "Pay by bank, which takes days",
			payment_failed: "Let it fail",
			partially_refunded: "Give a part back",
			refunded: "Give everything back",
			dispute_opened: "Dispute it",
			dispute_won: "Let the seller win the dispute",
			dispute_lost: "Let the seller lose the dispute",
		},
		laterButtons: { payment_succeeded: "Let the money come", payment_failed: "Let it not come" },
		/** From the order while its money is under way. */
		goOn: "Test payment: say what becomes of the money",
	},
};
