import type { ErrorCode, NextAction } from "#core/errors";

/** Stands for the operation that was refused. */
const SAME = "(the same)";
/** Of limits, in the words of both doors. */
const WAIT = "Wait as long as Retry-After says (retry_after_seconds of a tool), then send it again.";

type Next = readonly [operation: string, why: string];

const CORRECT: readonly Next[] = [[SAME, "Correct what the refusal names and send it again."]];
const READ_LISTING: readonly Next[] = [
	["list_my_listings", "See each listing's status and plan; next_actions of get_my_listing say what it can do now."],
];
const WEEKS: readonly Next[] = [
	["list_products", "Its `weeks` are the Mondays that can be chosen, with the places left."],
];

/**
 * What makes sense after each refusal of an operation. Empty for those that only pages give, which lead on by links.
 */
export const ERROR_NEXT: Readonly<Record<ErrorCode, readonly Next[]>> = {
	invalid_input: CORRECT,
	malformed_json: CORRECT,
	unsupported_content_type: CORRECT,
	body_too_large: CORRECT,
	invalid_idempotency_key: CORRECT,
	idempotency_key_reused: [[SAME, "Send it with a new key."]],
	draft_not_ready: [["get_draft", "Ask every few seconds until `status` is `ready`."]],
	draft_pages_ended: [["submit_listing", "Submit the address again: its pages are read anew, and your edits stay."]],
	draft_incomplete: [
		["update_draft", "Add or correct what `errors` names."],
		["list_categories", "Names that a draft's categories can have."],
	],
	website_not_read: [
		["submit_listing", "Submit the same address again to have it read anew; what you typed stays."],
		["update_draft", "Or type what a listing needs yourself."],
	],
	draft_conflict: [["get_draft", "See what it is now, then send your change again."]],
	duplicate_domain: [
		["claim_listing", "If the company is yours, take over the listing whose slug the refusal names."],
		["search_listings", "Find the listing there is, by `domain`."],
	],
	address_refused: [[SAME, "Send the product's public homepage, such as https://example.com."]],
	listing_already_live: [
		["update_my_listing", "Edits publish at once."],
		["post_listing_update", "Tell its followers what is new."],
	],
	listing_hidden: READ_LISTING,
	listing_not_submitted: READ_LISTING,
	listing_conflict: [["get_my_listing", "See what it is now, then send your change again."]],
	plan_already_chosen: READ_LISTING,
	week_full: WEEKS,
	week_not_available: WEEKS,
	unknown_listing: [
		["search_listings", "Find slugs of listings of this directory."],
		["list_my_listings", "Find ids of your own."],
	],
	unknown_category: [["list_categories", "Slugs and names of all there are."]],
	unknown_product: [["list_products", "Codes and prices as they are now."]],
	unknown_question: [["list_interview_questions", "Ids of all there are."]],
	nothing_for_sale: [["list_my_listings", "Publish a listing on the free plan with choose_free_listing."]],
	product_needs_listing: [["list_my_listings", "Take the `listing_id` of the one it is for."]],
	product_not_applicable: [
		["list_my_listings", "See the status and plan of each."],
		["list_products", "What each product is for."],
	],
	order_not_open: [
		["get_order", "See what became of it."],
		["create_checkout", "Make a new one."],
	],
	amount_not_payable: [["create_checkout", "Make one of another amount."]],
	payment_made: [["get_order", "Ask again in a moment: it is paid as soon as the provider has confirmed it."]],
	payment_unavailable: [[SAME, "Nothing was charged: send it again in a minute."]],
	bad_item: [
		["list_products", "What each product takes: weeks, categories, amount, options."],
		[SAME, "Correct the items that `errors` names."],
	],
	amount_below_minimum: [["list_products", "The least is `price_cents` of billboard_min."]],
	invite_limit_reached: [["get_draft", "See who is invited and who has accepted."]],
	milestone_limit_reached: [
		["get_my_listing", "Choose one of its milestones."],
		["delete_milestone", "Make room by deleting it."],
	],
	email_not_at_domain: [
		["claim_listing", "Give an address at the company's domain, or use the method dns, meta or file."],
	],
	claim_expired: [["claim_listing", "Renew it; what you published may stay."]],
	claim_not_pending: [["list_my_claims", "See its status."]],
	claim_refused_lately: [["list_my_claims", "See which was refused, and when."]],
	claim_by_email: [
		["list_my_claims", "See whether the mailed link was opened."],
		["claim_listing", "Or claim by dns, meta or file."],
	],
	own_listing: [["list_my_listings", "It is among them."]],
	section_locked: [["list_products", "What unlocks it."]],
	changed_meanwhile: [],
	form_expired: [],
	week_closed: [],
	review_changed: [],
	vote_settled: [],
	person_check_failed: [],
	person_check_unavailable: [],
	authorization_refused: [],
	link_expired: [],
	email_taken: [],
	identity_taken: [],
	identity_refused: [],
	sign_in_again: [],
	account_banned: [],
	last_admin: [],
	payment_under_way: [],
	unauthorized: [
		[
			SAME,
			"Sign in, or send an API key of your account, as `Authorization: Bearer ...`; WWW-Authenticate leads to sign-in.",
		],
	],
	invalid_token: [
		[SAME, "Sign in again, or send an API key that is not revoked or ended, as `Authorization: Bearer ...`."],
	],
	insufficient_scope: [
		[SAME, "Ask the person for the scope that WWW-Authenticate names, or use an API key that has it."],
	],
	not_found: [["get_site_info", "Where the API's documents are."]],
	method_not_allowed: [["get_site_info", "Where the API's documents are."]],
	rate_limited: [[SAME, WAIT]],
	idempotency_in_progress: [[SAME, WAIT]],
	internal: [
		[
			SAME,
			"Send it again in a minute, with the same Idempotency-Key if it writes; tell us the request_id if it stays so.",
		],
	],
	unavailable: [[SAME, WAIT]],
};

