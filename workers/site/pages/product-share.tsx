import getListing from "#operations/directory/get-listing";
import getBadges from "#operations/launches/get-badges";
import getMyListing from "#operations/listings/get-my-listing";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { ownId, ownPath, ownRoute } from "../own-product.ts";
import { Crumbs } from "../parts/crumbs.tsx";
import { ShareKit } from "../parts/share-kit.tsx";
import { listingPreview } from "../share/preview.ts";
import { type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.share;

/** What an owner needs to tell others of a launch: before it, on its day and after. */
export default function productSharePage(site: Site): void {
	site.get(ownRoute("/share"), async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const listingId = ownId(c);
		const own = await ask(c, getMyListing, { params: { listing_id: listingId } });
		const above = [{ href: ownPath(listingId), label: own.name }];
		const props = { title: t.title(own.name), scripts: ["copy.js"] } as const;
		if (own.status !== "live" && own.status !== "scheduled") {
			return show(
				c,
				props,
				<>
					<Crumbs above={above} />
					<h1>{t.heading(<bdi>{own.name}</bdi>)}</h1>
					<p class="lead">{t.notYet}</p>
				</>,
			);
		}
		const { settings, clock } = c.var.services;
		const params = { slug: own.slug };
		const [listing, { badges }] = await Promise.all([ask(c, getListing, { params }), ask(c, getBadges, { params })]);
		const image = await listingPreview(listing, settings);
		return show(
			c,
			{ ...props, image },
			<>
				<Crumbs above={above} />
				<h1>{t.heading(<bdi>{own.name}</bdi>)}</h1>
				<ShareKit listing={listing} image={image} badge={badges[0]} isOwner settings={settings} now={clock.now()} />
			</>,
		);
	});
}
