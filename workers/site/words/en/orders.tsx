import type { Child } from "hono/jsx";

/** What somebody has bought, and the documents of it. */
export const orders = {
	title: "Orders",
	empty: "You have ordered nothing yet",
	emptyHelp:
		"A listing and its launch are free. What costs money, and what it never buys, stands on the page of prices.",
	order: (number: string) => `Order ${number}`,
	/** A row of the list. */
	made: (day: string, what: Child) => (
		<>
			{day} · {what}
		</>
	),
	states: {
		pending: "Not paid",
		under_way: "Payment under way",
		paid: "Paid",
		refunded: "Given back",
		disputed: "Disputed",
		expired: "Closed",
	},
	/** What a state means for the buyer. */
	told: {
		pending: "This order is not paid yet. Until it is, everything about who pays can be corrected.",
		paid: "This order is paid. Thank you.",
		refunded: "The whole payment was given back, and what was bought was taken back with it.",
		disputed: "The payment is disputed at your bank. What was bought rests until that is decided.",
		expired: "This order was closed unpaid. Make a new one to order at the prices of today.",
	},
	failed: "The payment did not go through",
	failedHelp: (moment: Child) => (
		<>It failed on {moment}, and nothing was charged. You can try again, or pay another way.</>
	),
	underWay: "Your payment is under way",
	underWayHelp: (moment: Child) => (
		<>
			You have done all there is to do, on {moment}. Your bank takes some days to move the money; the order is paid when
			it has come, and you get a mail then, or if it does not come.
		</>
	),
	/** On the page of the product that it was ordered for. */
	underWayTitle: (names: Child) => <>Payment under way: {names}</>,
	underWayText: (order: Child) => (
		<>
			There is nothing left to do: your bank takes some days to move the money. When it has come, {order} is delivered,
			and you get a mail.
		</>
	),
	givenBack: (amount: string) => `${amount} of it has been given back.`,
	pay: "Go on to pay",
	orderAgain: "Order anew",
	documents: "Invoices",
	noDocuments: "The invoice is issued with the payment.",
	document: {
		invoice: (number: Child) => <>Invoice {number}</>,
		credit_note: (number: Child) => <>Credit note {number}</>,
	},
	documentTitle: {
		invoice: (number: string) => `Invoice ${number}`,
		credit_note: (number: string) => `Credit note ${number}`,
	},
	issuedOn: (day: string, amount: string) => `${day}, ${amount}`,
	invoice: {
		print: "Print or save as PDF",
		download: "Download as data (JSON)",
		seller: "Seller",
		customer: "Customer",
		noCustomer: "Not named when the order was paid.",
		vatNumber: (number: Child) => <>VAT number {number}</>,
		number: "Number",
		issued: "Date of issue",
		supplied: "Date of supply and payment",
		order: "Order",
		about: "About invoice",
		aboutInvoice: (number: Child, day: string) => (
			<>
				{number} of {day}
			</>
		),
		description: "Description",
		quantity: "Quantity",
		unitPrice: "Unit price",
		amount: "Amount",
		forListing: (name: Child) => <>For {name}</>,
		week: (day: string) => `Launch week of ${day}`,
		givenBack: (number: Child) => <>Given back of invoice {number}</>,
		takenBack: (number: Child) => <>Takes back invoice {number}, to be issued to the right customer</>,
		inPlaceOf: (number: Child) => <>In place of invoice {number}, as far as it was not given back</>,
		chargedAgain: (number: Child) => <>Charged again of invoice {number}: an earlier credit note is taken back</>,
		net: "Total without VAT",
		vat: (percent: string, country: string) => `VAT ${percent} (${country})`,
		noVat: "VAT 0%",
		homeVat: (currency: string) => `This VAT in ${currency}`,
		homeRate: (currency: string, rate: string, day: string) =>
			`1 ${currency} = ${rate} USD, reference rate of the European Central Bank of ${day}`,
		total: "Total",
		/** The notes that the law asks for, by the decision on VAT. */
		legends: {
			domestic: null,
			destination: null,
			country_not_given: null,
			reverse_charge:
				"Reverse charge: the customer is liable for the VAT (Directive 2006/112/EC, articles 44 and 196).",
			outside_scope: "Not subject to VAT in the EU: the place of supply lies outside its VAT territory.",
		},
		paid: (day: string) => `Paid on ${day}. Nothing is left to pay.`,
		paidAgain:
			"The dispute about the payment was decided for the seller after all, so this amount is paid. Nothing is left to pay.",
		correctionCredited: "Another invoice stands in its place. No money moves.",
		credited: "This amount was given back to the way of paying that the order was paid with.",
		back: "Back to the order",
	},
};
