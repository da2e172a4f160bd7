import type { Candidate, Evidence } from "#core/evidence/evidence";
import { splitSentences } from "#core/web/sentences";
import { isBareAmount, noteOfRow, planOf, textOf, unitAfter } from "#drafting/context/plan-of-price";
import { keyOf } from "#drafting/extractive/feature-entry";
import { linkedBlocks } from "#drafting/extractive/listed-under";
import { countsAsFree, countsAsPaid, ownSignals, type PricedBlock, readPrices } from "#drafting/extractive/pricing";
import { citeSpan, type SiteText, type TextBlock } from "#drafting/extractive/site-text";

const SUMMARY_MAX = 480;
const SUMMARY_PARTS_MAX = 7;
const CLAUSE_MAX = 160;
/** A page with more prices than these is a price list of its own. */
const BLOCKS_MAX = 60;

interface Clause {
	text: string;
	evidence: Evidence[];
}

/** Pictures before a line are no words of it. */
const PICTURES = /^(?:\p{Extended_Pictographic}|\uFE0F|\s)+(?=\p{L})/u;

const squeezed = (text: string) => text.replace(/\s+/gu, " ").trim();

/** A bare amount with its plan before it and its unit behind it, each quoted; one run of the page where they follow on one another. */
function planClause(source: TextBlock, words: string): Clause {
	const { page, block } = source;
	const plan = planOf(page, block);
	const unit = unitAfter(page, block);
	const amount = unit ? `${words} ${textOf(page, unit)}` : words;
	const end = unit?.end ?? block.end;
	const isRun = plan !== null && plan.group === block.group && block.id - plan.id === 1 && unit !== null;
	if (plan && isRun)
		return { text: `${textOf(page, plan)}: ${amount}`, evidence: citeSpan(page, { start: plan.start, end }) };
	const priced = citeSpan(page, { start: block.start, end });
	const row = plan && noteOfRow(page, block);
	if (row)
		return {
			text: `${textOf(page, plan)}: ${amount} (${row.note})`,
			evidence: [...citeSpan(page, plan), ...citeSpan(page, row.label), ...priced],
		};
	return plan
		? { text: `${textOf(page, plan)}: ${amount}`, evidence: [...citeSpan(page, plan), ...priced] }
		: { text: amount, evidence: priced };
}

function clauseOf(site: SiteText, { source }: PricedBlock): Clause | null {
	const { page, block, text } = source;
	const sentences = splitSentences(text);
	const isWhole = sentences.length <= 1 && text.length <= CLAUSE_MAX;
	if (isWhole && isBareAmount(squeezed(text))) return planClause(source, squeezed(text));
	const telling = isWhole
		? { start: 0, end: text.length }
		: sentences.find(({ start, end }) => {
				const part = ownSignals(text.slice(start, end), site);
				return (part.prices.length > 0 || part.paidInWords || part.freePlan) && end - start <= 250;
			});
	if (!telling) return null;
	const span = { start: block.start + telling.start, end: block.start + telling.end };
	const words = squeezed(page.text.slice(span.start, span.end));
	return { text: words.replace(PICTURES, "").replace(/(?<![.;])[.;]+$/u, ""), evidence: citeSpan(page, span) };
}

const amountsOf = ({ signals }: PricedBlock): number[] => signals.prices.map(({ amount }) => amount);

/** Plans and prices in the site's own words, one clause each. */
export function draftPricingSummary(site: SiteText): Candidate<string> | undefined {
	const blocks = readPrices(site).filter((block) => countsAsPaid(block) || countsAsFree(block));
	const isPaid = blocks.some(countsAsPaid);
	if (!isPaid) return undefined;
	const links = linkedBlocks(site);
	const isCall = ({ source }: PricedBlock) => source.block.tag === "button" || links.has(keyOf(source));
	const told = new Set(blocks.filter((block) => !isCall(block)).flatMap(amountsOf));
	const pricingFirst = [...blocks].sort((a, b) => Number(b.inPlans) - Number(a.inPlans));
	const parts = new Map<string, Clause>();
	let length = 0;
	for (const block of pricingFirst.slice(0, BLOCKS_MAX)) {
		// A button says once more what its plan costs.
		if (isCall(block) && amountsOf(block).every((amount) => told.has(amount))) continue;
		// Where there are amounts, words such as "monthly fee" alone add none.
		if (told.size > 0 && amountsOf(block).length === 0 && !countsAsFree(block)) continue;
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
