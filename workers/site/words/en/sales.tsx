import type { Child } from "hono/jsx";
import { REFUND_ASK_DAYS } from "#core/limits";
import { number } from "../format.ts";

/** The site team's pages of orders and refunds. */
export const sales = {
	title: "Orders",
	lead: "What was ordered, what was paid for it, and what it brought about.",
	search: "Number, e-mail, company or payment id",
	none: "Nobody has ordered anything yet.",
	noneSuch: "No order fits.",
	order: "Order",
	buyer: "Buyer",
	what: "What",
	made: "Made",
	state: "State",
	total: "Total",
	underWay: (moment: Child) => (
		<>
			The money is under way since {moment}, which takes days. Until the provider says what became of it, the order can
			be neither cancelled nor paid otherwise.
		</>
	),
	notPaid: "Not paid, or under way",
	status: "State",
	product: "Product",
	week: "Launch week",
	weekOf: (day: string) => `Week of ${day}`,
	days: "Made",
	lastDays: (days: number) => (days === 1 ? "In the last day" : `In the last ${days} days`),
	accountGone: "The account is gone",
	nobodyTold: "The account of whoever bought was deleted: none of our mails reach them, and nobody reads a reason.",
	/** One order. */
	orderTitle: (number: string) => `Order ${number}`,
	madeBy: (buyer: Child, moment: Child) => (
		<>
			By {buyer}, {moment}
		</>
	),
	paidThrough: (provider: string, reference: Child) => (
		<>
			Paid through {provider}: {reference}
		</>
	),
	providers: {
		stripe: "Stripe",
		test: "the test page",
		manual: "a transfer that was booked by hand",
		none: "nothing: it cost nothing",
	} as Readonly<Record<string, string>>,
	listing: "Listing",
	lines: "Lines",
	line: "Line",
	price: "Price",
	discount: (amount: string) => `${amount} were taken off`,
	lineStates: {
		open: "Not delivered yet",
		delivered: "Delivered",
		takenBack: "Taken back",
		refunded: "Taken back, and its price given back",
		waits: "Waits for the payment",
	},
	/** Money that a buyer asks back. */
	asked: {
		title: "The buyer asks for the money back",
		said: (moment: Child) => <>Asked {moment}:</>,
		declined: (moment: Child) => <>Declined {moment}. The buyer was told:</>,
		refunded: (moment: Child) => <>Given back {moment}. The buyer was told:</>,
		/** Of an account that is gone: whether it was still there then, nothing says. */
		declinedOfGone: (moment: Child) => <>Declined {moment}:</>,
		refundedOfGone: (moment: Child) => <>Given back {moment}:</>,
		how: (refund: Child) => <>To give it back, go on to {refund}. To keep it, say why:</>,
		toRefund: "the refund below",
		reason: "Reason, sent to the buyer",
		decline: "Keep the money",
	},
	refund: {
		title: "Give money back",
		underWay:
			"A refund of this order is under way. What is left can be given back once the payment provider has answered.",
		left: (amount: string) => `${amount} can be given back.`,
		whole: "All of it, and take back what was delivered",
		lines: "The price of these lines, and take back what they did",
		ofLine: (name: Child, amount: string) => (
			<>
				{name}, {amount} without VAT
			</>
		),
		amount: "An amount; nothing is taken back",
		amountLabel: "Amount with VAT, in dollars",
		what: "How much",
		reason: "Reason, sent to the buyer with the credit note",
		button: "Give it back",
		byHand: "It was not paid through a provider: send the money yourself. This books it and issues the credit note.",
		free: "It cost nothing: only what was delivered is taken back.",
		past: "What was given back",
		states: {
			asked: "The payment provider is being asked",
			made: "Given back",
			refused: "Refused by the payment provider",
		},
		one: (amount: string, state: string, moment: Child) => (
			<>
				{amount}: {state}, {moment}
			</>
		),
	},
	deliver: {
		reason: "What was done, sent to the buyer",
		again: "Try again",
		byHand: "It was delivered by hand",
		ofLine: (name: string) => `Deliver ${name}`,
	},
	cancel: {
		title: "Cancel the order",
		help: "Nobody has paid it. Its payment page is closed, and its places and promo code are free again.",
		reason: "Reason, sent to the buyer",
		button: "Cancel the order",
	},
	paid: {
		title: "Book a payment by hand",
		help: "For a bank transfer, say. It does what a payment does: the invoice, the receipt, the delivery.",
		noTotal: "The buyer has not said who pays yet; the total follows on the checkout page.",
		reference: "Reference on the account’s statement",
		amount: "What came, with VAT, in dollars",
		button: "Book the payment",
	},
	invoice: {
		title: "Correct who it is billed to",
		help: "An invoice is never changed: a credit note takes it back, and a new one is issued. The VAT must stay the same.",
		reason: "Reason, sent to the buyer",
		button: "Issue a corrected invoice",
	},
	documents: "Documents",
	noDocuments: "None: they are issued with the payment.",
	resend: "Send them to the buyer again",
	resent: "They are on their way to the buyer.",
	events: "Payments",
	noEvents: "Nothing was told of a payment.",
	event: "What was told",
	when: "When",
	amount: "Amount",
	outcome: "What came of it",
	kinds: {
		payment_succeeded: "Paid",
		payment_under_way: "Money is under way",
		payment_failed: "A payment failed",
		payment_ended: "A payment page was closed unpaid",
		refunded: "All given back",
		partially_refunded: "Given back so far",
		dispute_opened: "Disputed",
		dispute_won: "Dispute won",
		dispute_lost: "Dispute lost",
		refund_failed: "A refund failed",
	},
	mails: "Mails",
	noMails: "None yet.",
	mail: (name: string, moment: Child, state: string) => (
		<>
			{name}, {moment}: {state}
		</>
	),
	mailNames: {
		"order-receipt": "Receipt",
		"order-refunded": "Credit note",
		"order-charged-again": "Charged again",
		"order-decided": "Decision",
		"payment-failed": "Payment failed",
	} as Readonly<Record<string, string>>,
	mailWaits: "on its way",
	history: "What happened",
	noHistory: "Nothing yet.",
	andMore: (count: number) => ` and ${number(count)} more`,
	/** On the page of whoever bought. */
	ask: {
		title: "Ask for your money back",
		help: `You can ask within ${REFUND_ASK_DAYS} days of the payment, once an order. The site team answers by mail.`,
		reason: "Why",
		reasonHint: "The site team reads it.",
		button: "Ask for the money back",
		sent: (moment: Child) => <>You asked for the money back {moment}. The site team answers by mail.</>,
		declined: (moment: Child) => <>You asked for the money back. The site team decided to keep it {moment}:</>,
	},
};
