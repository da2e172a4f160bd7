import type { Known } from "#core/search/known";
import { stemOf } from "#core/search/stem";
import type { Unit } from "#core/search/units";

/**
 * A ranking looks at every listing that has one of its words, so all words of a ranking together may be in this many; the
 * rarest come first. Source: docs/search.md#common-words.
 */
export const RANKED_MAX = 3000;
/** What a word counts for that is not known to be common. */
export const RARE = 250;

/** In how many listings a form is, as far as it is known to be common: a phrase is in no more than the rarest of its parts. */
export function commonness(form: string, known: Known): number | undefined {
	const counts = form.split(" ").map((part) => known.common.get(stemOf(part)));
	return counts.every((count) => count !== undefined) ? Math.min(...counts) : undefined;
}

/** Of completions and corrections too it is known how many names, taglines and labels have them. */
export function headCounts(known: Known): ReadonlyMap<string, number> {
	const words = [...known.begun, ...[...known.near.values()].flat()];
	return new Map(words.map(({ word, listings }) => [word, listings]));
}

/** The rarest of them that are together in no more than RANKED_MAX listings. */
export function rarest<T>(all: readonly T[], count: (one: T) => number): T[] {
	let sum = 0;
	return all
		.map((one) => ({ one, count: count(one) }))
		.toSorted((a, b) => a.count - b.count)
		.filter((counted) => {
			sum += counted.count;
			return sum <= RANKED_MAX;
		})
		.map(({ one }) => one);
}

export const rarestUnits = (units: readonly Unit[], count: (form: string) => number): Unit[] =>
	rarest(units, ({ forms }) => forms.reduce((sum, form) => sum + count(form), 0));
