import * as z from "zod";
import { withWholePictures } from "#core/content/picture-markdown";
import { notFound } from "#core/errors";
import { POST_EXAMPLE, postSummary } from "#operations/content/post-summary";
import { defineOperation } from "#operations/define";
import { publishedPost } from "#store/posts";
import { faq, iso, slug } from "#usecases/fields";

export default defineOperation({
	id: "get_blog_post",
	method: "get",
	path: "/blog/{slug}",
	area: "content",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "A blog post in full",
	description: "The whole text as Markdown, with its questions and answers. Find slugs with list_blog_posts.",
	params: z.object({ slug: slug.meta({ description: "As list_blog_posts gives it." }) }),
	output: postSummary
		.extend({
			body_markdown: z.string(),
			faqs: z.array(faq),
		})
		.meta({ id: "BlogPost" }),
	example: {
		input: { slug: "how-launch-weeks-work" },
		output: {
			...POST_EXAMPLE,
			body_markdown: "A launch week starts on **Monday** at 00:00 UTC.",
			faqs: [{ question: "Can I choose my week?", answer: "With a paid launch, yes." }],
		},
	},
	async handler(input, { db, now, links }) {
		const post = (await publishedPost(db, input.slug, now.getTime())) ?? notFound("blog post");
		return {
			slug: post.slug,
			title: post.title,
			summary: post.summary,
			author: post.author,
			published_at: iso(post.publishedAt),
			url: links.post(post.slug),
			body_markdown: withWholePictures(post.body, links.picture),
			faqs: post.faqs,
		};
	},
});
