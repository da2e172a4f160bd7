import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** Reviews: the site team's pages. */
export const reviewTeam = {
	title: "Reviews",
	lead: "Reviews that wait or were reported come first. What people wrote is never edited: it is shown, or it is not.",
	all: "All reviews",
	found: "Reviews found",
	state: "State",
	states: {
		reported: "Reported",
		held: "Held",
		published: "Published",
		rejected: "Not published",
		withdrawn: "Withdrawn",
	},
	statuses: { published: "Published", held: "Held", rejected: "Not published", withdrawn: "Withdrawn by its writer" },
	stars: (count: number) => counted(count, "star"),
	search: "Words, writer or product",
	review: "Review",
	product: "Product",
	writer: "Writer",
	gone: "Somebody who has deleted their account",
	none: "Nobody has written a review yet.",
	noneSuch: "There is no such review.",
	written: "Written",
	empty: "Its words are gone.",
	name: (id: number) => `Review ${id}`,
	heading: (product: Child) => <>Review of {product}</>,
	writtenBy: (writer: Child) => <>Written by {writer}.</>,
	toListing: "Its product",
	toWriter: "Its writer",
	look: "As everybody sees it",
	held: (reason: string) => `Held: ${reason}.`,
	reported: (at: Child, said: Child) => (
		<>
			Reported {at}: {said}
		</>
	),
	said: (judgement: Child) => <>The site team said: {judgement}</>,
	reason: "Reason, which its writer and who reported it read; needed to take down",
	publish: { published: "Keep", other: "Publish" },
	reject: { published: "Take down", other: "Do not publish" },
	judge: (verdict: string, id: number) => `${verdict} review ${id}`,
	bulkReason: "Reason, which the writers and who reported them read",
	bulk: { publish: "Publish or keep", reject: "Take down, or do not publish" },
	facts: {
		status: "State",
		held_reason: "Why it waited",
		judgement: "What the site team said",
		rejected_at: "When it was refused",
	} as Readonly<Record<string, string>>,
};
