import { ADDRESS_MAX } from "#core/limits";
import type { Block } from "#core/web/page";
import type { Attributes, Frame } from "#crawl/html-frame";
import { hintsOf, isTellingMeta } from "#crawl/html-rules";

const MAX_IMAGES = 1000;
const MAX_LINKS = 5000;

export interface WalkedLink {
	/** As written. */
	href: string;
	rel: string;
	tag: string;
	words: string;
	block: number | null;
	container: number;
	landmark: Block["landmark"];
	hidden: boolean;
}

export interface WalkedImage {
	/** As written. */
	src: string;
	alt: string;
	hints: string;
	container: number;
	landmark: Block["landmark"];
	/** As written on the link around it. */
	link: string | null;
	/** Name of the meta that named it; its address then stands in that meta's block. */
	meta: string | null;
}

/** What a page's markup says besides words: metas, links, images, in the order of the markup. */
export class Harvest {
	readonly metas: { name: string; content: string }[] = [];
	readonly links: WalkedLink[] = [];
	readonly images: WalkedImage[] = [];
	base: string | null = null;
	canonical: string | null = null;
	/** Target of an immediate `<meta http-equiv=refresh>`. */
	refresh: string | null = null;

	/** The first base counts. One that is longer than an address may be is none: every link would carry it. */
	setBase(href: string | undefined): void {
		if (href !== undefined && href.length <= ADDRESS_MAX) this.base ??= href;
	}

	meta(attributes: Attributes): void {
		const content = attributes.content ?? "";
		if (attributes["http-equiv"]?.toLowerCase() === "refresh") {
			const target = /^\s*[0-5]\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]+)/i.exec(content)?.[1];
			this.refresh ??= target?.trim() ?? null;
			return;
		}
		const name = (attributes.property ?? attributes.name ?? attributes.itemprop ?? "").trim().toLowerCase();
		if (content === "" || !(isTellingMeta(name) || attributes.itemprop !== undefined)) return;
		this.metas.push({ name, content });
		if (/^(?:og:image|og:logo|twitter:image|image|logo)(?::(?:secure_)?url|:src)?$/.test(name)) {
			this.addImage({ ...NOWHERE, src: content, hints: `meta ${name}`, meta: name });
		}
	}

	linkElement(attributes: Attributes, frame: Frame): void {
		const rel = (attributes.rel ?? attributes.itemprop ?? "").trim().toLowerCase();
		const href = attributes.href?.trim() ?? "";
		if (href === "") return;
		if (rel === "canonical") this.canonical ??= href;
		else if (/\bicon\b|apple-touch-icon|^mask-icon$|^image_src$/.test(rel)) {
			const hints = `link ${rel} ${attributes.sizes ?? ""} ${attributes.type ?? ""}`.trim().toLowerCase();
			this.addImage({ ...NOWHERE, src: href, hints });
		} else if (/\b(?:me|alternate|author|publisher|sameas|url)\b/.test(rel)) this.link("link", href, rel, frame);
	}

	/** An iframe, embed or video, or the source of one. @param owner the element it belongs to. */
	embedded(name: string, owner: string, attributes: Attributes, frame: Frame): void {
		const src = (attributes.src ?? attributes["data-src"] ?? "").trim();
		const element = name === "source" ? owner : name;
		if (src !== "" && element !== "picture" && element !== "audio") this.link(element, src, element, frame);
	}

	/** @returns the link, kept or not, so that its words have a place to go. */
	link(tag: string, href: string, rel: string, frame: Frame): WalkedLink {
		const { container, landmark, hidden } = frame;
		const link: WalkedLink = { href, rel, tag, words: "", block: null, container, landmark, hidden };
		const usable = href !== "" && href.length <= ADDRESS_MAX && !/^(?:javascript|data|blob|about):/i.test(href);
		if (usable && this.links.length < MAX_LINKS) this.links.push(link);
		return link;
	}

	/** @param around the frames about it, outermost first: their classes say that it is a logo. */
	image(
		src: string,
		alt: string,
		attributes: Attributes,
		frame: Frame,
		around: readonly Frame[],
		link: string | null,
	): void {
		const hints = [hintsOf(attributes), attributes.title?.toLowerCase().slice(0, 100) ?? ""];
		for (const { hints: outer } of around) hints.push(outer);
		const { container, landmark } = frame;
		const joined = hints.filter((hint) => hint !== "").join(" ");
		this.addImage({ src, alt, hints: joined, container, landmark, link, meta: null });
	}

	private addImage(image: WalkedImage): void {
		const src = image.src.trim();
		if (src === "" || src.length > ADDRESS_MAX || src.startsWith("data:")) return;
		if (this.images.length < MAX_IMAGES) this.images.push({ ...image, src });
	}
}

/** An image of the page's head. */
const NOWHERE = { alt: "", container: 0, landmark: null, link: null, meta: null } as const;

/** Address of an image that may be loaded lazily: the first real one of the usual attributes. */
export function imageSource(attributes: Attributes): string {
	const candidates = [
		attributes.src,
		attributes["data-src"],
		attributes["data-lazy-src"],
		attributes["data-original"],
		attributes["data-srcset"]?.trim().split(/[\s,]/, 1)[0],
		attributes.srcset?.trim().split(/[\s,]/, 1)[0],
	];
	return candidates.find((src) => src !== undefined && src.trim() !== "" && !src.trim().startsWith("data:")) ?? "";
}
