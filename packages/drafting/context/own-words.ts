import type { ReadPage } from "#core/web/page";

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
