import { comparableWords } from "#core/drafts/category-words";
import type { Evidence } from "#core/evidence/evidence";
import { blocksOf, isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { isSentence } from "#core/web/sentences";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { barredBecause } from "#drafting/context/bearing";
import { ownPathOf } from "#drafting/context/own-data";
import { isCompared, isNegated, isPlanned, isUnvouched } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { light } from "#drafting/lexicon/letters";
import { wholeWords } from "#drafting/lexicon/words";
import { kindPhrases } from "#drafting/reading/kind-phrase";
import { noSloganBecause } from "#drafting/reading/slogan";

/** Says what something is or does. */
const DEFINES =
	/\s(?:is|are|provides?|offers?|helps?|lets|allows?|makes?|turns?|gives?|enables?|connects?|writes?|builds?|creates?|manages?|delivers?|specializes?|specialises?|ist|sind|bietet|bieten|hilft|est|sommes|propose|proposons|aide|es|somos|ofrece|ofrecemos|ayuda|è|siamo|offre|offriamo|aiuta|é|somos|oferece|ajuda|jest|jesteśmy|oferuje|oferujemy|pomaga|to|is een|biedt|helpt|är|hjälper|erbjuder|er|hjælper|on|je|nabízí|pomáhá|помогает|предлагает|это|является)\s|は[^。]{2,80}です|\s[—–-]\s/iu;
/** Nouns by which a heading says what kind of thing the product is. */
const PRODUCT_NOUN = wholeWords([
	"software|tools?|platform|apps?|applications?|system|service|services|solutions?|suite|api|sdk|library|framework|plugin|extension|engine|marketplace|generator|builder|editor|manager|tracker|dashboard|course|hosting|agency|store|shop|network|database|assistant|bot|calculator|monitoring|management",
	"programm|plattform|lösung|dienst|werkzeug|logiciel|outil|plateforme|solution|herramienta|plataforma|solución|programa|strumento|piattaforma|soluzione|ferramenta|narzędzie|oprogramowanie|platforma|aplikacja|сервис|программа|платформа|приложение|система|verktyg|tjänst|nástroj|aplikace",
]);
const HEAD = /^(?:(?:og|twitter|dc)[:.](?:title|description)|description|abstract|subject)$/;
const STRUCTURED = /^(?:description|slogan|applicationCategory|category|alternateName)$/;

function isHead(page: ReadPage, block: Block, pages: readonly ReadPage[]): boolean {
	if (block.kind === "json_ld") return STRUCTURED.test(ownPathOf(page, block, pages));
	return page.role === "home" && (block.kind === "title" || (block.kind === "meta" && HEAD.test(block.tag)));
}

/** `Bike lights that never need charging`: lights they are, whatever is told of them. */
const withoutRelative = (text: string) => text.replace(RELATIVE, "");
const RELATIVE = light(
	/,? (?:that|which|who|die|der|das|qui|que|che|dat|die|som|który|która|które|который|которая|которое) .{1,200}$/iu,
);

/** Whether a block stands where a site says what its product is. */
export function mayDefine(page: ReadPage, block: Block, pages: readonly ReadPage[]): boolean {
	if (isHead(page, block, pages)) return true;
	if (!isVisible(block) || block.landmark === "nav" || block.landmark === "footer") return false;
	if (!(page.role === "home" || (page.role === "about" && block.kind !== "heading"))) return false;
	return barredBecause("categories", page, block) === null;
}

/**
 * Whether a text of the site says what the product is: its head, its main heading, or a sentence or heading that defines
 * it; and says so plainly of the product itself.
 */
export function definesProduct(
	page: ReadPage,
	block: Block,
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
): boolean {
	if (isHead(page, block, pages)) return !isCompared(sentence) && !isPlanned(sentence);
	if (block.kind !== "heading" && !(isSentence(sentence) && DEFINES.test(sentence))) return false;
	if (!mayDefine(page, block, pages) || isCompared(sentence)) return false;
	if (
		isPlanned(sentence) ||
		isNegated(withoutRelative(sentence)) ||
		isUnvouched(sentence) ||
		noSloganBecause(sentence) !== null
	)
		return false;
	const subject = subjectOf(sentence, ownNames, pages);
	if (subject === "other") return false;
	if (block.tag === "h1") return true;
	if (block.kind === "heading")
		return partsAnnounced(sentence).size === 0 && (subject === "own" || PRODUCT_NOUN.test(sentence));
	return subject === "own";
}

/** Whether any text that a quote touches defines the product. */
export function isDefinition(
	quote: Evidence,
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
): boolean {
	const page = pages.find(({ url }) => url === quote.url);
	return (
		page !== undefined && blocksOf(page, quote).some((block) => definesProduct(page, block, sentence, ownNames, pages))
	);
}

/** From so many main headings on, a page is a slide show, and none of them says what the whole is. */
const MANY_HEADINGS = 3;

/** Whether a block names a kind without a verb: the head of a page, or its one main heading; other headings name parts. */
export function isTitleOfWhole(page: ReadPage, block: Block): boolean {
	if (!isVisible(block)) return true;
	return block.tag === "h1" && page.blocks.filter(({ tag }) => tag === "h1").length < MANY_HEADINGS;
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,30}$/u;
/** What stands before a noun belongs to it. */
const BEFORE_KIND = /[のなるたい向け型用・ ]$/u;

/** `レシートを撮るだけの家計簿アプリ`: where words are not parted, the kind stands last. */
function endsWithKind(phrase: string, words: string): boolean {
	const bare = phrase.replace(/(?:です)?。?$/u, "");
	return UNSPACED.test(words) && bare.endsWith(words) && BEFORE_KIND.test(bare.slice(0, -words.length));
}

/** `a toy oven`, `the opposite of a social network`: the words behind it are what it is not. */
const NOT_SO_CALLED =
	/(?:^| )(?:toy|mock|dummy|pretend|replica|imitation|fake|former|discontinued|(?:opposite|contrary|antithesis|reverse) (?:of|to)(?: an?| the)?) $/u;

const holdsKind = (phrase: string, sought: string): boolean => {
	const words = ` ${comparableWords(phrase).join(" ")} `;
	const at = words.indexOf(sought);
	return at !== -1 && !NOT_SO_CALLED.test(words.slice(0, at + 1));
};

/** Whether a text that defines the product names these words as its kind, rather than whom it is for or what it does. */
export function namesKind(
	words: string,
	quote: Evidence,
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
): boolean {
	const page = pages.find(({ url }) => url === quote.url);
	const sought = ` ${comparableWords(words).join(" ")} `;
	return (
		page !== undefined &&
		blocksOf(page, quote).some(
			(block) =>
				definesProduct(page, block, sentence, ownNames, pages) &&
				kindPhrases(sentence, isTitleOfWhole(page, block) || block.kind === "heading", ownNames).some(
					(phrase) => holdsKind(phrase, sought) || endsWithKind(phrase, words),
				),
		)
	);
}
