import { sha256Hex } from "#core/sha256";
import type { PageImage, PageLink, PageRole, ReadPage } from "#core/web/page";
import { plainText } from "#core/web/plain-text";
import type { WalkedImage, WalkedLink } from "#crawl/html-harvest";
import { type Walked, walkHtml } from "#crawl/html-walk";
import { jsonLdNodes, jsonLdValues } from "#crawl/json-ld";
import type { Place } from "#crawl/text-builder";

export interface HtmlSource {
	html: string;
	/** Absolute address the markup came from, after redirects. */
	url: string;
	role: PageRole;
	/** Epoch milliseconds. */
	fetchedAt: number;
}

/** A page and what only the crawl needs to know of it. */
export interface ParsedPage {
	page: ReadPage;
	/** Only the shell of an application: there is nothing to read without running its scripts. */
	isAppShell: boolean;
	/** Absolute target of an immediate `<meta http-equiv=refresh>`, or null. */
	refresh: string | null;
}

/** Turns markup into the stored text, blocks, links and images of a page. Never throws for bad markup. */
export async function readHtml(source: HtmlSource): Promise<ReadPage> {
	return (await parseHtml(source)).page;
}

/** Like `readHtml`, with the findings that decide how a crawl goes on. */
export async function parseHtml({ html, url, role, fetchedAt }: HtmlSource): Promise<ParsedPage> {
	const walked = walkHtml(html);
	const { builder, harvest } = walked;
	const isAppShell = walked.appRoot.isShell(builder.visibleLength);
	const absolute = resolver(harvest.base, url);

	const metaBlocks = addHead(walked);
	const jsonLd = addJsonLd(walked);
	const linkBlocks = addLinks(walked);
	const imageBlocks = addImages(walked, metaBlocks);
	const { text, groups, groupOf } = builder.finish();

	const page: ReadPage = {
		url,
		role,
		fetchedAt,
		hash: await sha256Hex(text),
		lang: walked.lang,
		text,
		blocks: builder.blocks,
		groups,
		links: harvest.links.flatMap((link, i) => pageLink(link, linkBlocks[i] ?? null, absolute, groupOf)),
		images: harvest.images.flatMap((image, i) => pageImage(image, imageBlocks[i] ?? NO_BLOCKS, absolute)),
		jsonLd,
		canonical: harvest.canonical === null ? null : absolute(harvest.canonical),
	};
	return { page, isAppShell, refresh: harvest.refresh === null ? null : absolute(harvest.refresh) };
}

/** A link or an image says what it is in fewer characters than these; the text of a long link stands in its blocks. */
const WORDS_MAX = 2000;

/** An absolute address, or null for what is none. */
type Absolute = (href: string) => string | null;
type GroupOf = (container: number) => number;

function pageLink(link: WalkedLink, addressBlock: number | null, absolute: Absolute, groupOf: GroupOf): PageLink[] {
	const href = absolute(link.href);
	if (href === null) return [];
	const { rel, block, landmark, hidden } = link;
	const text = plainText(link.words).replace(/\s+/g, " ").trim().slice(0, WORDS_MAX);
	return [{ href, text, rel, block, addressBlock, group: groupOf(link.container), landmark, hidden }];
}

interface ImageBlocks {
	block: number | null;
	altBlock: number | null;
}

const NO_BLOCKS: ImageBlocks = { block: null, altBlock: null };

function pageImage(image: WalkedImage, blocks: ImageBlocks, absolute: Absolute): PageImage[] {
	const src = absolute(image.src);
	if (src === null || !/^https?:/.test(src)) return [];
	const { hints, landmark } = image;
	const link = image.link === null ? null : absolute(image.link);
	const alt = plainText(image.alt).replace(/\s+/g, " ").trim().slice(0, WORDS_MAX);
	return [{ src, alt, ...blocks, landmark, link, hints }];
}

const HEAD: Omit<Place, "kind" | "tag"> = { landmark: null, container: 0 };

/** Stores title and metas; returns the block of each meta by name and content. */
function addHead({ builder, title, harvest: { metas } }: Walked): Map<string, number | null> {
	builder.addLiteral(title, { ...HEAD, kind: "title", tag: "title" });
	return new Map(
		metas.map(({ name, content }) => [
			`${name} ${content.trim()}`,
			builder.addLiteral(content, { ...HEAD, kind: "meta", tag: name }),
		]),
	);
}

function addJsonLd({ builder, jsonLd }: Walked): Record<string, unknown>[] {
	const nodes = jsonLd.flatMap(jsonLdNodes);
	for (const node of nodes)
		for (const { path, value } of jsonLdValues(node))
			builder.addLiteral(value, { ...HEAD, kind: "json_ld", tag: path });
	return nodes;
}

function addLinks({ builder, harvest }: Walked): (number | null)[] {
	return harvest.links.map((link) => builder.addLiteral(link.href, { ...link, kind: "link" }));
}

function addImages({ builder, harvest }: Walked, metaBlocks: Map<string, number | null>): ImageBlocks[] {
	return harvest.images.map((image) => ({
		block:
			image.meta === null
				? builder.addLiteral(image.src, { ...image, kind: "image", tag: "src" })
				: (metaBlocks.get(`${image.meta} ${image.src}`) ?? null),
		altBlock: builder.addLiteral(image.alt, { ...image, kind: "image", tag: "alt" }),
	}));
}

/** Makes addresses absolute against the page's base; null for what is no address. */
function resolver(base: string | null, url: string): Absolute {
	const root = (base !== null && URL.parse(base, url)) || new URL(url);
	return (href) => URL.parse(href, root)?.href ?? null;
}
