import { OVER_ALL } from "#drafting/context/clause-signs";
import { contentOf, isOffer, isSmallWord } from "#drafting/context/content-words";
import { isUnlike } from "#drafting/context/kind-alone";
import { OWN } from "#drafting/context/own-names";
import { isSameStem } from "#drafting/context/same-stem";
import { saysAny } from "#drafting/context/speech";
import { tellingWords, type Word } from "#drafting/context/telling-words";
import { SPEECH_KINDS, type SpeechKind, speechOf } from "#drafting/lexicon/speech/phrases";

/** `Acme is a`, `Acme makes`: what it is, has or does follows, put together of what its head and its first lines say. */
const SAYS_KIND = new RegExp(
	`^(?:(?:the|die|der|das|la|le|l'|el|il|o|a|de|het) ?)?${OWN} (?:is|are|offers?|provides?|sells?|makes?|runs?|builds?|ist|bietet|verkauft|baut|est|propose|vend|fabrique|es|ofrece|vende|è|offre|produce|é|oferece|biedt|verkoopt|maakt|jest|to|oferuje|är|er|это) `,
	"iu",
);
/** `A ten-week course`: the same without its subject. */
const IS_KIND = /^(?:An?|Eine?|Une?|Una?|Uma?|Een|Ett?) /u;

const PARTS = /[|•·:;.!?()]| [–—-] /u;
const COMMA = /, /u;
/** So much of a head is read. */
const TEXT_MAX = 400;
const CLAIM_MAX = 40;
const KINDS = Object.keys(SPEECH_KINDS) as SpeechKind[];
/** What stands behind such a word belongs to what is before it: for whom it is, or without what. */
const LEANS = new Set(
	"for of to in on at by with from without into than like about between für von zu in auf bei mit aus ohne über pour de du des à au aux en avec par dans sur sans para con por del al sin en di del della per da su senza com do dos no na sem van voor op met zonder dla z w na do bez для в на с без för med på utan".split(
		" ",
	),
);

interface Place {
	part: readonly Word[];
	at: number;
}

function speaksAlike(
	claim: string,
	touched: readonly string[],
	texts: readonly string[],
	lang: string | null,
): boolean {
	const own = speechOf(claim, lang);
	const theirs = touched.map((part) => speechOf(part, lang));
	if (texts.some((text) => saysAny(text, OVER_ALL, lang))) return false;
	return KINDS.every((kind) => {
		const said = theirs.flatMap((speech) => speech[kind]);
		return said.length === own[kind].length && said.every((phrase) => own[kind].includes(phrase));
	});
}

/** Whether the word before one in its text goes with it there, and is left out: `fake leather`, `rent skillets`, `for recruiters`. */
function isCutBefore({ part, at }: Place, claimed: readonly Word[], index: number): boolean {
	const before = part[at - 1];
	const own = claimed[index - 1];
	if (before !== undefined && isUnlike(before.text) && !isModifierOf(before, claimed)) return true;
	if (before === undefined || (own !== undefined && isSameStem(own.text, before.text))) return false;
	if (LEANS.has(before.text)) {
		// Of a compound its first words may come from anywhere: `a live Welsh course` of a course for Welsh.
		const isHead = index + 1 >= claimed.length || isSmallWord(claimed[index + 1]);
		return isHead && !(own !== undefined && LEANS.has(own.text));
	}
	if (isSmallWord(before)) return false;
	const isFirst = part.slice(0, at - 1).every((word) => isSmallWord(word));
	const next = claimed[index + 1];
	// Only by itself, before a word from elsewhere: what stands behind it there is what the first one is done to.
	const isModifier = !isSmallWord(next) && !isSameStem(next?.text ?? "", part[at + 1]?.text ?? "");
	return isFirst && !isModifier && at > 0 && !isModifierOf(before, claimed);
}

const isModifierOf = (word: Word, claimed: readonly Word[]) => claimed.some(({ text }) => isSameStem(text, word.text));

/** Whether what stands right behind a word in its text is left out, and might have been its head: `email marketing`. */
function isCutBehind({ part, at }: Place, claimed: readonly Word[], index: number): boolean {
	const behind = part[at + 1];
	if (behind === undefined || isSmallWord(behind) || isOffer(behind)) return false;
	const own = claimed[index + 1];
	if (own !== undefined && (isSameStem(own.text, behind.text) || !isSmallWord(own))) return false;
	return !claimed.some(({ text }) => isSameStem(text, behind.text));
}

/**
 * Whether a claim names the product's kind in the words of what opens its site: each of its words stands there, none cut out
 * of what it belongs to, and numbers count what they count there.
 * @param openings head, main heading and first lines, with own names as one sign.
 */
export function composesKind(claim: string, openings: readonly string[], lang: string | null): boolean {
	const opening = SAYS_KIND.exec(claim)?.[0] ?? IS_KIND.exec(claim)?.[0];
	if (opening === undefined || openings.some((text) => text.length > TEXT_MAX)) return false;
	const claimed = tellingWords(claim.slice(opening.length), []).filter(({ text }) => text !== OWN);
	if (claimed.length > CLAIM_MAX || contentOf(claimed).length < 2) return false;
	const texts = openings.flatMap((text) => text.split(PARTS)).filter((text) => /\p{L}/u.test(text));
	const parts = texts.flatMap((text, place) =>
		text.split(COMMA).map((piece) => ({ words: tellingWords(piece, []), place })),
	);
	const touched = new Set<number>();
	let isBegun = false;
	const isSaid = claimed.every((word, index) => {
		if (isSmallWord(word) || isOffer(word)) return true;
		return parts.some(({ words: part, place }) =>
			part.some((other, at) => {
				if (!isSameStem(word.text, other.text)) return false;
				if (word.isNumber && !isSameStem(claimed[index + 1]?.text ?? "", part[at + 1]?.text ?? "")) return false;
				if (isCutBefore({ part, at }, claimed, index) || isCutBehind({ part, at }, claimed, index)) return false;
				// What it is comes first there, too: `§ makes deploys slow` is no kind of `which deploy made them slow`.
				if (
					!isBegun &&
					part.slice(0, at).some((before) => !isSmallWord(before) && !isOffer(before) && before.text !== OWN)
				)
					return false;
				touched.add(place);
				isBegun = true;
				return true;
			}),
		);
	});
	const said = [...touched].map((place) => texts[place] ?? "");
	return isSaid && speaksAlike(claim, said, openings, lang);
}
