import type { Scope } from "#core/access/scopes";

/** What clients were written against, typed once; the registry is held against them. Source: docs/api.md#operations. */
export interface SpecRow {
	id: string;
	method: "get" | "post" | "put" | "patch" | "delete";
	path: string;
	scope: Scope | "public";
	success: 200 | 201;
	/** 404 is the only error beyond 400, 401, 403 and 429 that the tables name. */
	notFound: boolean;
	paginated: boolean;
}

type Line = [id: string, request: string, scope: SpecRow["scope"], success: 200 | 201, notes?: string];

const LINES: Line[] = [
	["get_site_info", "GET /site", "public", 200],
	["search_listings", "GET /listings", "public", 200, "P"],
	["get_listing", "GET /listings/{slug}", "public", 200, "404"],
	["get_alternatives", "GET /listings/{slug}/alternatives", "public", 200, "404"],
	["compare_listings", "GET /compare", "public", 200],
	["list_categories", "GET /categories", "public", 200],
	["get_category", "GET /categories/{slug}", "public", 200, "404 P"],
	["get_launch_week", "GET /launches/weeks/{week}", "public", 200, "404"],
	["list_launches", "GET /launches", "public", 200, "P"],
	["get_leaderboard", "GET /leaderboards/{board}", "public", 200, "404 P"],
	["list_founders", "GET /founders", "public", 200, "P"],
	["get_founder", "GET /founders/{slug}", "public", 200, "404"],
	["list_blog_posts", "GET /blog", "public", 200, "P"],
	["get_blog_post", "GET /blog/{slug}", "public", 200, "404"],
	["list_awards", "GET /awards", "public", 200, "P"],
	["get_badges", "GET /listings/{slug}/badges", "public", 200, "404"],
	["list_interview_questions", "GET /interview-questions", "public", 200],
	["list_products", "GET /products", "public", 200],
	["get_account", "GET /me", "account:read", 200],
	["submit_listing", "POST /drafts", "listings:write", 201],
	["list_my_drafts", "GET /drafts", "account:read", 200, "P"],
	["get_draft", "GET /drafts/{id}", "account:read", 200, "404"],
	["update_draft", "PATCH /drafts/{id}", "listings:write", 200, "404"],
	["invite_cofounder", "POST /drafts/{id}/invites", "listings:write", 201, "404"],
	["submit_draft", "POST /drafts/{id}/submit", "listings:write", 200, "404"],
	["list_my_listings", "GET /me/listings", "account:read", 200, "P"],
	["get_my_listing", "GET /me/listings/{listing_id}", "account:read", 200, "404"],
	["update_my_listing", "PATCH /me/listings/{listing_id}", "listings:write", 200, "404"],
	["post_listing_update", "POST /me/listings/{listing_id}/updates", "listings:write", 201, "404"],
	["add_milestone", "POST /me/listings/{listing_id}/milestones", "listings:write", 201, "404"],
	["delete_milestone", "DELETE /me/listings/{listing_id}/milestones/{milestone_id}", "listings:write", 200, "404"],
	["set_founder_story", "PUT /me/listings/{listing_id}/story", "listings:write", 200, "404"],
	["answer_interview", "PUT /me/interview", "listings:write", 200],
	["choose_free_listing", "POST /me/listings/{listing_id}/free", "listings:write", 200, "404"],
	["claim_listing", "POST /claims", "listings:write", 201],
	["verify_claim", "POST /claims/{claim_id}/verify", "listings:write", 200, "404"],
	["list_my_claims", "GET /claims", "account:read", 200, "P"],
	["quote_order", "POST /orders/quote", "orders:write", 200],
	["create_checkout", "POST /orders/checkout", "orders:write", 201],
	["list_my_orders", "GET /orders", "account:read", 200, "P"],
	["get_order", "GET /orders/{number}", "account:read", 200, "404"],
];

export const SPEC: readonly SpecRow[] = LINES.map(([id, request, scope, success, notes = ""]) => {
	const [method = "", path = ""] = request.split(" ");
	return {
		id,
		method: method.toLowerCase() as SpecRow["method"],
		path,
		scope,
		success,
		notFound: notes.includes("404"),
		paginated: notes.includes("P"),
	};
});

/** Source: docs/api.md#idempotency-keys. */
export const IDEMPOTENT: readonly string[] = [
	"submit_listing",
	"update_draft",
	"invite_cofounder",
	"submit_draft",
	"update_my_listing",
	"post_listing_update",
	"add_milestone",
	"delete_milestone",
	"set_founder_story",
	"answer_interview",
	"choose_free_listing",
	"claim_listing",
	"verify_claim",
	"create_checkout",
];
