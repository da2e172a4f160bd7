import * as z from "zod";
import { SEARCH_MAX } from "#core/limits";
import { POST_EXAMPLE, postSummary } from "#operations/content/post-summary";
import { defineOperation } from "#operations/define";
import { correctedQuery, onlyPage, pageOf, toPage, windowOf } from "#operations/paging";
import { findPosts } from "#store/found-posts";
import { listPosts, type PostSummaryRow } from "#store/posts";
import { postsTotal } from "#store/totals";
import { iso, pageQuery, text } from "#usecases/fields";

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
		"With `q`, those that have all of its words in title, summary or text, then those with some, each newest first. Read one in full with get_blog_post.",
	query: z.strictObject({
		q: text(SEARCH_MAX).optional().meta({
			description:
				"Endings and typing errors are understood; the last word may be unfinished from its third letter on.",
		}),
		...pageQuery,
	}),
	output: pageOf(postSummary).extend({ corrected_query: correctedQuery }).meta({ id: "BlogPostPage" }),
	example: {
		input: { q: "launch" },
		output: {
			...onlyPage([POST_EXAMPLE]),
		},
	},
	async handler(input, { db, now, links }) {
		const q = input.q?.trim() ? input.q : undefined;
		const asked = { now: now.getTime(), ...windowOf(input) };
		const toSummary = ({ publishedAt, ...row }: PostSummaryRow) => ({
			...row,
			published_at: iso(publishedAt),
			url: links.post(row.slug),
		});
		if (q !== undefined) {
			const { rows, corrected } = await findPosts(db, { q, ...asked });
			return { ...toPage({ rows }, input, toSummary), corrected_query: corrected };
		}
		const [rows, total] = await Promise.all([listPosts(db, asked), postsTotal(db, asked.now)]);
		return toPage({ rows, total }, input, toSummary);
	},
});
