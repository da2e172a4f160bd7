import { expect, it } from "vitest";
import { ERROR_NEXT, nextAfter } from "#core/error-next";
import type { ErrorCode } from "#core/errors";

const refused = (path: string) => ({ id: "the_operation", path });

it("names the refused operation where it should be called again, and no operation where none was reached", () => {
	expect(nextAfter("idempotency_key_reused", refused("/drafts"))).toEqual([
		{ operation: "the_operation", why: "Send it with a new key." },
	]);
	expect(nextAfter("idempotency_key_reused", null)).toEqual([]);
	expect(nextAfter("bad_item", null).map(({ operation }) => operation)).toEqual(["list_products"]);
});

it.each([
	["/me/listings/{listing_id}/milestones/{milestone_id}", ["get_my_listing", "list_my_listings"]],
	["/me/listings/{listing_id}", ["list_my_listings"]],
	["/drafts/{draft_id}", ["list_my_drafts"]],
	["/claims/{claim_id}", ["list_my_claims"]],
	["/orders/{order_number}", ["list_my_orders"]],
	["/listings/{slug}", ["search_listings"]],
	["/categories/{slug}", ["list_categories"]],
	["/founders/{slug}", ["list_founders"]],
	["/blog/{slug}", ["list_blog_posts"]],
	["/launches/{week}", ["list_launches"]],
	["/leaderboards/{board}", ["the_operation"]],
	["/elsewhere", ["get_site_info"]],
])("says where the identifiers of %s come from when one is not found", (path, operations) => {
	expect(nextAfter("not_found", refused(path)).map(({ operation }) => operation)).toEqual(operations);
});

it("says so for nothing but a 404, and of an unknown address where the documents are", () => {
	expect(nextAfter("draft_conflict", refused("/drafts/{draft_id}")).map(({ operation }) => operation)).toEqual([
		"get_draft",
	]);
	expect(nextAfter("not_found", null).map(({ operation }) => operation)).toEqual(["get_site_info"]);
});

it("names, for every refusal that a call can help with, which call", () => {
	const named = Object.entries(ERROR_NEXT)
		.filter(([, next]) => next.length > 0)
		.map(([code, next]) => [code, next.map(([operation]) => operation).join(" ")]);
	expect(Object.fromEntries(named)).toEqual({
		invalid_input: "(the same)",
		malformed_json: "(the same)",
		unsupported_content_type: "(the same)",
		body_too_large: "(the same)",
		invalid_idempotency_key: "(the same)",
		idempotency_key_reused: "(the same)",
		draft_not_ready: "get_draft",
		draft_pages_ended: "submit_listing",
		draft_incomplete: "update_draft list_categories",
		website_not_read: "submit_listing update_draft",
		draft_conflict: "get_draft",
		duplicate_domain: "claim_listing search_listings",
		address_refused: "(the same)",
		listing_already_live: "update_my_listing post_listing_update",
		listing_hidden: "list_my_listings",
		listing_not_submitted: "list_my_listings",
		listing_conflict: "get_my_listing",
		plan_already_chosen: "list_my_listings",
		week_full: "list_products",
		week_not_available: "list_products",
		unknown_listing: "search_listings list_my_listings",
		unknown_category: "list_categories",
		unknown_product: "list_products",
		unknown_question: "list_interview_questions",
		nothing_for_sale: "list_my_listings",
		product_needs_listing: "list_my_listings",
		product_not_applicable: "list_my_listings list_products",
		order_not_open: "get_order create_checkout",
		amount_not_payable: "create_checkout",
		payment_made: "get_order",
		bad_item: "list_products (the same)",
		amount_below_minimum: "list_products",
		invite_limit_reached: "get_draft",
		milestone_limit_reached: "get_my_listing delete_milestone",
		email_not_at_domain: "claim_listing",
		claim_refused_lately: "list_my_claims",
		claim_expired: "claim_listing",
		claim_not_pending: "list_my_claims",
		claim_by_email: "list_my_claims claim_listing",
		own_listing: "list_my_listings",
		section_locked: "list_products",
		unauthorized: "(the same)",
		invalid_token: "(the same)",
		insufficient_scope: "(the same)",
		rate_limited: "(the same)",
		payment_unavailable: "(the same)",
		unavailable: "(the same)",
		internal: "(the same)",
		idempotency_in_progress: "(the same)",
		not_found: "get_site_info",
		method_not_allowed: "get_site_info",
	});
});

it("says why in a sentence, each time", () => {
	for (const code of Object.keys(ERROR_NEXT) as ErrorCode[])
		for (const { why } of nextAfter(code, refused("/drafts"))) expect(why, code).toMatch(/^[A-Z].*\.$/s);
});

it("leads back to the same operation after refused credentials, limits and faults, with what to do first", () => {
	for (const [code, first] of [
		["unauthorized", /API key/],
		["insufficient_scope", /scope/],
		["rate_limited", /Retry-After/],
		["internal", /again/],
	] as const) {
		const [next] = nextAfter(code, refused("/drafts"));
		expect(next?.why, code).toMatch(first);
	}
});
