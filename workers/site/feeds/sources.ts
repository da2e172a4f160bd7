import { markdownToHtml } from "#core/content/markdown";
import { notFound } from "#core/errors";
import listBlogPosts from "#operations/content/list-blog-posts";
import searchListings from "#operations/directory/search-listings";
import listLaunches from "#operations/launches/list-launches";
import { categoryBySlug } from "#store/categories";
import { newestUpdates } from "#store/listing-updates";
import { postTexts } from "#store/posts";
import { ask } from "../ask.ts";
import type { PageContext } from "../site.ts";
import { type Feed, type FeedEntry, feedEntry } from "./feed.ts";

/** What a feed holds at most. */
const ENTRIES = 30;

/** Source: docs/feeds.md#feeds. */
export async function launchesFeed(c: PageContext): Promise<Feed> {
	const { items } = await ask(c, listLaunches, { query: { section: "recent", per_page: ENTRIES } });
	return feed(c, "launches", "/launches?section=recent", {
		title: "new launches",
		description: "Products as they go live, newest first.",
		entries: items.flatMap(launchEntry),
	});
}

export async function updatesFeed(c: PageContext): Promise<Feed> {
	const { db, links } = c.var.services;
	const updates = await newestUpdates(db, ENTRIES);
	return feed(c, "updates", "/launches", {
		title: "product updates",
		description: "What owners of listed products write about them, newest first.",
		entries: updates.map(({ id, title, body, createdAt, slug, name }) => {
			const url = `${links.listing(slug)}#update-${id}`;
			return feedEntry({ url, words: [name, title], text: body, at: new Date(createdAt).toISOString() });
		}),
	});
}

export async function postsFeed(c: PageContext): Promise<Feed> {
	const { db, links } = c.var.services;
	const { items } = await ask(c, listBlogPosts, { query: { per_page: ENTRIES } });
	const texts = await postTexts(
		db,
		items.map(({ slug }) => slug),
		Date.now(),
	);
	return feed(c, "posts", "/blog", {
		title: "blog",
		description: "Posts of the blog, newest first.",
		entries: items.map(({ slug, url, title, summary, author, published_at: at }) =>
			feedEntry({ url, words: [title], text: summary, html: wholeHtml(texts.get(slug), links.origin), at, author }),
		),
	});
}

/** A text whose links and pictures are found from anywhere; undefined where there is none. */
function wholeHtml(markdown: string | undefined, origin: string): string | undefined {
	return markdown && markdownToHtml(markdown).replace(/(<(?:a|img) (?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
}

/** @throws AppError `not_found` where there is no such category. */
export async function categoryFeed(c: PageContext, slug: string): Promise<Feed> {
	const category = (await categoryBySlug(c.var.services.db, slug)) ?? notFound("category");
	const { items } = await ask(c, searchListings, { query: { category: slug, sort: "newest", per_page: ENTRIES } });
	return feed(c, `categories/${slug}`, `/categories/${slug}`, {
		title: category.name,
		description: `Products in ${category.name} as they go live, newest first.`,
		entries: items.flatMap(launchEntry),
	});
}

interface Listed {
	name: string;
	tagline: string | null;
	short_description: string | null;
	launched_at: string | null;
	category: { name: string } | null;
	links: { page: string };
}

function launchEntry({ name, tagline, short_description, launched_at: at, category, links }: Listed): FeedEntry[] {
	if (at === null) return [];
	const text = short_description ?? tagline;
	return [feedEntry({ url: links.page, words: [name, tagline], text, at, category: category?.name ?? null })];
}

function feed(c: PageContext, name: string, page: string, said: Pick<Feed, "title" | "description" | "entries">): Feed {
	const { origin, siteName } = c.var.services.settings;
	const self = { xml: `${origin}/feeds/${name}.xml`, json: `${origin}/feeds/${name}.json` };
	return { ...said, title: `${siteName}: ${said.title}`, siteName, page: origin + page, self };
}
