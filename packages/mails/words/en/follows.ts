import { line } from "#mails/line";

/** What people follow and asked for. */
export const follows = {
	update: {
		subject: (product: string, title: string) => line`${product}: ${title}`,
		posted: (product: string) => line`${product} has posted an update.`,
		button: "Look at the product",
		reason: (product: string, siteName: string) => line`You get this because you follow ${product} on ${siteName}.`,
	},
	week: {
		subject: (siteName: string, day: string) => line`${siteName}: the week of ${day} has begun`,
		nothing: line`Nothing launches this week after all.`,
		open: (sunday: string) => line`Votes are open until the end of ${sunday}, UTC.`,
		more: line`and more`,
		button: "The whole week",
		reason: (siteName: string) => line`You get this once, because you asked ${siteName} to remind you of this week.`,
	},
};
