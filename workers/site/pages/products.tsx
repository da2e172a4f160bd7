import type { FC } from "hono/jsx";
import type { z } from "zod";
import { isWithdrawn } from "#core/listings/withdrawn";
import listMyDrafts from "#operations/drafts/list-my-drafts";
import listMyListings from "#operations/listings/list-my-listings";
import { type JoinedProduct, joinedProducts } from "#store/joined-products";
import { launchesUnderWay } from "#store/launches-under-way";
import { ask } from "../ask.ts";
import { Notice } from "../form.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { Tile } from "../parts/tile.tsx";
import { type Site, signedIn } from "../site.ts";
import { addressWords, dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.products;

/** A page of each is as much as a person overlooks; the API has them all. */
const SHOWN = 50;

/** A person's drafts and listings, each with where it stands. */
export default function productsPage(site: Site): void {
	site.get("/account/products", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const query = { per_page: SHOWN };
		const [drafts, listings, joined, paying] = await Promise.all([
			ask(c, listMyDrafts, { query }),
			ask(c, listMyListings, { query }),
			joinedProducts(c.var.services.db, session.user.id),
			launchesUnderWay(c.var.services.db, session.user.id),
		]);
		const open = drafts.items.filter((draft) => draft.listing_id === null);
		const isEmpty = open.length === 0 && listings.items.length === 0 && joined.length === 0;
		return showAccount(
			c,
			{ at: "/account/products", title: t.title },
			<>
				<div class="part-head">
					<h1>{t.title}</h1>
					{!isEmpty && <SubmitButton />}
				</div>
				{c.req.query("passed") !== undefined && <Notice kind="good">{t.passed}</Notice>}
				{c.req.query("left") !== undefined && <Notice kind="good">{t.left}</Notice>}
				{isEmpty && (
					<div class="empty">
						<h2>{t.empty}</h2>
						<p>{t.emptyHelp}</p>
						<SubmitButton />
					</div>
				)}
				{open.length > 0 && (
					<section aria-labelledby="drafts">
						<h2 id="drafts">{t.drafts}</h2>
						<ul class="listings">
							{open.map((draft) => (
								<DraftRow draft={draft} />
							))}
						</ul>
					</section>
				)}
				{listings.items.length > 0 && (
					<section aria-labelledby="listings">
						<h2 id="listings">{t.listings}</h2>
						<ul class="listings">
							{listings.items.map((listing) => (
								<ListingRow listing={listing} isPaying={paying.has(listing.listing_id)} />
							))}
						</ul>
					</section>
				)}
				{joined.length > 0 && (
					<section aria-labelledby="joined">
						<h2 id="joined">{t.joined}</h2>
						<ul class="rows">
							{joined.map((product) => (
								<JoinedRow of={product} />
							))}
						</ul>
					</section>
				)}
			</>,
		);
	});
}

const SubmitButton: FC = () => (
	<a class="button primary" href="/submit">
		{t.submit}
	</a>
);

type DraftSummary = z.output<typeof listMyDrafts.output>["items"][number];
type ListingSummary = z.output<typeof listMyListings.output>["items"][number];

const DraftRow: FC<{ draft: DraftSummary }> = ({ draft }) => (
	<li class="listing">
		<Tile picture={draft.logo} />
		<div class="what">
			<h3>
				<a href={`/account/drafts/${draft.id}`}>
					<bdi>{draft.name ?? addressWords(draft.url)}</bdi>
				</a>
			</h3>
			<p class="muted">{t.from(<bdi>{addressWords(draft.url)}</bdi>, dayOf(draft.created_at))}</p>
		</div>
		<span class="tag">{draft.status === "ready" ? t.complete(draft.completeness) : t.reading[draft.status]}</span>
	</li>
);

const ListingRow: FC<{ listing: ListingSummary; isPaying: boolean }> = ({ listing, isPaying }) => {
	const time = (at: string | null) => (at === null ? null : Date.parse(at));
	const { name, status, launch_week: week, listing_id, hidden_at } = listing;
	const isOut = isWithdrawn({ ...listing, launchedAt: time(listing.launched_at), hiddenAt: time(hidden_at) });
	const next =
		hidden_at !== null ? t.hidden : isOut ? t.withdrawn : isPaying && status === "draft" ? t.paying : t.next[status];
	return (
		<li class="listing">
			<Tile picture={listing.logo} />
			<div class="what">
				<h3>
					<a href={`/account/products/${listing_id}`}>
						<bdi>{name}</bdi>
					</a>
				</h3>
				<p class="muted">{typeof next === "string" ? next : next(week === null ? null : dayOf(week))}</p>
			</div>
			<span class={status === "live" ? "tag good" : "tag"}>{t.states[status]}</span>
		</li>
	);
};

const JoinedRow: FC<{ of: JoinedProduct }> = ({ of: { product, name, slug, founderName } }) => (
	<li>
		<div>
			<h3>
				{slug === null ? (
					<bdi>{name}</bdi>
				) : (
					<a href={`/listings/${slug}`}>
						<bdi>{name}</bdi>
					</a>
				)}
			</h3>
			<p class="muted">{founderName === null ? t.joinedOnly : t.joinedAs(<bdi>{founderName}</bdi>)}</p>
		</div>
		<a class="button" href={`/account/leave/${product}`}>
			{t.leaveIt}
			<span class="visually-hidden">{t.leaveOf(<bdi>{name}</bdi>)}</span>
		</a>
	</li>
);
