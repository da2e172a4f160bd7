import { Parser } from "htmlparser2";
import { AppRootWatch } from "#crawl/app-shell";
import { decodeCfEmail, decodeCfEmailLink } from "#crawl/cfemail";
import { type Attributes, type Frame, frameFor, ROOT_FRAME } from "#crawl/html-frame";
import { Harvest, imageSource, type WalkedLink } from "#crawl/html-harvest";
import { TextBuilder } from "#crawl/text-builder";

/** Deeper nesting is an attack on parsers or broken beyond reading; browsers stop at 512. */
const MAX_DEPTH = 1000;
const MAX_JSON_LD_CHARS = 200_000;
/** What sites set a title in that stands in one line with its text. */
const BOLD = new Set(["b", "strong"]);
/** Frames around an image whose classes count as hints. */
const HINTING_FRAMES = 3;

/** A price, or the time that it is paid for. */
const PRICE_WORDS = /^\s*\/ ?\p{L}|\p{Sc}/u;
/** A word of its own, or another price: `R$ 110,90` · `/ano` · `Renova por R$ 97`. */
const NEXT_WORDS = /^(?:\p{Lu}\p{Ll}|\p{Sc}\s?\d|\p{Lu}{1,3}\$? ?\d)/u;

/** Whether two elements in one line without a space between are shown apart by a style sheet: other words may be one name. */
const standsApart = (before: string, behind: string): boolean =>
	PRICE_WORDS.test(before) && /[\p{L}\d]$/u.test(before) && NEXT_WORDS.test(behind);

/** What one pass over a page's markup finds. */
export interface Walked {
	builder: TextBuilder;
	harvest: Harvest;
	appRoot: AppRootWatch;
	title: string;
	/** Sources of the JSON-LD scripts. */
	jsonLd: string[];
	lang: string | null;
}

