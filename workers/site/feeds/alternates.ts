/** Another form of a page, for its head: a feed, a calendar, an embed. */
export interface Alternate {
	type: string;
	title: string;
	/** Path with query. */
	href: string;
}

/** Both formats of a feed. @param name as in its address, `launches` or `categories/crm`. */
export function feedAlternates(name: string, title: string): Alternate[] {
	return [
		{ type: "application/atom+xml", title, href: `/feeds/${name}.xml` },
		{ type: "application/feed+json", title: `${title} (JSON Feed)`, href: `/feeds/${name}.json` },
	];
}

export const LAUNCHES = feedAlternates("launches", "New launches");
export const UPDATES = feedAlternates("updates", "Product updates");
export const POSTS = feedAlternates("posts", "Blog");
export const WEEKS: Alternate = { type: "text/calendar", title: "Launch weeks", href: "/feeds/weeks.ics" };
