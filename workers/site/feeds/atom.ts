import { escapeXml } from "#core/web/xml-text";
import { type Feed, type FeedEntry, newest } from "./feed.ts";

/** The feed as Atom. Source: RFC 4287. */
export function atomFeed(feed: Feed): string {
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
		element("id", feed.self.xml),
		element("title", feed.title),
		element("subtitle", feed.description),
		element("updated", newest(feed.entries) ?? new Date(0).toISOString()),
		link("self", "application/atom+xml", feed.self.xml),
		link("alternate", "text/html", feed.page),
		author(feed.siteName),
		...feed.entries.map(entry),
		"</feed>\n",
	].join("\n");
}

function entry({ id, url, title, text, html, at, author: writer, category }: FeedEntry): string {
	const parts = [
		element("id", id),
		element("title", title),
		link("alternate", "text/html", url),
		element("published", at),
		element("updated", at),
		...(writer === null ? [] : [author(writer)]),
		...(category === null ? [] : [`<category term="${escapeXml(category)}"/>`]),
		...(html === null
			? [element("content", text)]
			: [element("summary", text), `<content type="html">${escapeXml(html)}</content>`]),
	];
	return `<entry>${parts.join("")}</entry>`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const author = (name: string) => `<author>${element("name", name)}</author>`;
const link = (rel: string, type: string, href: string) =>
	`<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
