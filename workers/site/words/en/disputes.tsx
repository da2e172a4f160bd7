import type { Child } from "hono/jsx";

/** Listings that two people claim: the site team's pages. */
export const disputes = {
	title: "Disputed claims",
	none: "No claim is disputed.",
	waiting: "Waiting for a decision",
	decided: "Decided last",
	noneDecided: "Nothing was decided yet.",
	claimedBy: (method: string, moment: Child) => (
		<>
			Proven {method} {moment}
		</>
	),
	titleOf: (name: string) => `Who manages ${name}?`,
	heading: (name: Child) => <>Who manages {name}?</>,
	websiteOf: (website: Child) => <>Its website is {website}.</>,
	shownAsVerified: "It is shown as verified.",
	notVerified: "It is not shown as verified.",
	seeListing: "See the listing",
	sides: "Both sides",
	claimant: "Who claims it",
	owner: "Who manages it",
	ownerBefore: "Who managed it",
	nobody: "Nobody: the account was deleted.",
	account: "Account",
	since: (moment: Child) => <>since {moment}</>,
	came: "How it became theirs",
	cameBy: {
		submitted: (moment: Child) => <>They handed it in {moment}.</>,
		claimed: (moment: Child) => <>They proved its website {moment}.</>,
		left_to_them: (moment: Child) => <>A co-founder deleted their account and left it to them {moment}.</>,
		accounts_merged: (moment: Child) => <>It was another account’s, which became one with theirs {moment}.</>,
		passed_on: (moment: Child) => <>Its owner made them, a co-founder, the owner {moment}.</>,
		handed_over: (moment: Child) => <>The site team gave it to them {moment}.</>,
		handed_back: (moment: Child) => <>The site team gave it back to them {moment}.</>,
	} as Readonly<Record<string, (moment: Child) => Child>>,
	cameUnknown: "Nothing says how.",
	proofs: "What they proved",
	noProof: "Nothing: they never proved the website.",
	byMail: (address: Child) => <>The link that was mailed to {address} was opened and confirmed.</>,
	begun: (moment: Child) => <>Begun {moment}.</>,
	proven: (moment: Child) => <>Proven {moment}.</>,
	looked: (moment: Child) => <>Looked at {moment}:</>,
	decide: "Decide",
	decision: "The decision",
	reason: "Why?",
	reasonHelp: "Both sides read this in a mail. Name nobody.",
	needsReason: "Say why: both sides read it.",
	handOver: "Hand it over to who claims it",
	refuse: "Leave it with who manages it",
	handOverDoes:
		"Handing it over makes the claimant the owner, shows the listing as verified, and ends the proofs of who manages it now. You can take it back.",
	outcome: {
		hand_over: (moment: Child) => <>It was handed over to the claimant {moment}.</>,
		refuse: (moment: Child) => <>It stayed with who managed it {moment}.</>,
	},
	outcomeTag: { hand_over: "handed over", refuse: "refused" },
	undo: "Take the decision back",
	undoDoes: {
		hand_over: "The listing goes back to who managed it before, and the dispute is open again.",
		refuse: "The dispute is open again. Who manages the listing stays the same until it is decided.",
	},
	moved: "Something has changed since you looked: this is how it stands now.",
	cannotUndo: "The listing has gone to somebody else since, so this cannot be taken back here.",
};
