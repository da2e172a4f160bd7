import { isVisible } from "#core/evidence/evidence-quote";
import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { stemsIn } from "#drafting/context/same-stem";

/** Only so much of a page is read for the words that it writes small. */
const READ_MAX = 60_000;
const known = new WeakMap<ReadPage, ReadonlySet<string>>();

function smallWordsOf(page: ReadPage): ReadonlySet<string> {
	const made =
		known.get(page) ?? new Set(page.text.slice(0, READ_MAX).match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'-]{1,30}/gu) ?? []);
	known.set(page, made);
	return made;
}

/** Whether every word of a seeming name is also written small on the site: then it is no name. */
export function isOrdinaryWords(text: string, pages: readonly ReadPage[]): boolean {
	const words = text.toLowerCase().match(/[\p{L}'-]{2,}/gu) ?? [];
	return words.length > 0 && words.every((word) => pages.some((page) => smallWordsOf(page).has(word)));
}

const spoken = new WeakMap<ReadPage, ReadonlySet<string>>();
/** "The" and "and" tell nothing, but names of kinds are as short: `app`, `erp`. */
const TELLING_MIN = 3;

function stemsOfPage(page: ReadPage): ReadonlySet<string> {
	const made =
		spoken.get(page) ??
		new Set(
			page.blocks
				.filter((block) => isVisible(block) || block.kind === "title" || /description$/.test(block.tag))
				.flatMap(({ start, end }) => (start > READ_MAX ? [] : [...stemsIn(page.text.slice(start, end), TELLING_MIN)])),
		);
	spoken.set(page, made);
	return made;
}

/** Whether the site uses every telling word of a text in its own titles and visible words. */
export function usesWords(pages: readonly ReadPage[], text: string): boolean {
	return [...stemsIn(text, TELLING_MIN)].every((stem) => pages.some((page) => stemsOfPage(page).has(stem)));
}

/** The words of what the site's head says that it is. */
export function headWords(pages: readonly ReadPage[]): ReadonlySet<string> {
	const heads = pages
		.filter(({ role }) => role === "home")
		.flatMap(({ blocks, text }) =>
			blocks
				.filter(({ kind, tag }) => kind === "title" || tag === "description" || tag === "h1")
				.map(({ start, end }) => foldText(text.slice(start, end)).toLowerCase()),
		);
	return new Set(heads.flatMap((head) => head.split(/[^\p{L}]+/u)));
}
