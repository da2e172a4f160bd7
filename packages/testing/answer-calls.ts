/** Calls of the tools that are used most, over the directory that a new installation gets: what their answers' budgets are measured with. */
export interface AnswerCall {
	tool: string;
	args: Record<string, unknown>;
}

export const PUBLIC_CALLS: readonly AnswerCall[] = [
	{ tool: "get_site_info", args: {} },
	{ tool: "search_listings", args: { per_page: 10 } },
	{ tool: "search_listings", args: { q: "team", per_page: 10 } },
	{ tool: "get_listing", args: { slug: "chairtime" } },
	{ tool: "get_alternatives", args: { slug: "chairtime" } },
	{ tool: "compare_listings", args: { a: "tidewell", b: "chairtime" } },
	{ tool: "list_categories", args: {} },
	{ tool: "get_category", args: { slug: "productivity", per_page: 10 } },
	{ tool: "get_launch_week", args: { week: "this" } },
	{ tool: "list_launches", args: { per_page: 10 } },
	{ tool: "get_leaderboard", args: { board: "community-weekly", week: "last", per_page: 10 } },
	{ tool: "get_leaderboard", args: { board: "billboard", per_page: 10 } },
	{ tool: "list_founders", args: { per_page: 10 } },
	{ tool: "get_founder", args: { slug: "mila-vos" } },
	{ tool: "list_blog_posts", args: { per_page: 10 } },
	{ tool: "list_awards", args: { per_page: 10 } },
	{ tool: "get_badges", args: { slug: "tidewell" } },
	{ tool: "list_interview_questions", args: {} },
	{ tool: "list_products", args: {} },
];
