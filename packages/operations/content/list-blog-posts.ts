import * as z from "zod";
import { SEARCH_MAX } from "#core/limits";
import { defineOperation } from "#operations/define";
import { pageOf, toPage, windowOf } from "#operations/paging";
import { listPosts } from "#store/posts";
import { postsTotal } from "#store/totals";
import { iso, pageQuery, text, timestamp } from "#usecases/fields";

export const postSummary = z
	.object({
		slug: z.string(),
		title: z.string(),
		summary: z.string(),
		author: z.string(),
		published_at: timestamp,
		url: z.string(),
	})
	.meta({ id: "BlogPostSummary" });

export default defineOperation({
	id: "list_blog_posts",
	method: "get",
	path: "/blog",
	area: "content",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "Blog posts, newest first",
	description:
		"With `q`, those that have all of its words in title, summary or text. Read one in full with get_blog_post.",
	query: z.strictObject({
		q: text(SEARCH_MAX).optional().meta({ description: "The last word may be unfinished from its third letter on." }),
		...pageQuery,
	}),
	output: pageOf(postSummary).meta({ id: "BlogPostPage" }),
	example: {
		input: { q: "launch" },
		output: {
			items: [
				{
					slug: "how-launch-weeks-work",
					title: "How launch weeks work",
					summary: "From Monday to Sunday, and what counts.",
					author: "The team",
					published_at: "2026-10-05T09:00:00.000Z",
					url: "https://launchweek.example/blog/how-launch-weeks-work",
				},
			],
			page: 1,
			per_page: 20,
			total: 1,
			total_is_exact: true,
			next_page: null,
		},
	},
	async handler(input, { db, now, links }) {
		const q = input.q?.trim() ? input.q : undefined;
		const [rows, total] = await Promise.all([
			listPosts(db, { q, now: now.getTime(), ...windowOf(input) }),
			q === undefined ? postsTotal(db, now.getTime()) : undefined,
		]);
		return toPage({ rows, total }, input, ({ publishedAt, ...row }) => ({
			...row,
			published_at: iso(publishedAt),
			url: links.post(row.slug),
		}));
	},
});
