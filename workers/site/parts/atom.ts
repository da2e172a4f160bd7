import { escapeXml } from "#core/badges/badge";

export interface FeedEntry {
	title: string;
	url: string;
	summary: string;
	/** ISO 8601. */
	at: string;
}

/** An Atom feed. Source: RFC 4287. @param self address of the feed. */
export function atomFeed(feed: { title: string; self: string; page: string }, entries: readonly FeedEntry[]): string {
	const updated =
		entries
			.map((entry) => entry.at)
			.sort()
			.at(-1) ?? "1970-01-01T00:00:00.000Z";
	const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;
	const items = entries.map(
		({ title, url, summary, at }) =>
			`<entry><title>${escapeXml(title)}</title>${link("alternate", url)}<id>${escapeXml(url)}</id><updated>${at}</updated><summary>${escapeXml(summary)}</summary></entry>`,
	);
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom"><title>${escapeXml(feed.title)}</title><id>${escapeXml(feed.self)}</id>`,
		`<updated>${updated}</updated>${link("self", feed.self)}${link("alternate", feed.page)}`,
		`<author><name>${escapeXml(feed.title)}</name></author>`,
		...items,
		"</feed>\n",
	].join("\n");
}
