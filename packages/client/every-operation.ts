import type { launchweekClient } from "./index";

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

type Client = ReturnType<typeof launchweekClient>;

/** Every operation of the API, called once through the typed client: what compiles here is what the document promises. */
export function everyOperation(client: Client, of: Subjects) {
	const slug = { params: { path: { slug: of.slug } } };
	const draft = { path: { id: of.draft } };
	const listing = { path: { listing_id: of.listing } };
	const order = { items: [{ product: "launch", listing_id: of.listing }] };
	return {
		get_site_info: () => client.GET("/site"),
		search_listings: () => client.GET("/listings", { params: { query: { q: "notes", sort: "votes", per_page: 5 } } }),
		get_listing: () => client.GET("/listings/{slug}", slug),
		get_alternatives: () => client.GET("/listings/{slug}/alternatives", slug),
		compare_listings: () => client.GET("/compare", { params: { query: { a: of.slug, b: of.otherSlug } } }),
		list_categories: () => client.GET("/categories", { params: { query: { include_empty: false } } }),
		get_category: () => client.GET("/categories/{slug}", { params: { path: { slug: of.category } } }),
		get_launch_week: () => client.GET("/launches/weeks/{week}", { params: { path: { week: "this" } } }),
		list_launches: () => client.GET("/launches", { params: { query: { section: "trending" } } }),
		get_leaderboard: () => client.GET("/leaderboards/{board}", { params: { path: { board: "billboard" } } }),
		list_founders: () => client.GET("/founders", { params: { query: { country: "NL" } } }),
		get_founder: () => client.GET("/founders/{slug}", { params: { path: { slug: of.founder } } }),
		list_blog_posts: () => client.GET("/blog", { params: { query: { q: "launch" } } }),
		get_blog_post: () => client.GET("/blog/{slug}", { params: { path: { slug: of.post } } }),
		list_awards: () => client.GET("/awards", { params: { query: { listing: of.slug } } }),
		get_badges: () => client.GET("/listings/{slug}/badges", slug),
		list_interview_questions: () => client.GET("/interview-questions"),
		list_products: () => client.GET("/products"),
		get_account: () => client.GET("/me"),
		submit_listing: () => client.POST("/drafts", { body: { url: of.website } }),
		list_my_drafts: () => client.GET("/drafts"),
		get_draft: () => client.GET("/drafts/{id}", { params: draft }),
		update_draft: () =>
			client.PATCH("/drafts/{id}", { params: draft, body: { fields: { tagline: "Notes that last" } } }),
		invite_cofounder: () => client.POST("/drafts/{id}/invites", { params: draft, body: { email: "bo@example.com" } }),
		submit_draft: () => client.POST("/drafts/{id}/submit", { params: draft }),
		list_my_listings: () => client.GET("/me/listings"),
		get_my_listing: () => client.GET("/me/listings/{listing_id}", { params: listing }),
		update_my_listing: () =>
			client.PATCH("/me/listings/{listing_id}", { params: listing, body: { fields: { tagline: "Notes that last" } } }),
		post_listing_update: () =>
			client.POST("/me/listings/{listing_id}/updates", {
				params: listing,
				body: { title: "News", body: "We did it." },
			}),
		add_milestone: () =>
			client.POST("/me/listings/{listing_id}/milestones", {
				params: listing,
				body: { date: "2026-01-02", title: "First customer" },
			}),
		delete_milestone: () =>
			client.DELETE("/me/listings/{listing_id}/milestones/{milestone_id}", {
				params: { path: { listing_id: of.listing, milestone_id: of.milestone } },
			}),
		set_founder_story: () =>
			client.PUT("/me/listings/{listing_id}/story", { params: listing, body: { story: "It began with a notebook." } }),
		answer_interview: () =>
			client.PUT("/me/interview", { body: { answers: [{ question_id: of.question, answer: "Because." }] } }),
		choose_free_listing: () => client.POST("/me/listings/{listing_id}/free", { params: listing }),
		claim_listing: () => client.POST("/claims", { body: { slug: of.otherSlug, method: "dns" } }),
		verify_claim: () => client.POST("/claims/{claim_id}/verify", { params: { path: { claim_id: of.claim } } }),
		list_my_claims: () => client.GET("/claims"),
		quote_order: () => client.POST("/orders/quote", { body: order }),
		create_checkout: () => client.POST("/orders/checkout", { body: order }),
		list_my_orders: () => client.GET("/orders"),
		get_order: () => client.GET("/orders/{number}", { params: { path: { number: of.order } } }),
	};
}
