import type { FC } from "hono/jsx";
import { asTyped, asWords } from "#core/search/as-words";
import { withoutPrice } from "#core/search/price-asked";
import type { FacetCounts } from "#store/search/facet-counts";
import { countryName, money, pricingWords, spoken } from "../words/format.ts";
import { words } from "../words/words.ts";
import type { FoundPage } from "./found-list.tsx";
import { addressOf } from "./paging.tsx";
import type { Filters } from "./search-filters.ts";

const t = words.search;

type Any = NonNullable<FoundPage["understood"]>[number];
/** What there is a filter for. */
type One = Any & { filter: NonNullable<Any["filter"]> };

const hasFilter = (one: Any): one is One => one.filter !== null;

const NAMES = { country: countryName, pricing_model: pricingWords, stage: spoken } as const;
const CENTS = 100;
/** More values are said by the words that mean them: a union has many countries. */
const NAMED_MAX = 2;
/** Of many values, those that most of the products found have. */
const OFFERED_MAX = 4;

/**
 * What words were taken for, each with a way to have nothing else. The chip of that filter is the way back; there is none for
 * prices and what is not wanted, which lead back to the words as they are.
 */
export const Understood: FC<{ found: FoundPage; filters: Filters; counts: FacetCounts | null }> = (props) => {
	const { found, filters, counts } = props;
	const { understood: all = [] } = found;
	if (all.length === 0) return null;
	return (
		<ul class="chips understood" aria-label={t.understoodLabel}>
			{all.filter(hasFilter).map((one) => (
				<li>
					{t.understood(<bdi>{nameOf(one)}</bdi>)}
					{offered(one, found, counts).map((value) => (
						<a href={addressOf("/listings", { ...filters, [one.filter]: value })}>
							{one.values.length === 1 ? t.onlyThese : t.only(<bdi>{NAMES[one.filter](value)}</bdi>)}
						</a>
					))}
				</li>
			))}
			{all.flatMap(({ price }) =>
				price === undefined ? (
					[]
				) : (
					<li>
						{t.understood(t.atMost(money(Math.round(price.at_most * CENTS), price.currency), price.per))}
						<a href={addressOf("/listings", { ...filters, q: withoutPrice(filters.q ?? "") })}>{t.asWordsAlone}</a>
					</li>
				),
			)}
			{all.flatMap(({ without, words: said }) =>
				without === undefined ? (
					[]
				) : (
					<li>
						{t.understood(t.not(<bdi>{asTyped(filters.q ?? "", without.split(" "))}</bdi>))}
						<a href={addressOf("/listings", { ...filters, q: asWords(filters.q ?? "", said) })}>{t.asWordsAlone}</a>
					</li>
				),
			)}
		</ul>
	);
};

/** A filter takes one value: of many, each that leads to something has its own way. */
function offered({ filter, values }: One, { items }: FoundPage, counts: FacetCounts | null): readonly string[] {
	if (values.length <= NAMED_MAX) return values;
	// What has the fact alone, without the words, is on the page and not among the counts.
	const found = [...(counts?.[filter] ?? []).map(({ value }) => value), ...items.map((item) => item[filter])];
	return [...new Set(found)].flatMap((one) => (one != null && values.includes(one) ? [one] : [])).slice(0, OFFERED_MAX);
}

const nameOf = ({ filter, values, words: said }: One): string =>
	values.length <= NAMED_MAX ? t.either(values.map((value) => NAMES[filter](value))) : said.join(" ").toUpperCase();
