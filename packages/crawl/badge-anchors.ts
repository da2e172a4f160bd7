import { type BadgeMatch, type BadgeTarget, isBadgeOf, matchBadge, type PageAnchor } from "#core/badges/badge-match";
import { isHidden, SKIPPED_ELEMENTS } from "#crawl/html-rules";
import { type IncomingPage, type TagVisitor, walkTags } from "#crawl/html-stream";

type Attributes = Record<string, string>;

interface Frame {
	name: string;
	/** Names this element among all of the page, for finding the nearest common container of two. */
	id: number;
	/** Nothing in it counts: a script, a template, something hidden. */
	skipped: boolean;
	isClosed: boolean;
}

interface Placed {
	/** Ids of the containers in which it has neighbours, innermost first. */
	containers: number[];
	/** Its id: grows through the page. */
	id: number;
}

interface FoundAnchor extends Placed, PageAnchor {}

interface UnlinkedImage extends Placed {
	sources: string[];
	/** What it stands in directly. */
	within: Frame | undefined;
	/** Ids of the links beside it that were looked at. */
	tried: Set<number>;
}

const MAX_ANCHORS = 20_000;
const MAX_UNLINKED_IMAGES = 5_000;
/** Deeper nesting than any page needs; browsers stop at 512. */
const MAX_DEPTH = 1_000;
const MAX_SOURCES = 20;
/** A link and an image are neighbours when at most this many elements separate each from their common container. */
const NEIGHBOUR_STEPS = 2;
const VOID_LIKE = new Set(["img", "source"]);
/** Where lazy loaders keep an image's address until it comes into view. */
const SOURCE_ATTRIBUTES = ["src", "data-src", "data-lazy-src"];
const SOURCE_SET_ATTRIBUTES = ["srcset", "data-srcset"];

/** Unlinked badges that are looked at before the page has ended; a page with more of them is read to its end. */
const MAX_EARLY = 50;

/**
 * Looks for a listing's badge in a page while it comes, and reads no further than to where it is. What counts are real
 * links with the images in and next to them. Comments, scripts, templates, `noscript` and what the page itself hides do
 * not count. An unlinked image is next to the last link before it and the first one after it, within the smallest
 * container that holds it and a link. Relative addresses are resolved against the page's own address or its `base`.
 */
export async function lookForBadge(page: IncomingPage, target: BadgeTarget): Promise<BadgeMatch> {
	const walk = new AnchorWalk(page.url, target);
	await walkTags(page, walk);
	return walk.found ?? matchBadge(walk.finish(), target);
}

class AnchorWalk implements TagVisitor {
	/** The answer, where it was known before the page ended. */
	found: BadgeMatch | null = null;
	readonly #target: BadgeTarget;
	readonly #anchors: FoundAnchor[] = [];
	readonly #images: UnlinkedImage[] = [];
	/** Links by the containers they have neighbours in, in the order of the page. */
	readonly #byContainer = new Map<number, FoundAnchor[]>();
	/** Unlinked badges of the listing. */
	readonly #badges: UnlinkedImage[] = [];
	readonly #stack: Frame[] = [];
	#base: string;
	#baseSeen = false;
	#ids = 0;
	/** Elements open beyond MAX_DEPTH, which are not on the stack. */
	#beyond = 0;
	#open: FoundAnchor | null = null;
	#openDepth = 0;
	/** Sources of a `picture` that its `img` has not taken yet. */
	#pictureSources: string[] = [];

	constructor(pageUrl: string, target: BadgeTarget) {
		this.#base = pageUrl;
		this.#target = target;
	}

	isDone(): boolean {
		return this.found !== null;
	}

	open(name: string, attributes: Attributes): void {
		if (this.#stack.length >= MAX_DEPTH) {
			this.#beyond++;
			return;
		}
		const parent = this.#stack.at(-1);
		const skipped = parent?.skipped === true || SKIPPED_ELEMENTS.has(name) || isHidden(name, attributes);
		this.#stack.push({ name, id: ++this.#ids, skipped, isClosed: false });
		if (skipped) return;
		if (name === "base" && !this.#baseSeen && attributes.href !== undefined) {
			this.#baseSeen = true;
			this.#base = URL.parse(attributes.href, this.#base)?.href ?? this.#base;
		}
		if (name === "a" && attributes.href !== undefined) this.#openAnchor(attributes);
		if (name === "picture") this.#pictureSources = [];
		if (VOID_LIKE.has(name)) this.#image(name, attributes);
	}

