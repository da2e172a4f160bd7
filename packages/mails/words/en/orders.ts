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
		refunded: (number: string) =>
			line`Of order ${number}, this was given back to you. Your bank may take some days to show it.`,
		undone: line`What the order had done was taken back as far as it was given back whole; the order says what.`,
		button: (note: string) => `Credit note ${note}`,
	},
	chargedAgain: {
		subject: (number: string, siteName: string) =>
			line`The dispute about your order ${number} on ${siteName} was decided anew`,
		decided: (number: string) =>
			line`The banks have decided the dispute about order ${number} for the seller after all. What a credit note had given back is paid again, so there is another invoice. Nothing is left to pay.`,
		redone: line`What you bought is done again as far as it can be; the order says what.`,
	},
};