/** Where the identifiers of an operation come from, by the beginning of its path; the first that fits counts. */
const FOUND_BY: readonly (readonly [path: string, next: readonly Next[]])[] = [
	[
		"/me/listings/{listing_id}/milestones/",
		[
			["get_my_listing", "Its milestones, with their ids."],
			["list_my_listings", "Your listings, with their ids."],
		],
	],
	["/me/listings", [["list_my_listings", "Your listings, with their ids."]]],
	["/drafts", [["list_my_drafts", "Your drafts, with their ids."]]],
	["/claims", [["list_my_claims", "Your claims, with their ids."]]],
	["/orders", [["list_my_orders", "Your orders, with their numbers."]]],
	["/listings", [["search_listings", "Listings of this directory, with their slugs."]]],
	["/categories", [["list_categories", "All categories, with their slugs."]]],
	["/founders", [["list_founders", "All founders, with their slugs."]]],
	["/blog", [["list_blog_posts", "All posts, with their slugs."]]],
	["/launches", [["list_launches", "Launches of this and other weeks."]]],
	[
		"/leaderboards",
		[
			[
				SAME,
				"Boards are community-weekly, community-all-time, billboard (paid), domain-rating and revenue; weeks go from the first launch to a year ahead.",
			],
		],
	],
];

/**
 * What to call after a refusal.
 * @param refused the operation that was refused; null where none was reached.
 */
export function nextAfter(code: ErrorCode, refused: { id: string; path: string } | null): NextAction[] {
	const finds = code === "not_found" ? FOUND_BY.find(([path]) => refused?.path.startsWith(path))?.[1] : undefined;
	return (finds ?? ERROR_NEXT[code]).flatMap(([operation, why]) => {
		if (operation !== SAME) return [{ operation, why }];
		return refused === null ? [] : [{ operation: refused.id, why }];
	});
}
