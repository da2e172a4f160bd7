import type { Child } from "hono/jsx";
import { counted, number } from "../format.ts";

/** Posts of the blog: the site team's pages. */
export const posts = {
	title: "Posts",
	lead: "What is published stands on the blog, in its feeds and in the API; a draft, and a post that waits for its day, nobody else sees.",
	write: "Write a post",
	none: "No post was written yet.",
	post: "Post",
	state: "State",
	author: "Author",
	edited: "Edited",
	states: {
		draft: () => "Draft",
		published: (at: Child) => <>Published {at}</>,
		scheduled: (at: Child) => <>Waits until {at}</>,
	},
	newTitle: "A new post",
	look: "As everybody sees it",
	fields: {
		title: "Title",
		slug: "Address",
		slugHint: "The last part of it: small letters, digits and hyphens. The address that it had leads to the new one.",
		summary: "Summary",
		summaryHelp: "Lists, feeds and previews show it.",
		author: "Author",
		body: "Text",
		bodyHelp:
			"Markdown: ## for a heading, **bold**, [words](https://…) for a link, - for a list, tables too. Pictures are put in below, each as ![what it shows](its address).",
		published: "Published",
		publishedHint: "Day and time in UTC. One that is ahead waits for it; without one the post is a draft.",
		questions: "Questions and answers",
		question: (number: number) => `Question ${number}`,
		answer: (number: number) => `Answer ${number}`,
		answerHelp: "Both, or neither.",
	},
	pictures: {
		title: "A picture in the text",
		file: "Picture",
		alt: "What it shows",
		altHint: "For who cannot see it: what a reader would miss without the picture.",
		put: "Put it into the text",
		isIn: "The picture is in the text, and is kept once you save. Nothing else was saved yet.",
		chosen: "Pictures of this post",
		size: (width: number, height: number, kib: number) =>
			`${number(width)} by ${number(height)} pixels, ${number(kib)} KiB`,
		notInText: "Not in the text now. To show it again, write this:",
		inText: "In the text:",
		again: "what it shows",
	},
	preview: "Preview",
	previewAbout: "So it will look. Nothing was saved yet.",
	save: "Save",
	saved: "Saved.",
	history: "Earlier versions",
	version: (version: number, at: Child) => (
		<>
			Version {version}, {at}
		</>
	),
	characters: (count: number) => counted(count, "character"),
	putBack: "Put back",
	putBackOne: (version: number) => `Put version ${version} back`,
	changes: "Changes",
};
