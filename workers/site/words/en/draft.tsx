import type { ErrorCode } from "#core/errors";
import type { FailureOutcome } from "#core/web/page";
import { counted, number } from "../format.ts";

/** From a website to a listing. */
export const draft = {
	title: (name: string) => `Draft of ${name}`,
	products: "Your products",
	drafts: "Drafts",
	lead: "Draft, saved as you go. Nothing is public until you publish it.",
	leadListed: "Saved as a listing. What you change here changes the listing too.",
	preview: {
		press: "Preview",
		title: (name: string) => `Preview of ${name}`,
		notice: "This is how the page of the listing will look. Nobody else sees it.",
		paidParts: "Its story, milestones and demo video are shown to others with a paid launch only.",
		back: "Back to the draft",
	},
	saveAsListing: "Save as a listing",

	columns: { value: "What the listing will say", source: "Where it comes from" },
	groups: {
		words: "What it is",
		facts: "Facts",
		people: "People and profiles",
		questions: "Questions and answers",
		story: "Story and milestones",
		searches: "For searches",
		comparison: "Comparison with a competitor",
	},
	rows: {
		"seo-title": "Title in searches",
		"seo-meta": "Text in searches",
		competitor: "Competitor",
		"story-title": "Title of the story",
		"story-story": "The story",
		"story-achievements": "Achievements",
		"story-challenges": "Challenges",
		"story-journey": "The way so far",
		"story-lessons": "Lessons",
		"story-problem": "The problem",
		"story-whats_next": "What comes next",
		"story-why_started": "Why it was started",
	} as Readonly<Record<string, string>>,
	states: {
		sure: "From the website, sure",
		please_check: "Please check",
		ai: "From the website",
		edited: "Edited by you",
		manual: "Added by you",
		override: "Locked",
		removed: "Taken out",
		being_read: "Being read",
		not_read: "Could not be read",
		not_stated: "Not stated",
		empty: "None yet",
	},
	conflictState: "Changed in two windows",

	notStated: (pages: number) => `We read ${counted(pages, "page")} and found no words that say this.`,
	leftBlank: "Left blank on the listing, on purpose.",
	neededBlank: "A listing needs it: add it yourself, and this can be saved.",
	notRead: "The page that would say it could not be read.",
	unknown: "Nothing is known of it.",
	notReadHelp: (why: unknown) => <>{why} Add it yourself, or have the website read again when that is mended.</>,
	seeWhy: "See why.",
	removed: "You took it out. It stays blank on the listing.",
	empty: "Nothing yet.",
	beingRead: "Being read",
	statedByOwner: "Stated by the owner",
	websiteSays: (said: unknown) => <>The website says “{said}”.</>,
	checkWhy: "We chose among several things that the website says. Compare it with the words beside it.",
	quote: "quote",
	moreQuotes: (count: number) => `and ${counted(count, "more quote")}`,

	edit: "Edit",
	add: "Add it yourself",
	lock: "Lock",
	unlock: "Unlock",
	redraft: "Redraft",
	restore: "Restore the website’s words",
	isRight: "It is right",
	about: (name: string) => `: ${name}`,
	save: "Save",
	compare: "Read and compare",
	oneALine: "One a line.",
	none: "Not chosen",
	primaryCategory: "Main category",
	otherCategory: (place: number) => `Another category, ${place}`,
	otherCategories: (most: number) => `With a paid plan the listing is shown in up to ${most} more.`,
	entry: {
		faqs: (place: number) => `Question ${place}`,
		question: "Question",
		answer: "Answer",
		founders: (place: number) => `Founder ${place}`,
		name: "Name",
		role: "Role",
		bio: "About them",
		milestones: (place: number) => `Milestone ${place}`,
		date: "Day",
		title: "Title",
		description: "What happened",
		link: "Link",
		another: (legend: string) => `${legend}, new`,
	},
	problem: {
		required: "This cannot be left empty.",
		tooLong: (limit: number | string, actual?: number | string) =>
			actual === undefined ? `At most ${limit} characters.` : `At most ${limit} characters; this has ${actual}.`,
		tooMany: (limit: number | string, actual?: number | string) =>
			actual === undefined ? `At most ${limit} entries.` : `At most ${limit} entries; these are ${actual}.`,
		/** Before what is wrong with it. */
		entry: (beginning: string) => `“${beginning}”: `,
		repeated: "This stands above already; name each once.",
	},
	problems: "Something needs another look",
	othersFirst: (names: readonly string[]) => `The listing needs these before it can change: ${names.join(", ")}.`,

	conflict: {
		title: "This was changed in another window since you opened it.",
		theirs: "Saved now",
		yours: "What you typed",
		nothing: "Nothing",
		keepTheirs: "Keep what is saved",
		keepYours: "Save what I typed instead",
		pressed: "It was changed in another window since you opened this page. Look at it as it is now.",
	},
	saving: {
		saving: "Saving",
		saved: "Saved",
		offline: "No connection. Your words are kept in this browser and sent when it is back.",
		failed: "Not saved yet. Your words are kept in this browser; we try again.",
		kept: "Kept in this browser since last time; sending it now.",
		signedOut: "You are signed out. Your words are kept in this browser: sign in again and come back.",
	},

	watch: {
		crawling: (domain: unknown) => <>Reading {domain}:</>,
		drafting: (domain: unknown) => <>Writing the profile of {domain}:</>,
		ready: (domain: unknown) => <>Read {domain}:</>,
		nothing: (domain: unknown) => <>No page of {domain} was read</>,
		pages: (read: number, all: number, facts: number) =>
			all === 0
				? `${counted(facts, "fact")} so far`
				: `${number(read)} of ${counted(all, "page")}, ${counted(facts, "fact")} so far`,
		done: (read: number, facts: number) => `${counted(read, "page")}, ${counted(facts, "fact")}`,
		aMinute: "This takes about a minute.",
		facts: (count: number) => counted(count, "fact"),
		read: "read",
		reading: "reading",
		waiting: "waiting",
		unread: "not read",
		home: "/",
		unreadPages: (count: number) => `${counted(count, "page")} could not be read`,
		unreadHelp:
			"What only these pages say is missing. Add it yourself, or have the website read again when they are mended: what you typed stays.",
		lookNow: "Look now",
		stopped: "This takes longer than usual. Load the page again to see how far it is.",
		comparing: "The competitor’s website is being read.",
	},
	unread: {
		title: "Nothing could be read",
		help: "When that is mended, have it read again: what you typed stays. Or add its name, a line about it and a category yourself.",
		failed: "Our reader failed at it several times. That is our fault, not the website’s.",
		ways: {
			blocked_by_robots: (
				<>
					To let us read it, allow LaunchweekBot in robots.txt: <a href="/bot">how our crawler works</a>.
				</>
			),
			redirected_away: (
				<>
					Is it at another address by now? <a href="/submit">Hand in that one</a>.
				</>
			),
			refused_address: (
				<>
					Is it at another address that everybody can open? <a href="/submit">Hand in that one</a>.
				</>
			),
			app_shell: "Let the server send the words of the page, not the scripts alone, or type them yourself.",
			http_error:
				"Look whether it opens in a private window of a browser: what turns away strangers turns us away too.",
			timeout: "Often it is faster in a moment.",
			unreachable: "Look whether it opens from another network.",
			not_html: null,
			too_large: null,
		} satisfies Record<FailureOutcome, unknown>,
		again: "Read the website again",
	},

	todo: {
		complete: (percent: number) => `${number(percent)}% complete`,
		missing: (count: number) => `${counted(count, "thing")} missing`,
		needed: "Before it can be saved:",
		unfit: "Needs correcting:",
		check: "Please check:",
		checkWhy: "We chose among several things that the website says.",
		later: "What is missing is told here as soon as the website was read.",
		causes: {
			being_read: "Being read.",
			not_read: "The pages that would say it could not be read.",
			not_stated: "Not found on the pages we read.",
			removed: "You took it out.",
		},
		why: {
			name: "Listings and lists are called by it.",
			categories: "People find products by their category.",
			tagline: "The line that lists and launch weeks show.",
			description: "The main text of the listing.",
			logo_url: "Products with a logo are recognised in lists.",
			pricing_model: "People filter by it.",
			country: "People filter by it.",
			founders: "Who is behind the product.",
			faqs: "What people ask before they try it.",
		} as Readonly<Record<string, string>>,
		all: "Nothing is missing.",
	},
	redraftSeveral: {
		title: "Redraft several at once",
		help: (max: number) =>
			`Choose up to ${max}. We write them anew from the pages we read; what you typed or locked stays.`,
		press: "Redraft the chosen ones",
		none: "Choose at least one.",
		tooMany: (max: number) => `Choose at most ${max} at once.`,
	},
	comparison: {
		field: "Fact",
		own: "You",
		silent: "Not stated",
		reading: "We are reading its website; this takes about a minute.",
		unreadable: "Its website could not be read.",
		nothing: "Nothing of both could be compared.",
		why: "Give the address of a competitor: we read its website and put its facts beside yours. Only you see this.",
	},
	isListing: "It is a listing now.",
	goHome: "See where it stands and what comes next",
	invites: {
		label: "Invite a co-founder",
		help: "They get a mail and describe themselves, here on the listing.",
		press: "Send the invite",
		sent: (day: string) => `invited on ${day}`,
		accepted: () => "has joined",
		revoked: () => "invite taken back",
		left: () => "joined, and has left since",
		mailed: "The mail with the link is on its way. A link that was mailed to them before works no more.",
		/** By the code of the address's error. */
		wrong: (code: string) =>
			code === "own_address"
				? "This is your own address. Invite somebody else."
				: "This is not an e-mail address. It should look like you@example.com.",
	},
	/** What stood in the way of something on a draft's page, and where it goes on; other refusals are said as elsewhere. */
	refused: {
		draft_not_ready: {
			text: "The website is still being read; this can be done as soon as that is through.",
			way: { href: "#watch", label: "See how far it is" },
		},
		draft_pages_ended: {
			text: "The pages were read long ago and are no longer kept. Have the website read again, or type it yourself.",
			way: { href: "#watch", label: "Read the website again" },
		},
		website_not_read: {
			text: "The website could not be read, so nothing can be drafted from it. Type it yourself, or have it read again.",
			way: { href: "#watch", label: "See why" },
		},
		draft_conflict: {
			text: "The draft is being changed from somewhere else at this moment. Nothing of this was stored.",
			way: { href: "#todo", label: "Look at it as it is now" },
		},
		draft_incomplete: {
			text: "The listing needs more before it can be saved.",
			way: { href: "#todo", label: "See what is missing" },
		},
		duplicate_domain: {
			text: "This website is listed here already.",
			way: { href: "/listings", label: "Look for it" },
		},
		invite_limit_reached: {
			text: "This draft has had as many invites as it may. Those that were sent still work.",
			way: { href: "#field-founders", label: "See who was invited" },
		},
		address_refused: {
			text: "This is no address that everybody can open. Give the one that people type into a browser.",
			way: { href: "#field-competitor", label: "Correct it" },
		},
		listing_already_live: {
			text: "This is a listing already, and its website is looked at by itself.",
			way: { href: "/account/products", label: "Your products and drafts" },
		},
	} as Readonly<Partial<Record<ErrorCode, DraftRefusal>>>,
	listedElsewhere:
		"This website is listed here already. No website is listed twice, so this draft cannot be saved as a listing.",
	claimIt: "If the product is yours, claim that listing",
	ownAlready: "It is yours: go to that listing",
};

interface DraftRefusal {
	text: string;
	way: { href: string; label: string };
}
