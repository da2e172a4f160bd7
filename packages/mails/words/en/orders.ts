import { line } from "#mails/line";

/** What was bought, and what was given back. */
export const orders = {
	reason: (siteName: string) => line`You get this because you bought something on ${siteName}.`,
	net: "Without VAT",
	vat: "VAT",
	total: "Total",
	order: "Look at the order",
	receipt: {
		subject: (number: string, siteName: string) => line`Your order ${number} on ${siteName} is paid`,
		thanks: (number: string) => line`Thank you: order ${number} is paid. This is what you bought:`,
		delivered: line`What it does is done already, or has begun; the order says of each line how far it is.`,
		button: (invoice: string) => `Invoice ${invoice}`,
		for: (name: string, listing: string) => line`${name} for ${listing}`,
	},
	refund: {
		subject: (number: string, siteName: string) => line`Money of your order ${number} on ${siteName} was given back`,
		said: (number: string) =>
			line`Of order ${number}, this was given back to you. Your bank may take some days to show it.`,
		after: line`What the order had done was taken back as far as it was given back whole; the order says what.`,
		button: (note: string) => `Credit note ${note}`,
	},
	chargedAgain: {
		subject: (number: string, siteName: string) =>
			line`The dispute about your order ${number} on ${siteName} was decided anew`,
		said: (number: string) =>
			line`The banks have decided the dispute about order ${number} for the seller after all. What a credit note had given back is paid again, so there is another invoice. Nothing is left to pay.`,
		after: line`What you bought is done again as far as it can be; the order says what.`,
		button: (invoice: string) => `Invoice ${invoice}`,
	},
	failed: {
		subject: (number: string, siteName: string) => line`The payment of your order ${number} on ${siteName} failed`,
		said: (number: string) => line`Your bank or payment provider did not pay order ${number}. Nothing was charged.`,
		after: line`The order is still open: you can try again, or pay another way.`,
		button: "Go to the order",
	},
	/** What the site team decided about an order; its reason follows. */
	decided: {
		subject: {
			refund_declined: (number: string, siteName: string) => line`No refund for your order ${number} on ${siteName}`,
			cancelled: (number: string, siteName: string) => line`Your order ${number} on ${siteName} was cancelled`,
			taken_back: (number: string, siteName: string) => line`Your order ${number} on ${siteName} was taken back`,
			part_taken_back: (number: string, siteName: string) =>
				line`A part of your order ${number} on ${siteName} was taken back`,
			delivered: (number: string, siteName: string) => line`Your order ${number} on ${siteName} was delivered`,
			invoice_corrected: (number: string, siteName: string) =>
				line`The invoice of your order ${number} on ${siteName} was corrected`,
		},
		said: {
			refund_declined: (number: string) =>
				line`You asked for the money of order ${number} back. The site team has decided to keep it; what you bought stays as it is.`,
			cancelled: (number: string) =>
				line`Order ${number} was not paid, and the site team has closed it. Nothing was charged, and it cannot be paid any more.`,
			taken_back: (number: string) => line`Order ${number} cost nothing. The site team has taken back what it did.`,
			part_taken_back: (number: string) =>
				line`A part of order ${number} cost nothing. The site team has taken back what that did; the rest stays as it is.`,
			delivered: (number: string) => line`The site team has delivered what was still open of order ${number}.`,
			invoice_corrected: (number: string) =>
				line`The invoice of order ${number} said something else of who pays. A credit note takes it back, and there is a new one; both are with the order. No money moves.`,
		},
	},
};
