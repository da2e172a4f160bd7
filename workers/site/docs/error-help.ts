import type { ErrorCode } from "#core/errors";
import { DAY_MS } from "#core/launches/week";
import {
	BODY_MAX_BYTES,
	CLAIM_AFTER_REFUSAL_MS,
	DRAFT_PAGES_KEPT_DAYS,
	IDEMPOTENCY_KEY_MAX,
	IDEMPOTENCY_RETENTION_MS,
	INVITES_MAX,
	LARGE_BODY_MAX_BYTES,
	MILESTONES_MAX,
} from "#core/limits";

const MIB = 1024 * 1024;

/** What a refusal means and how to get past it, for its page under /docs/errors/. */
export interface ErrorHelp {
	meaning: string;
	fix: string;
}

export const ERROR_HELP: Readonly<Record<ErrorCode, ErrorHelp>> = {
	invalid_input: {
		meaning: "Some fields are missing, unknown, of the wrong type or outside their bounds. Nothing was stored.",
		fix: "Read `errors`: it names every bad field at once by a JSON Pointer, with what it may be. Correct them all and send the request again.",
	},
	malformed_json: {
		meaning: "The body could not be read as JSON.",
		fix: "Send one JSON object in UTF-8: double quotes, no trailing commas, no comments.",
	},
	unsupported_content_type: {
		meaning: "The request has a body of another kind than JSON.",
		fix: "Send the header `Content-Type: application/json`.",
	},
	body_too_large: {
		meaning: `The body is over what the operation takes, which the answer names: ${BODY_MAX_BYTES / MIB} MiB, or ${LARGE_BODY_MAX_BYTES / MIB} MiB where all properties at their bounds need it.`,
		fix: "Send less: only the fields that change, and texts within their bounds.",
	},
	invalid_idempotency_key: {
		meaning: `The Idempotency-Key header holds something else than 1 to ${IDEMPOTENCY_KEY_MAX} visible ASCII characters.`,
		fix: "Use a UUID, or leave the header out.",
	},
	idempotency_key_reused: {
		meaning: `This key has been used for another input of the same operation within ${IDEMPOTENCY_RETENTION_MS / DAY_MS} days.`,
		fix: "Make a new key for every new piece of work; keep the old one only to repeat the very same request.",
	},
	draft_not_ready: {
		meaning: "The website is still being read or the profile still being drafted.",
		fix: "Ask get_draft every few seconds until `status` is `ready`. It takes about a minute.",
	},
	draft_pages_ended: {
		meaning: `Redrafting reads the pages that were kept when the website was read; they are kept for ${DRAFT_PAGES_KEPT_DAYS} days.`,
		fix: "Call submit_listing with the draft's address to have the website read again, or type the values with `fields`.",
	},
	website_not_read: {
		meaning:
			"Nothing is known of the website: its robots.txt forbids it, it did not answer, it shows nothing without its scripts, or drafting it failed. The answer says which.",
		fix: "Mend the cause and call submit_listing with the same address to have it read again, or give at least a name and a tagline or description with update_draft.",
	},
	draft_incomplete: {
		meaning:
			"A listing needs a name and a primary category of this directory, and holds shorter texts than a draft; the draft lacks one of them, or would be cut.",
		fix: "Correct what the answer names with update_draft. Category names come from list_categories.",
	},
	draft_conflict: {
		meaning: "Somebody or something else changed the draft while your change was being made.",
		fix: "Read it again with get_draft and send your change again.",
	},
	listing_hidden: {
		meaning: "The site team has taken this listing, or another one of its website, out of the directory.",
		fix: "get_my_listing says why. Put right what it names and answer the site team's mail: only they can show it again.",
	},
	duplicate_domain: {
		meaning: "A listing of this website is published already.",
		fix: "If the company is yours, take the listing over with claim_listing. The answer names its slug.",
	},
	address_refused: {
		meaning:
			"The address is not one of a public website: only http and https, the usual ports, and names that lead to public hosts are read.",
		fix: "Give the product's public homepage, such as https://example.com.",
	},
	listing_already_live: {
		meaning: "The listing is published; there is nothing left to choose.",
		fix: "Edit it with update_my_listing, or buy a relaunch for a new launch week.",
	},
	listing_not_submitted: {
		meaning: "The listing's status does not allow this step yet, or any more.",
		fix: "Read `status` and `next_actions` with get_my_listing and take the step it names.",
	},
	listing_conflict: {
		meaning: "The listing was changed while your change was being made.",
		fix: "Read it again with get_my_listing and send your change again.",
	},
	plan_already_chosen: {
		meaning: "The listing has a plan that this step would undo.",
		fix: "Read `plan` with get_my_listing; a paid launch needs no free plan.",
	},
	week_full: {
		meaning:
			"All places of that kind in the launch week are taken, or as many free ones as an account may have are this account's.",
		fix: "Choose another week of list_products, or wait for Monday, when another week opens.",
	},
	week_not_available: {
		meaning: "The week is in the past, too far ahead, or not a Monday.",
		fix: "Use one of the Mondays that list_products shows for the product.",
	},
	week_closed: {
		meaning: "The launch week is over and its result is frozen: no vote of it changes any more.",
		fix: "Nothing is left to do; get_launch_week shows the result.",
	},
	changed_meanwhile: {
		meaning: "Somebody else of the site team has decided or changed this since it was shown, or taken it back.",
		fix: "Look at it as it is now, and decide again if something is left to do.",
	},
	vote_settled: {
		meaning: "The vote does not count, by a decision that taking it back and voting again would undo.",
		fix: "Nothing is left to do; write to the site team if the decision is wrong.",
	},
	unknown_listing: {
		meaning: "One of the slugs names no live listing; the answer says which.",
		fix: "Find slugs with search_listings.",
	},
	unknown_category: {
		meaning: "A category slug or name is not one of this directory's.",
		fix: "Take slugs and names from list_categories.",
	},
	unknown_product: {
		meaning: "A product code is not for sale.",
		fix: "Take codes from list_products; they can change.",
	},
	unknown_question: {
		meaning: "A question id is not one of the interview's.",
		fix: "Take ids from list_interview_questions.",
	},
	nothing_for_sale: {
		meaning: "This directory takes no payments, so there is nothing to order.",
		fix: "Publish the listing on the free plan with choose_free_listing.",
	},
	product_needs_listing: {
		meaning: "The product is bought for a listing, and the item names none.",
		fix: "Add `listing_id` of one of your listings (list_my_listings).",
	},
	product_not_applicable: {
		meaning: "The listing's state rules the product out, for example a launch for a listing that is live.",
		fix: "Read the reason in `detail` and choose another product or listing.",
	},
	order_not_open: {
		meaning: "The order is paid, closed or refunded, so it cannot be paid.",
		fix: "See it with get_order; make a new one with create_checkout.",
	},
	amount_not_payable: {
		meaning: "What the order comes to, with VAT, is less or more than the payment provider takes at once.",
		fix: "Take the promo code out or use another, or make an order of another amount; the site team books bank transfers.",
	},
	payment_made: {
		meaning: "The payment of this order has been made, so it can be neither given up nor changed.",
		fix: "Wait a moment and ask get_order: the order is paid as soon as the provider has confirmed it.",
	},
	payment_unavailable: {
		meaning: "The payment provider does not answer. Nothing was charged.",
		fix: "Try again in a minute.",
	},
	bad_item: {
		meaning: "Some items of the order have weeks, categories, amounts or options that do not fit their product.",
		fix: "Read `errors`, which names each, and compare with list_products.",
	},
	amount_below_minimum: {
		meaning: "The amount for the billboard is below its minimum.",
		fix: "Give at least the product's `price_cents` in `amount_cents`.",
	},
	invite_limit_reached: {
		meaning: `A draft can have up to ${INVITES_MAX} invites, and these are sent.`,
		fix: "Ask those who are invited to accept; no further ones can be sent.",
	},
	milestone_limit_reached: {
		meaning: `A listing holds up to ${MILESTONES_MAX} milestones.`,
		fix: "Delete one with delete_milestone first.",
	},
	email_not_at_domain: {
		meaning: "A claim by e-mail needs an address at the company's own domain, not at a mail or hosting provider.",
		fix: "Give such an address, or claim by dns, meta or file.",
	},
	claim_expired: {
		meaning: "A claim can be verified for seven days, and these are over.",
		fix: "Start again with claim_listing.",
	},
	claim_not_pending: {
		meaning: "The claim is verified, disputed or over.",
		fix: "See its status with list_my_claims.",
	},
	claim_refused_lately: {
		meaning: `The site team refused your claim on this listing, which somebody else manages. For ${CLAIM_AFTER_REFUSAL_MS / DAY_MS} days no other proof of yours opens a dispute about it.`,
		fix: "Have the person answer the mail that told them of the decision: it can be taken back. Or claim again once the days are over.",
	},
	claim_by_email: {
		meaning: "This claim is verified by opening the mailed link, and by nothing else.",
		fix: "Open the link in the mail, or claim by dns, meta or file.",
	},
	own_listing: {
		meaning: "You own or co-founded the listing, which rules this step out.",
		fix: "Nothing is left to do; manage it with get_my_listing.",
	},
	section_locked: {
		meaning: "The section shows only on listings for which it was unlocked by a paid launch.",
		fix: "See list_products; what you have written is kept until then.",
	},
	review_changed: {
		meaning: "The review was written anew, withdrawn or judged after the page was opened.",
		fix: "Open the page again and decide on what the review says now.",
	},
	form_expired: {
		meaning: "The form was opened too long ago, in another session, or on another site.",
		fix: "Go back, reload the page and send the form again.",
	},
	person_check_failed: {
		meaning: "The form asks to show that a person sends it, and that was missing, used before, or had run out.",
		fix: "Wait until the check in the form is done, and send it again; what you typed is still there.",
	},
	person_check_unavailable: {
		meaning: "The service that tells people from programs does not answer. Nothing was done.",
		fix: "Try again in a minute.",
	},
	authorization_refused: {
		meaning:
			"The app's request to connect does not meet the rules of OAuth 2.1, for example because PKCE or a registered redirect address is missing.",
		fix: "Tell whoever makes the app what `detail` says.",
	},
	link_expired: {
		meaning: "Links that sign in or confirm work once and for a limited time; those that end mails work for two years.",
		fix: "Ask for a new one, or sign in and do the same on the pages of your account.",
	},
	email_taken: {
		meaning: "The address was confirmed by another account. An address belongs to one account.",
		fix: "Sign in with it, take it off that account or delete that account, and add it again; or ask the site team to make the two one.",
	},
	identity_taken: {
		meaning: "Somebody at GitHub or Google signs in to one account here, and this is another.",
		fix: "Sign in with it, disconnect it there, and connect it here.",
	},
	identity_refused: {
		meaning:
			"The account of the address that GitHub or Google vouches for is connected with somebody else there, or was disconnected.",
		fix: "Sign in by mail, and connect it under Ways to sign in.",
	},
	sign_in_again: {
		meaning:
			"Taking out everything of an account, deleting it and changing how one signs in are asked of who has just signed in.",
		fix: "Sign in again on the page that is shown, then send the same once more.",
	},
	account_banned: {
		meaning: "The site team has banned the account: nobody signs in to it, and nothing acts for it.",
		fix: "Write to the site team; the page says why it was banned and to which address.",
	},
	last_admin: {
		meaning: "The account is the only one that runs this site, and cannot be deleted.",
		fix: "Give another account the rights of the site team first.",
	},
	payment_under_way: {
		meaning: "A payment of the account is open, so money may be on its way, for days with some ways of paying.",
		fix: "Pay it, or give it up on its checkout page, or wait for its money; then delete the account.",
	},
	unauthorized: {
		meaning: "The operation needs to know who you are, and the request has no credentials.",
		fix: "Send `Authorization: Bearer` with an API key or access token. `WWW-Authenticate` says where to get one.",
	},
	invalid_token: {
		meaning: "The API key or access token is unknown, expired, revoked, or made for another service.",
		fix: "Get a new one; public operations work without any.",
	},
	insufficient_scope: {
		meaning: "The credentials are valid but were not given the scope this operation needs.",
		fix: "Ask the person for the scope that `WWW-Authenticate` names.",
	},
	not_found: {
		meaning: "Nothing with this identifier is there for you to see. What belongs to somebody else looks the same.",
		fix: "Check the identifier; find it anew through the list operations.",
	},
	method_not_allowed: {
		meaning: "The address exists, but takes other methods.",
		fix: "Use one of the methods that the `Allow` header names.",
	},
	rate_limited: {
		meaning: "You have sent more requests of this kind than the window allows.",
		fix: "Wait as many seconds as `Retry-After` says. `RateLimit` and `RateLimit-Policy` show where you stand.",
	},
	idempotency_in_progress: {
		meaning: "The first request with this Idempotency-Key has not finished.",
		fix: "Wait as `Retry-After` says and send it again: you get the first one's answer.",
	},
	internal: {
		meaning: "A fault of ours. It is logged under the request id; it may or may not have had an effect.",
		fix: "Try again, with the same Idempotency-Key where you sent one. If it stays, tell us the request id.",
	},
	unavailable: {
		meaning: "A part of the service does not answer at the moment.",
		fix: "Try again in a minute.",
	},
};
