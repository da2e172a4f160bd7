import type { FC } from "hono/jsx";
import { countryName, pricingWords, spoken } from "../words/format.ts";
import { words } from "../words/words.ts";
import type { FoundPage } from "./found-list.tsx";
import { addressOf } from "./paging.tsx";
import type { Filters } from "./search-filters.ts";

const t = words.search;

type One = NonNullable<FoundPage["understood"]>[number];

const NAMES = { country: countryName, pricing_model: pricingWords, stage: spoken } as const;
/** More values are said by the words that mean them: a union has many countries. */
const NAMED_MAX = 2;

/** What words were taken for, each with a way to have nothing else. The chip of that filter is the way back. */
export const Understood: FC<{ of: readonly One[] | undefined; filters: Filters }> = ({ of: all = [], filters }) => {
	if (all.length === 0) return null;
	return (
		<ul class="chips understood" aria-label={t.understoodLabel}>
			{all.map((one) => (
				<li>
					{t.understood(<bdi>{nameOf(one)}</bdi>)}
					{one.values.length <= NAMED_MAX &&
						one.values.map((value) => (
							<a href={addressOf("/listings", { ...filters, [one.filter]: value })}>
								{one.values.length === 1 ? t.onlyThese : t.only(<bdi>{NAMES[one.filter](value)}</bdi>)}
							</a>
						))}
				</li>
			))}
		</ul>
	);
};

const nameOf = ({ filter, values, words: said }: One): string =>
	values.length <= NAMED_MAX ? t.either(values.map((value) => NAMES[filter](value))) : said.join(" ").toUpperCase();
