import getBlogPost from "#operations/content/get-blog-post";
import { keptPictures } from "#store/pictures";
import { movedPost } from "#store/post-drafts";
import { ask } from "../ask.ts";
import { POSTS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { Crumbs, crumbData } from "../parts/crumbs.tsx";
import { Post } from "../parts/post.tsx";
import { faqData } from "../parts/prose.tsx";
import type { Site } from "../site.ts";
import { beginning } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.blog;
/** What may be a picture of the text; those that are kept are looked up. */
const PICTURES = /\/pictures\/([0-9a-f]{64})/g;
const ABOVE = [{ href: "/blog", label: t.blog }];

/** A post in full. */
export default function blogPostPage(site: Site): void {
	site.get("/blog/:slug", async (c) => {
		const slug = c.req.param("slug");
		// Asked together, so that the database is waited for once; one that has moved is not there under its old address.
		const [moved, found] = await Promise.allSettled([
			movedPost(c.var.services.db, slug, Date.now()),
			ask(c, getBlogPost, { params: { slug } }),
		]);
		if (moved.status === "rejected") throw moved.reason;
		if (moved.value !== null) return c.redirect(`/blog/${moved.value}`, 301);
		if (found.status === "rejected") throw found.reason;
		const post = found.value;
		const shown = [...new Set(Array.from(post.body_markdown.matchAll(PICTURES), ([, hash = ""]) => hash))];
		const pictures = await keptPictures(c.var.services.db, shown);
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
						...(pictures.size > 0 && { image: [...pictures.keys()].map((hash) => c.var.services.links.picture(hash)) }),
					},
					crumbData(c.var.services.settings.origin, ABOVE, post.title),
					...faqData(post.faqs),
				],
			},
			<article class="post">
				<Crumbs above={ABOVE} />
				<Post
					title={post.title}
					summary={post.summary}
					author={post.author}
					body={post.body_markdown}
					faqs={post.faqs}
					publishedAt={post.published_at}
					pictures={pictures}
				/>
			</article>,
		);
	});
}
