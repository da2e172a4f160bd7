import type { Child, FC } from "hono/jsx";
import { words } from "../words/words.ts";
import { Fact } from "./fact.tsx";
import type { Notes } from "./facts.ts";
import { Featured, Paid, Verified } from "./listing-card.tsx";
import { isBlank, type Listing } from "./shown-listing.ts";
import { Tile } from "./tile.tsx";

const t = words.listing;

/** A longer name takes the whole line; what there is to press stands below it. */
const LONG_NAME = 32;

interface Props {
	listing: Listing;
	notes: Notes;
	/** What the visitor may press. */
	actions: Child;
}

/** Logo, name, tagline and what it has earned; what there is to press beside it. */
export const Head: FC<Props> = ({ listing, notes, actions }) => (
	<div class={[...listing.name].length > LONG_NAME ? "listing-head long" : "listing-head"}>
		<Tile size="xl" picture={listing.logo} eager />
		<div class="what">
			<h1>
				<bdi>{listing.name}</bdi>
				{listing.verified && <Verified />}
			</h1>
			{(listing.tagline !== null || isBlank(listing, "tagline")) && (
				<p class="tagline">
					<Fact of={notes} field="tagline" words={listing.tagline} />
				</p>
			)}
			<Earned listing={listing} />
		</div>
		<div class="actions">{actions}</div>
	</div>
);

/** When it launched, and what people made of it; zeros are not told. */
const Earned: FC<{ listing: Listing }> = ({ listing }) => (
	<p class="facts">
		{listing.paid ? <Paid /> : listing.featured && <Featured />}
		{listing.status === "live" && listing.launched_at !== null && (
			<time datetime={listing.launched_at}>{t.launched(listing.launched_at)}</time>
		)}
		{listing.status !== "live" && listing.launch_week !== null && <span>{t.launches(listing.launch_week)}</span>}
		{listing.rating !== null && <a href="#reviews">{t.rated(listing.rating.average, listing.rating.count)}</a>}
		{listing.followers > 0 && <span>{t.followers(listing.followers)}</span>}
	</p>
);
