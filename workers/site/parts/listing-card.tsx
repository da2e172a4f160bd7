import type { Child, FC } from "hono/jsx";
import type { EvidenceCounts } from "#core/listings/evidence-counts";
import type { ListingSummary } from "#operations/directory/listing-summary";
import type { Voting } from "../voting.ts";
import { countryName } from "../words/format.ts";
import { words } from "../words/words.ts";
import { AwardMark } from "./award-mark.tsx";
import { drawn } from "./drawn.ts";
import { RowEvidence } from "./evidence.tsx";
import { type Numbering, newNumbering } from "./facts.ts";
import { Hits } from "./hits.tsx";
import { Seal } from "./icons.tsx";
import { RowPrice } from "./row-price.tsx";
import { Tile } from "./tile.tsx";
import { type Count, CountOf, VoteButton, votesOf } from "./vote-button.tsx";

const t = words.rows;

/** Wherever money decided that or where something is shown, this word is there too. */
export const Paid: FC<{ why?: string }> = ({ why = t.paidWhy }) => (
	<span class="tag paid" title={why}>
		{t.paid}
	</span>
);

/** What the site team shows as featured; nobody paid for that. */
export const Featured: FC = () => (
	<span class="tag" title={t.featuredWhy}>
		{t.featured}
	</span>
);

export const Verified: FC = () => <Seal label={t.verified} title={t.verifiedWhy} />;

interface CardProps {
	listing: ListingSummary;
	/** Place in a ranking. */
	rank?: number;
	/** What counts the marks of the page; none are shown where absent. */
	numbering?: Numbering | undefined;
	/** Votes as this list counts them; of all time where absent, none where null. */
	count?: Count | null;
	/** What the list ranks by where that is not votes. */
	metric?: Child;
	/** More below the facts. */
	note?: Child;
	/** What its button knows; none where absent. */
	voting?: Voting | undefined;
	/** Heading level of its name. */
	level?: 2 | 3;
	/** Of words that were looked for: set apart in name and tagline. */
	stems?: ReadonlySet<string>;
}

/** So many rows are seen at once on most screens; the pictures of the others wait until they are scrolled to. */
const ABOVE_THE_FOLD = 6;

/** A listing in a list: one row. */
export const ListingCard: FC<CardProps> = (props) => {
	const { listing, rank, numbering, metric, note, voting, level = 3, stems } = props;
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
						<bdi>
							<Hits text={listing.name} stems={stems} />
						</bdi>
					</a>
					{listing.verified && <Verified />}
					{listing.paid ? <Paid /> : listing.featured && <Featured />}
					{listing.award != null && <AwardMark award={listing.award} />}
				</Heading>
				{listing.tagline !== null && (
					<p class="tagline" dir="auto">
						<Hits text={listing.tagline} stems={stems} />
					</p>
				)}
				<Facts listing={listing} numbering={numbering} isRanked={rank !== undefined} isLineUp={count === null} />
				{note}
			</div>
			{metric !== undefined ? (
				<p class="measure">{metric}</p>
			) : (
				listing.facts != null && <RowEvidence of={countsOf(listing.facts)} />
			)}
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

/** How its facts are known, as bars and cells are drawn. */
export function countsOf(facts: NonNullable<ListingSummary["facts"]>): EvidenceCounts {
	return { quoted: facts.quoted, team: facts.by_team, owner: facts.by_owner, blank: facts.not_stated };
}

interface FactsProps {
	listing: ListingSummary;
	numbering: Numbering | undefined;
	/** Then one number is enough: that of the ranking. */
	isRanked: boolean;
	/** Then all of them are yet to come. */
	isLineUp: boolean;
}

/** The price first, then what gives way. */
const Facts: FC<FactsProps> = ({ listing, numbering, isRanked, isLineUp }) => (
	<p class="facts">
		<RowPrice listing={listing} numbering={numbering} />
		{listing.status !== "live" && !isLineUp && <span>{t.upcoming}</span>}
		{listing.category !== null && inCategory(listing.category)}
		{!isRanked && listing.rating != null && <Rating rating={listing.rating} />}
		<Town of={listing} />
	</p>
);

/** The site's own words, and few of them. */
const inCategory = ({ slug, name }: NonNullable<ListingSummary["category"]>): Child =>
	drawn(`category ${slug} ${name}`, () => (
		<span>
			<a href={`/categories/${slug}`}>{name}</a>
		</span>
	));

const Town: FC<{ of: ListingSummary }> = ({ of: { city, country } }) => {
	const town = city ?? (country === null ? null : countryName(country));
	return town === null ? null : (
		<span class="town">
			<span>
				<bdi>{town}</bdi>
			</span>
		</span>
	);
};

/** A number with what it counts under it. */
export const Metric: FC<{ value: string; unit: string }> = ({ value, unit }) => (
	<>
		<strong>{value}</strong> {unit}
	</>
);

/** Says of a launch that it is not the product's first, and why it is here. */
export const Relaunched: FC = () => <p class="note">{t.relaunched}</p>;

export const Rating: FC<{ rating: { average: number; count: number } }> = ({ rating }) => (
	<span class="rating" title={t.genuineReviews(rating.count)}>
		<span class="stars">{rating.average.toFixed(1)}</span>
		<span class="visually-hidden"> {t.ratingOutOf}</span> {t.ofReviews(rating.count)}
	</span>
);

/** Counts the marks of rows: the wordmark's own note is the first of every page. */
export const rowNumbering = (): Numbering => newNumbering("row", 2);

interface ListProps {
	listings: readonly ListingSummary[];
	level?: 2 | 3;
	voting?: Voting | undefined;
}

/** Listings under each other. */
export const ListingList: FC<ListProps> = ({ listings, level = 3, voting }) => {
	const numbering = rowNumbering();
	return (
		<ul class="listings">
			{listings.map((listing) => (
				<ListingCard listing={listing} level={level} voting={voting} numbering={numbering} />
			))}
		</ul>
	);
};
