import { OWN } from "#drafting/context/own-names";
import type { Word } from "#drafting/context/telling-words";
import { isEmphasis } from "#drafting/lexicon/emphasis";

/** Words that a sentence may be put together with: they say of nothing whether it is so. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
	(
		"and or own of for to in on at by with from as into that which who is are be it they you them its this these there so " +
		"und oder von für zu in auf bei mit aus als an im am zum zur vom dass die der das ist sind wird werden es sie du man sich " +
		"et ou de du des à au aux en avec pour par dans sur qui que est sont il elle ils elles on se vous y " +
		"y o e de del al a en con para por que es son está están se te lo los les " +
		"e o di del della dei da dal dalla dallo nel nella a al alla in con per su che è sono si ti lo li viene vengono " +
		"e ou de do da dos das a ao à em no na com para por que é são se você " +
		"en of van voor te in op bij met uit aan dat die is zijn wordt worden het er zich " +
		"i lub z w na do dla po o się jest są и или с в на для по о это есть och eller av för till i på med som är den det og er til som fra"
	).split(" "),
);
/** What is said of the product in any words: that it is something, has it, or does it for somebody. */
const OFFERS = new Set(
	(
		"offers provides makes sells lets helps gives allows enables has includes can delivers brings comes called app tool service " +
		"bietet hilft lässt macht verkauft hat kann ermöglicht liefert propose offre vend permet aide fait a peut " +
		"ofrece vende permite ayuda hace tiene puede offre vende permette aiuta fa ha può oferece vende permite ajuda faz tem pode biedt helpt laat maakt verkoopt heeft kan"
	).split(" "),
);

/** Whether a word says of nothing whether it is so; also where there is none. */
export const isSmallWord = (word: Word | undefined): boolean =>
	word === undefined || SMALL_WORDS.has(word.text) || isEmphasis(word.text);
/** Whether a word says of a product what is said of all: that it offers, has or does something. */
export const isOffer = ({ text }: Word): boolean => OFFERS.has(text);
/** The words of a text that tell something. */
export const contentOf = (words: readonly Word[]): Word[] =>
	words.filter((word) => word.text !== OWN && !isSmallWord(word) && !isOffer(word));
