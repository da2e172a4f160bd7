import { cutsWord, QUOTE_MIN, type Span, UNSPACED } from "#core/evidence/evidence-quote";
import { splitSentences } from "#core/web/sentences";
import { type Folded, fold, foldText } from "#core/web/text-fold";

/** Which words of a shown value stand in a quote, after folding both; case may differ, as between a heading and a list. */

/** Fewer words in common are chance, unless they are the whole value, a whole sentence of it, or the whole quote. */
const WORDS_MIN = 3;
/** The same where no spaces stand between words. */
const LETTERS_MIN = 5;

interface Token {
	text: string;
	/** Offsets into the folded text, end exclusive. */
	start: number;
	end: number;
	isWord: boolean;
	/** Whether it is a letter of a script that puts no spaces between words: no other joins it. */
	isUnspaced: boolean;
	/** Whether white space stands before it. */
	isSpaced: boolean;
}

const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** Words, and every other sign by itself; of scripts without spaces every letter. */
function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	let isSpaced = true;
	let at = 0;
	for (const sign of text) {
		const end = at + sign.length;
		const last = tokens.at(-1);
		const isWord = LETTER.test(sign);
		const isUnspaced = isWord && UNSPACED.test(sign);
		if (/\s/u.test(sign)) isSpaced = true;
		else {
			const joins = isWord && !isUnspaced && !isSpaced && last?.isWord === true && !last.isUnspaced;
			if (joins) {
				last.text += sign;
				last.end = end;
			} else tokens.push({ text: sign, start: at, end, isWord, isUnspaced, isSpaced });
			isSpaced = false;
		}
		at = end;
	}
	return tokens;
}

/** Lower case only where every position stays what it was. */
export function lowered(text: string): string {
	const lower = text.toLowerCase();
	return lower.length === text.length ? lower : text;
}

/** A text in the two forms that comparing needs; made once where it is held against several. */
export interface Tokened extends Folded {
	tokens: Token[];
	/** Folded offsets of its sentences. */
	sentences: Span[];
}

export function tokened(value: string): Tokened {
	const folded = fold(value);
	return { ...folded, tokens: tokensOf(lowered(folded.text)), sentences: sentencesIn(value, folded) };
}

/** Lines end sentences too, and folding takes lines away. */
function sentencesIn(value: string, { starts }: Folded): Span[] {
	let at = 0;
	const folded = (offset: number) => {
		while (at < starts.length && (starts[at] ?? 0) < offset) at++;
		return at;
	};
	return splitSentences(value).map(({ start, end }) => ({ start: folded(start), end: folded(end) }));
}

/** A run of tokens that both have: where in the value, and where in the quote. */
interface Run {
	from: number;
	to: number;
	quoteFrom: number;
	quoteTo: number;
}

/** The longest runs of tokens that stand in both, none of which is part of another at the same distance. */
function commonRuns({ tokens: value, sentences }: Tokened, { tokens: quote }: Tokened): Run[] {
	const runs: Run[] = [];
	// A text and a quote of few words in turn would make a run of every pair of them.
	const starts = new Set(sentences.map(({ start }) => start));
	const mayTell = (from: number, to: number) =>
		quote.length < WORDS_MIN || starts.has(value[from]?.start ?? -1) || to === value.length;
	let above = new Uint16Array(quote.length + 1);
	for (const [i, token] of value.entries()) {
		const row = new Uint16Array(quote.length + 1);
		for (const [j, other] of quote.entries()) {
			if (token.text !== other.text) continue;
			const before = token.isSpaced === other.isSpaced ? (above[j] ?? 0) : 0;
			row[j + 1] = before + 1;
		}
		// A run ends where the next token of both does not carry it on.
		for (let j = 0; j < quote.length; j++) {
			const length = row[j + 1] ?? 0;
			if (length === 0 || goesOn(value[i + 1], quote[j + 1])) continue;
			if (length < WORDS_MIN && !mayTell(i - length + 1, i + 1)) continue;
			runs.push({ from: i - length + 1, to: i + 1, quoteFrom: j - length + 1, quoteTo: j + 1 });
		}
		above = row;
	}
	return runs;
}

