import type { Child, FC } from "hono/jsx";
import type { ListingSummary } from "#operations/directory/listing-summary";
import type { Voting } from "../voting.ts";
import { counted, countryName, pricingWords } from "../words/format.ts";
import { type EvidenceCounts, RowEvidence } from "./evidence.tsx";
import { Seal } from "./icons.tsx";
import { Tile } from "./tile.tsx";
import { type Count, CountOf, VoteButton, votesOf } from "./vote-button.tsx";

/** Wherever money decided that or where something is shown, this word is there too. */
export const Paid: FC<{ why?: string }> = ({ why = "Highlighted because its owner paid for it" }) => (
	<span class="tag paid" title={why}>
		Paid
	</span>
);

export const Verified: FC = () => <Seal label="Verified" title="Its owner has proved control of the domain" />;

interface CardProps {
	listing: ListingSummary;
	/** Place in a ranking. */
	rank?: number;
	/** Votes as this list counts them; of all time where absent, none where null. */
	count?: Count | null;
	/** What the list ranks by where that is not votes. */
	metric?: Child;
	/** How its facts are known, where that was counted. */
	evidence?: EvidenceCounts;
	/** More below the facts. */
	note?: Child;
	/** What its button knows; none where absent. */
	voting?: Voting | undefined;
	/** Heading level of its name. */
	level?: 2 | 3;
}

/** So many rows are seen at once on most screens; the pictures of the others wait until they are scrolled to. */
const ABOVE_THE_FOLD = 6;

/** A listing in a list: one row. */
export const ListingCard: FC<CardProps> = (props) => {
	const { listing, rank, metric, evidence, note, voting, level = 3 } = props;
	const Heading = `h${level}` as const;
	const count = props.count === undefined ? votesOf(listing.votes) : props.count;
	return (
		<li class={listing.paid ? "listing paid" : "listing"}>
			{rank !== undefined && <span class="rank">{rank}</span>}
			<Tile picture={listing.logo} eager={rank !== undefined && rank <= ABOVE_THE_FOLD} />
			<div class="what">
				<Heading>
					{rank !== undefined && <span class="rank-inline">{rank}.</span>}
					<a href={`/listings/${listing.slug}`}>
						<bdi>{listing.name}</bdi>
					</a>
					{listing.verified && <Verified />}
					{listing.paid && <Paid />}
				</Heading>
				{listing.tagline !== null && (
					<p class="tagline" dir="auto">
						{listing.tagline}
					</p>
				)}
				<RowFacts listing={listing} />
				{note}
			</div>
			{metric !== undefined ? <p class="measure">{metric}</p> : evidence !== undefined && <RowEvidence of={evidence} />}
			{listing.status === "live" &&
				count !== null &&
				(voting === undefined ? (
					<CountOf of={count} />
				) : (
					<VoteButton listing={listing} voting={voting} count={count} />
				))}
		</li>
	);
};

/** The price first, then what gives way. */
const RowFacts: FC<{ listing: ListingSummary }> = ({ listing }) => (
	<p class="facts">
		<span class="price">
			{listing.pricing_model === null ? "Price not stated" : <bdi>{pricingWords(listing.pricing_model)}</bdi>}
		</span>
		{listing.status !== "live" && <span>Upcoming</span>}
		{listing.category !== null && (
			<span>
				<a href={`/categories/${listing.category.slug}`}>{listing.category.name}</a>
			</span>
		)}
		{listing.rating != null && <Rating rating={listing.rating} />}
		{listing.country !== null && <span class="town">{countryName(listing.country)}</span>}
	</p>
);

/** A number with what it counts under it. */
export const Metric: FC<{ value: string; unit: string }> = ({ value, unit }) => (
	<>
		<strong>{value}</strong> {unit}
	</>
);

/** Says of a launch that it is not the product's first, and why it is here. */
export const Relaunched: FC = () => <p class="note">Launches again; its owner paid for the week (Paid)</p>;

export const Rating: FC<{ rating: { average: number; count: number } }> = ({ rating }) => (
	<span class="rating" title={`${counted(rating.count, "review")}, genuine ones only`}>
		<span class="stars">{rating.average.toFixed(1)}</span>
		<span class="visually-hidden"> out of 5</span> ({rating.count})
	</span>
);

interface ListProps {
	listings: readonly ListingSummary[];
	level?: 2 | 3;
	voting?: Voting | undefined;
}

/** Listings under each other. */
export const ListingList: FC<ListProps> = ({ listings, level = 3, voting }) => (
	<ul class="listings">
		{listings.map((listing) => (
			<ListingCard listing={listing} level={level} voting={voting} />
		))}
	</ul>
);
