import type { ClaimMethod } from "#core/access/claim";
import { claimWays } from "#core/access/claim-ways";
import claimListing from "#operations/claims/claim-listing";
import { toPicture } from "#operations/directory/shown-picture";
import { pendingClaimsOn } from "#store/claims";
import { addressesOf } from "#store/email-addresses";
import { type ListingWithProfile, listingOfSlug } from "#store/owned-listings";
import { claimHosts } from "#usecases/claims/claim-hosts";
import { ask, visitor } from "../ask.ts";
import { attempt, type Refused } from "../attempt.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { noPage } from "../no-page.ts";
import { ownPath } from "../own-product.ts";
import { Ways } from "../parts/claims/ways.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { typed } from "../parts/text-field.tsx";
import { Tile } from "../parts/tile.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { addressWords, listedElements } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.claims;

/** Where somebody claims a listing: the ways to prove its website, the shortest for this one first. */
export default function claimPage(site: Site): void {
	site.get("/listings/:slug/claim", async (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : choose(c);
	});

	site.post("/listings/:slug/claim", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const sent = await c.req.parseBody();
		const method = typed(sent.method) as ClaimMethod;
		const email = typed(sent.email).trim();
		const body = { slug: c.req.param("slug"), method, ...(method === "email" && { email }) };
		return attempt(
			c,
			async () => `/account/claims/${(await ask(c, claimListing, { body })).id}`,
			(error) => choose(c, { sent, error }),
		);
	});
}

/** @throws AppError `not_found` for what nobody can claim. */
async function claimable(c: PageContext): Promise<ListingWithProfile> {
	const found = await listingOfSlug(c.var.services.db, c.req.param("slug") ?? "");
	const isShown = found !== null && (found.listing.status === "live" || found.listing.status === "scheduled");
	if (!isShown) throw noPage("listing to claim");
	return found;
}

async function choose(c: PageContext, refused?: Refused): Promise<Response> {
	const { services, session } = c.var;
	const { listing, profile } = await claimable(c);
	const isMine = listing.ownerId !== null && listing.ownerId === session?.user.id;
	if (isMine && listing.verified) return c.redirect(ownPath(listing.id), 303);
	const { db, ports, now } = services.context(visitor(c));
	const [hosts, begun, own, token] = await Promise.all([
		claimHosts(db, ports.dns, listing),
		pendingClaimsOn(db, session?.user.id ?? 0, listing.id, now.getTime()),
		session === null ? [] : addressesOf(db, session.user.id),
		formTokenOf(c),
	]);
	const emails = [...own.map(({ address }) => address), profile.contact_email];
	const { methods, email } = claimWays({ url: listing.url, ...hosts, emails });
	const domain = addressWords(new URL(listing.url).origin);
	return show(
		c,
		{ title: t.title(listing.name), width: "narrow" },
		<>
			<Crumbs above={[{ href: `/listings/${listing.slug}`, label: listing.name }]} />
			<div class="listing-head claim-head">
				<Tile size="l" picture={toPicture(listing.logo, services.links)} eager />
				<div class="what">
					<h1>{t.heading(<bdi>{listing.name}</bdi>)}</h1>
				</div>
			</div>
			<RefusedNotice error={refused?.error} />
			<p class="lead">{isMine ? t.mine(<bdi>{listing.name}</bdi>) : t.lead(<bdi>{domain}</bdi>)}</p>
			{begun.length > 0 && (
				<Notice>
					<p>
						{t.begun(
							listedElements(
								begun.map(({ id, method }) => <a href={`/account/claims/${id}`}>{t.way[method].short}</a>),
							),
						)}
					</p>
				</Notice>
			)}
			{!isMine && listing.ownerId !== null && (
				<Notice>
					<p>{t.somebodyElses(<bdi>{listing.name}</bdi>)}</p>
				</Notice>
			)}
			<Ways {...{ slug: listing.slug, domain, methods, hosts, email, token, refused }} />
		</>,
	);
}
