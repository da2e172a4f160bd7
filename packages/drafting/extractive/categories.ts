import { comparableWords } from "#core/drafts/category-words";
import type { CategoryChoice } from "#core/drafts/draft-fields";
import type { Candidate } from "#core/evidence/evidence";
import type { Span } from "#core/evidence/evidence-quote";
import { splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { definingPlace } from "#drafting/context/defining-place";
import { citeSpan, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { isGenericTitle } from "#drafting/extractive/titles";
import { bestCategory } from "#drafting/reading/category-fit";
import { signalsIn } from "#drafting/reading/category-signals";
import { type DefiningPlace, kindInWords, type PlacedText, placed } from "#drafting/reading/category-witnesses";
import { definiteness } from "#drafting/reading/product-sentence";

/** Texts beyond these are lists. */
const TEXTS_MAX = 60;
/** Longer blocks and sentences are no definitions. */
const BLOCK_MAX = 2000;
const SENTENCE_MAX = 400;

/** What defines a product stands near the top of its first pages: characters read for it. */
const READ_MAX = 60_000;

const DESCRIBES: ReadonlySet<DefiningPlace> = new Set(["description", "lead", "data"]);

interface Telling extends PlacedText {
	source: TextBlock;
	span: Span;
}

/** Texts that define the product and hold a word of any category. */
function tellingTexts(site: SiteText, choices: readonly CategoryChoice[]): Telling[] {
	const found: Telling[] = [];
	let read = 0;
	for (const source of [...site.literal, ...site.visible]) {
		if (source.text.length > BLOCK_MAX || !(source.page.role === "home" || source.page.role === "about")) continue;
		read += source.text.length;
		if (read > READ_MAX) break;
		for (const [nth, { start, end }] of splitSentences(source.text).entries()) {
			if (found.length >= TEXTS_MAX) return found;
			if (end - start > SENTENCE_MAX) continue;
			const folded = foldText(source.text.slice(start, end));
			const signals = signalsIn(comparableWords(kindInWords(folded)), choices);
			if (signals.length === 0 || isGenericTitle(folded)) continue;
			const told = definingPlace(source.page, source.block, folded, site.ownNames, site.pages);
			if (told === null) continue;
			// `... REST API for integration.`: what a text goes on to list, the product has.
			const isNamed = signals.some(({ names }) => names);
			const isFurther = isNamed && nth > 0 && DESCRIBES.has(told) && definiteness(folded, site.ownNames) === 0;
			const place = isFurther ? "feature" : told;
			const span = { start: source.block.start + start, end: source.block.start + end };
			found.push(...placed(place, folded, site.ownNames).map((text) => ({ ...text, source, span })));
		}
	}
	return found;
}

/** The category of the directory for which the site's own definitions speak. */
export function draftCategories(site: SiteText, choices: readonly CategoryChoice[]): Candidate<string[]> | undefined {
	if (choices.length === 0) return undefined;
	const texts = tellingTexts(site, choices);
	const best = bestCategory(texts, choices);
	if (!best) return undefined;
	const cited = best.texts.flatMap((index) => (texts[index] ? [texts[index]] : []));
	return {
		value: [best.choice.name],
		evidence: cited.flatMap(({ source, span }) => citeSpan(source.page, span)),
		score: best.score,
	};
}
