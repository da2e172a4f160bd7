import type { Evidence } from "#core/evidence/evidence";
import { wordCount } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { tellingWords } from "#drafting/context/telling-words";
import { isAdmissible } from "#drafting/gate/admissible";
import { blocksOfEvidence, type GateContext, pageOf } from "#drafting/gate/context";
import { entryRefusedBecause } from "#drafting/gate/entry-rules";
import { unsupportedBecause } from "#drafting/gate/support";
import { noDescriptionBecause, withoutBidding } from "#drafting/reading/self-description";
import { isSloganPlace } from "#drafting/reading/slogan";

/** `Acme offers`: what comes after it is a list of what it has. */
const HAS = new RegExp(
	`^(?:${OWN}|we|wir|nous|noi|wij) (?:offers?|includes?|provides?|has|have|features|comes with|come with|bietet|bieten|enthält|umfasst|hat|propose|proposons|offre|offrons|comprend|ofrece|ofrecemos|incluye|tiene|offriamo|include|ha|oferece|inclui|tem|biedt|bieden|bevat|oferuje|oferujemy|zawiera|предлагает|включает|erbjuder|har|tilbyder|tilbyr) `,
	"iu",
);
const JOINTS: ReadonlySet<string> = new Set("and und et y e en i и och og as well as plus sowie".split(" "));
const ENTRIES_MIN = 2;

const NO_NAMES: readonly string[] = [];
const wordsOf = (text: string) => tellingWords(text, NO_NAMES).map((word) => word.text);

/** Where a run of words stands in others, or -1. */
function indexOfRun(words: readonly string[], run: readonly string[]): number {
	return words.findIndex((_, at) => run.every((word, offset) => words[at + offset] === word));
}

/** Whether a quote is an entry that the site lists as its own, as features are. */
function isOwnEntry(quote: Evidence, context: GateContext): boolean {
	const entry = foldText(quote.quote).replace(/[.]$/u, "");
	const isText = blocksOfEvidence(quote, context.pages).some(({ kind, tag }) => kind === "text" && tag !== "dt");
	return (
		!isText &&
		isAdmissible(quote, context.pages, "features") &&
		entryRefusedBecause("features", entry, [quote], context) === null
	);
}

/** Cards have no more blocks than these. */
const CARD_MAX = 5;

/** Whether a quote explains the title of a card that the site lists as its own. */
function explainsOwnEntry(quote: Evidence, context: GateContext): boolean {
	const page = pageOf(quote, context.pages);
	const [block] = blocksOfEvidence(quote, context.pages);
	if (!page || block?.kind !== "text") return false;
	const card = page.blocks.filter(({ group, kind }) => group === block.group && kind !== "link");
	const title = card[0];
	const isCard =
		card.length <= CARD_MAX && title !== undefined && title.id < block.id && /^(?:h[3-6]|dt)$/.test(title.tag);
	return (
		isCard &&
		isOwnEntry(
			{ ...quote, start: title.start, end: title.end, quote: page.text.slice(title.start, title.end) },
			context,
		)
	);
}

/** Whether a sentence says by the site's name that it offers things, each of which is one of the entries quoted, whole. */
function isToldList(sentence: string, evidence: readonly Evidence[], { ownNames }: GateContext): boolean {
	const marked = withOwnSign(foldText(sentence), ownNames);
	if (!HAS.test(marked)) return false;
	let rest = wordsOf(marked.replace(HAS, ""));
	let told = 0;
	for (const quote of evidence) {
		const words = wordsOf(foldText(quote.quote));
		const at = words.length === 0 ? -1 : indexOfRun(rest, words);
		if (at === -1) continue;
		rest = [...rest.slice(0, at), ...rest.slice(at + words.length)];
		told++;
	}
	return told >= ENTRIES_MIN && rest.every((word) => JOINTS.has(word));
}

/** Where what a page bids its reader do is what the product is there for. */
function isOfOpeningOrCard(quote: Evidence, context: GateContext): boolean {
	const page = pageOf(quote, context.pages);
	return (
		page?.role === "home" &&
		(blocksOfEvidence(quote, context.pages).every((block) => isSloganPlace(page, block)) ||
			isOwnEntry(quote, context) ||
			explainsOwnEntry(quote, context))
	);
}

const WORDS_MIN = 3;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Fewer words are no sentence. */
const isScrap = (sentence: string) => !UNSPACED.test(sentence) && wordCount(sentence) < WORDS_MIN;

/**
 * Why a sentence about the product may not be told: it is no description, or its quotes do not bear it out. What the site
 * lists as its own need not name it.
 */
export function untellableBecause(
	sentence: string,
	evidence: readonly Evidence[],
	context: GateContext,
): string | null {
	const { pages, ownNames } = context;
	if (isScrap(sentence)) return "it says too little";
	const isBid = evidence.length > 0 && evidence.every((quote) => isOfOpeningOrCard(quote, context));
	const notice = noDescriptionBecause(isBid ? withoutBidding(sentence) : sentence);
	const reason = notice ?? unsupportedBecause(sentence, evidence, pages, ownNames);
	if (reason === null || notice !== null || evidence.length === 0) return reason;
	if (!evidence.every((quote) => isOwnEntry(quote, context) || explainsOwnEntry(quote, context))) return reason;
	if (isToldList(sentence, evidence, context)) return null;
	return unsupportedBecause(sentence, evidence, pages, ownNames, "anything") === null ? null : reason;
}