/** Reads markup once. Never throws for bad markup: what cannot be understood is text or nothing, as in a browser. */
export function walkHtml(html: string): Walked {
	const walker = new Walker();
	const parser: Parser = new Parser(
		{
			onopentag: (name, attributes) => {
				if (walker.open(name, attributes) === "enough") parser.pause();
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
	private readonly stack: Frame[] = [ROOT_FRAME];
	private readonly openLinks: WalkedLink[] = [];
	private readonly builder = new TextBuilder();
	private readonly harvest = new Harvest();
	private readonly appRoot = new AppRootWatch();
	/** Where the last link's words ended in the current run: a link that begins right there begins a new block. */
	private lastLinkEnd = -1;
	/** Where an element inside the run ended, and its own words: one that begins right there may be shown apart from it. */
	private lastInline = { end: -1, words: "" };
	private lastWords = "";
	/** The element that ended right before the words to come began one. */
	private partedFrom: string | null = null;
	/** The bold element with which the current run begins. */
	private lead: Frame | null = null;
	private capture: "title" | "json_ld" | null = null;
	private captured = "";
	/** Words of hidden machine data since the last block boundary. */
	private data = "";
	readonly found: Walked = {
		builder: this.builder,
		harvest: this.harvest,
		appRoot: this.appRoot,
		title: "",
		jsonLd: [],
		lang: null,
	};

	/** @returns `enough` when the rest of the page is not worth reading. */
	open(name: string, attributes: Attributes): "open" | "enough" {
		if (this.stack.length > MAX_DEPTH || this.builder.isFull) return "enough";
		const outer = this.top;
		const frame = frameFor(name, attributes, outer);
		if (frame.isBlock) {
			this.closeRun(outer);
			frame.container = this.builder.openContainer(outer.container, name, frame.hints);
		}
		this.partedFrom =
			!frame.isBlock && this.builder.runLength > 0 && this.builder.runLength === this.lastInline.end
				? this.lastInline.words
				: null;
		this.stack.push(frame);
		if (BOLD.has(name) && this.builder.runLength === 0 && this.lead === null) this.lead = frame;
		if (frame.isBlock) this.appRoot.open(name, attributes, this.stack.length, this.builder.visibleLength);
		if (frame.skip !== "all") this.take(name, attributes, frame, outer);
		if (name === "script") this.openScript(attributes);
		else if (name === "title" && this.found.title === "" && !this.isInside("svg")) this.startCapture("title");
		return "open";
	}

	/** What an element contributes besides the words inside it. */
	private take(name: string, attributes: Attributes, frame: Frame, outer: Frame): void {
		const { harvest } = this;
		if (name === "html") this.found.lang = attributes.lang?.trim().toLowerCase() || null;
		else if (name === "br") {
			if (frame.skip === "no") this.builder.breakLine();
		} else if (name === "base") harvest.setBase(attributes.href);
		else if (name === "meta") harvest.meta(attributes);
		else if (name === "link") harvest.linkElement(attributes, frame);
		else if (name === "a" || name === "area") this.openLink(name, attributes, frame);
		else if (name === "img") this.takeImage(imageSource(attributes), attributes.alt ?? "", attributes, frame);
		else if (name === "iframe" || name === "embed" || name === "video" || name === "source") {
			harvest.embedded(name, outer.name, attributes, frame);
			this.takeImage(attributes.poster ?? "", "", attributes, frame);
		}
		const background = /url\(\s*['"]?([^'")]+)/i.exec(attributes.style ?? "")?.[1];
		if (background !== undefined) this.takeImage(background, attributes["aria-label"] ?? "", attributes, frame);
		const email = frame.skip === "no" ? decodeCfEmail(attributes["data-cfemail"] ?? "") : null;
		if (email !== null) {
			this.write(email);
			frame.skip = "words";
		}
	}

	private openLink(name: string, attributes: Attributes, frame: Frame): void {
		const href = attributes.href?.trim() ?? "";
		if (frame.skip === "no" && this.builder.runLength > 0 && this.builder.runLength === this.lastLinkEnd) {
			this.builder.closeRun(frame);
		}
		const email = decodeCfEmailLink(href);
		const rel = (attributes.rel ?? "").trim().toLowerCase();
		const link = this.harvest.link(name, email === null ? href : `mailto:${email}`, rel, frame);
		if (name === "a") this.openLinks.push(link);
	}

	private takeImage(src: string, alt: string, attributes: Attributes, frame: Frame): void {
		const around = this.stack.slice(-1 - HINTING_FRAMES, -1);
		this.harvest.image(src, alt, attributes, frame, around, this.openLinks[this.openLinks.length - 1]?.href ?? null);
	}

	private openScript(attributes: Attributes): void {
		if (/^application\/ld\+json/i.test(attributes.type?.trim() ?? "")) this.startCapture("json_ld");
		else this.appRoot.script(attributes);
	}

	private startCapture(what: "title" | "json_ld"): void {
		this.capture = what;
		this.captured = "";
	}

	text(text: string): void {
		const { skip } = this.top;
		if (this.capture !== null) {
			if (this.captured.length < MAX_JSON_LD_CHARS) this.captured += text;
		} else if (skip === "no") this.write(text);
		else if (skip === "data") this.data += text;
	}

	private write(text: string): void {
		const link = this.openLinks[this.openLinks.length - 1];
		if (link !== undefined) {
			if (link.block === null && /\S/.test(text)) link.block = this.builder.pendingBlock;
			link.words += text;
		}
		const isParted = this.partedFrom !== null && standsApart(this.partedFrom, text);
		this.partedFrom = null;
		this.builder.write(isParted ? ` ${text}` : text);
		this.lastWords = text;
	}

	close(name: string): void {
		const frame = this.stack.length > 1 ? this.stack.pop() : undefined;
		if (frame === undefined) return;
		if (frame === this.lead) {
			this.builder.endLead();
			this.lead = null;
		}
		if (frame.isBlock) {
			this.closeRun(frame);
			this.appRoot.close(this.stack.length + 1, this.builder.visibleLength);
			const link = this.openLinks[this.openLinks.length - 1];
			if (link !== undefined) link.words += " ";
		}
		if (!frame.isBlock && this.builder.runLength > 0)
			this.lastInline = { end: this.builder.runLength, words: this.lastWords };
		if (name === "a") {
			this.openLinks.pop();
			this.lastLinkEnd = this.builder.runLength;
		} else if (this.capture === "title" && name === "title") {
			this.found.title = this.captured;
			this.capture = null;
		} else if (this.capture === "json_ld" && name === "script") {
			this.found.jsonLd.push(this.captured);
			this.capture = null;
		}
	}

	end(): void {
		while (this.stack.length > 1) this.close(this.top.name);
		this.closeRun(this.top);
	}

	private closeRun(frame: Frame): void {
		this.lead = null;
		this.builder.closeRun(frame);
		this.lastLinkEnd = -1;
		this.lastInline.end = -1;
		if (this.data.trim() !== "") this.harvest.metas.push({ name: "vcard", content: this.data });
		this.data = "";
	}

	private isInside(name: string): boolean {
		return this.stack.some((frame) => frame.name === name);
	}

	private get top(): Frame {
		const frame = this.stack[this.stack.length - 1];
		if (frame === undefined) throw new Error("the element stack lost its root");
		return frame;
	}
}
