import type { Evidence } from "#core/evidence/evidence";
import type { Block, ReadPage } from "#core/web/page";
import { type Folded, fold, foldText, squeeze } from "#core/web/text-fold";

/** Quotes are this long, or the whole of a shorter block. Source: docs/drafting.md#quotes. */
export const QUOTE_MIN = 12;
export const QUOTE_MAX = 300;

/** UTF-16 offsets into a page's stored text, end exclusive. */
export interface Span {
	start: number;
	end: number;
}

const SEEN_BY_VISITORS: ReadonlySet<Block["kind"]> = new Set(["heading", "text", "list_item", "table_cell"]);

/** What a visitor can read on the page, in contrast to addresses, meta tags and structured data. */
export function isVisible(block: Block): boolean {
	return SEEN_BY_VISITORS.has(block.kind);
}

/** Folding a long page is the dearest step of verification, so each page is folded once. */
const foldedPages = new WeakMap<ReadPage, Folded>();

function foldedPage(page: ReadPage): Folded {
	const known = foldedPages.get(page);
	if (known) return known;
	const made = fold(page.text);
	foldedPages.set(page, made);
	return made;
}

/** The blocks that a span touches, in page order. */
export function blocksOf(page: ReadPage, span: Span): Block[] {
	let low = 0;
	let high = page.blocks.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((page.blocks[middle]?.end ?? 0) <= span.start) low = middle + 1;
		else high = middle;
	}
	const touched: Block[] = [];
	for (let index = low; index < page.blocks.length; index++) {
		const block = page.blocks[index];
		if (!block || block.start >= span.end) break;
		touched.push(block);
	}
	return touched;
}

/** A quote is one run: inside one block, or over neighbouring visible blocks of one group. */
export function isOneRun(page: ReadPage, span: Span): boolean {
	const touched = blocksOf(page, span);
	const [first, ...others] = touched;
	if (!first || span.start < first.start) return false;
	if (span.end > (touched.at(-1)?.end ?? 0)) return false;
	if (others.length === 0) return true;
	return touched.every((block) => isVisible(block) && block.group === first.group);
}

const WORD = /[\p{L}\p{N}\p{M}]/u;
/** Scripts that write no spaces between words, where every position may be the edge of a word. */
export const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** True when cutting `text` before `at` would cut a word or a number in two. */
export function cutsWord(text: string, at: number): boolean {
	if (at <= 0 || at >= text.length) return false;
	const before = text.charAt(at - 1);
	const after = text.charAt(at);
	if (WORD.test(before) && WORD.test(after)) return !(UNSPACED.test(before) || UNSPACED.test(after));
	if (/[.,]/.test(after) && /\d/.test(before)) return /\d/.test(text.charAt(at + 1));
	if (/[.,]/.test(before) && /\d/.test(after)) return /\d/.test(text.charAt(at - 2));
	return false;
}

function distance(span: Span, hint: Span | undefined): number {
	if (!hint) return span.start;
	if (span.start >= hint.start && span.end <= hint.end) return 0;
	return 1 + Math.min(Math.abs(span.start - hint.start), Math.abs(span.end - hint.end));
}

const leadEnds = new WeakMap<ReadPage, ReadonlySet<number>>();

/** Where bold words end that open a block: a style sheet parts them from what follows, with or without a space. */
function leadEndsOf(page: ReadPage): ReadonlySet<number> {
	const known = leadEnds.get(page);
	if (known) return known;
	const made = new Set(page.blocks.flatMap(({ leadEnd }) => leadEnd ?? []));
	leadEnds.set(page, made);
	return made;
}

/** A word as common as "the" is not sought all over a long page. */
const OCCURRENCES_MAX = 200;

/**
 * Finds a quote in the stored text of a page after folding both.
 * @param hint where it is said to stand; the occurrence inside it, or else nearest to it, wins.
 * @returns offsets into the stored text, or null when it is not there as one run of whole words.
 */
export function findQuote(page: ReadPage, quote: string, hint?: Span): Span | null {
	const needle = foldText(quote);
	if (needle === "") return null;
	const { text, starts, ends } = foldedPage(page);
	let best: Span | null = null;
	let seen = 0;
	for (let at = text.indexOf(needle); at !== -1 && seen < OCCURRENCES_MAX; at = text.indexOf(needle, at + 1)) {
		seen++;
		const last = at + needle.length - 1;
		const splitsSource = starts[at] === starts[at - 1] || starts[last] === starts[last + 1];
		const span = { start: starts[at] ?? 0, end: ends[last] ?? 0 };
		const isCut = (place: number, stored: number) => cutsWord(text, place) && !leadEndsOf(page).has(stored);
		if (splitsSource || isCut(at, span.start) || isCut(last + 1, span.end)) continue;
		if (!isOneRun(page, span)) continue;
		if (best === null || distance(span, hint) < distance(best, hint)) best = span;
		if (hint && distance(span, hint) === 0) break;
	}
	return best;
}

