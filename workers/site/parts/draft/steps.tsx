import type { FC } from "hono/jsx";
import type { z } from "zod";
import { badgeWords, DEFAULT_BADGE_STYLE } from "#core/badges/badge";
import { badgeSvg } from "#core/badges/badge-svg";
import type { OwnListing } from "#operations/listings/own-listing-view";
import { PostForm } from "../../form.tsx";
import { dayOf, spoken, weekWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Snippet } from "../snippet.tsx";
import type { Draft } from "./rows.ts";

const t = words.draft.steps;

type Own = z.output<typeof OwnListing>;

interface Props {
	draft: Draft;
	/** What the draft has become. */
	listing: Own;
	token: string;
	siteName: string;
}

/** The one thing that makes sense after the draft was saved as a listing. */
export const NextStep: FC<Props> = (props) => {
	const { listing } = props;
	switch (listing.status) {
		case "draft":
			return <ChoosePlan {...props} />;
		case "awaiting_badge":
			return <PutBadge {...props} />;
		case "scheduled":
			return (
				<section class="card" aria-labelledby="next">
					<h2 id="next">{t.scheduled(dayOf(listing.launch_week ?? ""))}</h2>
					<p>
						<a href={listing.public_url}>{t.seePage}</a> {listing.plan === "free" && t.keepBadge}
					</p>
				</section>
			);
		case "live":
			return (
				<section class="card" aria-labelledby="next">
					<h2 id="next">{t.live}</h2>
					<p>
						<a class="button primary" href={listing.public_url}>
							{t.seePage}
						</a>
					</p>
				</section>
			);
	}
};

const ChoosePlan: FC<Props> = ({ draft, listing, token }) => (
	<section class="card" aria-labelledby="next">
		<h2 id="next">{t.choose}</h2>
		<p>{t.free}</p>
		<PostForm action={`/account/drafts/${draft.id}/free`} token={token}>
			<button type="submit">{t.chooseFree}</button>
		</PostForm>
		{listing.next_actions.some(({ operation }) => operation === "create_checkout") && (
			<p class="muted">
				{t.paid((label) => (
					<a href="/products">{label}</a>
				))}
			</p>
		)}
	</section>
);

const PutBadge: FC<Props> = ({ draft, listing, token, siteName }) => {
	const { badge } = listing;
	return (
		<section class="card" aria-labelledby="next">
			<h2 id="next">{t.putBadge(<bdi>{draft.domain}</bdi>)}</h2>
			<p>{t.week(<strong>{weekWords(listing.launch_week ?? "")}</strong>, listing.launch_position)}</p>
			<p>{t.paste}</p>
			<Snippet label={t.badgeCode}>{badge.html}</Snippet>
			<p class="badge-preview">
				<img src={badgeImage(siteName, listing.name)} alt={t.badge} />
			</p>
			{badge.code !== null && badge.checked_at !== null && (
				<p>
					{t.looked(dayOf(badge.checked_at))} <strong>{spoken(badge.code)}</strong>. <bdi>{badge.seen}</bdi>
				</p>
			)}
			{badge.if_late !== null && (
				<p class="muted">
					<bdi>{badge.if_late}</bdi>
				</p>
			)}
			<PostForm action={`/account/drafts/${draft.id}/free`} token={token}>
				<button type="submit">{t.look}</button>
			</PostForm>
		</section>
	);
};

/** The badge as an address that holds the image itself: the public one is not there before the listing is. */
function badgeImage(siteName: string, listingName: string): string {
	const badge = { kind: "listed_on", ...DEFAULT_BADGE_STYLE } as const;
	const said = badgeWords({ kind: "listed_on", week: null, category: null }, siteName, listingName);
	return `data:image/svg+xml,${encodeURIComponent(badgeSvg(badge, said))}`;
}
