import { SEARCH_MAX } from "#core/limits";
import listBlogPosts from "#operations/content/list-blog-posts";
import { ask, pageOfAddress } from "../ask.ts";
import { POSTS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { addressOf, Paging } from "../parts/paging.tsx";
import type { Site } from "../site.ts";
import { dayOf } from "../words/format.ts";

/** The blog, newest first. */
export default function blogPage(site: Site): void {
	site.get("/blog", async (c) => {
		const q = c.req.query("q")?.trim() || undefined;
		const posts = await ask(c, listBlogPosts, { query: { q, page: pageOfAddress(c) } });
		return show(
			c,
			{
				title: "Blog",
				description: "What we learn about launching products, and how this directory works.",
				isPublic: true,
				alternates: POSTS,
				...(q === undefined && { canonical: addressOf("/blog", { page: posts.page }) }),
			},
			<>
				<h1>Blog</h1>
				<search>
					<form method="get" action="/blog" class="search">
						<div class="search-row">
							<label class="grow">
								<span class="visually-hidden">Words to look for</span>
								<input type="search" name="q" value={q ?? ""} maxlength={SEARCH_MAX} placeholder="Search posts" />
							</label>
							<button type="submit">Search</button>
						</div>
					</form>
				</search>
				{posts.items.length === 0 && <p class="empty">No post has these words.</p>}
				<ul class="posts">
					{posts.items.map((post) => (
						<li>
							<h2>
								<a href={`/blog/${post.slug}`}>{post.title}</a>
							</h2>
							<p class="muted">
								<time datetime={post.published_at}>{dayOf(post.published_at)}</time> · {post.author}
							</p>
							<p>{post.summary}</p>
						</li>
					))}
				</ul>
				<Paging of={posts} path="/blog" query={{ q }} />
			</>,
		);
	});
}
