import type { FC } from "hono/jsx";
import type { FacetCounts } from "#store/search/facet-counts";
import { countryName, pricingWords, spoken } from "../words/format.ts";
import { words } from "../words/words.ts";
import { addressOf } from "./paging.tsx";
import type { Filters } from "./search-filters.ts";

const t = words.search;

/** So many of each: who looks for more has the filters. */
const SHOWN = 5;
const FACETS = ["category", "pricing_model", "country", "stage"] as const;
const NAMES = {
	category: (name: string) => name,
	pricing_model: pricingWords,
	country: countryName,
	stage: spoken,
} as const;
const LABELS = {
	category: t.labels.category,
	pricing_model: t.labels.pricing,
	country: t.labels.country,
	stage: t.labels.stage,
} as const;

/** Filters that are not in use yet, each with how many of the products that were found it leaves. */
export const NarrowBy: FC<{ counts: FacetCounts | null; filters: Filters }> = ({ counts, filters }) => {
	if (counts === null) return null;
	const facets = FACETS.filter((facet) => filters[facet] === undefined && counts[facet].length > 1);
	if (facets.length === 0) return null;
	return (
		<details class="narrow-by">
			<summary>{t.narrowDown}</summary>
			<dl>
				{facets.map((facet) => (
					<div>
						<dt>{LABELS[facet]}</dt>
						<dd>
							<ul class="chips">
								{counts[facet].slice(0, SHOWN).map(({ value, name, count }) => (
									<li>
										<a href={addressOf("/listings", { ...filters, [facet]: value })}>
											<bdi>{NAMES[facet](name)}</bdi> <span class="muted">{t.countOf(count, counts.isAtLeast)}</span>
										</a>
									</li>
								))}
							</ul>
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
};