	close(name: string): void {
		if (this.#beyond > 0) {
			this.#beyond--;
			return;
		}
		const frame = this.#stack.at(-1);
		if (frame?.name !== name) return;
		this.#stack.pop();
		frame.isClosed = true;
		if (this.#stack.length < this.#openDepth) this.#open = null;
		if (name === "picture") this.#pictureSources = [];
		for (const badge of this.#badges) if (badge.within === frame) this.#settle(badge);
	}

	/** Links cannot nest: a second one ends the first, as in browsers. */
	#openAnchor(attributes: Attributes): void {
		const href = this.#absolute(attributes.href ?? "");
		this.#open = null;
		if (href === null || this.#anchors.length >= MAX_ANCHORS) return;
		const anchor = { href, rel: attributes.rel?.trim() ?? "", images: [], nearImages: [], ...this.#place() };
		this.#anchors.push(anchor);
		for (const container of anchor.containers) {
			const there = this.#byContainer.get(container) ?? [];
			there.push(anchor);
			this.#byContainer.set(container, there);
		}
		this.#open = anchor;
		this.#openDepth = this.#stack.length;
		for (const badge of this.#badges) this.#settle(badge);
	}

	/** The links beside an unlinked image, of those read so far. */
	#besides(image: UnlinkedImage): FoundAnchor[] {
		const container = image.containers.find((id) => this.#byContainer.has(id));
		return container === undefined ? [] : besides(image.id, this.#byContainer.get(container) ?? []);
	}

	/**
	 * Whether an unlinked badge is beside a link to its listing, whatever the page has still to say: it is once the image's
	 * own container has a link, or has ended without one. Then no nearer link can come, and those beside it stay.
	 */
	#settle(badge: UnlinkedImage): void {
		const { within, sources, tried } = badge;
		if (within !== undefined && !within.isClosed && !this.#byContainer.has(within.id)) return;
		for (const { id, href, rel } of this.#besides(badge)) {
			if (tried.has(id)) continue;
			tried.add(id);
			this.#tryOne({ href, rel, images: sources, nearImages: [] });
		}
	}

	#tryOne(anchor: PageAnchor): void {
		const match = matchBadge([anchor], this.#target);
		if (match.code === "found") this.found ??= match;
	}

	#image(name: string, attributes: Attributes): void {
		const sources = this.#sourcesOf(attributes);
		if (name === "source") {
			this.#pictureSources.push(...sources.slice(0, MAX_SOURCES - this.#pictureSources.length));
			return;
		}
		const all = [...sources, ...this.#pictureSources];
		if (this.#open !== null) {
			this.#open.images.push(...all);
			this.#tryOne({ href: this.#open.href, rel: this.#open.rel, images: all, nearImages: [] });
		} else if (all.length > 0 && this.#images.length < MAX_UNLINKED_IMAGES) {
			const image = { sources: all, within: this.#stack.at(-2), tried: new Set<number>(), ...this.#place() };
			this.#images.push(image);
			if (this.#badges.length < MAX_EARLY && all.some((src) => isBadgeOf(src, this.#target))) {
				this.#badges.push(image);
				this.#settle(image);
			}
		}
	}

	#sourcesOf(attributes: Attributes): string[] {
		const written = SOURCE_ATTRIBUTES.flatMap((key) => attributes[key] ?? []);
		for (const key of SOURCE_SET_ATTRIBUTES) {
			for (const candidate of attributes[key]?.split(/,\s+/) ?? []) {
				const address = /^\s*(\S+)/.exec(candidate)?.[1];
				if (address !== undefined) written.push(address.replace(/,$/, ""));
			}
		}
		return [...new Set(written.flatMap((address) => this.#absolute(address) ?? []))].slice(0, MAX_SOURCES);
	}

	#absolute(address: string): string | null {
		return URL.parse(address.trim(), this.#base)?.href ?? null;
	}

	/** Where the element just opened stands. */
	#place(): Placed {
		const around = this.#stack.slice(-1 - NEIGHBOUR_STEPS, -1);
		return { containers: around.map((frame) => frame.id).reverse(), id: this.#ids };
	}

	/** Gives each unlinked image to the links beside it. */
	finish(): PageAnchor[] {
		for (const image of this.#images) {
			for (const anchor of this.#besides(image)) anchor.nearImages.push(...image.sources);
		}
		return this.#anchors.map(({ href, rel, images, nearImages }) => ({ href, rel, images, nearImages }));
	}
}

/** The last link before an element and the first one after it; `anchors` are in the order of the page. */
function besides(id: number, anchors: readonly FoundAnchor[]): FoundAnchor[] {
	let low = 0;
	let high = anchors.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((anchors[middle]?.id ?? 0) < id) low = middle + 1;
		else high = middle;
	}
	return anchors.slice(Math.max(0, low - 1), low + 1);
}
