import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { isSentence, sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { explainsListed, isInRow, isListing, isTitle } from "#drafting/context/listing";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { withoutContrast } from "#drafting/context/scope";
import { tellingWords } from "#drafting/context/telling-words";
import { AND, OR } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { ENDS_OPEN } from "#drafting/lexicon/open-ends";
import { readPlace } from "#drafting/reading/places";

const AND_OR = `(?:${AND}|${OR}|o)`;
/** Before an entry its text begins, or something else ends. */
const PARTED_BEFORE = light(new RegExp(`(?:^|[,;:•·|()/+&–—✓✔>-]\\s?|\\s${AND_OR} )$`, "iu"));
/** The subject of a sentence of the site and its verbs: what comes next is what is done, or what there is. */
const SAID_BEFORE = light(
	new RegExp(
		`^(?:[\\p{L}' ]{1,20}, )?(?:${OWN}|we|you|it|wir|sie|du|nous|vous|nosotros|noi|voi|nós|você|wij|je|u|my|мы|вы|vi|du)(?: [\\p{L}'-]{1,20}){0,3} $`,
		"iu",
	),
);
/** In languages that leave the subject out, and in calls, the verb comes first. */
const VERB_BEFORE = light(
	/^\p{L}{3,20} (?:(?:the|a|an|your|die|das|den|eine?n?|les?|la|los?|las|il|gli|os?|as?|de|het|een) )?$/iu,
);
/** Behind it the text ends, or goes on with something else or more about it. */
const PARTED_BEHIND = light(
	new RegExp(
		`^(?:$|\\s?[,;:.!?•·|()/+&–—]|\\s-\\s|\\s(?:${AND_OR}|directly|automatically|instantly|out of the box|right away|at once|automatisch|direkt|sofort|automatiquement|directement|automáticamente|directamente|automaticamente|direttamente|diretamente|vanzelf|direct|for|from|with|without|in|on|at|by|to|into|per|as|so|that|which|who|when|while|if|where|für|mit|ohne|in|im|auf|bei|von|aus|an|per|zu|nach|damit|wenn|pour|par|avec|sans|dans|sur|chez|à|en|quand|qui|que|para|por|con|sin|desde|cuando|per|da|di|senza|su|quando|che|com|sem|voor|met|zonder|bij|op|naar|dat|die|dla|bez|przez|na|w|z|ze|do|aby|для|без|в|на|по|с|чтобы|for|med|utan|på|till|som|når|til|uden)(?![\\p{L}]))`,
		"iu",
	),
);
const WORDS_MAX_OF_LABEL = 9;
/** So many entries in one line are a list. */
const INLINE_MIN = 3;

/** Whether a block may hold entries as such: an item, a title, a cell, or a short line among others of its kind. */
function holdsEntries(page: ReadPage, block: Block, text: string): boolean {
	if (!isVisible(block)) return true;
	if (block.landmark === "footer" || block.landmark === "nav") return false;
	if (block.kind !== "text" || block.tag === "dt" || isTitle(page, block)) return true;
	const parts = text.split(/ [·•|] /u);
	if (parts.length >= INLINE_MIN && isListing(page, block)) return true;
	return text.split(/\s+/u).length <= WORDS_MAX_OF_LABEL && (isListing(page, block) || isInRow(page, block));
}

function isPartedIn(needle: string, text: string, isTold: boolean): boolean {
	for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
		const before = text.slice(0, at);
		const isBegun = PARTED_BEFORE.test(before) || (isTold && (SAID_BEFORE.test(before) || VERB_BEFORE.test(before)));
		if (isBegun && PARTED_BEHIND.test(text.slice(at + needle.length))) return true;
	}
	return false;
}

/**
 * Whether an entry is one of the things that its text lists or says: the whole of it, or what stands between two of its
 * marks; in a sentence of the site what follows its verb. Any other run of words says nothing by itself.
 * @param isTold whether a sentence is the site's own about itself.
 */
export function isWholeEntry(
	entry: string,
	page: ReadPage,
	block: Block,
	ownNames: readonly string[],
	isTold: (sentence: string) => boolean,
): boolean {
	const needle = withOwnSign(foldText(entry), ownNames).toLowerCase();
	if (ENDS_OPEN.test(needle)) return false;
	if (block.leadEnd !== undefined && block.landmark !== "footer" && block.landmark !== "nav") {
		const lead = foldText(page.text.slice(block.start, block.leadEnd)).replace(LABEL_END, "");
		if (isSameWords(needle, withOwnSign(lead, ownNames))) return true;
	}
	const text = foldText(page.text.slice(block.start, block.end));
	return sentencesOf(text).some((whole) => {
		const sentence = withoutContrast(withOwnSign(whole, ownNames));
		const isSaid = isSentence(sentence) && isTold(sentence) && readPlace(sentence) === null;
		const isSame = isSameWords(needle, sentence);
		if (isSame && explainsListed(page, block, ownNames)) return true;
		if (!isSaid && !holdsEntries(page, block, text)) return false;
		return isSame || isPartedIn(needle, withOwnSign(sentence, ownNames).toLowerCase(), isSaid);
	});
}

/** With what bold words end whose text follows. */
const LABEL_END = /\s?[:.!–—-]$/u;
const NO_NAMES: readonly string[] = [];

/** Whether two texts have the same words, numbers written either way. */
function isSameWords(entry: string, sentence: string): boolean {
	const words = (text: string) => tellingWords(text, NO_NAMES).map(({ text: word }) => word);
	return words(entry).join(" ") === words(sentence.toLowerCase()).join(" ");
}
