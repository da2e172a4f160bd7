import { markdownToHtml } from "#core/content/markdown";

/** Pictures in the text of a post: `![what it shows](/pictures/{hash})`. Source: docs/blog.md#pictures. */

/** A picture as a text names it. */
export interface NamedPicture {
	/** As the text has it. */
	address: string;
	/** Of a picture that is kept here; null of any other address. */
	hash: string | null;
	/** What it shows, for who cannot see it; empty where the text says nothing. */
	alt: string;
}

/** HTML in Markdown stays text, so each of these is a picture. */
const IMAGES = /<img src="([^"]*)" alt="([^"]*)"/g;
const HERE = /^\/pictures\/([0-9a-f]{64})$/;

/** The pictures of a text, in its order. */
export function picturesIn(markdown: string): NamedPicture[] {
	return [...markdownToHtml(markdown).matchAll(IMAGES)].map(([, address = "", alt = ""]) => ({
		address,
		hash: HERE.exec(address)?.[1] ?? null,
		alt: alt.trim(),
	}));
}

/** The kept pictures of a text, each once. */
export function hashesIn(markdown: string): string[] {
	return [...new Set(picturesIn(markdown).flatMap(({ hash }) => hash ?? []))];
}
