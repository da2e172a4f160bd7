import type { Child } from "hono/jsx";
import { counted, number } from "../format.ts";

/** Tags of listings, for the site team. */
export const tagTeam = {
	title: "Tags",
	lead: "Every tag that listings carry, each as it is spelt, published or not. What is changed here changes on all of them, as an edit in each one’s history; searches follow at once.",
	tag: "Tag",
	count: "Listings",
	sorts: { used: "Most used", seldom: "Least used", name: "Name" },
	search: "How it begins",
	none: "No listing carries a tag yet.",
	noneSuch: "No tag begins so.",
	number: (place: number) => `Row ${number(place)}`,
	merge: "Merge",
	remove: "Take out everywhere",
	forbid: "Forbid",
	into: "Merge into",
	intoHelp: "For merging: a tag of another listing, as it is spelt there.",
	reason: "Reason",
	goingOn: "Under way",
	goesOn: (tag: Child, into: Child | null, listings: number, isBack: boolean) => {
		const change =
			into === null ? (
				<>“{tag}” is taken out</>
			) : (
				<>
					“{tag}” becomes “{into}”
				</>
			);
		return isBack ? (
			<>
				{change}: being taken back, {counted(listings, "listing", "listings")} left at most
			</>
		) : (
			<>
				{change}: {counted(listings, "listing", "listings")} done
			</>
		);
	},
	forbidden: "Forbidden tags",
	forbiddenLead:
		"What is here gets into no listing that does not have it yet, whether in capital letters or small ones. Who uses it in a draft reads why; imports leave it out.",
	noForbidden: "No tag is forbidden.",
	forbiddenTag: "Forbid a tag",
	why: "Why",
	whyHelp: "Read by whoever uses it.",
	allow: "Allow again",
	allowOne: (tag: string) => `Allow again: ${tag}`,
	isForbidden: (reason: Child) => <>This tag is forbidden: {reason}</>,
	used: (listings: number) =>
		listings === 0 ? "No listing carries it." : `${counted(listings, "listing carries", "listings carry")} it.`,
	tryIt: (tag: Child) => <>Search for “{tag}”</>,
	listings: "Listings that carry it",
	more: (left: number) => `and ${number(left)} more`,
	spellings: "Spelt otherwise",
	takeIn: (tag: Child, listings: number) => (
		<>
			<strong>{tag}</strong>, on {counted(listings, "listing", "listings")}
		</>
	),
	mergeHere: "Merge into this one",
	mergeHereOne: (tag: string) => `Merge into this one: ${tag}`,
	rename: "Rename",
	renameTo: "New name",
	renameHelp: "On every listing, where the tag stands now. Quotes that do not say the new name stay with it no more.",
	mergeTitle: "Merge into another tag",
	mergeHelp: "Listings that carry this one carry the other one instead, once.",
	otherTag: "The other tag, as it is spelt",
	removeTitle: "Take out everywhere",
	removeHelp: "Listings keep their other tags. Somebody may use it again, unless it is forbidden too.",
	forbidTitle: "Forbid",
	forbidHelp: "No listing gets it any more. Those that carry it keep it until it is taken out.",
	inSteps: (at_once: number) =>
		`Beyond ${number(at_once)} listings the rest follows within minutes, so many at a time; the list of tags says how far it is.`,
	facts: { tag: "Tag", into: "Merged into", forbidden: "Forbidden" } as Readonly<Record<string, string>>,
};
