import type { Feed } from "./feed.ts";

/** The feed as JSON. Source: jsonfeed.org/version/1.1. */
export function jsonFeed(feed: Feed): string {
	return JSON.stringify({
		version: "https://jsonfeed.org/version/1.1",
		title: feed.title,
		description: feed.description,
		home_page_url: feed.page,
		feed_url: feed.self.json,
		language: "en",
		authors: [{ name: feed.siteName }],
		items: feed.entries.map(({ id, url, title, text, html, at, author, category }) => ({
			id,
			url,
			title,
			...(html === null ? { content_text: text } : { content_html: html, summary: text }),
			date_published: at,
			...(author !== null && { authors: [{ name: author }] }),
			...(category !== null && { tags: [category] }),
		})),
	});
}
