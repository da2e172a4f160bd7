import { counted, dayOf, dayOfMonth, number, plural } from "#core/words/format";
import { line } from "#mails/line";

const dayBefore = (week: string) => dayOfMonth(new Date(week));

/** From the draft of a product to its award. */
export const launches = {
	reason: (product: string, siteName: string) =>
		line`You get this because ${product} on ${siteName} is yours, as its owner or one of its founders.`,
	look: "Look at the product",
	manage: "What you can do",
	draft: {
		subject: (product: string) => line`The draft of ${product} is ready`,
		ready: (product: string, website: string) =>
			line`We have read ${website}, and the draft of ${product} is ready. Every value has a quote from the website; what it does not state was left blank.`,
		empty: (website: string) =>
			line`${website} could not be read. The draft is there, with every field blank, and says what happened; you can fill it by hand.`,
		next: line`Look through it, put right what is wrong, and choose a launch week. Nothing is public until you do.`,
		button: "Open the draft",
		reason: (siteName: string) => line`You get this because you handed in the website on ${siteName}.`,
	},
	badgeMissing: {
		subject: (product: string, days: number) =>
			line`${product} launches in ${counted(days, "day")}, and its badge is missing`,
		missing: (product: string, week: string) =>
			line`The launch week of ${product} begins on Monday, ${dayOf(week)}. It launches then if our badge is on its homepage. The last look did not find it:`,
		otherwise: line`Without the badge it does not launch that Monday: its place goes, and it launches on the day that the badge is found, among the launches of that week.`,
		button: "Get the badge and look again",
	},
	badgeFound: {
		subject: (product: string, week: string) => line`Badge found: ${product} launches on ${dayBefore(week)}`,
		found: (product: string, website: string) =>
			line`Our badge was found on ${website}, so the launch of ${product} is set.`,
		onMonday: (week: string) =>
			line`It goes live on Monday, ${dayOf(week)}, by itself. Leave the badge where it is until then: if it is gone, the launch waits for it.`,
		button: "Look at the launch",
	},
	launched: {
		subject: (product: string) => line`${product} is live`,
		live: (product: string, siteName: string) => line`${product} is live on ${siteName}.`,
		votes: (sunday: string) =>
			line`Votes count for this week until the end of Sunday, ${sunday}, UTC. Awards go to the three with the most; nothing that is paid for changes that.`,
		share: "Pictures and texts to share it",
	},
	halfway: {
		subject: (product: string, rank: string) => line`Halfway: ${product} is number ${rank}`,
		standing: (product: string, rank: string, launches: number, votes: number) =>
			line`Half of the launch week is over. ${product} is number ${rank} of ${counted(launches, "launch", "launches")}, with ${counted(votes, "vote")} that count.`,
		until: (sunday: string) => line`Votes count until the end of Sunday, ${sunday}, UTC.`,
		week: "The whole week",
		share: "Pictures and texts to share it",
	},
	closed: {
		subject: (product: string, rank: string) => line`The week is over: ${product} is number ${rank}`,
		won: (product: string, place: number) => line`${product} is Launch of the Week #${number(place)}`,
		award: (product: string, place: number, week: string) =>
			line`${{ strong: line`${product} is Launch of the Week #${number(place)}` }}, of the week of ${dayOf(week)}.`,
		result: (product: string, rank: string, launches: number, votes: number) =>
			line`${product} ended its week as number ${rank} of ${counted(launches, "launch", "launches")}, with ${counted(votes, "vote")} that count.`,
		recount: line`Every vote, counted or not, and why, is public: anybody can recount the week.`,
		badge: line`The badge of the award, to put on your website:`,
		badges: "All styles of the badge",
		votes: "The votes of the week",
	},
	moved: {
		has: (product: string, place: number) => line`${product} is now Launch of the Week #${number(place)}`,
		lost: (product: string) => line`${product} is no longer Launch of the Week`,
		counted: (week: string, difference: number) =>
			difference < 0
				? line`The launch week of ${dayOf(week)} was counted again, because ${counted(-difference, "vote")} of it no longer count. The site team says:`
				: line`The launch week of ${dayOf(week)} was counted again, because ${counted(difference, "vote")} more of it count. The site team says:`,
		now: (product: string, before: number | null, after: number | null) =>
			after === null
				? line`${product} was Launch of the Week #${number(before ?? 0)} and has no award of that week any more.`
				: before === null
					? line`${product} is Launch of the Week #${number(after)} of that week.`
					: line`${product} was #${number(before)} and is Launch of the Week #${number(after)} of that week.`,
		badgeGone: line`The badge of the award is no longer shown, also where it is on your website.`,
		badges: "The badge of the award",
	},
	review: {
		subject: (product: string) => line`${product} was reviewed`,
		reviewed: (product: string, stars: number) => line`Somebody gave ${product} ${counted(stars, "star")} of five:`,
		answer: line`You can answer it publicly. Reviews cannot be bought or taken down by you; report one that breaks the rules.`,
		button: "Answer the review",
	},
	reply: {
		subject: (product: string) => line`The owner of ${product} has answered your review`,
		answered: (product: string) => line`The owner of ${product} has answered what you wrote:`,
		yours: line`Everybody reads it under your review, which you can change or withdraw.`,
		button: "Read it there",
		reason: (siteName: string) => line`You get this because you wrote the review on ${siteName}.`,
	},
	facts: {
		subject: (product: string) => line`Your website no longer says what ${product} is quoted with`,
		stale: (product: string, facts: number) =>
			plural(facts, { one: "one", other: "other" }) === "one"
				? line`We have read the website of ${product} again. One fact of its listing is not there any more as quoted:`
				: line`We have read the website of ${product} again. ${number(facts)} facts of its listing are not there any more as quoted:`,
		keep: line`Nothing was changed. Take over what the website says now, or keep what stands, one press each.`,
		button: "Look at both wordings",
	},
};
