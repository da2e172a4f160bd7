import type { ErrorCode } from "#core/errors";
import { plural } from "../format.ts";

/** A page on which whoever was refused can go on. */
interface Way {
	href: string;
	label: string;
}

interface Said {
	title: string;
	/** What is so, and what to do. */
	text: string;
	/** Where that is done, the likeliest first. */
	ways: readonly Way[];
}

const TO = {
	home: { href: "/", label: "This week’s launches" },
	listings: { href: "/listings", label: "Look for a product" },
	categories: { href: "/categories", label: "All categories" },
	calendar: { href: "/launches", label: "The weeks" },
	prices: { href: "/pricing", label: "Prices" },
	submit: { href: "/submit", label: "Hand in a website" },
	signIn: { href: "/sign-in", label: "Sign in" },
	signInMethods: { href: "/account/sign-in-methods", label: "Ways to sign in" },
	account: { href: "/account", label: "Your account" },
	products: { href: "/account/products", label: "Your products and drafts" },
	claims: { href: "/account/claims", label: "Your claims" },
	orders: { href: "/account/orders", label: "Your orders" },
	votes: { href: "/account/votes", label: "Your votes" },
	reviews: { href: "/account/reviews", label: "Your reviews" },
	apps: { href: "/account/apps", label: "Your connected apps" },
	notifications: { href: "/account/notifications", label: "Mails that you get" },
	interview: { href: "/account/interview", label: "Your interview" },
	crawler: { href: "/bot", label: "How our crawler works" },
	terms: { href: "/terms", label: "Terms" },
	docs: { href: "/docs", label: "How programs use this directory" },
} satisfies Record<string, Way>;

const CHANGED_MEANWHILE =
	"It was changed at the same moment, here or in another window. Nothing of yours was stored: look at it as it is now.";
const FAULT = "It is our fault and is noted. If it is still so in a moment, tell us the number below.";
const FOR_PROGRAMS = "This address is for programs. People reach everything by the pages of this directory.";

