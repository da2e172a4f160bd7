/** Pictures in the text of a post, as Markdown and HTML name them. Source: docs/blog.md#pictures. */

/** What shows a picture in a text. Nothing in the words means anything to Markdown. */
export function pictureMarkdown({ hash, alt }: { hash: string; alt: string }): string {
	return `![${alt.replace(/[\\[\]*_`<>&!~]/g, "\\$&")}](/pictures/${hash})`;
}

/**
 * A text with another paragraph in it.
 * @param at how many UTF-16 units stand before it; null for its end.
 */
export function withParagraph(text: string, paragraph: string, at: number | null): string {
	const place = at === null || !(at >= 0 && at <= text.length) ? text.length : at;
	const [before, after] = [text.slice(0, place).trimEnd(), text.slice(place).trimStart()];
	return [before, paragraph, after].filter((part) => part !== "").join("\n\n");
}

const PLACES = /(\]\(<?|\]: ?<?)\/pictures\/([0-9a-f]{64})(?![0-9a-f])/g;

/** A text whose pictures are found from anywhere. @param addressOf the whole address of a picture. */
export function withWholePictures(markdown: string, addressOf: (hash: string) => string): string {
	return markdown.replace(PLACES, (_, before: string, hash: string) => before + addressOf(hash));
}

const SOURCES = /<img src="([^"]*\/pictures\/([0-9a-f]{64}))"/g;

/** The HTML of a text whose pictures keep their place while they load. Those that are not known stay as they are. */
export function withSizes(
	html: string,
	sizes: ReadonlyMap<string, { width: number; height: number; transparent: boolean }>,
): string {
	return html.replace(SOURCES, (image, address: string, hash: string) => {
		const size = sizes.get(hash);
		if (size === undefined) return image;
		const ground = size.transparent ? ' class="on-white"' : "";
		return `<img src="${address}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async"${ground}`;
	});
}
