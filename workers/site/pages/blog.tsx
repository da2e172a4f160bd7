import type { FC } from "hono/jsx";
import { SEARCH_MAX } from "#core/limits";
import listBlogPosts from "#operations/content/list-blog-posts";
import { ask, pageOfAddress } from "../ask.ts";
import { POSTS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { BlogSections } from "../parts/blog-sections.tsx";
import { Empty } from "../parts/empty.tsx";
import { Corrected } from "../parts/found-list.tsx";
import { addressOf, BehindLast, Paging } from "../parts/paging.tsx";
import type { Site } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.blog;

/** The blog, newest first. */
export default function blogPage(site: Site): void {
	site.get("/blog", async (c) => {
		const q = c.req.query("q")?.trim() || undefined;
		const posts = await ask(c, listBlogPosts, { query: { q, page: pageOfAddress(c) } });
		return show(
			c,
			{
				title: t.blog,
				description: t.about,
				isPublic: true,
				alternates: POSTS,
				...(q === undefined && { canonical: addressOf("/blog", { page: posts.page }) }),
			},
			<>
				<h1>{t.blog}</h1>
				<p class="lead">{t.about}</p>
				<BlogSections here="/blog" />
				<search>
					<form method="get" action="/blog" class="search">
						<div class="search-row">
							<label class="grow">
								<span class="visually-hidden">{t.wordsToLookFor}</span>
								<input type="search" name="q" value={q ?? ""} maxlength={SEARCH_MAX} placeholder={t.searchPosts} />
							</label>
							<button type="submit" class="secondary">
								{t.search}
							</button>
						</div>
					</form>
				</search>
				<Corrected to={posts.corrected_query} filters={{ q }} path="/blog" />
				{posts.items.length === 0 && <Nothing q={q} page={posts} />}
				<ul class="posts">
					{posts.items.map((post) => (
						<li>
							<h2>
								<a href={`/blog/${post.slug}`}>{post.title}</a>
							</h2>
							<p class="muted">
								{t.by(<time datetime={post.published_at}>{dayOf(post.published_at)}</time>, post.author)}
							</p>
							<p class="prose">{post.summary}</p>
						</li>
					))}
				</ul>
				<Paging of={posts} path="/blog" query={{ q }} />
			</>,
		);
	});
}

/** No post: none has the words, none is there yet, or not so many. */
const Nothing: FC<{ q: string | undefined; page: { page: number; next_page: number | null } }> = ({ q, page }) => {
	if (page.page > 1) return <BehindLast of={page} path="/blog" query={{ q }} />;
	if (q !== undefined) return <Empty title={t.none} help={t.noneHow} href="/blog" label={t.all} />;
	return <Empty title={t.noneYet} help={t.noneYetHow} href="/feeds" label={t.feeds} />;
};
