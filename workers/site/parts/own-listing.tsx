import type { Child, FC } from "hono/jsx";
import { besideName } from "#core/listings/own-name";
import type { Links } from "#core/web/links";
import { toPicture } from "#operations/directory/shown-picture";
import type { OwnListingRow } from "#store/saves";
import { words } from "../words/words.ts";
import { Tile } from "./tile.tsx";

interface Props {
	listing: OwnListingRow;
	links: Links;
	children?: Child;
}

/** A listing among those that a person keeps or follows, with what they can do about it. */
export const OwnListing: FC<Props> = ({ listing, links, children }) => {
	const { slug, name, tagline, isLive } = listing;
	return (
		<li class="listing">
			<Tile picture={toPicture(listing.logo, links)} />
			<div class="what">
				<h2>
					{isLive ? (
						<a href={`/listings/${slug}`}>
							<bdi>{name}</bdi>
						</a>
					) : (
						<bdi>{name}</bdi>
					)}
				</h2>
				{isLive && tagline !== null && (
					<p class="tagline" dir="auto">
						{besideName(tagline, name)}
					</p>
				)}
				{!isLive && <p class="muted">{words.follows.notPublic}</p>}
			</div>
			<div class="actions">{children}</div>
		</li>
	);
};
