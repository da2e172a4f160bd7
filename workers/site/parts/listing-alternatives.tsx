import type { FC } from "hono/jsx";
import type { ListingSummary } from "#operations/directory/listing-summary";
import { countryName, pricingWords } from "../words/format.ts";
import { words } from "../words/words.ts";
import { COMPARED_MAX, compareAddress } from "./compare-address.ts";
import { Paid, Verified } from "./listing-card.tsx";
import { Tile } from "./tile.tsx";

const t = words.listing;

export type Alternative = ListingSummary & { approved: boolean };

interface Props {
	of: { slug: string; name: string };
	listings: readonly Alternative[];
}

/** What could be used instead, and all of it side by side. */
export const Alternatives: FC<Props> = ({ of, listings }) => {
	if (listings.length === 0) return null;
	const compared = [of, ...listings].slice(0, COMPARED_MAX);
	return (
		<section aria-labelledby="alternatives">
			<div class="part-head">
				<h2 id="alternatives">{t.alternatives}</h2>
				<a href={compareAddress(compared.map(({ slug }) => slug))}>{t.compare(compared.map(({ name }) => name))}</a>
			</div>
			<ul class="alternatives">
				{listings.map((listing) => (
					<Card of={of} listing={listing} />
				))}
			</ul>
		</section>
	);
};

const Card: FC<{ of: { name: string }; listing: Alternative }> = ({ of, listing }) => {
	const { slug, name, tagline, category, country, pricing_model } = listing;
	return (
		<li>
			<div class="whose">
				<Tile picture={listing.logo} />
				<div>
					<h3>
						<a href={`/listings/${slug}`}>
							<bdi>{name}</bdi>
						</a>
						{listing.verified && <Verified />}
						{listing.paid && <Paid />}
					</h3>
					<p class="facts">
						{category !== null && <span>{category.name}</span>}
						{country !== null && <span>{countryName(country)}</span>}
					</p>
				</div>
			</div>
			{tagline !== null && <p dir="auto">{tagline}</p>}
			{pricing_model !== null && <p class="muted">{pricingWords(pricing_model)}</p>}
			{listing.approved && <p class="muted">{t.namedByOwner(<bdi>{of.name}</bdi>)}</p>}
		</li>
	);
};
