import type { Child } from "hono/jsx";
import { number } from "../format.ts";

/** Signing in once more, taking everything out, and deleting the account. */
export const accountData = {
	confirm: {
		title: "Show that it is you",
		about: (minutes: number) =>
			`What comes next is asked only of who has signed in within the last ${minutes} minutes. Sign in once more and you are led back.`,
		mailTo: (address: string) => `Mail a link to ${address}`,
		back: "Back to your account",
	},
	title: "Your data",
	take: {
		title: "Take everything out",
		about:
			"One JSON file with everything that is stored of you: profile, products, drafts, votes, follows, reviews, orders, keys without their secrets, and what you did.",
		button: "Download everything",
		more: (link: Child) => <>{link} says what is stored of whom, why and for how long.</>,
		privacy: "The privacy page",
	},
	leave: {
		title: "Delete the account",
		about: "The next page says what goes, what stays without your name, and why.",
		link: "See what deleting means",
	},
	deletion: {
		title: "Delete your account",
		gone: "What goes, at once and for good",
		stays: "What stays, and says nothing of you",
		atLeast: (count: number, max: number) => (count >= max ? `${number(max)} or more` : number(count)),
		goes: {
			account: (address: Child) => <>Your account with {address}: signing in again begins an empty one.</>,
			access: (keys: string, browsers: string) =>
				`Every way in: API keys (${keys}), signed-in browsers (${browsers}), and all that connected apps may do.`,
			lists: (follows: string, saves: string) => `What you follow (${follows}) and save (${saves}), and reminders.`,
			votes: (count: string) => `Votes of the last day (${count}): they are taken back.`,
			drafts: (count: string) => `Drafts that are no listing yet (${count}), with their pages and invitations.`,
			unseen: (count: string) => `Products that were never public (${count}), with their place in a coming week.`,
			words: (count: string) =>
				`Your interview answers, your claims, your reports, and reviews that are not published (${count}).`,
			founder:
				"What your founder’s page says of you: bio, country and links. Your name and role stay where a product names them.",
		},
		left: {
			votes: (count: string) => `Votes (${count}): they are counted on, without a trace of who cast them.`,
			reviews: (count: string, link: Child) => (
				<>
					Published reviews ({count}): they never showed your name, and are nobody’s from then on. {link} first what
					shall not stay.
				</>
			),
			takeBack: "Take back",
			handedOn: (count: string) =>
				`Products with a co-founder who has an account (${count}): they become theirs, and they are told by mail.`,
			unclaimed: (count: string) =>
				`Products without a co-founder who has an account (${count}): they stay as they are, and whoever proves that the website is theirs can claim them.`,
			orders: (count: string) => `Paid orders and their invoices (${count}): the law has us keep them.`,
			log: "The log of what was done on pages, under a number instead of your address, for two years.",
		},
		typed: "Type your address to delete the account",
		typedHint: (address: string) => `It is ${address}.`,
		button: "Delete my account for good",
		keep: "Keep it",
		takeFirst: "Take everything out first",
	},
	deleted: {
		title: "Your account is deleted",
		about: "You are signed out everywhere, and a mail to your address says so. Thank you for having been here.",
		link: "See this week’s launches",
	},
};