const said: Record<ErrorCode, Said> = {
	invalid_input: {
		title: "This address asks for something we do not have",
		text: "A part of it is mistyped or out of date. Go back to correct it, or look for what you wanted.",
		ways: [TO.listings, TO.home],
	},
	malformed_json: { title: "This could not be read", text: FOR_PROGRAMS, ways: [TO.docs, TO.home] },
	unsupported_content_type: { title: "This could not be read", text: FOR_PROGRAMS, ways: [TO.docs, TO.home] },
	body_too_large: {
		title: "This is too much at once",
		text: "Send a shorter text or a smaller file.",
		ways: [TO.account, TO.home],
	},
	invalid_idempotency_key: { title: "This could not be read", text: FOR_PROGRAMS, ways: [TO.docs, TO.home] },
	idempotency_key_reused: {
		title: "This was sent before with other words",
		text: FOR_PROGRAMS,
		ways: [TO.docs, TO.home],
	},
	idempotency_in_progress: {
		title: "This is still being done",
		text: "Wait a moment and look again.",
		ways: [TO.account],
	},
	draft_not_ready: {
		title: "The draft is still being made",
		text: "Its website is being read. That takes about a minute; then you can go on.",
		ways: [TO.products],
	},
	draft_pages_ended: {
		title: "What was read of the website is no longer kept",
		text: "Have the website read again from the draft, or type the words yourself.",
		ways: [TO.products],
	},
	website_not_read: {
		title: "The website could not be read",
		text: "Have it read again, or give a name, a tagline and a category yourself.",
		ways: [TO.products, TO.crawler],
	},
	draft_incomplete: {
		title: "Something is missing before it can be a listing",
		text: "The draft says what: a name, a category, and a tagline or description at least.",
		ways: [TO.products],
	},
	draft_conflict: { title: "The draft has changed meanwhile", text: CHANGED_MEANWHILE, ways: [TO.products] },
	listing_hidden: {
		title: "The site team has hidden this listing",
		text: "Its page under your products says why, and whom to ask.",
		ways: [TO.products],
	},
	duplicate_domain: {
		title: "This website is listed already",
		text: "If the product is yours, its page leads to claiming it.",
		ways: [TO.listings, TO.products],
	},
	address_refused: {
		title: "We cannot read this address",
		text: "Give the address of a public website.",
		ways: [TO.submit, TO.crawler],
	},
	listing_already_live: {
		title: "It is live already",
		text: "There is nothing left to do for this.",
		ways: [TO.products],
	},
	listing_not_submitted: {
		title: "This cannot be done with it now",
		text: "Its page under Your products says what comes next.",
		ways: [TO.products],
	},
	listing_conflict: { title: "The listing has changed meanwhile", text: CHANGED_MEANWHILE, ways: [TO.products] },
	plan_already_chosen: {
		title: "A plan was chosen already",
		text: "Its page under Your products says which.",
		ways: [TO.products],
	},
	week_full: { title: "This week is full", text: "Choose another week.", ways: [TO.calendar, TO.products] },
	week_not_available: {
		title: "This week cannot be chosen",
		text: "Choose one of the weeks that are offered.",
		ways: [TO.calendar, TO.products],
	},
	week_closed: {
		title: "This week is closed",
		text: "Its votes are counted and its awards are given.",
		ways: [TO.home, TO.calendar],
	},
	changed_meanwhile: {
		title: "Somebody else was here meanwhile",
		text: "It was decided, changed or taken back since you looked. This is how it stands now.",
		ways: [{ href: "/admin", label: "Work queue" }],
	},
	vote_settled: {
		title: "This vote is settled",
		text: "The site team took it out of the ranking, with a reason.",
		ways: [TO.votes],
	},
	unknown_listing: {
		title: "There is no such product here",
		text: "It may have another name now. Look for it.",
		ways: [TO.listings],
	},
	unknown_category: { title: "There is no such category", text: "Look at all categories.", ways: [TO.categories] },
	unknown_product: { title: "This is not for sale", text: "Look at what is, under Prices.", ways: [TO.prices] },
	unknown_question: {
		title: "There is no such question",
		text: "Go back and choose one of those that are asked.",
		ways: [TO.interview],
	},
	nothing_for_sale: {
		title: "Nothing is for sale here",
		text: "This directory sells nothing. Launching is free.",
		ways: [TO.products, TO.submit],
	},
	product_needs_listing: {
		title: "This is bought for a product",
		text: "Choose one of your products first.",
		ways: [TO.products, TO.submit],
	},
	product_not_applicable: {
		title: "This does not fit that product",
		text: "Choose something else for it.",
		ways: [TO.prices],
	},
	order_not_open: {
		title: "This order cannot be paid",
		text: "It is paid or ended. Your orders say which.",
		ways: [TO.orders],
	},
	amount_not_payable: {
		title: "This amount cannot be paid at once",
		text: "It is less or more than the payment service takes. Take the promo code out, or choose something else.",
		ways: [TO.prices],
	},
	payment_made: {
		title: "The payment has been made already",
		text: "It can no longer be given up. The order is paid as soon as the payment service has confirmed it, which takes days with some ways of paying.",
		ways: [TO.orders],
	},
	payment_unavailable: {
		title: "The payment service does not answer",
		text: "Nothing was paid. Your orders wait for it: pay there in some minutes.",
		ways: [TO.orders],
	},
	bad_item: {
		title: "Some of it cannot be ordered like this",
		text: "Go back and correct what is marked.",
		ways: [TO.prices, TO.orders],
	},
	amount_below_minimum: {
		title: "The amount is too small",
		text: "Go back and choose a larger one.",
		ways: [TO.prices],
	},
	invite_limit_reached: {
		title: "No more invitations for this",
		text: "Those that were sent still work.",
		ways: [TO.products],
	},
	milestone_limit_reached: { title: "No more milestones fit", text: "Take an old one out first.", ways: [TO.products] },
	email_not_at_domain: {
		title: "This address is not at the company’s domain",
		text: "Give one at the domain of its website, or prove it in another way.",
		ways: [TO.claims],
	},
	claim_expired: {
		title: "This claim has run out",
		text: "Begin it again from the page of the product.",
		ways: [TO.claims],
	},
	claim_not_pending: { title: "This claim is decided", text: "Your claims say how.", ways: [TO.claims] },
	claim_refused_lately: {
		title: "Your claim was refused a short time ago",
		text: "If you see it otherwise, answer the mail that told you of it: the site team can take its decision back. You can claim it again two weeks after the decision.",
		ways: [TO.claims],
	},
	claim_by_email: {
		title: "This claim waits for its mail",
		text: "Open the link that was mailed to you.",
		ways: [TO.claims],
	},
	own_listing: { title: "It is yours already", text: "You find it under Your products.", ways: [TO.products] },
	section_locked: {
		title: "This part is not unlocked",
		text: "Prices say what unlocks it.",
		ways: [TO.prices, TO.products],
	},
	review_changed: {
		title: "The review has changed meanwhile",
		text: "Read what it says now, and decide again.",
		ways: [TO.reviews],
	},
	form_expired: {
		title: "This form is too old",
		text: "It was opened long ago, or in another browser, and nothing of it was stored. Open its page anew: it begins there.",
		ways: [TO.account, TO.home],
	},
	person_check_failed: {
		title: "We could not tell that a person sent this",
		text: "A blocker in the browser may be in the way. Open the page anew without it.",
		ways: [TO.home],
	},
	person_check_unavailable: {
		title: "We could not tell that a person sent this",
		text: "What tells that does not answer at the moment.",
		ways: [TO.home],
	},
	authorization_refused: {
		title: "This app cannot be connected",
		text: "It asks in a way that is not safe. Tell whoever makes it; nothing was allowed.",
		ways: [TO.apps, TO.docs],
	},
	link_expired: {
		title: "This link no longer works",
		text: "It was used, replaced by a newer one, or is too old. Ask for a new one where you asked for this one.",
		ways: [TO.signIn, TO.claims, TO.notifications],
	},
	email_taken: {
		title: "This address belongs to another account",
		text: "Sign in with it, take it off that account or delete that account, and add it again. The site team can make two accounts one.",
		ways: [TO.signInMethods, TO.signIn],
	},
	identity_taken: {
		title: "Another account here is connected with it",
		text: "Sign in with it, disconnect it there, and come back.",
		ways: [TO.signInMethods, TO.signIn],
	},
	identity_refused: {
		title: "Your account is signed in to another way",
		text: "Sign in by mail. Under Ways to sign in this one can be connected.",
		ways: [TO.signIn, TO.signInMethods],
	},
	sign_in_again: {
		title: "Sign in once more",
		text: "This is asked only of who has just signed in.",
		ways: [TO.signIn],
	},
	account_banned: {
		title: "This account is banned",
		text: "Nobody signs in to it. Write to the site team, if you think that it should not be so.",
		ways: [TO.terms],
	},
	last_admin: { title: "You alone run this site", text: "Give somebody else its rights first.", ways: [TO.account] },
	payment_under_way: {
		title: "A payment of yours is open",
		text: "Pay it, or give it up on its checkout page; money that is under way takes some days. Then come back.",
		ways: [TO.orders],
	},
	unauthorized: { title: "Sign in first", text: "This is shown to people who are signed in.", ways: [TO.signIn] },
	invalid_token: { title: "Sign in again", text: "You are no longer signed in.", ways: [TO.signIn] },
	insufficient_scope: {
		title: "You may not do this",
		text: "Another account may, or the site team.",
		ways: [TO.signIn, TO.home],
	},
	not_found: {
		title: "There is nothing at this address",
		text: "It may have moved, or was never here. Look for it, or begin at the first page.",
		ways: [TO.listings, TO.home],
	},
	method_not_allowed: {
		title: "This address takes no forms",
		text: "Nothing was stored. The page that its form stands on has moved.",
		ways: [TO.home],
	},
	rate_limited: { title: "That was a lot at once", text: "Wait a little, then go on where you were.", ways: [TO.home] },
	internal: { title: "Something went wrong on our side", text: FAULT, ways: [TO.home] },
	unavailable: {
		title: "We cannot answer right now",
		text: "It mostly passes within a minute. Nothing is lost.",
		ways: [TO.home],
	},
};

/** What went wrong, for people. */
export const errors = {
	said,
	/** Where a press is refused, what is said on the page that it was made on, where that is more than elsewhere. */
	pressed: {
		own_listing: "You are one of its people: owners and founders cannot vote for or review their own product.",
		unknown_listing: "That product is not public at the moment.",
		not_found: "That product is not public at the moment.",
	} as Readonly<Partial<Record<ErrorCode, string>>>,
	wrongBelow: "Something is wrong below. Nothing was stored.",
	again: (seconds: number) => {
		const minutes = Math.ceil(seconds / 60);
		if (seconds <= 60) return `You can go on in ${seconds} ${plural(seconds, { one: "second", other: "seconds" })}.`;
		return `You can go on in ${minutes} ${plural(minutes, { one: "minute", other: "minutes" })}.`;
	},
	oldForm: {
		signedOut: "You are not signed in any more.",
		signIn: "Sign in and go back to the page",
		typed: "What you had typed",
		copy: "It was not stored. Copy it before you leave this page.",
		text: (number: number) => `Text ${number}`,
	},
	number: "Number of this request:",
	ways: "Where to go from here",
	home: TO.home,
	categories: TO.categories,
};
