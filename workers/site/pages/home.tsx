import type { Child, FC } from "hono/jsx";
import { SEARCH_MAX } from "#core/limits";
import listBlogPosts from "#operations/content/list-blog-posts";
import getSiteInfo from "#operations/directory/get-site-info";
import listCategories from "#operations/directory/list-categories";
import listLaunches from "#operations/launches/list-launches";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { ListingCard, ListingList, WeekVotes } from "../parts/listing-card.tsx";
import { counted, dayOf } from "../parts/words.ts";
import type { Site } from "../site.ts";
import { votingOf } from "../voting.ts";

const LAUNCHES_SHOWN = 6;
const TRENDING_SHOWN = 4;
const POSTS_SHOWN = 3;

/** The start of the site: what it is, what launches now, and where the rest is. */
export default function homePage(site: Site): void {
	site.get("/", async (c) => {
		const { settings } = c.var.services;
		const [info, week, trending, tree, posts] = await Promise.all([
			ask(c, getSiteInfo),
			ask(c, listLaunches, { query: { section: "this-week", per_page: LAUNCHES_SHOWN } }),
			ask(c, listLaunches, { query: { section: "trending", per_page: TRENDING_SHOWN } }),
			ask(c, listCategories, { query: { include_empty: false } }),
			ask(c, listBlogPosts, { query: { per_page: POSTS_SHOWN } }),
		]);
		const voting = await votingOf(c, [...week.items, ...trending.items]);
		return show(
			c,
			{
				title: settings.siteName,
				description: info.purpose,
				canonical: "/",
				jsonLd: [siteData(info)],
				scripts: ["press.js"],
			},
			<>
				<section class="hero">
					<h1>Products launch here on Mondays.</h1>
					<p>
						A directory where every fact of a profile carries a quote from the product’s own website, every week has a
						launch calendar, and awards follow votes, never money.
					</p>
					<p class="actions">
						<a class="button primary" href="/submit">
							Submit your product
						</a>
						<a class="button" href="/connect">
							Connect your agent
						</a>
					</p>
					<search>
						<form method="get" action="/listings" class="search">
							<div class="search-row">
								<label class="grow">
									<span class="visually-hidden">Words to look for</span>
									<input type="search" name="q" maxlength={SEARCH_MAX} placeholder="Search products" />
								</label>
								<button type="submit" class="secondary">
									Search
								</button>
							</div>
						</form>
					</search>
					{info.counts.live_listings > 0 && (
						<p class="muted">
							{counted(info.counts.live_listings, "live listing")} in{" "}
							{counted(info.counts.categories, "category", "categories")}.
						</p>
					)}
				</section>
				<Part id="week" title="Launching this week" more={{ href: "/launches", label: "All launches" }}>
					{week.items.length === 0 ? (
						<p class="empty">
							Nobody launches this week. <a href="/submit">Be the first</a>
						</p>
					) : (
						<ol class="listings two">
							{week.items.map((item, index) => (
								<ListingCard
									listing={item}
									rank={index + 1}
									metric={<WeekVotes count={item.week_votes ?? 0} />}
									voting={voting}
								/>
							))}
						</ol>
					)}
				</Part>
				{trending.items.length > 0 && (
					<Part id="trending" title="Trending" more={{ href: "/launches?section=trending", label: "More" }}>
						<ListingList listings={trending.items} isWide voting={voting} />
					</Part>
				)}
				{tree.items.length > 0 && (
					<Part id="categories" title="Categories" more={{ href: "/categories", label: "All categories" }}>
						<ul class="chips">
							{tree.items.map(({ slug, name, live_listings }) => (
								<li>
									<a href={`/categories/${slug}`}>
										{name} <span class="muted">{live_listings}</span>
									</a>
								</li>
							))}
						</ul>
					</Part>
				)}
				{posts.items.length > 0 && (
					<Part id="posts" title="From the blog" more={{ href: "/blog", label: "All posts" }}>
						<ul class="cards">
							{posts.items.map((post) => (
								<li>
									<h3>
										<a href={`/blog/${post.slug}`}>{post.title}</a>
									</h3>
									<p class="muted">{dayOf(post.published_at)}</p>
									<p>{post.summary}</p>
								</li>
							))}
						</ul>
					</Part>
				)}
				<HowItWorks
					weeks={`${settings.freeQueueMinWeeks} to ${settings.freeQueueMaxWeeks}`}
					sellsProducts={settings.sellsProducts}
				/>
				<section aria-labelledby="agents" class="card">
					<h2 id="agents">For agents and scripts</h2>
					<p>
						Everything here is an operation of a REST API at <code>{info.api.base_url}</code> and a tool of a tool
						server at <code>{info.mcp.url}</code>. Reading needs no sign-in. <a href="/docs">Read the reference</a>
					</p>
				</section>
			</>,
		);
	});
}

/** A part of the page with a way to the rest of it. */
const Part: FC<{ id: string; title: string; more: { href: string; label: string }; children?: Child }> = (props) => (
	<section aria-labelledby={props.id}>
		<div class="part-head">
			<h2 id={props.id}>{props.title}</h2>
			<a href={props.more.href}>{props.more.label}</a>
		</div>
		{props.children}
	</section>
);

const HowItWorks: FC<{ weeks: string; sellsProducts: boolean }> = ({ weeks, sellsProducts }) => (
	<section aria-labelledby="how">
		<h2 id="how">How it works</h2>
		<ol class="cards steps">
			<li>
				<h3>Submit a website</h3>
				<p>The service reads it and drafts a profile in about a minute. What the site does not say stays blank.</p>
			</li>
			<li>
				<h3>Choose a week</h3>
				<p>
					The free plan queues a product {weeks} weeks out.
					{sellsProducts && " A paid plan goes live at once, or in the week you choose."}
				</p>
			</li>
			<li>
				<h3>Launch</h3>
				<p>People vote on the site. Votes have no price and no API.</p>
			</li>
		</ol>
	</section>
);

/** Source: schema.org, WebSite with its search. */
function siteData(info: { name: string; purpose: string; urls: { site: string; listings: string } }) {
	return {
		"@type": "WebSite",
		name: info.name,
		description: info.purpose,
		url: info.urls.site,
		potentialAction: {
			"@type": "SearchAction",
			target: `${info.urls.listings}?q={search_term_string}`,
			"query-input": "required name=search_term_string",
		},
	};
}
