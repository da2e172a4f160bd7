import type { Child, FC } from "hono/jsx";
import type { ListingSummary } from "#operations/directory/listing-summary";
import type { Voting } from "../voting.ts";
import { SaveButton } from "./save-button.tsx";
import { VoteButton } from "./vote-button.tsx";
import { counted, pricingWords } from "./words.ts";

/** The letter tile of a listing or person. Logos stand on other people's servers: showing them would tell those servers who reads what. */
export const Tile: FC<{ name: string; size?: "l" }> = ({ name, size }) => {
	const [first = "?"] = name.trim();
	const hue = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 8;
	return (
		<span class={`tile hue-${hue}${size === undefined ? "" : ` ${size}`}`} aria-hidden="true">
			{first.toUpperCase()}
		</span>
	);
};

/** Wherever money decided that or where something is shown, this word is there too. */
export const Paid: FC<{ why?: string }> = ({ why = "Highlighted because its owner paid for it" }) => (
	<span class="tag warn" title={why}>
		Paid
	</span>
);

export const Verified: FC = () => (
	<span class="tag good" title="Its owner has proved control of the domain">
		Verified
	</span>
);

interface CardProps {
	listing: ListingSummary;
	/** Place in a ranking. */
	rank?: number;
	/** What the list ranks by; votes of all time where absent, nothing where null. */
	metric?: Child;
	/** More below the tagline. */
	note?: Child;
	/** What its buttons know; none where absent. */
	voting?: Voting | undefined;
	/** Heading level of its name. */
	level?: 2 | 3;
}

/** A listing in a list. */
export const ListingCard: FC<CardProps> = ({ listing, rank, metric, note, voting, level = 3 }) => {
	const Heading = `h${level}` as const;
	return (
		<li class={listing.paid ? "listing paid" : "listing"}>
			{rank !== undefined && <span class="rank">{rank}</span>}
			<Tile name={listing.name} />
			<div class="what">
				<Heading>
					<a href={`/listings/${listing.slug}`}>
						<bdi>{listing.name}</bdi>
					</a>
				</Heading>
				{listing.tagline !== null && (
					<p class="tagline" dir="auto">
						{listing.tagline}
					</p>
				)}
				<p class="facts">
					{listing.paid && <Paid />}
					{listing.verified && <Verified />}
					{listing.status !== "live" && <span class="tag">Upcoming</span>}
					{listing.category !== null && <a href={`/categories/${listing.category.slug}`}>{listing.category.name}</a>}
					{listing.pricing_model !== null && <bdi>{pricingWords(listing.pricing_model)}</bdi>}
					{listing.rating != null && <Rating rating={listing.rating} />}
				</p>
				{note}
			</div>
			{listing.status === "live" && metric !== null && (
				<div class="metric" data-counted>
					<p>{metric ?? <Votes count={listing.votes} />}</p>
					{voting !== undefined && (
						<>
							<VoteButton listing={listing} voting={voting} />
							<SaveButton listing={listing} voting={voting} />
						</>
					)}
				</div>
			)}
		</li>
	);
};

/** A number with what it counts under it. */
export const Metric: FC<{ value: string; unit: string }> = ({ value, unit }) => (
	<>
		<strong>{value}</strong> <span>{unit}</span>
	</>
);

/** A number of votes that follows a press of the button beside it. */
const LiveCount: FC<{ count: number; one: string; many: string }> = ({ count, one, many }) => (
	<>
		<strong data-count={count}>{count.toLocaleString("en")}</strong>{" "}
		<span data-one={one} data-many={many}>
			{count === 1 ? one : many}
		</span>
	</>
);

export const Votes: FC<{ count: number }> = ({ count }) => <LiveCount count={count} one="vote" many="votes" />;

/** Votes cast in a launch week: wherever a week is shown, these are the number, because they rank it. */
export const WeekVotes: FC<{ count: number }> = ({ count }) => (
	<LiveCount count={count} one="week vote" many="week votes" />
);

/** Says of a launch that it is not the product's first, and why it is here. */
export const Relaunched: FC = () => <p class="muted">Launches again; its owner paid for the week (Paid)</p>;

export const Rating: FC<{ rating: { average: number; count: number } }> = ({ rating }) => (
	<span class="rating stars" title={`${counted(rating.count, "review")}, genuine ones only`}>
		{rating.average.toFixed(1)}
		<span class="visually-hidden"> out of 5</span> ({rating.count})
	</span>
);

interface ListProps {
	listings: readonly ListingSummary[];
	level?: 2 | 3;
	/** Whether two stand side by side where there is room. */
	isWide?: boolean;
	voting?: Voting | undefined;
}

/** Listings under each other. */
export const ListingList: FC<ListProps> = ({ listings, level = 3, isWide, voting }) => (
	<ul class={isWide ? "listings two" : "listings"}>
		{listings.map((listing) => (
			<ListingCard listing={listing} level={level} voting={voting} />
		))}
	</ul>
);
