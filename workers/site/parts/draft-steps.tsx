import { raw } from "hono/html";
import type { FC } from "hono/jsx";
import type { z } from "zod";
import type { OwnListing } from "#operations/listings/own-listing-view";
import { PostForm } from "../form.tsx";
import type { Draft } from "../pages/draft.tsx";
import { Snippet } from "./snippet.tsx";
import { dayOf, spoken, weekWords } from "./words.ts";

type Own = z.output<typeof OwnListing>;

interface Props {
	draft: Draft;
	/** What the draft has become; null before it is saved. */
	listing: Own | null;
	token: string;
}

/** The one thing that makes sense now. */
export const NextStep: FC<Props> = ({ draft, listing, token }) => {
	if (listing === null) return <Save draft={draft} token={token} />;
	switch (listing.status) {
		case "draft":
			return <ChoosePlan draft={draft} listing={listing} token={token} />;
		case "awaiting_badge":
			return <PutBadge draft={draft} listing={listing} token={token} />;
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

const PutBadge: FC<{ draft: Draft; listing: Own; token: string }> = ({ draft, listing, token }) => {
	const { badge } = listing;
	return (
		<section class="card" aria-labelledby="next">
			<h2 id="next">Put the badge on your homepage</h2>
			<p>
				Its launch week is <strong>{weekWords(listing.launch_week ?? "")}</strong>
				{listing.launch_position !== null && <> (place {listing.launch_position} in the queue)</>}. Put this on{" "}
				<a href={listing.url}>{listing.url}</a> as plain HTML:
			</p>
			<Snippet label="HTML of the badge">{badge.html}</Snippet>
			<p class="badge-preview">{raw(badge.html)}</p>
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
