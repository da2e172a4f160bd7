import type { LaunchweekClient } from "../client/index";

/** What the calls are about; objects of one's own where the operation needs them. */
export interface Subjects {
	slug: string;
	otherSlug: string;
	category: string;
	founder: string;
	post: string;
	draft: string;
	listing: number;
	milestone: number;
	claim: number;
	order: string;
	question: number;
	website: string;
}

/** Every operation of the API, called once through the typed client: what compiles here is what the document promises. */
export function everyOperation({ call }: LaunchweekClient, of: Subjects) {
	const { slug } = of;
	const draft = { id: of.draft };
	const listing = { listing_id: of.listing };
	const order = { items: [{ product: "launch", listing_id: of.listing }] };
	return {
		get_site_info: () => call("get_site_info"),
		search_listings: () => call("search_listings", { q: "notes", sort: "votes", per_page: 5 }),
		get_listing: () => call("get_listing", { slug }),
		get_alternatives: () => call("get_alternatives", { slug }),
		compare_listings: () => call("compare_listings", { a: slug, b: of.otherSlug }),
		list_categories: () => call("list_categories", { include_empty: false }),
		get_category: () => call("get_category", { slug: of.category }),
		get_launch_week: () => call("get_launch_week", { week: "this" }),
		list_launches: () => call("list_launches", { section: "trending" }),
		get_leaderboard: () => call("get_leaderboard", { board: "billboard" }),
		list_founders: () => call("list_founders", { country: "NL" }),
		get_founder: () => call("get_founder", { slug: of.founder }),
		list_blog_posts: () => call("list_blog_posts", { q: "launch" }),
		get_blog_post: () => call("get_blog_post", { slug: of.post }),
		list_awards: () => call("list_awards", { listing: slug }),
		get_badges: () => call("get_badges", { slug }),
		list_interview_questions: () => call("list_interview_questions"),
		list_products: () => call("list_products"),
		get_account: () => call("get_account"),
		submit_listing: () => call("submit_listing", { url: of.website }),
		list_my_drafts: () => call("list_my_drafts"),
		get_draft: () => call("get_draft", draft),
		update_draft: () => call("update_draft", { ...draft, fields: { tagline: "Notes that last" } }),
		invite_cofounder: () => call("invite_cofounder", { ...draft, email: "bo@example.com" }),
		submit_draft: () => call("submit_draft", draft),
		list_my_listings: () => call("list_my_listings"),
		get_my_listing: () => call("get_my_listing", listing),
		update_my_listing: () => call("update_my_listing", { ...listing, fields: { tagline: "Notes that last" } }),
		post_listing_update: () => call("post_listing_update", { ...listing, title: "News", body: "We did it." }),
		add_milestone: () => call("add_milestone", { ...listing, date: "2026-01-02", title: "First customer" }),
		delete_milestone: () => call("delete_milestone", { ...listing, milestone_id: of.milestone }),
		set_founder_story: () => call("set_founder_story", { ...listing, story: "It began with a notebook." }),
		answer_interview: () => call("answer_interview", { answers: [{ question_id: of.question, answer: "Because." }] }),
		choose_free_listing: () => call("choose_free_listing", listing),
		claim_listing: () => call("claim_listing", { slug: of.otherSlug, method: "dns" }),
		verify_claim: () => call("verify_claim", { claim_id: of.claim }),
		list_my_claims: () => call("list_my_claims"),
		quote_order: () => call("quote_order", order),
		create_checkout: () => call("create_checkout", order),
		list_my_orders: () => call("list_my_orders"),
		get_order: () => call("get_order", { number: of.order }),
	};
}
