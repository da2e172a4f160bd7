import { OWN, withOwnSign } from "#drafting/context/own-names";

const OWN_PRONOUN = /^(?:we|wir|nous|nosotros|noi|nós|wij|my|мы|ми|vi|me|our company|i)$/u;

/** Words that say nothing by themselves; what they turn around is read as negation, plan, condition or limit. */
const FUNCTION_WORDS = new Set(
	(
		"a an and any are as at be been being by can do does doing for from had has have help helps helped how in into is it its it's let lets of on one or our ours s so such that the " +
		"their them they this those these to too up use uses used using via when which while who whose will with you your yours also then there here offer offers provide provides including include includes " +
		"und der die das den dem des ein eine einen einem einer für mit von zu zum zur im in am an auf bei ist sind hat haben wird es sie ihr ihre ihren unser unsere auch so wie als " +
		"et le la les l un une des de du d en pour avec au aux dans sur est sont a ont que qui ce cette votre vos nos notre se sa son ses " +
		"el los las y o e para por con su sus es son que se del al lo una uno nuestro nuestra tu " +
		"i w na z ze do dla o jest są się to oraz и в на с для это по о к у из вы ваш ваши " +
		"het een van voor met op te is zijn en och ett för med på av som är den det il gli di da nel della per che sono os as um uma do da no na dos das"
	).split(" "),
);

const TOKEN = /§|\p{Sc}|%|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\p{N}+/gu;
/** Endings differ where a sentence is put together anew, so words are compared by their beginnings. */
const STEM_LENGTH = 5;
const STEM_DIFFERENCE_MAX = 3;

interface Word {
	/** As written, lower case. */
	text: string;
	isNumber: boolean;
}

/** The telling words of a folded text in their order, own names as one sign. */
export function tellingWords(text: string, ownNames: readonly string[]): Word[] {
	const marked = withOwnSign(text, ownNames);
	return (marked.match(TOKEN) ?? []).flatMap((written) => {
		const lower = written.toLowerCase();
		if (written === OWN || OWN_PRONOUN.test(lower)) return [{ text: OWN, isNumber: false }];
		if (FUNCTION_WORDS.has(lower)) return [];
		return [{ text: lower, isNumber: /^\d/.test(lower) }];
	});
}

export const isOwnWord = ({ text }: Word) => text === OWN;

/** Whether two words are forms of one. Numbers and signs are only themselves. */
export function sameWord(a: Word, b: Word): boolean {
	if (a.text === b.text) return true;
	if (a.isNumber || b.isNumber || Math.abs(a.text.length - b.text.length) > STEM_DIFFERENCE_MAX) return false;
	const short = Math.min(a.text.length, b.text.length);
	if (short < STEM_LENGTH) return short >= 3 && (a.text === `${b.text}s` || b.text === `${a.text}s`);
	return a.text.slice(0, STEM_LENGTH) === b.text.slice(0, STEM_LENGTH);
}

/**
 * Whether a claim is a run of its source's telling words: it begins where the source, or the site's name in it, begins,
 * and leaves out nothing before its own end. The site's name may stand where the source has none.
 * @returns null, or why not.
 */
export function notShortenedFrom(claim: readonly Word[], source: readonly Word[]): string | null {
	const [subject, ...rest] = claim;
	if (!subject) return "it says nothing";
	const isNamed = isOwnWord(subject);
	const said = isNamed ? rest : claim;
	if (said.length === 0) return "it says nothing";
	const named = source.findIndex(isOwnWord);
	// Behind the site's name, or where the source begins by itself.
	const begins = isNamed && named !== -1 ? [named + 1] : [0, named + 1];
	const reasons = begins.map((at) => notRunFrom(said, source, at));
	return reasons.includes(null) ? null : (reasons[0] ?? "it says nothing");
}

function notRunFrom(said: readonly Word[], source: readonly Word[], begin: number): string | null {
	for (const [index, word] of said.entries()) {
		const other = source[begin + index];
		if (other === undefined || !sameWord(word, other)) return `"${word.text}" is not in its quote in this place`;
	}
	const last = source[begin + said.length - 1];
	const following = source[begin + said.length];
	return last?.isNumber && following !== undefined ? `${last.text} counts something in its quote` : null;
}
