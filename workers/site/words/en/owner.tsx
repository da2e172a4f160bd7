import type { Child } from "hono/jsx";
import { counted, number } from "../format.ts";

/** An owner's product: where it stands, what to do, and how it is read. */
export const owner = {
	products: "Your products",
	ownedBy: (domain: Child) => <>{domain}, owned by you</>,
	editFacts: "Edit facts",
	viewPage: "View page",
	seeDraft: "See its draft",
	steps: {
		label: "From draft to launch",
		saved: "Saved as a listing",
		plan: "Plan",
		planOpen: "Choose how it launches",
		free: "Free",
		paid: "Paid",
		badge: "Badge",
		badgeFound: "Found",
		badgeWaiting: "Waiting, not found yet",
		badgeNotNeeded: "Not needed",
		week: "Launch week",
		weekOpen: "Not chosen yet",
		weekIs: (week: string, place: number | null) => (place === null ? week : `${week}, place ${number(place)}`),
		live: "Live",
		liveSince: (day: string) => `Since ${day}`,
		liveLater: "Votes open that Monday",
	},
	next: {
		choose: "Choose how to launch",
		free: "Free: it waits for a launch week and goes live once our badge is on its homepage.",
		chooseFree: "Launch for free",
		paid: (prices: Child) => (
			<>
				Paid: live at once, or in a week of your choice. It buys the date and nothing else: no votes, no rank. {prices}
			</>
		),
		prices: "See prices",
		putBadge: (domain: Child) => <>Put the badge on {domain}</>,
		paste: "Paste this anywhere on your homepage, as plain HTML. We look again when you ask, and by ourselves.",
		badgeCode: "HTML of the badge",
		badge: "The badge",
		check: "Check my homepage now",
		looked: (day: Child, seen: Child) => (
			<>
				Looked {day}: {seen}
			</>
		),
		found: (domain: Child) => <>The badge stands on {domain}. Leave it there until the launch.</>,
		scheduled: (day: string) => `It launches on ${day}`,
		scheduledText: "Finish its facts until then; the page is not public before.",
		live: "Tell its followers what is new",
		liveText:
			"An update stands on the page of the product, and is mailed to everybody who follows it. It cannot be taken back.",
		updateTitle: "Title",
		updateBody: "What is new",
		updateHint: "Plain text. Empty lines begin paragraphs.",
		post: "Post the update",
		listedElsewhere: "This website is listed already",
		listedElsewhereText: "No website is listed twice. If that listing is yours, claim it.",
	},
	visits: {
		title: "Visits to your page",
		days: (count: number) => counted(count, "day"),
		sum: (visits: number, followers: number, votes: number) =>
			`${counted(visits, "visit")} in these days; ${counted(followers, "follower")} and ${counted(votes, "vote")} in all.`,
		none: "Nobody has opened the page yet. It is counted from the day it is live.",
		today: "Today",
		table: "The same as a table",
		day: "Day",
		visits: "Visits",
		chart: "Visits by day",
	},
	stale: {
		title: "Facts to look at",
		text: "Your website was read again, and these words are no longer on it. Nothing on the listing was changed.",
		gone: (field: Child, quote: Child) => (
			<>
				{field}: {quote}
			</>
		),
		look: "Correct it",
		nothing: "Everything that was quoted is still on your website.",
		readAt: (day: string) => `Read again on ${day}.`,
	},
	side: {
		place: "Your place in the queue",
		inWeek: (week: string) => `in the week of ${week}. Free, as long as the badge is up by then.`,
		lineUp: "See the line-up",
		sooner: "Launch sooner",
		soonerText: "Choose a week yourself. It buys the date and nothing else: no votes, no rank.",
		prices: "See prices",
		evidence: "Evidence",
		founders: "Founders",
		noFounders: "Nobody is named yet.",
		blanks: "Not stated",
		fill: "Fill them in",
		pictures: "Logo and cover",
		share: "Share it",
	},
	edit: {
		title: (name: string) => `Edit ${name}`,
		heading: (name: Child) => <>Edit {name}</>,
		lead: "What you save is public at once, marked as stated by you, and kept in its history. Sentences that you leave as they are keep their quotes.",
		save: "Save the facts",
		saved: "Saved.",
		oneALine: (field: string) => `${field}, one a line`,
		years: (from: number, to: number) => `${from} to ${to}`,
		notStated: "Not stated",
		notHere: (website: Child) => <>Its name, website and categories are not changed here: {website}</>,
		askTeam: "write to the site team",
	},
};
