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
	reviewReport: {
		subject: (name: string) => line`What was decided about a review of ${name}`,
		takenDown: (name: string, siteName: string) =>
			line`A review of ${name} that you reported on ${siteName} was taken down.`,
		stays: (name: string, siteName: string) => line`A review of ${name} that you reported on ${siteName} stays.`,
		button: "Look at the listing",
		reason: (siteName: string) => line`You get this because you reported the review on ${siteName}.`,
	},
	alternative: {
		subject: (name: string) => line`What was decided about alternatives to ${name}`,
		approved: (name: string, other: string, siteName: string) =>
			line`The site team of ${siteName} shows ${other} among the first alternatives to ${name}.`,
		takenOut: (name: string, other: string, siteName: string) =>
			line`The site team of ${siteName} no longer shows ${other} among the alternatives to ${name}.`,
		button: "Go to the listing",
		reason: (siteName: string) => line`You get this because the listing on ${siteName} is yours.`,
	},
	draft: {
		subject: {
			anew: (product: string) => line`The draft of ${product} is made anew`,
			stopped: (product: string) => line`The draft of ${product} was stopped`,
			thrown_away: (product: string) => line`The draft of ${product} was thrown away`,
			handed_over: (product: string) => line`The draft of ${product} is with another account`,
			received: (product: string) => line`The draft of ${product} is yours`,
		},
		said: {
			anew: (product: string, siteName: string) =>
				line`The site team of ${siteName} has the website of your draft of ${product} read once more. What you typed stays.`,
			stopped: (product: string, siteName: string) =>
				line`The site team of ${siteName} stopped the drafting of ${product}. What you typed stays, and you can fill in the rest by hand.`,
			thrown_away: (product: string, siteName: string) =>
				line`The site team of ${siteName} threw your draft of ${product} away. It is gone, with the pages that were read for it.`,
			handed_over: (product: string, siteName: string) =>
				line`The site team of ${siteName} gave your draft of ${product} to another account.`,
			received: (product: string, siteName: string) =>
				line`The site team of ${siteName} gave you the draft of ${product}, with what was typed into it.`,
		},
		button: "Open the draft",
		reason: (siteName: string) => line`You get this because the draft on ${siteName} is or was yours.`,
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
	listing: {
		subject: {
			hidden: (name: string) => line`${name} was taken out of the directory`,
			restored: (name: string) => line`${name} is back in the directory`,
			merged: (name: string) => line`${name} was merged with another listing`,
			absorbed: (name: string) => line`Another listing was merged into ${name}`,
			parted: (name: string) => line`${name} stands by itself again`,
			week_moved: (name: string) => line`${name} launches in another week`,
			taken_off: (name: string) => line`${name} is not yours to manage any more`,
			given_back: (name: string) => line`${name} is yours to manage again`,
		},
		said: {
			hidden: (name: string, siteName: string, _to: string) =>
				line`The site team of ${siteName} took your listing ${name} out of the directory. Nobody but you sees it.`,
			restored: (name: string, siteName: string, _to: string) =>
				line`The site team of ${siteName} put your listing ${name} back into the directory, as it was.`,
			merged: (name: string, siteName: string, to: string) =>
				line`The site team of ${siteName} merged your listing ${name} with ${to}, because they are of one product. Its address leads there now.`,
			absorbed: (name: string, siteName: string, to: string) =>
				line`The site team of ${siteName} merged the listing ${to} into your listing ${name}, because they are of one product. Its followers, reviews and updates are with yours now.`,
			parted: (name: string, siteName: string, to: string) =>
				line`The site team of ${siteName} has taken back that ${name} was merged with ${to}. Both are as they were.`,
			week_moved: (name: string, siteName: string, to: string) =>
				line`The site team of ${siteName} moved the launch of ${name} to the week of ${to}. Nothing else changes: what the launch waits for stays the same.`,
			taken_off: (name: string, siteName: string, _to: string) =>
				line`The site team of ${siteName} took the listing ${name} off your account. If it is yours, claim it on its page.`,
			given_back: (name: string, siteName: string, _to: string) =>
				line`The site team of ${siteName} gave the listing ${name} back to your account.`,
		},
		answer: line`Answer this mail if you think that is wrong. You can still edit the listing.`,
		page: "Look at the listing",
		yours: "Go to the listing",
		reason: (name: string, siteName: string) =>
			line`You get this because you manage or managed ${name} on ${siteName}.`,
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
