import getListing from "#operations/directory/get-listing";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { ShareKit } from "../parts/share-kit.tsx";
import { listingPreview } from "../share/preview.ts";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.share;

/** What a visitor needs to pass a listing on. */
export default function listingSharePage(site: Site): void {
	site.get("/listings/:slug/share", async (c) => {
		const { settings, clock } = c.var.services;
		const listing = await ask(c, getListing, { params: { slug: c.req.param("slug") } });
		const image = await listingPreview(listing, settings);
		return show(
			c,
			{ title: t.title(listing.name), description: t.about(listing.name), image, isPublic: true, scripts: ["copy.js"] },
			<>
				<Crumbs above={[{ href: `/listings/${listing.slug}`, label: listing.name }]} />
				<h1>{t.heading(<bdi>{listing.name}</bdi>)}</h1>
				<ShareKit
					listing={listing}
					image={image}
					badge={undefined}
					isOwner={false}
					settings={settings}
					now={clock.now()}
				/>
			</>,
		);
	});
}
