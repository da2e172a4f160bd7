import { escapeXml } from "#core/web/xml-text";

/** The code that puts a badge on a page: it links to the listing, which is what the badge check looks for. */
export interface BadgeEmbed {
	html: string;
	markdown: string;
}

/** @param image address and size in CSS pixels of the image. @param title alternative text, not yet escaped. */
export function badgeEmbed(
	page: string,
	image: { url: string; width: number; height: number },
	title: string,
): BadgeEmbed {
	const alt = escapeXml(title);
	return {
		html: `<a href="${escapeXml(page)}"><img src="${escapeXml(image.url)}" alt="${alt}" width="${image.width}" height="${image.height}"></a>`,
		markdown: `[![${title.replaceAll(/[\\[\]`*_<>!]/g, "\\$&").replaceAll(/\s+/g, " ")}](${image.url})](${page})`,
	};
}

/** The same for boards that read BBCode. */
export function badgeBbcode(page: string, imageUrl: string): string {
	return `[url=${page}][img]${imageUrl}[/img][/url]`;
}
