import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** Reviews: the site team's pages. */
export const reviewTeam = {
	title: "Reviews",
	lead: "Reviews that wait or were reported come first. What people wrote is never edited: it is shown, or it is not.",
	state: "State",
	states: {
		waiting: "Held",
		reported: "Reported",
		published: "Published",
		rejected: "Not published",
		withdrawn: "Withdrawn",
	},
	statuses: { published: "Published", held: "Held", rejected: "Not published", withdrawn: "Withdrawn by its writer" },
	stars: (count: number) => counted(count, "star"),
	search: "Name or address of a product",
	product: "Product",
	words: "What it says",
	none: "Nothing of this kind.",
	written: "Written",
	empty: "Its words are gone",
	reason: "Reason, which the writer reads; needed to take down",
	publish: "Publish",
	reject: "Take down, or do not publish",
	name: (id: number) => `Review ${id}`,
	decisions: "Last decisions",
	held: (reason: string) => `Held: ${reason}.`,
	reported: (at: Child, words: Child) => (
		<>
			Reported {at}: {words}
		</>
	),
	said: (judgement: Child) => <>The site team said: {judgement}</>,
};
