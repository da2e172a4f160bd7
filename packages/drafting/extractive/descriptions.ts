import type { Candidate, SupportedSentence } from "#core/evidence/evidence";
import type { Block } from "#core/web/page";
import { isEnded, isSentence, joinSentences, letterLength, splitSentences, wordCount } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { frontKind } from "#drafting/context/front-page";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock } from "#drafting/context/page-context";
import { tellingWords } from "#drafting/context/telling-words";
import { cardsOf, kindOf } from "#drafting/extractive/cards";
import { isOfTemplate } from "#drafting/extractive/foreign-head";
import { linkedBlocks } from "#drafting/extractive/listed-under";
import {
	leadOf,
	type ProductSentence,
	productSentences,
	speaksOfProduct,
} from "#drafting/extractive/product-sentences";
import { blockById, citeSpan, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";
import { definiteness, leansBack } from "#drafting/reading/product-sentence";

const SHORT_MAX = 300;
/** What is said further on is of parts more often than of the whole, unless it defines the product. */
const SENTENCES_MAX = 3;
const DEFINITIONS_MAX = 4;
/** From this weight on a sentence defines the product. */
const DEFINES_MIN = 3;
/** The next sentences of a text that defines the product belong to it. */
const DEFINITION_WEIGHT = 4;
/** Shorter ones say little by themselves. */
const NEXT_WORDS_MIN = 8;
/** Cards of one kind: from so many on, each is one thing among several. */
const CARDS_MIN = 3;

const META_DESCRIPTIONS = ["description", "og:description", "twitter:description"];
/** Fewer words, the name as one, are a label: `Acme Web Site`. */
const HEAD_WORDS_MIN = 4;
/** `The name is a joke. The scan is in earnest.`: shorter ones lean on the one before them, and stay only with it. */
const ALONE_MIN = 30;

/** The descriptions in the head of the home page: what the site wants to be known by. */
function headsOf(site: SiteText): TextBlock[] {
	const metas = site.literal.filter(({ page, block }) => page === site.home && block.kind === "meta");
	return META_DESCRIPTIONS.flatMap(
		(tag) => metas.find(({ block, text }) => block.tag === tag && text.length >= 25) ?? [],
	).filter(({ text }) => !isOfTemplate(text, site));
}

/** A figure with a few words: `50+ systems built.` */
const isBoast = (sentence: string) => /^[#$€£+]?\d/u.test(sentence) && wordCount(sentence) <= BOAST_WORDS_MAX;
const BOAST_WORDS_MAX = 6;

/** The sentences of a head's description that are statements about the product. */
function headSentences(source: TextBlock, site: SiteText): ProductSentence[] {
	const { block, text } = source;
	const isWhole = frontKind(site.home) === "whole";
	const found: ProductSentence[] = [];
	for (const [at, { start, end }] of splitSentences(text).entries()) {
		const sentence = text.slice(start, end);
		const isCut = /(?:\.\.\.|…)$/u.test(sentence) || (at > 0 && !isSentence(sentence));
		// A cheer may open a description; further ones are calls.
		const isCheer = at > 0 && /!$/u.test(sentence);
		const isNext = found.at(-1)?.at === at - 1;
		const isRemnant = at > 0 && !isNext && letterLength(sentence) < ALONE_MIN;
		if (
			isCut ||
			isCheer ||
			isRemnant ||
			wordCount(withOwnSign(foldText(sentence), site.ownNames)) < HEAD_WORDS_MIN ||
			(leansBack(foldText(sentence)) && !isNext)
		)
			continue;
		if (!speaksOfProduct(sentence, site) || isBoast(sentence)) continue;
		// The head of a page about prices or the team describes that page, unless it says by name what the product is.
		if (!isWhole && definiteness(foldText(sentence), site.ownNames) === 0) continue;
		found.push({ source, text: sentence, start: block.start + start, end: block.start + end, weight: DEFINES_MIN, at });
	}
	return found;
}

/** The first description of the head that begins with a statement about the product. */
function head(site: SiteText): ProductSentence[] {
	return (
		headsOf(site)
			.map((source) => headSentences(source, site))
			.find((sentences) => sentences.length > 0) ?? []
	);
}

function asCandidate(sentences: readonly ProductSentence[]): Candidate<string> {
	const supported: SupportedSentence[] = sentences.map(({ source, text, start, end }) => ({
		text: text.replace(/\s+/gu, " "),
		evidence: citeSpan(source.page, { start, end }),
	}));
	return {
		value: joinSentences(supported.map(({ text }) => text)),
		evidence: supported.flatMap(({ evidence }) => evidence),
		sentences: supported,
	};
}

/** `Meet Acme.` */
function namesSite(heading: number | undefined, { home, ownNames }: SiteText): boolean {
	const told = home && heading !== undefined ? blockById(home, heading) : null;
	return told !== null && withOwnSign(foldText(told.text), ownNames).includes(OWN);
}

/** The head's description as far as it fits, else the first sentence by which the site describes itself. */
export function draftShortDescription(
	site: SiteText,
	description: Candidate<string> | undefined,
	tagline: string | undefined,
): Candidate<string> | undefined {
	const kept: ProductSentence[] = [];
	let length = 0;
	for (const sentence of head(site)) {
		length += sentence.text.length + 1;
		if (length > SHORT_MAX) break;
		kept.push(sentence);
		// It is one line.
		if (!isEnded(sentence.text)) break;
	}
	if (kept.length > 0) {
		const { value, evidence } = asCandidate(kept);
		return { value, evidence };
	}
	const sentences = description?.sentences ?? [];
	// Where the description goes on, its slogan stands above it already.
	const lead = leadOf(site);
	const opensOrIsNamed = ({ page, block }: TextBlock) =>
		page === site.home && (lead.has(block.id) || namesSite(contextOfBlock(page, block.id).headings[0], site));
	// One thing of several would speak for the whole.
	const leads = site.visible.filter(opensOrIsNamed).map(({ text }) => text.replace(/\s+/gu, " "));
	const whole = sentences.filter(
		({ text }) =>
			// `Run your shop with Acme!` cheers.
			!/!$/u.test(text) &&
			(definiteness(foldText(text), site.ownNames) > 0 || leads.some((told) => told.includes(text))),
	);
	const opening = whole.find(({ text }) => bare(text) !== bare(tagline ?? "")) ?? whole[0];
	if (!opening || opening.text.length > SHORT_MAX) return undefined;
	// `Planning meets design. Create invitations ...`: few words that do not name the product are a slogan, and the next ones tell.
	const isNameless = definiteness(foldText(opening.text), site.ownNames) === 0;
	const following = isNameless ? sentences[sentences.indexOf(opening) + 1] : undefined;
	// `Tell how many you are. Acme plans the meals ...`: the next sentence says by the name what it does.
	const isNamedNext = following !== undefined && withOwnSign(foldText(following.text), site.ownNames).startsWith(OWN);
	const next = wordCount(opening.text) < NEXT_WORDS_MIN || isNamedNext ? following : undefined;
	const both = `${opening.text} ${next?.text}`;
	return next && both.length <= SHORT_MAX && leads.some((told) => told.includes(both))
		? { value: both, evidence: [...opening.evidence, ...next.evidence] }
		: { value: opening.text, evidence: opening.evidence };
}

/** So many words, and so much of a sentence, must be new for it to say more than another. */
const NEW_WORDS_MIN = 3;
const NEW_SHARE_MIN = 0.4;

/** Whether a sentence says hardly more than another one. */
function saysNoMore(text: string, than: string, ownNames: readonly string[]): boolean {
	const words = (sentence: string) => new Set(tellingWords(foldText(sentence), ownNames).map((word) => word.text));
	const known = words(than);
	const own = words(text);
	const added = [...own].filter((word) => !known.has(word)).length;
	return added < NEW_WORDS_MIN || added / own.size < NEW_SHARE_MIN;
}

/** Texts that explain one of several things, cards of one kind, each with the block of its title. */
function detailsOf(site: SiteText): ReadonlyMap<string, Block> {
	const rows = Map.groupBy(cardsOf(site), ({ title }) => kindOf(title));
	const cards = [...rows.values()].filter((row) => row.length >= CARDS_MIN).flat();
	return new Map(
		cards.map(({ title, explanation }) => [`${explanation.page.url} ${explanation.block.id}`, title.block]),
	);
}

/** The best sentences first, the earlier before the later; of those that say the same the better one. */
function chosenOf(
	candidates: readonly ProductSentence[],
	known: readonly ProductSentence[],
	ownNames: readonly string[],
) {
	const chosen: ProductSentence[] = [...known];
	const isNew = (text: string) => !chosen.some((other) => saysNoMore(text, other.text, ownNames));
	for (const sentence of [...candidates].sort((a, b) => b.weight - a.weight)) {
		const most = sentence.weight >= DEFINITION_WEIGHT ? DEFINITIONS_MAX : SENTENCES_MAX;
		if (chosen.length >= most || sentence.weight < DEFINES_MIN) break;
		if (!isNew(sentence.text)) continue;
		chosen.push(sentence);
		if (sentence.weight < DEFINITION_WEIGHT || chosen.length >= SENTENCES_MAX) continue;
		const next = candidates.find(({ source, at }) => source === sentence.source && at === sentence.at + 1);
		const goesOn = next && next.weight < DEFINES_MIN && wordCount(next.text) >= NEXT_WORDS_MIN;
		if (goesOn && isNew(next.text)) chosen.push(next);
	}
	return chosen;
}

/** A main heading that does not name the product is its slogan: a description where nothing else is. */
function withoutSlogans(
	candidates: readonly ProductSentence[],
	known: readonly ProductSentence[],
	ownNames: readonly string[],
): readonly ProductSentence[] {
	const isSlogan = ({ source, text }: ProductSentence) =>
		source.block.tag === "h1" && definiteness(foldText(text), ownNames) === 0;
	const others = candidates.filter((sentence) => !isSlogan(sentence));
	return known.length > 0 || others.some(({ weight }) => weight >= DEFINES_MIN) ? others : candidates;
}

/** What the page's title says too is the slogan that stands over the description. */
function isOfTitle({ text }: ProductSentence, site: SiteText): boolean {
	const title = site.literal.find(({ page, block }) => page === site.home && block.kind === "title");
	return (
		title !== undefined && bare(title.text).includes(bare(text)) && definiteness(foldText(text), site.ownNames) < 2
	);
}

/** `Acme also gives ...` goes on from what is not here. */
const ALSO = new RegExp(
	`^${OWN} (?:\\p{Ll}+ )?(?:also|auch|außerdem|aussi|también|anche|também|ook|również|też|также)(?= )`,
	"iu",
);

/**
 * The sentences by which the site describes itself, in its own words and order, each with its quote: its head's description,
 * the opening of its home page, and what says of the product by its name what it is and does.
 */
export function draftDescription(site: SiteText): Candidate<string> | undefined {
	const opening = head(site).slice(0, 3);
	const lead = leadOf(site);
	const details = detailsOf(site);
	// What stands under the heading that opens the page is about the whole, whatever stands in the same form below it.
	const isDetail = ({ page, block }: TextBlock) => {
		const title = details.get(`${page.url} ${block.id}`);
		const isOpening = page === site.home && lead.has(block.id) && title?.kind === "heading" && lead.has(title.id);
		return title !== undefined && !isOpening;
	};
	const links = linkedBlocks(site);
	const candidates = site.visible
		.flatMap((source) => productSentences(source, site, lead, isDetail(source)))
		.filter((sentence) => opening.length === 0 || !isOfTitle(sentence, site))
		// `Acme is not hit by the bug` as a link tells of what it leads to.
		.filter(({ source, text }) => !links.has(source.block) || definiteness(foldText(text), site.ownNames) >= 2);
	const defined = candidates.filter(({ text }) => definiteness(foldText(text), site.ownNames) === 3);
	// What the head says in fewer words than a definition by name is left to the definition.
	const kept = opening.filter(
		({ text }) =>
			definiteness(foldText(text), site.ownNames) > 0 ||
			!defined.some((other) => saysNoMore(text, other.text, site.ownNames)),
	);
	const chosen = chosenOf(withoutSlogans(candidates, kept, site.ownNames), kept, site.ownNames);
	const inOrder = [...kept, ...candidates.filter((sentence) => chosen.includes(sentence))];
	// The first sentence says what the product is: a name and a verb, or what the head has for it.
	const first = inOrder.findIndex(
		({ source, text, weight, at }) =>
			!ALSO.test(withOwnSign(foldText(text), site.ownNames)) &&
			(weight > DEFINES_MIN ||
				at === 0 ||
				(at === 1 && lead.has(source.block.id)) ||
				definiteness(foldText(text), site.ownNames) > 0),
	);
	return first === -1 ? undefined : asCandidate(inOrder.slice(first));
}
