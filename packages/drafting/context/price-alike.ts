import { findPrices } from "#core/numbers/prices";
import { foldText } from "#core/web/text-fold";

/** What joins an amount with its time says nothing: `59 € im Monat` is `59 €/Monat`. */
const JOINS = /^(?:per|a|an|each|every|pro|je|par|al|por|za|na|w|в|im|om|i|pr|and|und|et|y|e|en|och)$/iu;

/** A text in which the same price is written alike, however its time is joined to it; in small letters. */
export function alike(text: string): string {
	const folded = foldText(text);
	let made = "";
	let at = 0;
	for (const { text: told, amount, currency, period, start, end } of findPrices(folded)) {
		const words = told.match(/\p{L}+/gu)?.filter((word) => !JOINS.test(word)) ?? [];
		const money = currency ?? told.replace(/[\p{L}\p{N}\s.,'/]+/gu, "");
		const units = period === null ? words : words.slice(1 - Math.min(1, words.length));
		made += folded.slice(at, start);
		made += period === null ? told : `${amount}${money} ${unitOf(units, period)}`;
		at = end;
	}
	return `${made}${folded.slice(at)}`.replace(/\s+/gu, " ").trim().toLowerCase();
}

/** What a price is paid for beside its time: `place`, of `£9 per place / month`. */
const unitOf = (words: readonly string[], period: string): string =>
	[...words.filter((word) => word.length > 3).slice(0, -1), period].join(" ");
