import { number } from "#core/words/format";
import { line, type Piece } from "#mails/line";

/** What people follow and asked for. */
export const follows = {
	update: {
		subject: (product: string, title: string) => line`${product}: ${title}`,
		posted: (product: string) => line`${product} has posted an update.`,
		button: "Look at the product",
		reason: (product: string, siteName: string) => line`You get this because you follow ${product} on ${siteName}.`,
	},
	digest: {
		subject: (day: string) => line`What you follow, in the week of ${day}`,
		launched: line`Launched:`,
		posted: line`Posted an update:`,
		award: (product: Piece, place: number) => line`${product}: Launch of the Week #${number(place)}`,
		button: "All that you follow",
		reason: (siteName: string) => line`You get this because you turned on the weekly digest of ${siteName}.`,
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
