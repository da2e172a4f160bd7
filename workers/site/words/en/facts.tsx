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
		team: (count: number) => `${number(count)} edited by the site team`,
		owner: (count: number) => `${number(count)} added by the owner`,
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
};
