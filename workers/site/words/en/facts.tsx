import type { Child } from "hono/jsx";
import { counted, number } from "../format.ts";

/** Facts, their marks and slips, and reports of them. */
export const facts = {
	origins: {
		site: "Quoted from the website",
		owner: "Stated by the owner",
		team: "Checked by the team",
		none: "Not stated",
	},
	count: (facts: number) => counted(facts, "fact"),
	factsQuoted: (facts: number, quoted: number) => `${counted(facts, "fact")}, ${number(quoted)} quoted`,
	counts: {
		quoted: (count: number) => `${number(count)} quoted`,
		team: (count: number) => `${number(count)} by the site team ✓`,
		owner: (count: number) => `${number(count)} by the owner †`,
		blank: (count: number) => `${number(count)} not stated`,
	},
	/** What a mark is called; what is seen of it comes first. */
	markOf: {
		site: (number: number) => `${number}, quoted from the website`,
		owner: "†, stated by the owner",
		team: "✓, checked by the team",
	},
	/** In place of "Not stated" where nobody could look. */
	unread: "Not read",
	close: "Close",
	ownersWords: "The website does not say this. Its owner stated it here.",
	teamsWords: "The website does not say this. The site team looked and wrote it here.",
	editedByOwner: "Its owner has edited this; what is marked are the words left of the website’s.",
	editedByTeam: "The site team has edited this; what is marked are the words left of the website’s.",
	notFound: "We read the website and found no words that say this.",
	notRead: (reason: string) => `We could not read where this would stand: ${reason}`,
	nobodySays: "Neither the website nor the owner says this.",
	lastRead: (day: Child) => <>Last read {day}.</>,
	read: (day: Child) => <>Read {day}</>,
	readAndThere: (day: Child, seen: Child) => (
		<>
			Read {day}, still there on {seen}
		</>
	),
	readAndGone: (day: Child, seen: Child) => (
		<>
			Read {day}, <em>no longer there</em> on {seen}
		</>
	),
	reportThis: "Report this fact",
	reportOne: "Something wrong? Report a fact",
	report: {
		titleOf: (name: string) => `Report a fact of ${name}`,
		heading: (name: Child) => <>Report a fact of {name}</>,
		choose: "Which one is wrong? On its page you can also press the mark of a fact and report it from its slip.",
		noSuchFact: "This page shows no such fact any more. It may have been corrected already.",
		done: "Reported. The site team looks at it, and you get a mail with what it decides.",
		back: (name: Child) => <>Back to {name}</>,
		reason: "What is wrong with it?",
		chooseReason: "Choose what is wrong.",
		reasons: {
			half_sentence: "It leaves out half of the sentence",
			no_longer_true: "It is no longer true",
			other_product: "It is not about this product",
			other: "Something else",
		},
		words: "In your own words, if you like",
		wordsHelp: "What is so, and where it can be seen. Only the site team reads this.",
		email: "Your e-mail address",
		emailHelp: "For one mail: what the site team decides, and why. The owner of the listing does not see it.",
		send: "Report the fact",
		blank: "Not stated",
		noQuotes: "No words of the website are behind this.",
	},
	decide: {
		title: "Reported facts",
		none: "Nothing is reported.",
		why: "Why?",
		whyHelp: "Whoever reported it and the owner of the listing read this.",
		correctFirst: (editor: Child) => <>To correct it, change it first: {editor}.</>,
		editor: (name: Child) => <>edit {name}</>,
		decisions: { keep: "Keep it", correct: "It is corrected", blank: "Blank it" },
		decisionOn: (decision: string, name: string) => `${decision}: ${name}`,
	},
};
