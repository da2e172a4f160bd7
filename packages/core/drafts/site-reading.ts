import type { DraftField, DraftFieldState } from "#core/drafts/draft-fields";
import { type CrawlReportEntry, isSettled, type PageRole } from "#core/web/page";

/** What is known of a draft's website: whether it was read, and which of its pages could not be. */
export interface SiteReading {
	/** `being_read` until the draft is ready, `failed` when the reading or drafting itself broke. */
	state: "being_read" | "read" | "not_read" | "failed";
	/** Why it was not read, one sentence for a person; null when it was read. */
	reason: string | null;
	/** Why pages that say certain things could not be read, by what they are about. */
	unreadPages: Readonly<Partial<Record<PageRole, string>>>;
	/** What the pages that were read are about. */
	readPages: ReadonlySet<PageRole>;
}

/** Why a fact has no value: the site is still being read, could not be, does not say it, or its owner took it out. */
export const BLANKS = ["being_read", "not_read", "not_stated", "removed"] as const;
export interface Blank {
	blank: (typeof BLANKS)[number];
	/** One sentence for a person; null where the word says it all. */
	reason: string | null;
}

/** A part of a draft that a website may state. */
export type StatedPart = DraftField | "faqs" | "founders" | "company_socials";

/** Where sites state what; everything else is looked for on the home page. */
const STATED_ON: Readonly<Partial<Record<StatedPart, readonly PageRole[]>>> = {
	pricing_model: ["pricing"],
	pricing_summary: ["pricing"],
	features: ["features"],
	usps: ["features"],
	faqs: ["faq"],
	founders: ["about"],
	founded_year: ["about"],
	stage: ["about"],
	country: ["contact", "about"],
	city: ["contact", "about"],
	contact_email: ["contact"],
};

const UNDER_WAY: Readonly<Record<string, string>> = {
	crawling: "The website is still being read.",
	drafting: "The website was read, and its profile is still being drafted.",
};

/** What a draft's status and crawl report say of its website. */
export function readingOf(draft: { status: string; crawlReport: readonly CrawlReportEntry[] }): SiteReading {
	const pages = draft.crawlReport.filter(isSettled).filter(isPage);
	const readPages = new Set(pages.filter(({ outcome }) => outcome === "read").map(({ role }) => role));
	const unread = pages.filter(({ role }) => !readPages.has(role)).map((entry) => [entry.role, sentenceOf(entry)]);
	const facts = { readPages, unreadPages: Object.fromEntries(unread) as SiteReading["unreadPages"] };
	const reason = UNDER_WAY[draft.status];
	if (reason !== undefined) return { ...facts, state: "being_read", reason };
	const failure = draft.crawlReport.find(({ outcome }) => outcome === "failed");
	if (failure !== undefined) return { ...facts, state: "failed", reason: failure.detail };
	if (readPages.size > 0) return { ...facts, state: "read", reason: null };
	return { ...facts, state: "not_read", reason: `The website could not be read. ${whyUnread(draft.crawlReport)}` };
}

function isPage(entry: CrawlReportEntry): entry is CrawlReportEntry & { role: PageRole } {
	return entry.role !== "robots" && entry.role !== "sitemap" && entry.role !== "draft";
}

function whyUnread(report: readonly CrawlReportEntry[]): string {
	const entry = report.find(({ role }) => role === "home") ?? report[0];
	return entry === undefined ? "Nothing is known of the attempt." : sentenceOf(entry);
}

function sentenceOf({ url, role, outcome, detail }: CrawlReportEntry): string {
	if (outcome === "blocked_by_robots") return `Its robots.txt forbids reading ${url}.`;
	return role === "robots" ? `robots.txt: ${detail}` : `${url}: ${detail}`;
}

/**
 * Why a part of a draft is blank. A fact counts as not stated only where the pages that would state it were read: one
 * whose own page could not be read (prices, and the pricing page) is not read.
 * @param state of the field; parts without one are never taken out.
 */
export function whyBlank(part: StatedPart, state: DraftFieldState | null, reading: SiteReading): Blank {
	if (state !== null && state !== "not_found") return { blank: "removed", reason: null };
	if (reading.state === "being_read") return { blank: "being_read", reason: reading.reason };
	if (reading.state !== "read") return { blank: "not_read", reason: reading.reason };
	const reason = unreadReason(STATED_ON[part] ?? [], reading) ?? null;
	return reason === null ? { blank: "not_stated", reason } : { blank: "not_read", reason };
}

/** The first reason why none of the pages that would state something was read; undefined when one of them was. */
function unreadReason(roles: readonly PageRole[], { readPages, unreadPages }: SiteReading): string | undefined {
	if (roles.some((role) => readPages.has(role))) return undefined;
	const [reason] = roles.flatMap((role) => unreadPages[role] ?? []);
	return reason ?? unreadPages.home;
}
