import type { FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import type { Following } from "../following.ts";
import type { Saving } from "../saving.ts";
import type { Voting } from "../voting.ts";
import { words } from "../words/words.ts";
import { FollowButton } from "./follow-button.tsx";
import { Icon } from "./icons.tsx";
import { SaveButton } from "./save-button.tsx";
import type { Listing } from "./shown-listing.ts";
import { Snippet } from "./snippet.tsx";
import { VoteButton, votesOf } from "./vote-button.tsx";

const t = words.listing;

interface Props {
	listing: Listing;
	/** Whether money had a part in its place here: then its outgoing link says so to search engines. */
	isSponsored: boolean;
	voting: Voting;
	following: Following;
	saving: Saving;
}

/** Vote, follow, visit, and what is done with the page itself. */
export const Actions: FC<Props> = ({ listing, isSponsored, voting, following, saving }) => {
	const address = webAddress(listing.url);
	const isLive = listing.status === "live";
	return (
		<>
			{isLive && <VoteButton listing={listing} voting={voting} count={votesOf(listing.votes)} isLarge />}
			{isLive && <FollowButton listing={listing} following={following} />}
			{address !== null && (
				<a class="button l" href={address} rel={isSponsored ? "sponsored noopener" : "nofollow noopener ugc"}>
					<Icon of="out" />
					<span class="word">{t.visit}</span>
					<span class="visually-hidden"> {t.visitWebsite(<bdi>{listing.name}</bdi>)}</span>
				</a>
			)}
			<Share listing={listing} saving={saving} />
		</>
	);
};

/** Its address and a text to paste, and keeping it for oneself; without script too. */
const Share: FC<Pick<Props, "listing" | "saving">> = ({ listing, saving }) => {
	const { name, tagline, links } = listing;
	return (
		<>
			<button type="button" class="button l square" popovertarget="share">
				<Icon of="share" />
				<span class="visually-hidden">{t.shareProduct(<bdi>{listing.name}</bdi>)}</span>
			</button>
			<div class="slip share" id="share" popover="auto">
				<Snippet label={t.shareLink}>{links.page}</Snippet>
				<Snippet label={t.shareText}>
					{t.shareWords(<bdi>{name}</bdi>, tagline && <bdi>{tagline}</bdi>, links.page)}
				</Snippet>
				<p>
					<a href={`/listings/${listing.slug}/share`}>{words.share.more}</a>
				</p>
				{listing.status === "live" && <SaveButton listing={listing} saving={saving} />}
			</div>
		</>
	);
};
