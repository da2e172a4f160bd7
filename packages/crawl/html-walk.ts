import { Parser } from "htmlparser2";
import type { Block, BlockKind } from "#core/page";
import { AppRootWatch, isAppRootElement } from "#crawl/app-shell";
import { decodeCfEmail, decodeCfEmailLink } from "#crawl/cfemail";
import {
	BLOCK_ELEMENTS,
	hintsOf,
	isHidden,
	isMachineData,
	isSectioning,
	isTellingMeta,
	kindOf,
	landmarkOf,
	SKIPPED_ELEMENTS,
} from "#crawl/html-rules";
import { TextBuilder } from "#crawl/text-builder";

/** Deeper nesting is an attack on parsers or broken beyond reading; browsers stop at 512. */
const MAX_DEPTH = 1000;
const MAX_IMAGES = 1000;
const MAX_LINKS = 5000;
const MAX_JSON_LD_CHARS = 200_000;

type Attributes = Record<string, string>;

interface Frame {
	name: string;
	isBlock: boolean;
	/** `words`: its words do not count, its images and links do. `data`: its words are machine data. `all`: nothing counts. */
	skip: "no" | "words" | "data" | "all";
	/** Not shown to a visitor with scripts. */
	hidden: boolean;
	inSection: boolean;
	kind: BlockKind;
	tag: string;
	landmark: Block["landmark"];
	container: number;
	hints: string;
}

export interface WalkedLink {
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

/** What one pass over a page's markup finds, in the order of the markup. Addresses are as written. */
export interface Walked {
	builder: TextBuilder;
	title: string;
	metas: { name: string; content: string }[];
	jsonLd: string[];
	links: WalkedLink[];
	images: WalkedImage[];
	lang: string | null;
	base: string | null;
	canonical: string | null;
	/** Target of an immediate `<meta http-equiv=refresh>`. */
	refresh: string | null;
	appRoot: AppRootWatch;
}

/** Reads markup once. Never throws for bad markup: what cannot be understood is text or nothing, as in a browser. */
export function walkHtml(html: string): Walked {
	const walker = new Walker();
	const parser: Parser = new Parser(
		{
			onopentag: (name, attributes) => {
				if (walker.open(name, attributes) === "too deep") parser.pause();
			},
			ontext: (text) => walker.text(text),
			onclosetag: (name) => walker.close(name),
		},
		{ decodeEntities: true },
	);
	parser.end(html);
	walker.end();
	return walker.found;
}

class Walker {
	private readonly stack: Frame[] = [
		{
			name: "",
			isBlock: true,
			skip: "no",
			hidden: false,
			inSection: false,
			kind: "text",
			tag: "body",
			landmark: null,
			container: 0,
			hints: "",
		},
	];
	private readonly openLinks: WalkedLink[] = [];
	private readonly builder = new TextBuilder();
	/** Where the last link's words ended in the current run: a link that begins right there begins a new block. */
	private lastLinkEnd = -1;
	private capture: "title" | "json_ld" | null = null;
	private captured = "";
	/** Words of hidden machine data since the last block boundary. */
	private data = "";
	readonly found: Walked = {
		builder: this.builder,
		title: "",
		metas: [],
		jsonLd: [],
		links: [],
		images: [],
		lang: null,
		base: null,
		canonical: null,
		refresh: null,
		appRoot: new AppRootWatch(),
	};

	private get top(): Frame {
		const frame = this.stack[this.stack.length - 1];
		if (frame === undefined) throw new Error("the element stack lost its root");
		return frame;
	}

	open(name: string, attributes: Attributes): "open" | "too deep" {
		if (this.stack.length > MAX_DEPTH) return "too deep";
		const outer = this.top;
		const frame = this.enter(name, attributes, outer);
		this.stack.push(frame);
		if (frame.isBlock) this.found.appRoot.open(name, attributes, this.stack.length, this.builder.visibleLength);
		if (frame.skip !== "all") this.take(name, attributes, frame);
		if (name === "script") this.openScript(attributes);
		else if (name === "title" && this.found.title === "" && !this.stack.some((f) => f.name === "svg")) {
			this.startCapture("title");
		}
		const email = frame.skip === "no" ? decodeCfEmail(attributes["data-cfemail"] ?? "") : null;
		if (email !== null) {
			this.write(email);
			frame.skip = "words";
		}
		return "open";
	}

