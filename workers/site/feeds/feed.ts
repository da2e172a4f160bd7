import { isolated, oneLine, plainText } from "#core/web/plain-text";

/** What a feed says, in whichever format it is written. Addresses are whole. */
export interface Feed {
	title: string;
	description: string;
	siteName: string;
	/** Address of the page that shows the same. */
	page: string;
	/** Address of the feed itself, by its format. */
	self: Record<FeedFormat, string>;
	/** Newest first. */
	entries: readonly FeedEntry[];
}

export const FEED_FORMATS = ["xml", "json"] as const;
/** Atom, JSON Feed. */
export type FeedFormat = (typeof FEED_FORMATS)[number];

export interface FeedEntry {
	/** An address that stays its own for good. */
	id: string;
	url: string;
	/** One line. */
	title: string;
	/** Plain text, of several lines. */
	text: string;
	/** The whole of it, with whole addresses, where there is more than the text; null where there is not. */
	html: string | null;
	/** ISO 8601. */
	at: string;
	author: string | null;
	category: string | null;
}

interface Told {
	url: string;
	/** Where the address is not the entry's alone. */
	id?: string;
	/** What stands in the title, such as a name and what is said of it. */
	words: readonly (string | null)[];
	text: string | null;
	html?: string | undefined;
	at: string;
	author?: string;
	category?: string | null;
}

/**
 * An entry out of what people wrote. Readers show titles beside those of others, so no word may turn what stands after it
 * nor hold what a format cannot. Source: docs/texts.md#on-pages-and-in-mail.
 */
export function feedEntry({ url, id = url, words, text, html, at, author, category = null }: Told): FeedEntry {
	const lines = words.map((word) => oneLine(word ?? "")).filter((word) => word !== "");
	const title = lines.map(isolated).join(": ");
	const body = plainText(text ?? "").trim();
	return {
		id,
		url,
		title,
		at,
		category,
		text: body === "" ? title : body,
		html: html === undefined ? null : plainText(html),
		author: author ? oneLine(author) : null,
	};
}

/** When the feed's newest entry was; null of an empty one. */
export function newest(entries: readonly Pick<FeedEntry, "at">[]): string | null {
	return entries.reduce<string | null>((latest, { at }) => (latest === null || at > latest ? at : latest), null);
}
