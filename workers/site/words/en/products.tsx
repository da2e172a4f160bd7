/** A person's drafts and listings. */
export const products = {
	title: "Your products",
	account: "Account",
	submit: "Submit a product",
	listings: "Listings",
	drafts: "Drafts",
	empty: "Nothing here yet",
	emptyHelp:
		"Give the address of your product’s website: we read it and write a first listing, which you correct before anybody else sees it.",
	next: {
		draft: "Saved. Choose how to launch next.",
		awaiting_badge: (week: string | null) =>
			week === null
				? "Waits for the badge on its homepage."
				: `Week of ${week}, as soon as the badge is on its homepage.`,
		scheduled: (week: string | null) => `Launches on ${week ?? "its week"}.`,
		live: "Live.",
	},
	paying: "The payment of its launch is under way.",
	hidden: "The site team has taken it out of the directory.",
	withdrawn: "You took it out of the directory. It can be brought back.",
	states: { draft: "Not published", awaiting_badge: "Waits for its badge", scheduled: "Scheduled", live: "Live" },
	from: (address: unknown, day: string) => (
		<>
			{address}, begun on {day}
		</>
	),
	joined: "Products that you joined",
	joinedAs: (name: unknown) => <>As {name}, among its founders</>,
	joinedOnly: "Among its founders",
	leaveIt: "Leave",
	leaveOf: (name: unknown) => <> {name}</>,
	passed: "They manage it now, and were told. You stand behind it as a co-founder.",
	left: "You have left it, and whoever manages it was told.",
	leave: {
		title: (name: string) => `Leave ${name}`,
		heading: (name: unknown) => <>Leave {name}</>,
		follows: "What follows",
		name: (name: unknown) => <>{name} stands among its founders no more, neither on its page nor in its draft.</>,
		noName: "What stands of you among its founders, under a page of yours, is taken off.",
		which: "Which of its founders are you?",
		whichHelp: "Whoever you choose stands among its founders no more.",
		noneOfThem: "None of them",
		page: "Your own founder page keeps what you wrote, and shows as long as another product of yours is live.",
		told: "Whoever manages it is told by mail.",
		nobodyTold: "Nobody manages it, so nobody is told.",
		votes: "You cannot vote for it or review it, as you have stood behind it.",
		back: "Only whoever manages it can bring you back.",
		button: "Leave the product",
		stay: "Stay",
	},
	complete: (percent: number) => `${percent}% complete`,
	reading: { crawling: "Being read", drafting: "Being written", ready: "Ready" },
};
