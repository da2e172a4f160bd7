import { raw } from "hono/html";
import getBlogPost from "#operations/content/get-blog-post";
import { ask } from "../ask.ts";
import { POSTS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { Crumbs, crumbData } from "../parts/crumbs.tsx";
import { markdownToHtml } from "../parts/markdown.ts";
import { Faqs, faqData } from "../parts/prose.tsx";
import type { Site } from "../site.ts";
import { beginning, dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.blog;
const ABOVE = [{ href: "/blog", label: t.blog }];

/** A post in full. */
export default function blogPostPage(site: Site): void {
	site.get("/blog/:slug", async (c) => {
		const post = await ask(c, getBlogPost, { params: { slug: c.req.param("slug") } });
		return show(
			c,
			{
				title: post.title,
				description: beginning(post.summary),
				canonical: `/blog/${post.slug}`,
				kind: "article",
				alternates: POSTS,
				jsonLd: [
					{
						"@type": "BlogPosting",
						headline: post.title,
						description: post.summary,
						datePublished: post.published_at,
						author: { "@type": "Person", name: post.author },
						url: post.url,
					},
					crumbData(c.var.services.settings.origin, ABOVE, post.title),
					...faqData(post.faqs),
				],
			},
			<article class="post">
				<Crumbs above={ABOVE} />
				<h1>{post.title}</h1>
				<p class="muted">{t.by(<time datetime={post.published_at}>{dayOf(post.published_at)}</time>, post.author)}</p>
				<p class="prose summary">{post.summary}</p>
				<div class="prose">{raw(markdownToHtml(post.body_markdown))}</div>
				{post.faqs.length > 0 && (
					<section aria-labelledby="faqs">
						<h2 id="faqs">{t.questions}</h2>
						<Faqs faqs={post.faqs} />
					</section>
				)}
			</article>,
		);
	});
}