	private enter(name: string, attributes: Attributes, outer: Frame): Frame {
		const isBlock = BLOCK_ELEMENTS.has(name) || isAppRootElement(name);
		if (isBlock) this.closeRun(outer);
		let skip = outer.skip;
		if (name === "script" || name === "style" || name === "template") skip = "all";
		const hidden = outer.hidden || name === "noscript" || isHidden(name, attributes);
		if (skip === "no" && hidden && isMachineData(attributes)) skip = "data";
		else if ((skip === "no" || skip === "data") && (hidden !== outer.hidden || SKIPPED_ELEMENTS.has(name)))
			skip = "words";
		const hints = hintsOf(attributes);
		if (!isBlock) return { ...outer, name, isBlock, skip, hidden, hints };
		return {
			name,
			isBlock,
			skip,
			hidden,
			inSection: outer.inSection || isSectioning(name),
			kind: kindOf(name) ?? outer.kind,
			tag: name,
			landmark: landmarkOf(name, attributes, outer.inSection) ?? outer.landmark,
			container: this.builder.openContainer(outer.container, name, hints),
			hints,
		};
	}

	/** What an element contributes besides words. */
	private take(name: string, attributes: Attributes, frame: Frame): void {
		switch (name) {
			case "html":
				this.found.lang = attributes.lang?.trim().toLowerCase() || null;
				break;
			case "br":
				if (frame.skip === "no") this.builder.breakLine();
				break;
			case "base":
				this.found.base ??= attributes.href ?? null;
				break;
			case "meta":
				this.takeMeta(attributes);
				break;
			case "link":
				this.takeLinkElement(attributes, frame);
				break;
			case "a":
			case "area":
				this.openLink(name, attributes, frame);
				break;
			case "img":
				this.takeImage(imageSource(attributes), attributes.alt ?? "", attributes, frame);
				break;
			case "iframe":
			case "embed":
			case "video":
			case "source":
				this.takeEmbedded(name, attributes, frame);
				break;
		}
		const background = /url\(\s*['"]?([^'")]+)/i.exec(attributes.style ?? "")?.[1];
		if (background !== undefined) this.takeImage(background, attributes["aria-label"] ?? "", attributes, frame);
	}

	private takeMeta(attributes: Attributes): void {
		const content = attributes.content ?? "";
		if (attributes["http-equiv"]?.toLowerCase() === "refresh") {
			const target = /^\s*([0-5])\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]+)/i.exec(content)?.[2];
			this.found.refresh ??= target?.trim() ?? null;
			return;
		}
		const name = (attributes.property ?? attributes.name ?? attributes.itemprop ?? "").trim().toLowerCase();
		if (content === "" || !(isTellingMeta(name) || attributes.itemprop !== undefined)) return;
		this.found.metas.push({ name, content });
		if (/^(?:og:image|og:logo|twitter:image|image|logo)(?::(?:secure_)?url|:src)?$/.test(name)) {
			this.addImage({
				src: content,
				alt: "",
				hints: `meta ${name}`,
				container: 0,
				landmark: null,
				link: null,
				meta: name,
			});
		}
	}

	private takeLinkElement(attributes: Attributes, frame: Frame): void {
		const rel = (attributes.rel ?? attributes.itemprop ?? "").trim().toLowerCase();
		const href = attributes.href?.trim() ?? "";
		if (href === "") return;
		if (rel === "canonical") this.found.canonical ??= href;
		else if (/\bicon\b|apple-touch-icon|^mask-icon$|^image_src$/.test(rel)) {
			const hints = `link ${rel} ${attributes.sizes ?? ""} ${attributes.type ?? ""}`.trim().toLowerCase();
			this.addImage({ src: href, alt: "", hints, container: frame.container, landmark: null, link: null, meta: null });
		} else if (/\b(?:me|alternate|author|publisher|sameas|url)\b/.test(rel)) this.addLink("link", href, rel, frame);
	}

	private openLink(name: string, attributes: Attributes, frame: Frame): void {
		const href = attributes.href?.trim() ?? "";
		if (frame.skip === "no" && this.builder.runLength > 0 && this.builder.runLength === this.lastLinkEnd) {
			this.builder.closeRun(frame);
		}
		const email = decodeCfEmailLink(href);
		const rel = (attributes.rel ?? "").trim().toLowerCase();
		const link = this.addLink(name, email === null ? href : `mailto:${email}`, rel, frame);
		if (name === "a") this.openLinks.push(link);
	}

