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
	/** Element name (`h1`, `p`, `li`), the meta's name (`og:site_name`), or the JSON-LD path (`Organization.foundingDate`). */
	tag: string;
	/** Id of the nearest common container, so that "named in the same block" can be decided. */
	group: number;
	/** The landmark it stands in, where one is marked up. */
	landmark: "header" | "nav" | "main" | "footer" | "aside" | null;
}

/** A link of the page: absolute address, its visible words, and the block that holds those words (or null). */
export interface PageLink {
	href: string;
	text: string;
	rel: string;
	block: number | null;
	landmark: Block["landmark"];
}

export interface PageImage {
	src: string;
	alt: string;
	block: number | null;
	landmark: Block["landmark"];
	/** Class, id and the like of the image and its nearest link, lower case: what says that it is a logo. */
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
	text: string;
	blocks: Block[];
	links: PageLink[];
	images: PageImage[];
	/** Parsed JSON-LD nodes, flattened from @graph; data, never trusted. */
	jsonLd: Record<string, unknown>[];
	canonical: string | null;
}

/** What happened to one address of a crawl; the reader of a draft sees these. */
export interface CrawlReportEntry {
	url: string;
	role: PageRole | "robots" | "sitemap";
	outcome:
		| "read"
		| "blocked_by_robots"
		| "refused_address"
		| "not_html"
		| "http_error"
		| "timeout"
		| "unreachable"
		| "too_large"
		| "app_shell"
		| "redirected_away";
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
