import type { CategoryChoice } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import { blocksOf } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { domainLabel, siteDomain } from "#drafting/reading/email";

/** The site a draft is about, as far as the gate must know it. */
export interface GateSite {
	/** As submitted. */
	url: string;
	/** The directory's categories; a draft may name no others. */
	categories: readonly CategoryChoice[];
}

export interface GateContext {
	site: GateSite;
	pages: readonly ReadPage[];
	/** Names by which the site may call itself: the drafted name and what its domain says. */
	ownNames: readonly string[];
}

/** The name of the site itself as it is found in sentences about it. */
export function ownNamesOf(siteUrl: string, name: string | undefined): string[] {
	const label = domainLabel(siteDomain(siteUrl)).replace(/[-_]/gu, " ");
	return [...new Set([name, label].filter((candidate) => candidate !== undefined && candidate !== ""))] as string[];
}

export function pageOf(evidence: Evidence, pages: readonly ReadPage[]): ReadPage | undefined {
	return pages.find((page) => page.url === evidence.url);
}

export function blocksOfEvidence(evidence: Evidence, pages: readonly ReadPage[]): Block[] {
	const page = pageOf(evidence, pages);
	return page ? blocksOf(page, evidence) : [];
}
