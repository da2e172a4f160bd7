import type { Child, FC } from "hono/jsx";
import type { AwardWon } from "#store/awards";
import type { Readings } from "#store/listing-rereads";
import type { Notes } from "./facts.ts";
import { FactList } from "./listing-facts.tsx";
import { About, Cover, Entries, Milestones, Questions, Story, Updates } from "./listing-parts.tsx";
import { Awards, FoundersBeside, PagesRead } from "./listing-side.tsx";
import type { Listing } from "./shown-listing.ts";

interface Props {
	listing: Listing;
	notes: Notes;
	won?: readonly AwardWon[];
	/** When its website is read; not known of a draft. */
	readings?: Readings | null;
	now: Date;
	/** What people say of it; nobody does of a draft. */
	reviews?: Child;
	/** What stands at the end of the side. */
	below?: Child;
}

/** Everything that the page of a product says of it, on its page and in the preview of a draft. */
export const ListingBody: FC<Props> = ({ listing, notes, won = [], readings = null, now, reviews, below }) => {
	// Beside a tall beginning founders follow the features, as on a phone; else the middle would wait for the side.
	const isLong = listing.cover !== null;
	return (
		<div class="profile">
			<div class="middle">
				<Cover picture={listing.cover} name={listing.name} />
				<About listing={listing} notes={notes} />
			</div>
			<div class="side">
				<Awards won={won} />
				<FactList listing={listing} notes={notes} />
				{!isLong && <FoundersBeside listing={listing} notes={notes} />}
			</div>
			<div class="middle">
				<Entries listing={listing} notes={notes} field="features" />
				<Entries listing={listing} notes={notes} field="usps" />
			</div>
			{isLong && (
				<div class="side">
					<FoundersBeside listing={listing} notes={notes} />
				</div>
			)}
			<div class="middle">
				<Questions listing={listing} notes={notes} />
				<Story listing={listing} notes={notes} />
				<Milestones listing={listing} notes={notes} />
				<Updates listing={listing} now={now} />
				{reviews}
			</div>
			<div class="side">
				<PagesRead listing={listing} readings={readings} now={now} />
				{below}
			</div>
		</div>
	);
};
