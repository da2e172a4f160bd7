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
	withdrawn: "You took it out of the directory. It can be brought back.",
	states: { draft: "Not published", awaiting_badge: "Waits for its badge", scheduled: "Scheduled", live: "Live" },
	from: (address: unknown, day: string) => (
		<>
			{address}, begun on {day}
		</>
	),
	complete: (percent: number) => `${percent} % complete`,
	reading: { crawling: "Being read", drafting: "Being written", ready: "Ready" },
};
