import type { Evidence } from "#core/evidence/evidence";
import { blocksOf, isVisible } from "#core/evidence/evidence-quote";
import type { ReadPage } from "#core/web/page";
import { splitSentences } from "#core/web/sentences";
import { fold, foldText, squeeze } from "#core/web/text-fold";

/** What stands around a quote on its page: its sentence for people, and words beside it for browsers that look for it. */

/** A quote and its sentence are shown in about so many characters; a long quote still gets some around it. */
const SENTENCE_MAX = 240;
const AROUND_MIN = 80;
/** So many words beside a quote tell it apart on the page. */
const BESIDE_WORDS = 3;
const BESIDE_MAX = 80;

/** A quote with its surroundings: nothing where it is its sentence, and no words beside it where the page has it once. */
export function withSurroundings(evidence: Evidence, pages: readonly ReadPage[]): Evidence {
	const page = pages.find(({ url }) => url === evidence.url);
	return page === undefined
		? evidence
		: { ...evidence, ...sentenceAround(evidence, page), ...wordsBeside(evidence, page) };
}

/** An item of a list or a cell of a table is never left; a quote over several blocks is all that there is. */
function sentenceAround(evidence: Evidence, page: ReadPage): Pick<Evidence, "before" | "after"> {
	const [block, ...others] = blocksOf(page, evidence);
	if (block === undefined || others.length > 0) return {};
	const touched = splitSentences(page.text.slice(block.start, block.end))
		.map(({ start, end }) => ({ start: start + block.start, end: end + block.start }))
		.filter(({ start, end }) => start < evidence.end && end > evidence.start);
	const start = Math.min(evidence.start, touched[0]?.start ?? evidence.start);
	const end = Math.max(evidence.end, touched.at(-1)?.end ?? evidence.end);
	const room = Math.max(SENTENCE_MAX - evidence.quote.length, AROUND_MIN);
	const before = squeezedStart(page.text.slice(start, evidence.start));
	const after = squeezedEnd(page.text.slice(evidence.end, end));
	const half = Math.floor(room / 2);
	const ahead = lastOf(before, Math.max(half, room - after.length));
	const behind = firstOf(after, Math.max(half, room - before.length));
	return { ...(ahead !== "" && { before: ahead }), ...(behind !== "" && { after: behind }) };
}

/** White space as one, also where the quote begins; none where the sentence does. */
const squeezedStart = (text: string): string =>
	text.trim() === "" ? "" : squeeze(text) + (/\s$/u.test(text) ? " " : "");
const squeezedEnd = (text: string): string =>
	text.trim() === "" ? "" : (/^\s/u.test(text) ? " " : "") + squeeze(text);

function lastOf(text: string, max: number): string {
	if (text.length <= max) return text;
	const cut = text.slice(text.length - max);
	const word = cut.indexOf(" ");
	return word === -1 || word === cut.length - 1 ? `…${cut.toWellFormed()}` : `…${cut.slice(word)}`;
}

function firstOf(text: string, max: number): string {
	if (text.length <= max) return text;
	const cut = text.slice(0, max);
	const word = cut.lastIndexOf(" ");
	return word < 1 ? `${cut.toWellFormed()}…` : `${cut.slice(0, word)} …`;
}

/** What a visitor sees of a page, folded and lowered once a page. */
const seen = new WeakMap<ReadPage, { text: string; end: number }>();

function seenOf(page: ReadPage): { text: string; end: number } {
	const known = seen.get(page);
	if (known !== undefined) return known;
	const end = page.blocks.findLast(isVisible)?.end ?? 0;
	const made = { text: fold(page.text.slice(0, end)).text.toLowerCase(), end };
	seen.set(page, made);
	return made;
}

function wordsBeside({ quote, start, end }: Evidence, page: ReadPage): Pick<Evidence, "prefix" | "suffix"> {
	const visible = seenOf(page);
	const words = foldText(quote).toLowerCase();
	const first = visible.text.indexOf(words);
	if (words === "" || end > visible.end || first === -1 || visible.text.indexOf(words, first + 1) === -1) return {};
	const ahead = squeeze(page.text.slice(Math.max(0, start - BESIDE_MAX), start))
		.split(" ")
		.slice(-BESIDE_WORDS);
	const behind = squeeze(page.text.slice(end, Math.min(visible.end, end + BESIDE_MAX)))
		.split(" ")
		.slice(0, BESIDE_WORDS);
	const [prefix, suffix] = [ahead.join(" "), behind.join(" ")];
	return { ...(prefix !== "" && { prefix }), ...(suffix !== "" && { suffix }) };
}
