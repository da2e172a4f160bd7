import { line } from "#mails/line";

/** What the site team did, and why. */
export const decisions = {
	theySay: line`The site team says:`,
	review: {
		published: (name: string) => line`Your review of ${name} is published`,
		isPublished: (name: string, siteName: string) => line`Your review of ${name} on ${siteName} is published.`,
		takenDown: (name: string) => line`Your review of ${name} was taken down`,
		wasTakenDown: (name: string, siteName: string) => line`Your review of ${name} on ${siteName} was taken down.`,
		refused: (name: string) => line`Your review of ${name} was not published`,
		wasRefused: (name: string, siteName: string) => line`Your review of ${name} on ${siteName} was not published.`,
		change: line`You can change it, and the site team looks at it again.`,
		look: "Look at your review",
		edit: "Change your review",
		reason: (siteName: string) => line`You get this because you wrote the review on ${siteName}.`,
	},
	fact: {
		subject: (name: string) => line`What was decided about a fact of ${name}`,
		reported: (name: string, siteName: string) => line`A fact of ${name} on ${siteName} was reported as wrong.`,
		said: (field: string) => line`The page said of ${field}:`,
		blank: (field: string) => line`It was about a blank: ${field}.`,
		keep: line`It stays as it is.`,
		correct: line`It was put right.`,
		taken: line`It was taken out.`,
		button: "Look at the listing",
		reason: (siteName: string) =>
			line`You get this because you reported the fact on ${siteName}, or because the listing is yours.`,
	},
	edit: {
		subject: (name: string) => line`The site team edited ${name}`,
		edited: (name: string, siteName: string) => line`The site team of ${siteName} edited your listing ${name}.`,
		changed: (fields: string) => line`Changed: ${fields}.`,
		again: line`You can edit it again at any time.`,
		button: "Look at the listing",
		reason: (siteName: string) => line`You get this because the listing on ${siteName} is yours.`,
	},
};
