/** UTF-16 offsets of one sentence inside the text it was found in, end exclusive. */
export interface SentenceSpan {
	start: number;
	end: number;
}

/** Words that end with a full stop without ending a sentence. */
const ABBREVIATION =
	/(?:^|[\s(])(?:(?:[A-Z]\.){0,3}[A-Z]|e\.g|est|estd|gegr|i\.e|eg|ie|etc|vs|approx|incl|no|nr|st|ste|ave|blvd|rd|mr|mrs|ms|dr|prof|inc|ltd|corp|co|llc|p\.a|z\.b|u\.a|d\.h|bzw|ca|usw|т\.е|т\.д|ул|г|д|np|ul|tel|sp|o|o\.o|r\.o|s\.r\.o|z o\.o|spol|m\.in|inkl|zzgl|exkl|excl|mwst|ust|max|min|sem|tzw|tj|bl\.a|t\.ex|bijv|resp|s\.a|s\.p\.a|s\.l|b\.v|n\.v|e\.v|e\.k|gem)\.$/iu;
/** Longest abbreviation with what stands before it; a page may consist of nothing else. */
const ABBREVIATION_MAX = 12;
/** A full stop whose space was forgotten ends a sentence too, a dot within a name does not: `page.Starting`, `Node.js`. */
const BOUNDARY =
	/(?<=[\p{Ll}\s]{2})\.(?=(?!Com|Net|Org)\p{Lu}\p{Ll}+[\s,])|[.!?…](?:["'”’»)\]]+)?(?=\s+|$)|[。！？]|\n/gu;

const MARK = /[.!?…。！？\n]/;

/** Splits a text into its sentences; line breaks end one too. White space around them belongs to none. */
export function splitSentences(text: string): SentenceSpan[] {
	const spans: SentenceSpan[] = [];
	let from = 0;
	const add = (to: number) => {
		let start = from;
		let end = to;
		while (start < end && /\s/u.test(text.charAt(start))) start++;
		while (end > start && /\s/u.test(text.charAt(end - 1))) end--;
		if (end > start) spans.push({ start, end });
		from = to;
	};
	// Most blocks are a line with no mark that could end a sentence.
	for (const match of MARK.test(text) ? text.matchAll(BOUNDARY) : []) {
		const to = match.index + match[0].length;
		if (
			match[0].startsWith(".") &&
			ABBREVIATION.test(text.slice(Math.max(from, match.index - ABBREVIATION_MAX), match.index + 1))
		)
			continue;
		add(to);
	}
	add(text.length);
	return spans;
}

/** The sentences themselves. */
export function sentencesOf(text: string): string[] {
	return splitSentences(text).map(({ start, end }) => text.slice(start, end));
}

/** Whether more may follow on the same line: mottos and titles have no full stop that would end them. */
export const isEnded = (sentence: string): boolean => /[.!?…。！？:;,]["'”’»)\]]*$/u.test(sentence);

/** Sentences one after the other; one that nothing ends becomes a paragraph of its own. */
export function joinSentences(sentences: readonly string[]): string {
	return sentences
		.map((sentence, i) => (i === sentences.length - 1 ? sentence : `${sentence}${isEnded(sentence) ? " " : "\n\n"}`))
		.join("");
}

/** Ends like a sentence rather than like a label, a menu item or a heading. */
export function isSentence(text: string): boolean {
	return /[.!?…。！？]["'”’»)\]]*$/u.test(text) && wordCount(text) >= 4;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

const SYLLABIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How long a text is in letters; of scripts whose signs are syllables or words each counts as two. */
export const letterLength = (text: string): number => text.length + (text.match(SYLLABIC)?.length ?? 0);

/** How many words a text has; scripts that put no spaces between them are counted two letters a word. */
export function wordCount(text: string): number {
	const unspaced = text.match(UNSPACED)?.length ?? 0;
	return text.trim().split(/\s+/u).length + Math.floor(unspaced / 2);
}
