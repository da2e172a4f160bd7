import listMyDrafts from "#operations/drafts/list-my-drafts";
import listMyListings from "#operations/listings/list-my-listings";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { type Site, signedIn } from "../site.ts";
import { addressWords, dayOf, spoken } from "../words/format.ts";

/** A page of each is as much as a person overlooks; the API has them all. */
const SHOWN = 50;

/** A person's drafts and listings. */
export default function productsPage(site: Site): void {
	site.get("/account/products", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const query = { per_page: SHOWN };
		const [drafts, listings] = await Promise.all([ask(c, listMyDrafts, { query }), ask(c, listMyListings, { query })]);
		const draftOf = new Map(drafts.items.map((draft) => [draft.listing_id, draft.id]));
		const open = drafts.items.filter((draft) => draft.listing_id === null);
		return show(
			c,
			{ title: "Your products" },
			<>
				<Crumbs above={[{ href: "/account", label: "Account" }]} />
				<h1>Your products</h1>
				<p>
					<a class="button primary" href="/submit">
						Submit a product
					</a>
				</p>
				{listings.items.length > 0 && (
					<section aria-labelledby="listings">
						<h2 id="listings">Listings</h2>
						<ul class="rows">
							{listings.items.map((listing) => (
								<li>
									<div>
										<h3>
											<a
												href={
													draftOf.has(listing.listing_id)
														? `/account/drafts/${draftOf.get(listing.listing_id)}`
														: listing.public_url
												}
											>
												<bdi>{listing.name}</bdi>
											</a>
										</h3>
										<p class="muted">
											{listing.launch_week === null
												? "No launch week yet"
												: `Launch week ${dayOf(listing.launch_week)}`}
										</p>
									</div>
									<span class={listing.status === "live" ? "tag good" : "tag"}>{spoken(listing.status)}</span>
								</li>
							))}
						</ul>
					</section>
				)}
				<section aria-labelledby="drafts">
					<h2 id="drafts">Drafts</h2>
					{open.length === 0 && <p class="empty">No open drafts.</p>}
					<ul class="rows">
						{open.map((draft) => (
							<li>
								<div>
									<h3>
										<a href={`/account/drafts/${draft.id}`}>
											<bdi>{draft.name ?? addressWords(draft.url)}</bdi>
										</a>
									</h3>
									<p class="muted">
										<bdi>{addressWords(draft.url)}</bdi>, {dayOf(draft.created_at)}
									</p>
								</div>
								<span class="tag">{draft.status === "ready" ? `${draft.completeness} %` : spoken(draft.status)}</span>
							</li>
						))}
					</ul>
				</section>
			</>,
		);
	});
}