	private takeEmbedded(name: string, attributes: Attributes, frame: Frame): void {
		const src = (attributes.src ?? attributes["data-src"] ?? "").trim();
		const owner = name === "source" ? this.stack[this.stack.length - 2]?.name : name;
		if (src !== "" && owner !== "picture" && owner !== "audio") {
			this.addLink(owner ?? name, src, owner ?? name, frame);
		}
		if (attributes.poster) this.takeImage(attributes.poster, "", attributes, frame);
	}

	private addLink(tag: string, href: string, rel: string, frame: Frame): WalkedLink {
		const { container, landmark, hidden } = frame;
		const link: WalkedLink = { href, rel, tag, words: "", block: null, container, landmark, hidden };
		const usable = href !== "" && !/^(?:javascript|data|blob|about):/i.test(href);
		if (usable && this.found.links.length < MAX_LINKS) this.found.links.push(link);
		return link;
	}

	private takeImage(src: string, alt: string, attributes: Attributes, frame: Frame): void {
		if (src === "" || src.startsWith("data:")) return;
		const link = this.openLinks[this.openLinks.length - 1];
		const hints = [hintsOf(attributes), attributes.title?.toLowerCase().slice(0, 100) ?? ""];
		for (const around of this.stack.slice(-4, -1)) if (around.hints) hints.push(around.hints);
		const { container, landmark } = frame;
		const joined = hints.filter((hint) => hint !== "").join(" ");
		this.addImage({ src, alt, hints: joined, container, landmark, link: link?.href ?? null, meta: null });
	}

	private addImage(image: WalkedImage): void {
		if (this.found.images.length < MAX_IMAGES) this.found.images.push({ ...image, src: image.src.trim() });
	}

	private openScript(attributes: Attributes): void {
		if (/^application\/ld\+json/i.test(attributes.type?.trim() ?? "")) this.startCapture("json_ld");
		else this.found.appRoot.script(attributes);
	}

	private startCapture(what: "title" | "json_ld"): void {
		this.capture = what;
		this.captured = "";
	}

	text(text: string): void {
		if (this.capture !== null) {
			if (this.captured.length < MAX_JSON_LD_CHARS) this.captured += text;
		} else if (this.top.skip === "no") this.write(text);
		else if (this.top.skip === "data") this.data += text;
	}

	private closeRun(frame: Frame): void {
		this.builder.closeRun(frame);
		if (this.data.trim() !== "") this.found.metas.push({ name: "vcard", content: this.data });
		this.data = "";
	}

	private write(text: string): void {
		const link = this.openLinks[this.openLinks.length - 1];
		if (link !== undefined) {
			if (link.block === null && /\S/.test(text)) link.block = this.builder.pendingBlock;
			link.words += text;
		}
		this.builder.write(text);
	}

	close(name: string): void {
		const frame = this.stack.length > 1 ? this.stack.pop() : undefined;
		if (frame === undefined) return;
		if (frame.isBlock) {
			this.closeRun(frame);
			this.found.appRoot.close(this.stack.length + 1, this.builder.visibleLength);
			const link = this.openLinks[this.openLinks.length - 1];
			if (link !== undefined) link.words += " ";
		}
		if (name === "a") {
			this.openLinks.pop();
			this.lastLinkEnd = this.builder.runLength;
		} else if (this.capture === "title" && name === "title") this.endCapture((title) => (this.found.title = title));
		else if (this.capture === "json_ld" && name === "script") this.endCapture((json) => this.found.jsonLd.push(json));
	}

	private endCapture(keep: (captured: string) => void): void {
		keep(this.captured);
		this.capture = null;
	}

	end(): void {
		while (this.stack.length > 1) this.close(this.top.name);
		this.builder.closeRun(this.top);
	}
}

/** Address of an image that may be loaded lazily: the first real one of the usual attributes. */
function imageSource(attributes: Attributes): string {
	const candidates = [
		attributes.src,
		attributes["data-src"],
		attributes["data-lazy-src"],
		attributes["data-original"],
		attributes["data-srcset"]?.trim().split(/[\s,]/)[0],
		attributes.srcset?.trim().split(/[\s,]/)[0],
	];
	return candidates.find((src) => src !== undefined && src.trim() !== "" && !src.trim().startsWith("data:")) ?? "";
}
