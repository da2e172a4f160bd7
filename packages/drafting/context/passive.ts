import { isSmallWord, SMALL_WORDS } from "#drafting/context/content-words";
import { OWN } from "#drafting/context/own-names";
import { isSameStem } from "#drafting/context/same-stem";
import { tellingWords, type Word } from "#drafting/context/telling-words";
import { BY } from "#drafting/lexicon/classes/small-words";

/** `is written`, `werden fotografiert`, `sono spremute`: what is done stands first. */
const PASSIVE =
	/(?<![\p{L}])(?:is|are|be|wird|werden|est|sont|es|son|está|están|è|sono|viene|vengono|é|são|wordt|worden|jest|są|är|blir|er|bliver)(?![\p{L}])/iu;

/** Whether a text may say what is done in place of who does it. */
export const isPassive = (text: string): boolean => PASSIVE.test(text);

/** By whom something is done. */
const IS_BY = new RegExp(`^(?:${BY})$`, "u");

/**
 * Whether a passive sentence tells of somebody to whom an active one has it done: its subject is no longer who does it, nor
 * stands behind `for` or `of` there, and whom it names behind `by` is who does it there.
 */
export function isDoneThere(claim: string, run: string, names: readonly string[]): boolean {
	const claimed = tellingWords(claim, names);
	const said = tellingWords(run, names);
	const is = claimed.findIndex(({ text }) => isPassive(text));
	const before = claimed.slice(0, is).filter((word) => word.text !== OWN && !isSmallWord(word));
	const subject = before.at(-1);
	if (subject === undefined) return true;
	const at = said.findIndex((word) => isSameStem(word.text, subject.text));
	let first = at;
	while (first > 0 && before.some(({ text }) => isSameStem(text, said[first - 1]?.text ?? ""))) first--;
	const behind = said[first - 1];
	const isBegun = said.slice(0, Math.max(first, 0)).some((word) => word.text !== OWN && !isSmallWord(word));
	const isOfOther =
		behind !== undefined && behind.text !== OWN && SMALL_WORDS.has(behind.text) && !JOINS.has(behind.text);
	return isBegun && !isOfOther && isByWhom(claimed, said, at);
}
const JOINS = new Set("and or und oder et ou y o e och og en i и".split(" "));

/** Whether each one behind `by` does it in the other sentence, too: there before what it is done to, or behind the same word. */
function isByWhom(claimed: readonly Word[], said: readonly Word[], done: number): boolean {
	return claimed.every((word, index) => {
		const whom = claimed[index + 1];
		if (!IS_BY.test(word.text) || whom === undefined) return true;
		const at = said.findIndex((other) => (whom.text === OWN ? other.text === OWN : isSameStem(other.text, whom.text)));
		return at !== -1 && (at < done || said[at - 1]?.text === word.text);
	});
}
