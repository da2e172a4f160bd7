import acceptStaleFact from "#actions/facts/accept-stale-fact";
import keepStaleFact from "#actions/facts/keep-stale-fact";
import type { DraftField } from "#core/drafts/draft-fields";
import { weekOf } from "#core/launches/week";
import chooseFreeListing from "#operations/listings/choose-free-listing";
import getMyListing from "#operations/listings/get-my-listing";
import postListingUpdate from "#operations/listings/post-listing-update";
import { updatesOf } from "#store/listing-updates";
import { standingInWeek } from "#store/standings";
import { unpaidOrdersFor } from "#store/unpaid-orders";
import { act } from "../act.ts";
import { ask } from "../ask.ts";
import type { Refused } from "../attempt.ts";
import { show } from "../layout.tsx";
import { listedElsewhere } from "../listed-elsewhere.ts";
import { ownForm, ownId, ownPath, ownRoute } from "../own-product.ts";
import { claimedBy, Welcome } from "../parts/claims/welcome.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { Done } from "../parts/done.tsx";
import { interestIn } from "../parts/owner/interest.ts";
import { Next } from "../parts/owner/next.tsx";
import { Race } from "../parts/owner/race.tsx";
import { Side } from "../parts/owner/side.tsx";
import { StaleFacts } from "../parts/owner/stale.tsx";
import { Steps } from "../parts/owner/steps.tsx";
import { Unpaid } from "../parts/owner/unpaid.tsx";
import { Updates } from "../parts/owner/updates.tsx";
import { Visits } from "../parts/owner/visits.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn, typed } from "../parts/text-field.tsx";
import { Tile } from "../parts/tile.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner;

const UPDATES_SHOWN = 5;

/** An owner's home for one listing: where it stands, the one thing to do, visits, and facts to look at. */
export default function productPage(site: Site): void {
	site.get(ownRoute(), async (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : home(c);
	});

	ownForm(site, {
		part: "/free",
		doIt: (c, listing_id) => ask(c, chooseFreeListing, { params: { listing_id } }),
		page: home,
	});

	ownForm(site, {
		part: "/facts",
		doIt: (c, listing_id, sent) => {
			const fact = { listing_id, field: typed(sent.field) as DraftField, read_at: Number(sent.read_at) };
			return sent.decision === "accept" ? act(c, acceptStaleFact, fact) : act(c, keepStaleFact, fact);
		},
		page: home,
		back: "#stale",
	});

	ownForm(site, {
		part: "/updates",
		doIt: (c, listing_id, sent) =>
			ask(c, postListingUpdate, {
				params: { listing_id },
				body: { title: typed(sent.title), body: typed(sent.body) },
			}),
		page: home,
		back: "?done=posted",
	});
}

async function home(c: PageContext, refused?: Refused): Promise<Response> {
	const listing_id = ownId(c);
	const { db, settings } = c.var.services;
	const claimed = claimedBy(c.req.query("claimed"));
	const userId = c.var.session?.user.id ?? 0;
	const now = c.var.services.clock.now();
	const week = weekOf(now);
	const [listing, interest, updates, unpaid, standing, token] = await Promise.all([
		ask(c, getMyListing, { params: { listing_id } }),
		interestIn(db, listing_id, now),
		updatesOf(db, listing_id, UPDATES_SHOWN),
		unpaidOrdersFor(db, { listingId: listing_id, userId }),
		standingInWeek(db, listing_id, week),
		formTokenOf(c),
	]);
	// Only before it is published another one keeps it from that.
	const isToCome = listing.status === "draft" || listing.status === "awaiting_badge";
	const isPaying = unpaid.some(({ launches, underWayAt }) => launches && underWayAt !== null);
	const other = isToCome ? await listedElsewhere(c, listing) : null;
	return show(
		c,
		{ title: listing.name, scripts: ["copy.js"] },
		<>
			<Crumbs above={[{ href: "/account/products", label: t.products }]} />
			<div class="listing-head own">
				<Tile size="xl" picture={listing.logo} eager />
				<div class="what">
					<h1>
						<bdi>{listing.name}</bdi>
					</h1>
					<p class="muted">{t.ownedBy(<bdi>{listing.domain}</bdi>)}</p>
				</div>
				<div class="actions">
					<a class="button l" href={ownPath(listing_id, "/edit")}>
						{t.editFacts}
					</a>
					{listing.status === "live" && (
						<a class="button l" href={`/listings/${listing.slug}`}>
							{t.viewPage}
						</a>
					)}
				</div>
			</div>
			{claimed !== null && <Welcome listing={listing} by={claimed} />}
			<Steps listing={listing} isPaying={isPaying} />
			<RefusedNotice error={refused?.error} />
			<Done done={refused === undefined ? c.req.query("done") : undefined} />
			<div class="owner-home">
				<div>
					<Unpaid orders={unpaid} />
					<Race listingId={listing_id} standing={standing} week={week} now={now} />
					<Next
						listing={listing}
						token={token}
						site={settings}
						other={other}
						isPaying={isPaying}
						isAside={standing !== null}
						sent={refused?.sent}
						problems={problemsIn(refused?.error)}
					/>
					{listing.status === "live" && <Visits listing={listing} interest={interest} />}
					<Updates updates={updates} />
					<StaleFacts listing={listing} token={token} />
				</div>
				<Side listing={listing} sellsProducts={settings.sellsProducts} />
			</div>
		</>,
	);
}
