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

it("says why in a sentence, each time", () => {
	for (const code of Object.keys(ERROR_NEXT) as ErrorCode[])
		for (const { why } of nextAfter(code, refused("/drafts"))) expect(why, code).toMatch(/^[A-Z].*\.$/s);
});

it("is silent about credentials and limits, whose headers say what to do", () => {
	for (const code of ["unauthorized", "invalid_token", "insufficient_scope", "rate_limited", "internal"] as const)
		expect(nextAfter(code, refused("/drafts")), code).toEqual([]);
});