const goesOn = (next: Token | undefined, other: Token | undefined): boolean =>
	next !== undefined && other !== undefined && next.text === other.text && next.isSpaced === other.isSpaced;

/** Signs that belong to the words before or after them, not to the end of a run. */
const LEADS = /^[.,;:!?)\]}'"\-…·|/&]$/u;
const TRAILS = /^[,;:([{'"\-…·|/&]$/u;

/** Takes away what would cut a word, a number or a sign from its words. */
function trimmed(run: Run, value: Tokened, quote: Tokened): Run {
	let { from, to, quoteFrom, quoteTo } = run;
	const cuts = (i: number, j: number, side: "start" | "end") =>
		cutsWord(value.text, value.tokens[i]?.[side] ?? 0) || cutsWord(quote.text, quote.tokens[j]?.[side] ?? 0);
	while (from < to && (cuts(from, quoteFrom, "start") || (from > 0 && LEADS.test(value.tokens[from]?.text ?? "")))) {
		from++;
		quoteFrom++;
	}
	const isLast = () => to === value.tokens.length;
	while (
		to > from &&
		(cuts(to - 1, quoteTo - 1, "end") || (!isLast() && TRAILS.test(value.tokens[to - 1]?.text ?? "")))
	) {
		to--;
		quoteTo--;
	}
	return { from, to, quoteFrom, quoteTo };
}

/** Whether a run says enough to be taken for the website's words. */
function tells({ from, to, quoteFrom, quoteTo }: Run, value: Tokened, quote: Tokened): boolean {
	const [first, last] = [value.tokens[from], value.tokens[to - 1]];
	if (first === undefined || last === undefined) return false;
	let [words, unspaced] = [0, 0];
	// No more is asked of them than these counts.
	for (let at = from; at < to && unspaced < LETTERS_MIN; at++) {
		if (value.tokens[at]?.isWord) words++;
		if (value.tokens[at]?.isUnspaced) unspaced++;
	}
	if (words === 0) return false;
	if (quoteFrom === 0 && quoteTo === quote.tokens.length) return true;
	const isWhole = (sentence: Span) => wordsBetween(value, sentence, { start: first.start, end: last.end });
	if (from === 0 && to === value.tokens.length) return true;
	if (value.sentences.some(isWhole)) return true;
	return unspaced >= LETTERS_MIN || (words >= WORDS_MIN && last.end - first.start >= QUOTE_MIN);
}

/** Whether a run holds every word of a sentence; its full stop may be another sign on the website. */
function wordsBetween({ tokens }: Tokened, sentence: Span, run: Span): boolean {
	if (run.start > sentence.start || run.end < sentence.start) return false;
	return tokens.every(
		({ start, end, isWord }) => !isWord || start < sentence.start || end > sentence.end || end <= run.end,
	);
}

/**
 * The parts of a shown value that stand word for word in one quote: UTF-16 offsets into the value, in order, touching
 * nothing twice. Empty where the value says in other words what the quote says. Takes value times quote, in words.
 */
export function literalRuns(value: string | Tokened, quote: string): Span[] {
	const shown = typeof value === "string" ? tokened(value) : value;
	const said = tokened(foldText(quote));
	const runs = commonRuns(shown, said)
		.map((run) => trimmed(run, shown, said))
		.filter((run) => run.from < run.to && tells(run, shown, said));
	return joined(
		runs.map(({ from, to }) => ({
			start: shown.starts[shown.tokens[from]?.start ?? 0] ?? 0,
			end: shown.ends[(shown.tokens[to - 1]?.end ?? 1) - 1] ?? 0,
		})),
	);
}

/** The same of several quotes together. */
export function verbatimRanges(value: string, quotes: readonly { quote: string }[]): Span[] {
	const shown = tokened(value);
	return joined(quotes.flatMap(({ quote }) => literalRuns(shown, quote)));
}

/** Ranges in order, those that touch or overlap as one. */
export function joined(ranges: readonly Span[]): Span[] {
	const inOrder = ranges.toSorted((a, b) => a.start - b.start);
	const found: Span[] = [];
	for (const range of inOrder) {
		const last = found.at(-1);
		if (last === undefined || range.start > last.end) found.push({ ...range });
		else last.end = Math.max(last.end, range.end);
	}
	return found;
}
