import type { Candidate, Evidence } from "#core/evidence/evidence";
import {
	countsAsFree,
	countsAsPaid,
	isPlanLabel,
	PRICING_HEADING,
	type PricedBlock,
	readPrices,
	rowLabel,
} from "#drafting/extractive/pricing";
import { cite, citeSpan, groupsAround, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { findPrices } from "#drafting/reading/money";
import { pricingSignals } from "#drafting/reading/pricing";
import { splitSentences } from "#drafting/reading/sentences";

const SUMMARY_MAX = 480;
const SUMMARY_PARTS_MAX = 7;
const CLAUSE_MAX = 160;
/** A page with more prices than these is a price list of its own. */
const BLOCKS_MAX = 60;

/** The plan that a price belongs to: the nearest heading before it in one of its containers. */
function labelOf(site: SiteText, source: TextBlock): TextBlock | null {
	const row = rowLabel(source);
	if (row) return isPlanLabel(row.text) && findPrices(row.text).length === 0 ? row : null;
	const index = site.visible.indexOf(source);
	const around = groupsAround(source.page, source.block.group).slice(0, 3);
	for (let at = index - 1; at >= Math.max(0, index - 14); at--) {
		const above = site.visible[at];
		if (!above || above.page !== source.page) return null;
		const isNear = groupsAround(above.page, above.block.group)
			.slice(0, 3)
			.some((group) => around.includes(group));
		if (!isNear) continue;
		// The page's main heading names the product, not a plan.
		if (above.block.tag === "h1") return null;
		if (above.block.kind === "heading" || (above.text.length <= 24 && /^(?:th|dt|strong)$/.test(above.block.tag))) {
			if (PRICING_HEADING.test(above.text) && above.text.split(/\s+/u).length <= 2) return null;
			return isPlanLabel(above.text) && findPrices(above.text).length === 0 ? above : null;
		}
	}
	return null;
}

interface Clause {
	text: string;
	evidence: Evidence[];
}

/** What a bare amount is paid for may stand right after it: `$29` and then `/month`. */
const PER = /^(?:\/|per\b|pro\b|par\b|al\b|por\b|a\b|each\b|monthly|monatlich|\bв\b|za\b)/iu;

/** The unit that follows a bare amount in the same group, or null. */
function unitAfter(site: SiteText, source: TextBlock): TextBlock | null {
	const next = site.visible[site.visible.indexOf(source) + 1];
	const isNear = next?.page === source.page && next.block.group === source.block.group && next.text.length <= 24;
	return next && isNear && PER.test(next.text) ? next : null;
}

/** Label, amount and unit as one run of the page where they follow on one another, so that one quote shows all three. */
function runOf(site: SiteText, label: TextBlock | null, source: TextBlock): Clause | null {
	const unit = unitAfter(site, source);
	if (!label || !unit || label.block.group !== source.block.group) return null;
	if (site.visible.indexOf(source) - site.visible.indexOf(label) !== 1) return null;
	const evidence = citeSpan(source.page, { start: label.block.start, end: unit.block.end });
	const squeezed = (text: string) => text.replace(/\s+/gu, " ").trim();
	return { text: `${squeezed(label.text)}: ${squeezed(source.text)} ${squeezed(unit.text)}`, evidence };
}

/** An amount that says nothing of what it buys. */
function isBareAmount(words: string): boolean {
	const prices = findPrices(words);
	const others = prices.reduce((rest, price) => rest.replace(price.text, ""), words).match(/\p{L}/gu) ?? [];
	return words.length <= 60 && prices.length > 0 && others.length <= 6 && !/\p{L}\s*[:–—-]/u.test(words);
}

function clauseOf(site: SiteText, { source }: PricedBlock): Clause | null {
	const { page, block, text } = source;
	const sentences = splitSentences(text);
	const isWhole = sentences.length <= 1 && text.length <= CLAUSE_MAX;
	const telling = isWhole
		? { start: 0, end: text.length }
		: sentences.find(({ start, end }) => {
				const part = pricingSignals(text.slice(start, end));
				return (part.prices.length > 0 || part.paidInWords || part.freePlan) && end - start <= 250;
			});
	if (!telling) return null;
	const span = { ...block, start: block.start + telling.start, end: block.start + telling.end };
	const words = page.text.slice(span.start, span.end).replace(/\s+/gu, " ").trim();
	const evidence = cite({ page, block: span, text: words });
	const label = isBareAmount(words) ? labelOf(site, source) : null;
	const run = runOf(site, label, source);
	if (run) return run;
	if (!label) return { text: words.replace(/(?<![.;])[.;]+$/u, ""), evidence };
	return { text: `${label.text.replace(/\s+/gu, " ").trim()}: ${words}`, evidence: [...cite(label), ...evidence] };
}

/** Plans and prices in the site's own words, one clause each. */
export function draftPricingSummary(site: SiteText): Candidate<string> | undefined {
	const blocks = readPrices(site).filter((block) => countsAsPaid(block) || countsAsFree(block));
	const isPaid = blocks.some(countsAsPaid);
	if (!isPaid) return undefined;
	const pricingFirst = [...blocks].sort((a, b) => Number(b.inPlans) - Number(a.inPlans));
	const parts = new Map<string, Clause>();
	let length = 0;
	for (const block of pricingFirst.slice(0, BLOCKS_MAX)) {
		const clause = clauseOf(site, block);
		const key = clause?.text.toLowerCase();
		if (!clause || key === undefined || parts.has(key) || parts.size >= SUMMARY_PARTS_MAX) continue;
		if (length + clause.text.length > SUMMARY_MAX || clause.text.includes("; ") || clause.text.includes(" | "))
			continue;
		parts.set(key, clause);
		length += clause.text.length + 2;
	}
	const isLabel = ({ text }: Clause) => [...parts.keys()].some((key) => key.startsWith(`${text.toLowerCase()}:`));
	const clauses = [...parts.values()].filter((clause) => !isLabel(clause));
	if (clauses.length === 0) return undefined;
	return { value: clauses.map(({ text }) => text).join("; "), evidence: clauses.flatMap(({ evidence }) => evidence) };
}
