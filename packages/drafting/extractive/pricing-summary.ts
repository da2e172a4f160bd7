import type { Candidate, Evidence } from "#core/evidence/evidence";
import { findPrices } from "#core/numbers/prices";
import { splitSentences } from "#core/web/sentences";
import { contextOfBlock } from "#drafting/context/page-context";
import { noteOfRow, textOf } from "#drafting/context/plan-in-table";
import { isBareAmount, planName, planOf, unitAfter } from "#drafting/context/plan-of-price";
import { linkedBlocks } from "#drafting/extractive/listed-under";
import { ownSignals, type PricedBlock, readPrices } from "#drafting/extractive/priced-blocks";
import { countsAsFree, countsAsPaid } from "#drafting/extractive/pricing";
import { citeSpan, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { pricingSignals } from "#drafting/reading/pricing";

const SUMMARY_MAX = 480;
const SUMMARY_PARTS_MAX = 7;
const CLAUSE_MAX = 160;
/** A page with more prices than these is a price list of its own. */
const BLOCKS_MAX = 60;

interface Clause {
	text: string;
	evidence: Evidence[];
	amounts: readonly number[];
	/** An amount that nothing says what it buys. */
	isBare: boolean;
	/** Of a plan that the page names beside it. */
	isOfPlan: boolean;
	/** An item of a list that names no time for which it is paid. */
	isItem: boolean;
}
type Told = Pick<Clause, "text" | "evidence">;

/** Pictures before a line are no words of it. */
const PICTURES = /^(?:\p{Extended_Pictographic}|\uFE0F|\s)+(?=\p{L})/u;

const squeezed = (text: string) => text.replace(/\s+/gu, " ").trim();

/** A bare amount with its plan before it and its unit behind it, each quoted; one run of the page where they follow on one another. */
function planClause(source: TextBlock, words: string): Told & { isOfPlan: boolean } {
	const { page, block } = source;
	const plan = planOf(page, block);
	const unit = unitAfter(page, block);
	const amount = unit ? `${words} ${textOf(page, unit)}` : words;
	const end = unit?.end ?? block.end;
	const isRun = plan !== null && plan.group === block.group && block.id - plan.id === 1 && unit !== null;
	if (plan && isRun)
		return {
			text: `${planName(page, plan)}: ${amount}`,
			evidence: citeSpan(page, { start: plan.start, end }),
			isOfPlan: true,
		};
	const priced = citeSpan(page, { start: block.start, end });
	const row = plan && noteOfRow(page, block);
	if (row)
		return {
			text: `${planName(page, plan)}: ${amount} (${row.note})`,
			evidence: [...citeSpan(page, plan), ...citeSpan(page, row.label), ...priced],
			isOfPlan: true,
		};
	return plan
		? { text: `${planName(page, plan)}: ${amount}`, evidence: [...citeSpan(page, plan), ...priced], isOfPlan: true }
		: { text: amount, evidence: priced, isOfPlan: false };
}

const amountsOf = ({ signals }: PricedBlock): number[] => signals.prices.map(({ amount }) => amount);

function clauseOf(site: SiteText, priced: PricedBlock): Clause | null {
	const { source } = priced;
	const { page, block, text } = source;
	const amounts = amountsOf(priced);
	const isItem = block.kind === "list_item" && priced.signals.prices.every(({ period }) => period === null);
	const sentences = splitSentences(text);
	const isWhole = sentences.length <= 1 && text.length <= CLAUSE_MAX;
	if (isWhole && isBareAmount(squeezed(text))) {
		const told = planClause(source, squeezed(text));
		return { ...told, amounts, isBare: !told.isOfPlan, isItem };
	}
	const telling = isWhole
		? { start: 0, end: text.length }
		: sentences.find(({ start, end }) => {
				const part = ownSignals(text.slice(start, end), site);
				return (part.prices.length > 0 || part.paidInWords || part.freePlan) && end - start <= 250;
			});
	if (!telling) return null;
	const span = { start: block.start + telling.start, end: block.start + telling.end };
	const words = squeezed(page.text.slice(span.start, span.end));
	const said = words.replace(PICTURES, "").replace(/(?<![.;])[.;]+$/u, "");
	const isOpening = telling.end - telling.start < text.length;
	return {
		text: said,
		evidence: citeSpan(page, span),
		amounts: isOpening ? findPrices(said).map(({ amount }) => amount) : amounts,
		isBare: isBareAmount(said),
		isOfPlan: false,
		isItem,
	};
}

/** A sum that is reckoned, and no price. */
const EXAMPLE =
	/(?:^\P{L}{0,3}|, )(?:for example|examples?|assumptions?|hypothèses?|annahmen?|hipótesis|ipotesi|hipóteses?|e\.g\.|beispiel|zum beispiel|z\. ?b\.|exemples?|par exemple|ejemplos?|por ejemplo|exemplos?|por exemplo|esempio|ad esempio|voorbeeld|bijvoorbeeld|np\.|przykład|например|пример|exempel|eksempel|例)(?![\p{L}])/iu;

/** `Free · iOS 16 · No account`, `iOS 17+from $3`: marks in a row, of which an amount is one. */
const isOfMarks = ({ text, amounts }: Clause): boolean =>
	/\d\+\p{L}{2}/u.test(text) || (amounts.length === 0 && text.split(/ [|•·] /u).length > 2);

const isAnswer = ({ source: { page, block } }: PricedBlock) =>
	page.role === "faq" || contextOfBlock(page, block.id).sections.has("faq");
const isOfPlans = (clauses: readonly Clause[]) => clauses.filter(({ isOfPlan }) => isOfPlan).length >= 2;

/** `$49`, and no word on what it buys or for how long. */
const isAmountAlone = ({ text, isBare }: Clause): boolean =>
	isBare && /\p{N}/u.test(text) && !/[/／]|\s\p{Ll}/u.test(text);

/** Leaves out bare amounts that another clause has with what they buy, and sentences that say a plan's once more. */
function withoutRepeated(clauses: readonly Clause[]): Clause[] {
	const named = new Set(clauses.flatMap(({ isBare, amounts }) => (isBare ? [] : amounts)));
	const ofPlans = new Set(clauses.flatMap(({ isOfPlan, amounts }) => (isOfPlan ? amounts : [])));
	const hasFreePlan = clauses.some(
		({ isOfPlan, text }) => isOfPlan && findPrices(text).some(({ amount }) => amount === 0),
	);
	const isTold = ({ text, isBare, isOfPlan, amounts }: Clause) => {
		// A plan for nothing says what a sentence on it does.
		if (hasFreePlan && !isOfPlan && amounts.length === 0 && pricingSignals(text).freePlan) return true;
		const known = isBare ? named : ofPlans;
		const mayRepeat = isBare || (!isOfPlan && !pricingSignals(text).freeTrial);
		return mayRepeat && amounts.length > 0 && amounts.every((amount) => known.has(amount));
	};
	return clauses.filter((clause) => !isTold(clause));
}

/** Plans and prices in the site's own words, one clause each. */
export function draftPricingSummary(site: SiteText): Candidate<string> | undefined {
	const blocks = readPrices(site).filter((block) => countsAsPaid(block) || countsAsFree(block));
	const isPaid = blocks.some(countsAsPaid);
	if (!isPaid) return undefined;
	const links = linkedBlocks(site);
	const isCall = ({ source }: PricedBlock) => source.block.tag === "button" || links.has(source.block);
	const told = new Set(blocks.filter((block) => !isCall(block)).flatMap(amountsOf));
	const units = new Set(blocks.flatMap(({ source }) => unitAfter(source.page, source.block) ?? []));
	// `Free` right over `$0` is the plan's name.
	const names = new Set(blocks.flatMap(({ source }) => planOf(source.page, source.block) ?? []));
	const pricingFirst = [...blocks].sort((a, b) => Number(b.inPlans) - Number(a.inPlans));
	const parts = new Map<string, Clause>();
	let length = 0;
	for (const block of pricingFirst.slice(0, BLOCKS_MAX)) {
		// A button says once more what its plan costs.
		if (isCall(block) && amountsOf(block).every((amount) => told.has(amount))) continue;
		if (names.has(block.source.block) && amountsOf(block).length === 0) continue;
		// What an amount is paid for may hold one more: `per piece (+ 10 zł each further one)`.
		if (units.has(block.source.block) || EXAMPLE.test(block.source.text)) continue;
		// Where there are amounts, words such as "monthly fee" alone add none.
		if (told.size > 0 && amountsOf(block).length === 0 && !countsAsFree(block)) continue;
		// What is asked about prices is answered by them, as far as they are told.
		if (isOfPlans([...parts.values()]) && isAnswer(block)) continue;
		const clause = clauseOf(site, block);
		const key = clause?.text.toLowerCase();
		if (!clause || key === undefined || parts.has(key) || parts.size >= SUMMARY_PARTS_MAX) continue;
		if (length + clause.text.length > SUMMARY_MAX || clause.text.includes("; ") || clause.text.includes(" | "))
			continue;
		parts.set(key, clause);
		length += clause.text.length + 2;
	}
	const isLabel = ({ text }: Clause) => [...parts.keys()].some((key) => key.startsWith(`${text.toLowerCase()}:`));
	// `Setup fee: 300 €` in one plan's list does not say whose it is.
	const isOfSomePlan = isOfPlans([...parts.values()])
		? ({ isItem, isOfPlan }: Clause) => isItem && !isOfPlan
		: () => false;
	const clauses = withoutRepeated(
		[...parts.values()].filter(
			(clause) => !isLabel(clause) && !isAmountAlone(clause) && !isOfSomePlan(clause) && !isOfMarks(clause),
		),
	);
	if (clauses.length === 0) return undefined;
	return { value: clauses.map(({ text }) => text).join("; "), evidence: clauses.flatMap(({ evidence }) => evidence) };
}