/** Moves the ends of a span inwards past white space. */
export function trimSpan(text: string, span: Span): Span {
	let { start, end } = span;
	while (start < end && /\s/u.test(text.charAt(start))) start++;
	while (end > start && /\s/u.test(text.charAt(end - 1))) end--;
	return { start, end };
}

/**
 * Where a text that is too long for one quote may be cut: at the last white space from `start` to `end`, and where there
 * is none (one giant word, or a script without spaces) at `end` itself, so that the pieces never become tiny.
 */
export function spaceBefore(text: string, start: number, end: number): number {
	for (let at = end; at > start; at--) if (/\s/u.test(text.charAt(at))) return at;
	return end;
}

/** Cuts the quote of a span out of the stored text. */
export function cutQuote(page: ReadPage, span: Span): Evidence {
	const { start, end } = trimSpan(page.text, span);
	return {
		quote: squeeze(page.text.slice(start, end)),
		url: page.url,
		start,
		end,
		fetched_at: new Date(page.fetchedAt).toISOString(),
		page_hash: page.hash,
	};
}

/** The sentence of `block` around `span`, or the block itself when it is short enough. */
function surroundings(page: ReadPage, block: Block, span: Span): Span {
	if (squeeze(page.text.slice(block.start, block.end)).length <= QUOTE_MAX) return block;
	const from = Math.max(block.start, span.start - 100);
	const to = Math.min(block.end, span.end + 100);
	const before = page.text.slice(from, span.start).search(/(?<=[.!?]\s)[^.!?]*$/u);
	const start = before === -1 ? skipPartWord(page.text, from, block.start) : from + before;
	const after = /[.!?](?=\s)/u.exec(page.text.slice(span.end, to));
	const end = after ? span.end + after.index + 1 : dropPartWord(page.text, to, block.end);
	return { start: Math.min(start, span.start), end: Math.max(end, span.end) };
}

function skipPartWord(text: string, from: number, floor: number): number {
	let at = from;
	while (at > floor && cutsWord(text, at)) at--;
	return at;
}

function dropPartWord(text: string, to: number, ceiling: number): number {
	let at = to;
	while (at < ceiling && cutsWord(text, at)) at++;
	return at;
}

/** A short run over several blocks grows by its neighbours of the same group until it can be told apart. */
function widenRun(page: ReadPage, touched: readonly Block[]): Evidence | null {
	let first = touched[0]?.id ?? 0;
	let last = touched.at(-1)?.id ?? 0;
	const mayJoin = (id: number) => {
		const block = page.blocks[id];
		return block !== undefined && isVisible(block) && block.group === touched[0]?.group;
	};
	for (;;) {
		const evidence = cutQuote(page, { start: page.blocks[first]?.start ?? 0, end: page.blocks[last]?.end ?? 0 });
		if (evidence.quote.length >= QUOTE_MIN) return evidence.quote.length <= QUOTE_MAX ? evidence : null;
		if (mayJoin(last + 1)) last++;
		else if (mayJoin(first - 1)) first--;
		else return evidence;
	}
}

/**
 * Turns a found span into evidence of lawful length: a short one is widened inside its block, one over
 * QUOTE_MAX is refused.
 * @returns null when the span is too long to be one quote.
 */
export function evidenceAt(page: ReadPage, span: Span): Evidence | null {
	const evidence = cutQuote(page, span);
	if (evidence.quote.length > QUOTE_MAX) return null;
	if (evidence.quote.length >= QUOTE_MIN) return evidence;
	const touched = blocksOf(page, span);
	const [block] = touched;
	if (!block) return null;
	if (touched.length > 1) return widenRun(page, touched);
	const wider = cutQuote(page, surroundings(page, block, span));
	return wider.quote.length <= QUOTE_MAX ? wider : null;
}

/**
 * Checks evidence from any source against the pages that were read, and cuts it anew.
 * @returns null when the page is unknown or the words are not there.
 */
export function verifyEvidence(pages: readonly ReadPage[], claimed: Evidence): Evidence | null {
	const page = pages.find((candidate) => candidate.url === claimed.url);
	if (!page) return null;
	const span = findQuote(page, claimed.quote, { start: claimed.start, end: claimed.end });
	return span && evidenceAt(page, span);
}
