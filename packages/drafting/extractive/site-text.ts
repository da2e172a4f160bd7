import type { DrafterInput } from "#core/drafts/draft-fields";
import type { Candidate, Evidence } from "#core/evidence/evidence";
import { cutQuote, isVisible, QUOTE_MAX, type Span, spaceBefore } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { barredBecause, type Provable } from "#drafting/context/bearing";
import { groupsAround } from "#drafting/context/groups";
import { type OwnFact, ownFactOf } from "#drafting/context/own-data";
import { ownNamesOf } from "#drafting/gate/context";
import { domainLabel, siteDomain } from "#drafting/reading/email";

/** A block with its page and its words, as extractors pass it around. */
export interface TextBlock {
	page: ReadPage;
	block: Block;
	text: string;
}

/** What every extractor works on: the pages as lists of blocks, and what is known of the site's names. */
export interface SiteText {
	url: string;
	pages: readonly ReadPage[];
	home: ReadPage | undefined;
	/** `acme` of `www.acme.co.uk`. */
	domainLabel: string;
	/** The names by which the site may call itself. */
	ownNames: readonly string[];
	/** All visible blocks, page by page in reading order. */
	visible: readonly TextBlock[];
	/** Title, metas, JSON-LD values. */
	literal: readonly TextBlock[];
}

/** What a site says of itself stands on its first pages and in their first blocks; the rest are lists. */
const VISIBLE_PER_PAGE_MAX = 2000;
const VISIBLE_MAX = 6000;

export function siteText({ url, pages }: Pick<DrafterInput, "url" | "pages">): SiteText {
	const visible = pages.flatMap((page) =>
		page.blocks.filter(isVisible).slice(0, VISIBLE_PER_PAGE_MAX).map(blockOf(page)),
	);
	const literal = pages.flatMap((page) => page.blocks.filter(isLiteral).map(blockOf(page)));
	return {
		url,
		pages,
		home: pages.find((page) => page.role === "home") ?? pages[0],
		domainLabel: domainLabel(siteDomain(url)),
		ownNames: ownNamesOf(url, undefined, pages),
		visible: visible.slice(0, VISIBLE_MAX),
		literal,
	};
}

function isLiteral({ kind }: Block): boolean {
	return kind === "title" || kind === "meta" || kind === "json_ld";
}

function blockOf(page: ReadPage): (block: Block) => TextBlock {
	return (block) => textBlock(page, block);
}

export function textBlock(page: ReadPage, block: Block): TextBlock {
	return { page, block, text: page.text.slice(block.start, block.end) };
}

/** The block of a page with this id. */
export function blockById(page: ReadPage, id: number | null): TextBlock | null {
	const block = id === null ? undefined : page.blocks[id];
	return block ? textBlock(page, block) : null;
}

/** Evidence for a span of a page: one quote, or several that follow on one another where it is too long for one. */
export function citeSpan(page: ReadPage, span: Span): Evidence[] {
	const quotes: Evidence[] = [];
	for (let start = span.start; start < span.end; ) {
		let end = Math.min(span.end, start + QUOTE_MAX);
		// The rest must not be shorter than a quote may be.
		if (span.end - end > 0 && span.end - end < 40) end -= 60;
		if (end < span.end) end = spaceBefore(page.text, start, end);
		const quote = cutQuote(page, { start, end });
		if (quote.quote !== "") quotes.push(quote);
		start = end;
	}
	return quotes;
}

export function cite({ page, block }: TextBlock): Evidence[] {
	return citeSpan(page, block);
}

/** A value that is one whole block. */
export function candidateOf(source: TextBlock, value = source.text): Candidate<string> {
	return { value: value.replace(/\s+/gu, " ").trim(), evidence: cite(source) };
}

/** Whether a block stands where it may prove a field. */
export function mayProve(field: Provable, { page, block }: TextBlock): boolean {
	return barredBecause(field, page, block) === null;
}

/** Blocks of structured data about the site's own company or product at this path inside it. */
export function ownData(site: SiteText, path: RegExp, about: OwnFact["about"] = "organisation"): TextBlock[] {
	return site.literal.filter(({ page, block }) => {
		const fact = ownFactOf(page, block, site);
		return fact !== null && (fact.about === about || fact.about === "site") && path.test(fact.path);
	});
}

/** Class and id words of a block's group and the nearest groups around it. */
export function hintsOf({ page, block }: TextBlock, depth = 4): string {
	return groupsAround(page, block.group)
		.slice(0, depth)
		.map((group) => page.groups[group]?.hints ?? "")
		.join(" ");
}

export { groupsAround };
