import { beginning, isUnspaced } from "#core/search/words";

/**
 * What German, Dutch and Swedish write together with what a product is for, folded: what `software` says beside other words, and
 * that it is managed, made or planned, which nearly every product does.
 */
const KINDS =
	`software programm programme programma program system systeme systeem app apps plattform platform loesung losung losungen tool
	tools anwendung verwaltung verwalter erstellung erfassung planung planer beheer beheerder administratie hantering hanterare forvaltning`.split(
		/\s+/,
	);
/** Shorter beginnings are of words that have nothing to do with each other. */
const BASE_MIN_LENGTH = 5;
/** Of `Rechnungssoftware`, between its parts. */
const LINK = "s";

/**
 * Whatever begins as the first part of a word that ends in what nearly every product is: `Rechnungssoftware` asks for
 * `rechnung*`, of which there are `Rechnungen`.
 * @returns a form; undefined where it is no such word.
 */
export function firstPartOf(word: string): string | undefined {
	if (isUnspaced(word) || word.includes(" ")) return undefined;
	const kind = KINDS.filter((one) => word.endsWith(one)).toSorted((a, b) => b.length - a.length)[0];
	if (kind === undefined) return undefined;
	const base = word.slice(0, -kind.length);
	const unlinked = base.endsWith(LINK) ? base.slice(0, -LINK.length) : base;
	return unlinked.length < BASE_MIN_LENGTH ? undefined : beginning(unlinked);
}
