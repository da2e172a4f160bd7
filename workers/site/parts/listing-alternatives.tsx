import type { FC } from "hono/jsx";
import type { ListingSummary } from "#operations/directory/listing-summary";
import { countryName } from "../words/format.ts";
import { words } from "../words/words.ts";
import { COMPARED_MAX, compareAddress } from "./compare-address.ts";
import { CardEvidence } from "./evidence.tsx";
import type { Numbering } from "./facts.ts";
import { countsOf, Paid, Verified } from "./listing-card.tsx";
import { RowPrice } from "./row-price.tsx";
import { Tile } from "./tile.tsx";

const t = words.listing;

export type Alternative = ListingSummary & { approved: boolean };

interface Props {
	of: { slug: string; name: string };
	listings: readonly Alternative[];
	/** Of the page's footnotes. */
	numbering: Numbering;
}

/** What could be used instead, and all of it side by side. */
export const Alternatives: FC<Props> = ({ of, listings, numbering }) => {
	if (listings.length === 0) return null;
	const compared = [of, ...listings].slice(0, COMPARED_MAX);
	return (
		<section aria-labelledby="alternatives">
			<div class="part-head">
				<h2 id="alternatives">{t.alternatives}</h2>
				<a href={compareAddress(compared.map(({ slug }) => slug))}>
					{t.compare(compared.map(({ name }) => <bdi>{name}</bdi>))}
				</a>
			</div>
			<ul class="alternatives">
				{listings.map((listing) => (
					<Card of={of} listing={listing} numbering={numbering} />
				))}
			</ul>
		</section>
	);
};

interface CardProps {
	of: { name: string };
	listing: Alternative;
	numbering: Numbering;
}

const Card: FC<CardProps> = ({ of, listing, numbering }) => {
	const { slug, name, tagline, category, city, country, facts } = listing;
	const town = city ?? (country === null ? null : countryName(country));
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
						{town !== null && (
							<span>
								<bdi>{town}</bdi>
							</span>
						)}
					</p>
				</div>
			</div>
			{tagline !== null && <p dir="auto">{tagline}</p>}
			<p class="price">
				<RowPrice listing={listing} numbering={numbering} />
			</p>
			{listing.approved && <p class="muted">{t.namedByOwner(<bdi>{of.name}</bdi>)}</p>}
			{facts !== null && (
				<div class="measured">
					<CardEvidence of={countsOf(facts)} />
				</div>
			)}
		</li>
	);
};
