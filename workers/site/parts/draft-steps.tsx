import type { FC } from "hono/jsx";
import type { z } from "zod";
import { badgeWords, DEFAULT_BADGE_STYLE } from "#core/badges/badge";
import { badgeSvg } from "#core/badges/badge-svg";
import type { OwnListing } from "#operations/listings/own-listing-view";
import { PostForm } from "../form.tsx";
import { dayOf, spoken, weekWords } from "../words/format.ts";
import type { Draft } from "./draft-parts.tsx";
import { Snippet } from "./snippet.tsx";

type Own = z.output<typeof OwnListing>;

interface Props {
	draft: Draft;
	/** What the draft has become; null before it is saved. */
	listing: Own | null;
	token: string;
	siteName: string;
}

/** The one thing that makes sense now. */
export const NextStep: FC<Props> = ({ draft, listing, token, siteName }) => {
	if (listing === null) {
		const isSubmittable = draft.next_actions.some(({ operation }) => operation === "submit_draft");
		return (
			<>
				{draft.reading.state !== "read" && <ReadAgain draft={draft} token={token} />}
				{isSubmittable && <Save draft={draft} token={token} />}
			</>
		);
	}
	switch (listing.status) {
		case "draft":
			return <ChoosePlan draft={draft} listing={listing} token={token} />;
		case "awaiting_badge":
			return <PutBadge draft={draft} listing={listing} token={token} siteName={siteName} />;
		case "scheduled":
			return (
				<section class="card" aria-labelledby="next">
					<h2 id="next">It launches on {dayOf(listing.launch_week ?? "")}</h2>
					<p>
						<a href={listing.public_url}>See its page.</a>
						{listing.plan === "free" && " Leave the badge where it is until then."}
					</p>
				</section>
			);
		case "live":
			return (
				<section class="card" aria-labelledby="next">
					<h2 id="next">It is live</h2>
					<p>
						<a class="button primary" href={listing.public_url}>
							See its page
						</a>
					</p>
				</section>
			);
	}
};

/** Nothing is known of the website: said before anything else, with both ways out. */
const ReadAgain: FC<{ draft: Draft; token: string }> = ({ draft, token }) => (
	<section class="card" aria-labelledby="unread">
		<h2 id="unread">Nothing could be read</h2>
		<p>{draft.reading.reason}</p>
		<p>
			When that is mended, have it read again: what you typed stays. Or give its name, tagline and category yourself.
		</p>
		<PostForm action={`/account/drafts/${draft.id}/again`} token={token} class="inline">
			<button type="submit" class="secondary">
				Read the website again
			</button>
		</PostForm>
	</section>
);

const Save: FC<{ draft: Draft; token: string }> = ({ draft, token }) => (
	<section class="card" aria-labelledby="next">
		<h2 id="next">Is it right?</h2>
		<p>Look at the facts and their quotes. Saving makes a listing of the draft; it is not published by that.</p>
		<PostForm action={`/account/drafts/${draft.id}/submit`} token={token} class="inline">
			<button type="submit">Save as a listing</button>
		</PostForm>
	</section>
);

const ChoosePlan: FC<{ draft: Draft; listing: Own; token: string }> = ({ draft, listing, token }) => (
	<section class="card" aria-labelledby="next">
		<h2 id="next">Choose how to launch</h2>
		<p>
			<strong>Free:</strong> it is queued for a launch week and goes live once our badge is on its homepage.
		</p>
		<PostForm action={`/account/drafts/${draft.id}/free`} token={token} class="inline">
			<button type="submit">Choose the free plan</button>
		</PostForm>
		{listing.next_actions.some(({ operation }) => operation === "create_checkout") && (
			<p class="muted">
				<strong>Paid:</strong> live at once or in a week of your choice. Orders are made through the{" "}
				<a href="/docs/operations/create_checkout">API</a> or <a href="/connect">an agent</a>, and paid by you on our
				checkout page. Votes and awards are not for sale.
			</p>
		)}
	</section>
);

const PutBadge: FC<Props & { listing: Own }> = ({ draft, listing, token, siteName }) => {
	const { badge } = listing;
	return (
		<section class="card" aria-labelledby="next">
			<h2 id="next">Put the badge on your homepage</h2>
			<p>
				Its launch week is <strong>{weekWords(listing.launch_week ?? "")}</strong>
				{listing.launch_position !== null && <> (place {listing.launch_position} in the queue)</>}. Put this on{" "}
				<a href={listing.url}>
					<bdi>{listing.url}</bdi>
				</a>{" "}
				as plain HTML:
			</p>
			<Snippet label="HTML of the badge">{badge.html}</Snippet>
			<p class="badge-preview">
				<img src={badgeImage(siteName, listing.name)} alt="The badge" />
			</p>
			{badge.code !== null && badge.checked_at !== null && (
				<p>
					Last look, {dayOf(badge.checked_at)}: <strong>{spoken(badge.code)}</strong>
					{badge.seen !== null && <>. {badge.seen}</>}
				</p>
			)}
			{badge.if_late !== null && <p class="muted">{badge.if_late}</p>}
			<PostForm action={`/account/drafts/${draft.id}/free`} token={token} class="inline">
				<button type="submit" class="secondary">
					Look for the badge now
				</button>
			</PostForm>
		</section>
	);
};

/** The badge as an address that holds the image itself: the public one is not there before the listing is. */
function badgeImage(siteName: string, listingName: string): string {
	const badge = { kind: "listed_on", ...DEFAULT_BADGE_STYLE } as const;
	const words = badgeWords({ kind: "listed_on", week: null, category: null }, siteName, listingName);
	return `data:image/svg+xml,${encodeURIComponent(badgeSvg(badge, words))}`;
}
