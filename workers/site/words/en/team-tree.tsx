import type { Child } from "hono/jsx";
import { counted, number } from "../format.ts";

/** The site team's pages about the tree of categories and about weeks. */
export const teamTree = {
	add: "Add a category",
	addLead: "It is there at once, for drafts and for searches, and empty.",
	place: "Name and place",
	placeTitle: (name: string) => `Name and place of ${name}`,
	placeHeading: (name: Child) => <>Name and place of {name}</>,
	placeLead: "A new address leads on from the old one. Searches follow within a minute.",
	name: "Name",
	slug: "Address",
	slugHint: "As in /categories/invoicing. Left empty, it is made from the name.",
	parent: "Below",
	top: "Nothing: it stands at the top",
	position: "Place among its neighbours",
	positionHint: "A whole number; the lowest stands first.",
	description: "Description",
	descriptionHelp: "Shown on its public page.",
	closed: "Closed: what is in it stays, and nothing new comes in",
	isClosed: "Closed",
	save: "Save name and place",
	merge: "Merge into another category",
	mergeHelp:
		"Its listings go there, its address leads there, and it ends. Its own texts, questions and words go with it. This cannot be undone.",
	into: "Category that stays",
	mergeLook: "See what moves",
	mergeMoves: (count: number, most: number, from: string, into: string) => (
		<>
			{count > most ? `More than ${number(most)} listings` : counted(count, "listing")} will move from{" "}
			<strong>{from}</strong> to <strong>{into}</strong>.
		</>
	),
	mergeIt: "Merge it",
	moved: (count: number) => `${counted(count, "listing")} moved. There are more: merge once more.`,
	needed: "Some of it is not right yet.",
	weeks: {
		title: "Weeks",
		lead: "Places in the weeks to come, and who has them; and how weeks that are over ended.",
		week: "Week",
		free: "Free places",
		paid: "Paid places",
		note: "Decided",
		taken: (taken: number, slots: number) => `${number(taken)} of ${number(slots)} taken`,
		closed: "Closed to the free queue",
		own: "Its own number of places",
		coming: "To come",
		past: "Over",
		nothingOver: "No week is over yet.",
		launches: (count: number) => counted(count, "launch", "launches"),
		result: "Result",
		one: (week: string) => `Week of ${week}`,
		places: "Places",
		freeSlots: "Free places",
		paidSlots: "Paid places",
		slotsHint: (taken: number, usual: number) =>
			`${number(taken)} promised, so no fewer. Left empty: ${number(usual)}, as the settings say.`,
		freeClosed: "Closed to the free queue: nobody new is queued for it",
		save: "Save the places",
		inIt: "Who has a place",
		nobody: "Nobody has a place in it yet.",
		cut: (shown: number) => `The first ${number(shown)} are shown.`,
		listing: "Listing",
		status: "Status",
		position: "Place",
		move: "Move it",
		moveTo: "Monday it moves to",
		moveToHint: "A week to come, within a year.",
		moveReason: "Reason, for its owner",
		which: "Listing",
		relaunches: "Launches again",
	},
};
