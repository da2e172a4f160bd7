import type { ErrorCode } from "#core/errors";
import { plural } from "../format.ts";

interface Said {
	title: string;
	/** What is so, and what to do. */
	text: string;
}

const CHANGED_MEANWHILE =
	"It was changed at the same moment, here or in another window. Nothing of yours was stored: look at it as it is now, and do it again.";
const FAULT = "It is our fault and is noted. Try again in a moment; if it stays, tell us the number below.";
const FOR_PROGRAMS = "This address is for programs. Go back, and press the button there once more.";

const said: Record<ErrorCode, Said> = {
	invalid_input: {
		title: "This address asks for something we do not have",
		text: "A part of it is mistyped or out of date. Go back to correct it, or look for what you wanted.",
	},
	malformed_json: { title: "This could not be read", text: FOR_PROGRAMS },
	unsupported_content_type: { title: "This could not be read", text: FOR_PROGRAMS },
	body_too_large: { title: "This is too much at once", text: "Send a shorter text or a smaller file." },
	invalid_idempotency_key: { title: "This could not be read", text: FOR_PROGRAMS },
	idempotency_key_reused: { title: "This was sent before with other words", text: FOR_PROGRAMS },
	idempotency_in_progress: { title: "This is still being done", text: "Wait a moment and look again." },
	draft_not_ready: {
		title: "The draft is still being made",
		text: "Its website is being read. That takes about a minute; then you can go on.",
	},
	draft_pages_ended: {
		title: "What was read of the website is no longer kept",
		text: "Have the website read again from the draft, or type the words yourself.",
	},
	website_not_read: {
		title: "The website could not be read",
		text: "Have it read again, or give a name, a tagline and a category yourself.",
	},
	draft_incomplete: {
		title: "Something is missing before it can be a listing",
		text: "The draft says what: a name, a category, and a tagline or description at least.",
	},
	draft_conflict: { title: "The draft has changed meanwhile", text: CHANGED_MEANWHILE },
	duplicate_domain: {
		title: "This website is listed already",
		text: "If the product is yours, claim its listing: its page has the link.",
	},
	address_refused: { title: "We cannot read this address", text: "Give the address of a public website." },
	listing_already_live: { title: "It is live already", text: "There is nothing left to do for this." },
	listing_not_submitted: {
		title: "This cannot be done with it now",
		text: "Its page under Your products says what comes next.",
	},
	listing_conflict: { title: "The listing has changed meanwhile", text: CHANGED_MEANWHILE },
	plan_already_chosen: { title: "A plan was chosen already", text: "Its page under Your products says which." },
	week_full: { title: "This week is full", text: "Choose another week." },
	week_not_available: { title: "This week cannot be chosen", text: "Choose one of the weeks that are offered." },
	week_closed: { title: "This week is closed", text: "Its votes are counted and its awards are given." },
	vote_settled: { title: "This vote is settled", text: "The site team took it out of the ranking, with a reason." },
	unknown_listing: { title: "There is no such product here", text: "It may have another name now. Look for it." },
	unknown_category: { title: "There is no such category", text: "Look at all categories." },
	unknown_product: { title: "This is not for sale", text: "Look at what is, under Prices." },
	unknown_question: { title: "There is no such question", text: "Go back and choose one of those that are asked." },
	nothing_for_sale: { title: "Nothing is for sale here", text: "This directory sells nothing. Launching is free." },
	product_needs_listing: { title: "This is bought for a product", text: "Choose one of your products first." },
	product_not_applicable: { title: "This does not fit that product", text: "Choose something else for it." },
	order_not_open: { title: "This order cannot be paid", text: "It is paid or ended. Your orders say which." },
	payment_made: {
		title: "The payment has been made already",
		text: "It can no longer be given up. The order is paid as soon as the payment service has confirmed it.",
	},
	payment_unavailable: {
		title: "The payment service does not answer",
		text: "Nothing was paid. Try again in some minutes.",
	},
	bad_item: { title: "Some of it cannot be ordered like this", text: "Go back and correct what is marked." },
	amount_below_minimum: { title: "The amount is too small", text: "Go back and choose a larger one." },
	invite_limit_reached: { title: "No more invitations for this", text: "Those that were sent still work." },
	milestone_limit_reached: { title: "No more milestones fit", text: "Take an old one out first." },
	email_not_at_domain: {
		title: "This address is not at the company’s domain",
		text: "Give one that ends in the domain of its website, or prove it in another way.",
	},
	claim_expired: { title: "This claim has run out", text: "Begin it again from the page of the product." },
	claim_not_pending: { title: "This claim is decided", text: "Your claims say how." },
	claim_by_email: { title: "This claim waits for its mail", text: "Open the link that was mailed to you." },
	own_listing: { title: "It is yours already", text: "You find it under Your products." },
	section_locked: { title: "This part is not unlocked", text: "Prices say what unlocks it." },
	review_changed: { title: "The review has changed meanwhile", text: "Read what it says now, and decide again." },
	form_expired: {
		title: "This form is too old",
		text: "It was opened long ago or in another browser. Go back, load the page again, and send it once more.",
	},
	person_check_failed: {
		title: "We could not tell that a person sent this",
		text: "Go back and try again; a blocker in the browser may be in the way.",
	},
	person_check_unavailable: { title: "We could not tell that a person sent this", text: "Try again in a moment." },
	authorization_refused: {
		title: "This app cannot be connected",
		text: "It asks in a way that is not safe. Tell whoever makes it; nothing was allowed.",
	},
	link_expired: { title: "This link no longer works", text: "It was used or is too old. Ask for a new one." },
	email_taken: {
		title: "This address belongs to another account",
		text: "Sign in with it, take it off that account or delete that account, and add it again. The site team can make two accounts one.",
	},
	identity_taken: {
		title: "Another account here is connected with it",
		text: "Sign in with it, disconnect it there, and come back.",
	},
	identity_refused: {
		title: "Your account is signed in to another way",
		text: "Sign in by mail. Under Ways to sign in this one can be connected.",
	},
	sign_in_again: { title: "Sign in once more", text: "This is asked only of who has just signed in." },
	last_admin: { title: "You alone run this site", text: "Give somebody else its rights first." },
	payment_under_way: {
		title: "A payment page of yours is open",
		text: "Pay it, or give it up on its checkout page, then come back.",
	},
	unauthorized: { title: "Sign in first", text: "This is shown to people who are signed in." },
	invalid_token: { title: "Sign in again", text: "You are no longer signed in." },
	insufficient_scope: { title: "You may not do this", text: "Another account may, or the site team." },
	not_found: {
		title: "There is nothing at this address",
		text: "It may have moved, or was never here. Look for it, or begin at the first page.",
	},
	method_not_allowed: { title: "This address takes no forms", text: "Go back and press the button there once more." },
	rate_limited: { title: "That was a lot at once", text: "Wait a little, then go on where you were." },
	internal: { title: "Something went wrong on our side", text: FAULT },
	unavailable: { title: "We cannot answer right now", text: "Try again in a moment. Nothing is lost." },
};

/** What went wrong, for people. */
export const errors = {
	said,
	wrongBelow: "Something is wrong below. Nothing was stored.",
	again: (seconds: number) => {
		const minutes = Math.ceil(seconds / 60);
		if (seconds <= 60) return `You can go on in ${seconds} ${plural(seconds, { one: "second", other: "seconds" })}.`;
		return `You can go on in ${minutes} ${plural(minutes, { one: "minute", other: "minutes" })}.`;
	},
	number: "Number of this request:",
	ways: "Where to go from here",
	home: "This week’s launches",
	categories: "All categories",
	signIn: "Sign in",
};
