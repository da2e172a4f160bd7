import type { Child } from "hono/jsx";
import { counted, number } from "../format.ts";

/** What of a listing moves with a merger. */
interface Moves {
	moves: number;
	stays: number;
}

/** The site team's pages about listings. */
export const teamListings = {
	title: "Listings",
	lead: "Every listing, public or not.",
	searchHelp: "Name, domain, id or owner’s address",
	none: "No listing is like that.",
	cut: (looked: number) => `Looked through ${number(looked)} listings. There may be more further on.`,
	listing: "Listing",
	status: "Status",
	plan: "Plan",
	category: "Category",
	owner: "Owner",
	week: "Week",
	votes: "Votes",
	views: "Views",
	featured: "Featured",
	nobody: "Nobody",
	statuses: {
		draft: "Not published",
		awaiting_badge: "Waits for its badge",
		scheduled: "Scheduled",
		live: "Live",
		hidden: "Hidden",
	},
	plans: { free: "Free", paid: "Paid", none: "None yet" },
	owned: { yes: "Has an owner", no: "Nobody’s" },
	featuredBy: { yes: "Featured", no: "Not featured" },
	sorts: { newest: "Newest", votes: "Votes, of live ones", views: "Views, of live ones" },
	reasonForOwners: "Reason, for their owners",
	hideAll: "Hide them",
	restoreAll: "Restore them",
	featureAll: "Feature them",
	id: (id: number) => `Listing ${id}`,
	tagFeatured: "Featured by the team",
	tagPaid: "Featured, paid",
	meta: (id: Child, domain: Child, made: Child) => (
		<>
			Number {id}, {domain}, made {made}
		</>
	),
	seePage: "See its page",
	editFacts: "Edit facts",
	seeVotes: "Votes",
	seeBadges: "Badges",
	standing: "How it stands",
	facts: "Facts",
	noFacts: "Nothing is stated yet.",
	fact: "Fact",
	says: "What it says",
	from: "Where from",
	origins: { site: "Quoted from the website", owner: "Stated by the owner", team: "Checked by the team" },
	people: "Owner and founders",
	ownerIs: (name: Child, email: Child) => (
		<>
			{name} {email}
		</>
	),
	noOwner: "Nobody manages it.",
	launches: "Launches",
	rank: (rank: number) => `rank ${number(rank)}`,
	award: (place: number) => `award #${number(place)}`,
	launchKinds: { free: "free", paid: "paid", relaunch: "paid again" },
	stopped: {
		listing_hidden: "stands still while hidden",
		owner_withdrew: "withdrawn by its owner",
		payment_taken_back: "payment taken back",
	} as Readonly<Record<string, string>>,
	stoppedOtherwise: "withdrawn",
	orders: "Orders",
	reviews: "Reviews",
	stars: (stars: number) => counted(stars, "star"),
	claims: "Claims",
	reads: "Reads of its website",
	readAt: (at: Child) => <>Read last {at}</>,
	neverRead: "Not read again since it was drafted.",
	nextRead: (at: Child) => <>Next reading {at}</>,
	badge: "Badge",
	badgeSeen: (at: Child, seen: Child) => (
		<>
			Looked at {at}: {seen}
		</>
	),
	neverLooked: "Its homepage was not looked at.",
	history: "What happened to it",
	events: {
		submitted: "Submitted",
		imported: "Imported",
		free_plan_chosen: "Free plan chosen",
		badge_found: "Badge found",
		badge_lost: "Badge lost",
		released: "Launched",
		published: "Published",
		hidden: "Hidden",
		restored: "Restored",
		merged: "Merged into another",
		merged_with: "Another was merged into it",
		parted: "Parted from another",
		moved: "Moved to another week",
		withdrawn: "Withdrawn by its owner",
		brought_back: "Brought back by its owner",
		owner_changed: "Owner changed",
		owner_left: "Its owner deleted their account",
		passed_on: "A co-founder made the owner",
		claimed: "Claimed",
		claim_disputed: "Claimed by somebody else, too",
		claim_refused: "Stayed with its owner after a dispute",
		claim_lapsed: "Proof of its owner not found any more",
		handed_over: "Given to whoever claimed it",
		handed_back: "Given back after a dispute",
	} as Readonly<Record<string, string>>,
	none_yet: "None.",
	isHidden: (at: Child) => <>Hidden since {at}. Only its owner and the site team see it.</>,
	isMerged: (into: Child) => <>Merged into {into}: its address leads there.</>,
	hasMerged: (which: Child) => <>Merged into it: {which}</>,
	decide: "Decide",
	reasonForOwner: "Reason, for its owner",
	hide: "Hide it",
	restore: "Restore it",
	part: "Part the two again",
	feature: "Feature it",
	unfeature: "Feature it no longer",
	reread: "Read its website again",
	rereadLeft: "Its website is being read again.",
	takeOff: "Take its owner off",
	takeOffHelp: "It is nobody’s then, until somebody claims it. Who managed it is told.",
	merge: "Merge into another listing",
	mergeInto: "Address of the listing that stays",
	mergeIntoHint: "Its slug, as in /listings/inkfern.",
	look: "Show what would move",
	noSuch: "There is no listing with that address.",
	back: "Back to the listing",
	mergeTitle: (from: string) => `Merge ${from}`,
	mergeHeading: (from: Child, into: Child) => (
		<>
			Merge {from} into {into}
		</>
	),
	mergeLead: (from: Child, into: Child) => (
		<>
			{from} is hidden and its address leads to {into}. One person has one vote, one review and one follow: what is
			double stays with the hidden one. It can be undone.
		</>
	),
	what: "What",
	moves: "Moves",
	stays: "Stays",
	kinds: {
		owner: "Owner",
		founder: "Founders",
		vote: "Votes of this week",
		follow: "Followers",
		save: "Saves",
		review: "Reviews",
		update: "Updates",
		milestone: "Milestones",
	},
	votesMove: ({ moves }: Moves) =>
		moves === 0
			? "Votes stay where they were cast: not both launch in this week."
			: "Votes of other weeks stay where they were cast.",
	reasonForBoth: "Reason, for both owners",
	mergeThem: "Merge them",
};
