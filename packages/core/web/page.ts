/**
 * A web page as the directory has read it: one stored text, cut into numbered blocks, in which every
 * offset of every quote can be checked again later.
 */

/** Why a page was read. `home` is always first; the others are found by their links. */
export type PageRole = "home" | "pricing" | "about" | "contact" | "faq" | "features" | "other";

/**
 * Where a block's words stood in the page. `text` and `heading` are what a visitor sees; the others are literal
 * values of the page's source (title element, meta content, JSON-LD strings, link and image addresses).
 */
export type BlockKind =
	| "title"
	| "meta"
	| "heading"
	| "text"
	| "list_item"
	| "table_cell"
	| "link"
	| "image"
	| "json_ld";

/** One run of text of a page. `start` and `end` are UTF-16 offsets into `ReadPage.text`, end exclusive. */
export interface Block {
	id: number;
	kind: BlockKind;
	start: number;
	end: number;
	/**
	 * Visible kinds: the element's name (`h1`, `p`, `li`). `meta`: its name (`og:site_name`). `json_ld`: the path
	 * (`Organization.foundingDate`). `link`: the element it is the address of (`a`, `iframe`, `video`, `link`).
	 * `image`: `src` or `alt`.
	 */
	tag: string;
	/** Index into `ReadPage.groups`: the nearest container that holds at least two visible blocks. 0 is the whole page. */
	group: number;
	/** The landmark it stands in, where one is marked up. */
	landmark: "header" | "nav" | "main" | "footer" | "aside" | null;
	/** Where the bold words end with which it begins, when others follow: `<li><b>Waivers</b> Signed on the phone.` */
	leadEnd?: number;
}

/** A container of at least two visible blocks: a card, a section, a list, a table row. */
export interface BlockGroup {
	/** The group around it; null for the whole page (group 0). */
	parent: number | null;
	tag: string;
	/** Class, id and role, lower case: what says that it is a team card or a testimonial. */
	hints: string;
}

/** A link of the page: absolute address, its visible words, and the block that holds those words (or null). */
export interface PageLink {
	/** Absolute, or `mailto:` / `tel:`. */
	href: string;
	text: string;
	/** `rel` of the element; `video`, `iframe` for what is embedded. */
	rel: string;
	/** The visible block that holds (the first of) its words. */
	block: number | null;
	/** The `link` block that holds its address as the page writes it; several links may share one. */
	addressBlock: number | null;
	group: number;
	landmark: Block["landmark"];
	/** True when it stands in a part of the page that is not shown (a closed menu); its words are then not in the text. */
	hidden: boolean;
}

/** An `img`, a background image, an icon (`link rel=icon`) or an image named by a meta (`og:image`). */
export interface PageImage {
	/** Absolute. */
	src: string;
	alt: string;
	/** The block that holds its address as the page writes it. */
	block: number | null;
	/** The block that holds its alt text. */
	altBlock: number | null;
	landmark: Block["landmark"];
	/** Address of the link around it, or null. */
	link: string | null;
	/** Class, id and the like of the image and its nearest containers, lower case: what says that it is a logo. */
	hints: string;
}

export interface ReadPage {
	/** Address after redirects; evidence names this one. */
	url: string;
	role: PageRole;
	/** When it was fetched, epoch milliseconds. */
	fetchedAt: number;
	/** SHA-256 of `text`, hex: tells whether stored offsets still fit. */
	hash: string;
	/** `lang` of the html element, lower case, or null. */
	lang: string | null;
	/**
	 * What a visitor sees, block by block, one or more lines each (entities decoded, white space folded), followed by
	 * the literal values of title, metas, JSON-LD, link and image addresses, one line each. Nothing outside it may be quoted.
	 */
	text: string;
	/** In the order of `text`, so that `blocks[i].id === i`. */
	blocks: Block[];
	groups: BlockGroup[];
	links: PageLink[];
	images: PageImage[];
	/** Parsed JSON-LD nodes, flattened from @graph; data, never trusted. */
	jsonLd: Record<string, unknown>[];
	canonical: string | null;
}

/** Why an address was not read. */
export const FAILURE_OUTCOMES = [
	"blocked_by_robots",
	"refused_address",
	"not_html",
	"http_error",
	"timeout",
	"unreachable",
	"too_large",
	"app_shell",
	"redirected_away",
] as const;
export type FailureOutcome = (typeof FAILURE_OUTCOMES)[number];

/** Of pages that are still to be read, while the others of their website are. */
export const PENDING_OUTCOMES = ["being_read", "waiting"] as const;

/** Whether something has come of it: never of a page that is still to be read. */
export function isSettled({ outcome }: Pick<CrawlReportEntry, "outcome">): boolean {
	return !(PENDING_OUTCOMES as readonly string[]).includes(outcome);
}

/** What happened to one address of a crawl; the reader of a draft sees these. */
export interface CrawlReportEntry {
	url: string;
	/** `draft` for what happened to the undertaking as a whole. */
	role: PageRole | "robots" | "sitemap" | "draft";
	outcome: "read" | FailureOutcome | "failed" | (typeof PENDING_OUTCOMES)[number];
	status: number | null;
	bytes: number;
	durationMs: number;
	/** One sentence for a person. */
	detail: string;
}

export interface SiteRead {
	/** The address the crawl started from, normalised. */
	url: string;
	pages: ReadPage[];
	report: CrawlReportEntry[];
}
