import type { Child } from "hono/jsx";
import { counted, number } from "../format.ts";

/** Questions of the interview: the site team's pages. */
export const questions = {
	title: "Interview questions",
	lead: "Founders answer these on their own pages, one at a time, and their answers stand on their founder pages.",
	asked: "Asked",
	closed: "Not asked any more",
	closedAbout: "What was answered stays. Who answered may still correct it or take it away.",
	add: "Add a question",
	none: "Nothing is asked. Founders see that there is no interview yet.",
	question: "Question",
	questionHint: "Shown above each answer, too.",
	help: "What helps to answer it",
	helpHint: "Stands below the question while somebody answers. Empty for none.",
	position: "Place",
	positionHint: "The lowest is asked first.",
	isClosed: "Ask nobody new",
	save: "Save",
	saved: "Saved.",
	preview: "Preview",
	previewAbout: "So a founder sees it. Nothing was saved yet.",
	previewOf: "As a founder sees it",
	answers: (count: number, most: number) =>
		count >= most
			? `${number(most)} people or more have answered it.`
			: `${counted(count, "person", "people")} answered it.`,
	correct: "Correct it",
	correctAbout:
		"The new words stand above the answers that were given to the old ones. For another meaning make a new version.",
	renew: "Make a new version",
	renewAbout:
		"This question is closed and the new one takes its place. Who has answered this one is asked again; until then their answer stays public, below the old words.",
	renewIt: "Ask the new version instead",
	replaces: (link: Child) => <>It took the place of {link}.</>,
	replacedBy: (link: Child) => <>{link} took its place.</>,
	facts: {
		question: "Question",
		help: "Help",
		position: "Place",
		closed: "Not asked any more",
		replaces: "In the place of",
	} as Readonly<Record<string, string>>,
};
