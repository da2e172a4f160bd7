import type { RateState } from "#core/access/rate-limit";

/** One bad field of an input. Source: RFC 9457, section 3.2; docs/api.md#errors. */
export interface FieldError {
	/** RFC 6901 pointer into the merged input: `/fields/tagline`, `/page`. */
	pointer: string;
	/** `required`, `unknown_property`, `wrong_type`, `too_long`, `too_short`, `too_big`, `too_small`, `bad_format`, `bad_value`, `repeated`. */
	code: string;
	message: string;
	limit?: number | string;
	actual?: number | string;
}

/** What to call after a refusal, and why; doors say it in their own words. */
export interface NextAction {
	/** An operation's id. */
	operation: string;
	why: string;
}

/** Every refusal the service can give: code -> status and title. Codes are stable; each has a page under /docs/errors/. */
export const ERRORS = {
	invalid_input: { status: 400, title: "Some of the input is not valid" },
	malformed_json: { status: 400, title: "The body is not valid JSON" },
	unsupported_content_type: { status: 400, title: "The body must be application/json" },
	body_too_large: { status: 400, title: "The body is too large" },
	invalid_idempotency_key: { status: 400, title: "The Idempotency-Key is not valid" },
	idempotency_key_reused: { status: 400, title: "The Idempotency-Key was used with another input" },
	draft_not_ready: { status: 400, title: "The draft is not ready" },
	draft_pages_ended: { status: 400, title: "The pages of the draft are no longer kept" },
	website_not_read: { status: 400, title: "The website could not be read" },
	draft_incomplete: { status: 400, title: "The draft is not fit for a listing yet" },
	draft_conflict: { status: 400, title: "The draft was changed at the same moment" },
	duplicate_domain: { status: 400, title: "This website is already listed" },
	address_refused: { status: 400, title: "This address cannot be read" },
	listing_already_live: { status: 400, title: "The listing is already live" },
	listing_not_submitted: { status: 400, title: "The listing is not in a state that allows this" },
	listing_hidden: { status: 400, title: "The site team has hidden this listing" },
	listing_conflict: { status: 400, title: "The listing was changed at the same moment" },
	plan_already_chosen: { status: 400, title: "A plan is already chosen" },
	week_full: { status: 400, title: "This launch week is full" },
	week_not_available: { status: 400, title: "This launch week cannot be chosen" },
	week_closed: { status: 400, title: "This launch week is closed" },
	vote_settled: { status: 400, title: "This vote was taken out of the ranking" },
	unknown_listing: { status: 400, title: "There is no such live listing" },
	unknown_category: { status: 400, title: "There is no such category" },
	unknown_product: { status: 400, title: "There is no such product" },
	unknown_question: { status: 400, title: "There is no such interview question" },
	nothing_for_sale: { status: 400, title: "This directory sells nothing" },
	product_needs_listing: { status: 400, title: "This product needs a listing" },
	product_not_applicable: { status: 400, title: "This product does not fit this listing" },
	order_not_open: { status: 400, title: "The order cannot be paid" },
	amount_not_payable: { status: 400, title: "This amount cannot be paid at once" },
	payment_made: { status: 400, title: "The payment has been made already" },
	payment_unavailable: { status: 503, title: "The payment provider does not answer" },
	bad_item: { status: 400, title: "Some of the items cannot be ordered as they are" },
	amount_below_minimum: { status: 400, title: "The amount is below the minimum" },
	invite_limit_reached: { status: 400, title: "No more invites are allowed" },
	milestone_limit_reached: { status: 400, title: "No more milestones are allowed" },
	email_not_at_domain: { status: 400, title: "The address is not at the company's domain" },
	claim_expired: { status: 400, title: "The claim has expired" },
	claim_not_pending: { status: 400, title: "The claim is not pending" },
	claim_refused_lately: { status: 400, title: "A claim of yours on this listing was refused a short time ago" },
	claim_by_email: { status: 400, title: "This claim is verified by the e-mailed link" },
	own_listing: { status: 400, title: "The listing is already yours" },
	section_locked: { status: 400, title: "This section is not unlocked for the listing" },
	review_changed: { status: 400, title: "The review has changed since" },
	changed_meanwhile: { status: 400, title: "It was changed or decided at the same moment" },
	form_expired: { status: 400, title: "This form cannot be accepted" },
	person_check_failed: { status: 400, title: "It is not clear that a person sent this" },
	person_check_unavailable: { status: 503, title: "Nobody could tell whether a person sent this" },
	authorization_refused: { status: 400, title: "This app cannot be connected" },
	link_expired: { status: 400, title: "This link no longer works" },
	email_taken: { status: 400, title: "This address belongs to another account" },
	identity_taken: { status: 400, title: "Another account is connected with it" },
	identity_refused: { status: 400, title: "The account is signed in to another way" },
	sign_in_again: { status: 400, title: "This needs a fresh sign-in" },
	account_banned: { status: 400, title: "This account is banned" },
	last_admin: { status: 400, title: "Nobody else runs this site" },
	payment_under_way: { status: 400, title: "A payment is under way" },
	unauthorized: { status: 401, title: "Sign-in is needed" },
	invalid_token: { status: 401, title: "The credentials are not valid" },
	insufficient_scope: { status: 403, title: "The credentials lack the needed scope" },
	not_found: { status: 404, title: "There is no such thing here" },
	method_not_allowed: { status: 405, title: "This address does not take that method" },
	rate_limited: { status: 429, title: "Too many requests" },
	idempotency_in_progress: { status: 429, title: "A request with this Idempotency-Key is still running" },
	internal: { status: 500, title: "Something went wrong on our side" },
	unavailable: { status: 503, title: "The service cannot answer right now" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** A caller's mistake or the service's refusal, thrown by rules, repositories' callers and doors alike. */
export class AppError extends Error {
	readonly code: ErrorCode;
	readonly errors: readonly FieldError[];
	/** Seconds until a retry makes sense; becomes `Retry-After`. */
	readonly retryAfterSeconds: number | undefined;
	/** Where the caller stands in the limit that refuses; becomes `RateLimit` and `RateLimit-Policy`. */
	readonly rate: RateState | undefined;
	/** What to call next, where the case at hand knows better than its code. */
	readonly next: readonly NextAction[] | undefined;
	/** The scope that would have been enough; becomes part of `WWW-Authenticate`. */
	readonly scope: string | undefined;

	constructor(
		code: ErrorCode,
		/** A sentence for the caller: what is wrong and how to fix it. Never holds secrets or internals. */
		detail: string,
		more: {
			errors?: readonly FieldError[];
			retryAfterSeconds?: number;
			rate?: RateState;
			scope?: string;
			next?: readonly NextAction[];
		} = {},
	) {
		super(detail);
		this.name = "AppError";
		this.code = code;
		this.errors = more.errors ?? [];
		this.next = more.next;
		this.rate = more.rate;
		this.retryAfterSeconds = more.retryAfterSeconds ?? more.rate?.resetSeconds;
		this.scope = more.scope;
	}

	get status(): number {
		return ERRORS[this.code].status;
	}
}

/** Refuses with 404. Somebody else's object is told apart from a missing one by nobody. */
export function notFound(what: string): never {
	throw new AppError("not_found", `There is no ${what} with this identifier that you can see.`);
}

/** Refuses with 400 for one field, for rules that a schema cannot state. */
export function invalidField(pointer: string, message: string, code = "bad_value"): never {
	throw new AppError("invalid_input", message, { errors: [{ pointer, code, message }] });
}
