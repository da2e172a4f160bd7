import { facetsExpression } from "#core/listings/search-terms";
import type { Absence } from "#core/search/absences";
import { anyOf } from "#core/search/expressions";
import type { Known } from "#core/search/known";
import { hasForm, type SearchText } from "#core/search/matched";
import { commonness, RANKED_MAX } from "#core/search/rarity";
import { folded, termOf } from "#core/search/words";

/** What a query does not want, as full-text expressions for tables with places. Source: docs/search.md#what-is-not-wanted. */
export interface Denied {
	/** What has it among its labels or in its name, or has the fact, and does not say that it is without it. */
	has: string;
	/** What says that it is without it; null where nothing can say so, or the words are too common to look for them side by side. */
	saidWithout: string | null;
}

/** Null where nothing is denied. */
export function deniedOf(absences: readonly Absence[], known: Known): Denied | null {
	if (absences.length === 0) return null;
	const each = absences.map(({ what, said, fact }) => {
		const phrases = (commonness(what, known) ?? 0) > RANKED_MAX ? [] : said.map(termOf);
		const has = fact === null ? `({name labels} : ${termOf(what)})` : `(${facetsOf(fact).join(" OR ")})`;
		return { phrases, has: phrases.length === 0 ? has : `(${has} NOT ${anyOf(phrases)})` };
	});
	const phrases = each.flatMap((one) => one.phrases);
	return { has: anyOf(each.map(({ has }) => has)), saidWithout: phrases.length === 0 ? null : anyOf(phrases) };
}

const facetsOf = ({ filter, values }: NonNullable<Absence["fact"]>): string[] =>
	values.flatMap((value) => facetsExpression({ [filter]: value }) ?? []);

/** Whether a listing that has no such fact is without what is not wanted, as far as it says. */
export function isSaidWithout({ what, said }: Absence, text: SearchText): boolean {
	const own = folded(`${text.name}\n${text.labels}`);
	if (!hasForm(own, what)) return true;
	const all = folded(`${text.name}\n${text.tagline}\n${text.labels}\n${text.body}`);
	return said.some((phrase) => all.includes(phrase));
}
