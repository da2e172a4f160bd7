import { AppError } from "#core/errors";
import chooseFreeListing from "#operations/listings/choose-free-listing";
import getMyListing from "#operations/listings/get-my-listing";
import postListingUpdate from "#operations/listings/post-listing-update";
import { viewsByDay } from "#store/views";
import { ask } from "../ask.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { Next } from "../parts/owner/next.tsx";
import { Side } from "../parts/owner/side.tsx";
import { StaleFacts } from "../parts/owner/stale.tsx";
import { Steps } from "../parts/owner/steps.tsx";
import { firstVisitDay, Visits } from "../parts/owner/visits.tsx";
import { typed } from "../parts/text-field.tsx";
import { Tile } from "../parts/tile.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner;

const PATH = "/account/products/:id{[0-9]{1,15}}";

/** An owner's home for one listing: where it stands, the one thing to do, visits, and facts to look at. */
export default function productPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : home(c, idOf(c));
	});

	site.post(`${PATH}/free`, async (c) =>
		done(c, {}, (listing_id) => ask(c, chooseFreeListing, { params: { listing_id } })),
	);

	site.post(`${PATH}/updates`, async (c) => {
		const sent = await c.req.parseBody();
		const body = { title: typed(sent.title), body: typed(sent.body) };
		return done(c, sent, (listing_id) => ask(c, postListingUpdate, { params: { listing_id }, body }));
	});
}

const idOf = (c: PageContext): number => Number(c.req.param("id"));

interface Refused {
	sent: Record<string, unknown>;
	error: AppError;
}

/** Does one thing with a listing and comes back to it; a refusal is shown above it. */
async function done(c: PageContext, sent: Record<string, unknown>, doIt: (id: number) => Promise<unknown>) {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	try {
		await doIt(idOf(c));
	} catch (error) {
		if (!(error instanceof AppError) || error.status >= 500 || error.code === "not_found") throw error;
		c.status(error.status as 400);
		return home(c, idOf(c), { sent, error });
	}
	return c.redirect(`/account/products/${idOf(c)}`, 303);
}

async function home(c: PageContext, listing_id: number, refused?: Refused): Promise<Response> {
	const { db, settings } = c.var.services;
	const now = new Date();
	const [listing, days, token] = await Promise.all([
		ask(c, getMyListing, { params: { listing_id } }),
		viewsByDay(db, listing_id, firstVisitDay(now)),
		formTokenOf(c),
	]);
	const problems = Object.fromEntries((refused?.error.errors ?? []).map(({ pointer, message }) => [pointer, message]));
	return show(
		c,
		{ title: listing.name, scripts: ["copy.js"] },
		<>
			<Crumbs above={[{ href: "/account/products", label: t.products }]} />
			<div class="listing-head">
				<Tile size="xl" picture={listing.logo} eager />
				<div class="what">
					<h1>
						<bdi>{listing.name}</bdi>
					</h1>
					<p class="muted">{t.ownedBy(<bdi>{listing.domain}</bdi>)}</p>
				</div>
				<div class="actions">
					<a class="button l" href={`/account/products/${listing_id}/edit`}>
						{t.editFacts}
					</a>
					{listing.status === "live" && (
						<a class="button l" href={`/listings/${listing.slug}`}>
							{t.viewPage}
						</a>
					)}
				</div>
			</div>
			<Steps listing={listing} />
			{refused !== undefined && refused.error.errors.length === 0 && (
				<Notice kind="problem">{refused.error.message}</Notice>
			)}
			<div class="owner-home">
				<div>
					<Next listing={listing} token={token} siteName={settings.siteName} sent={refused?.sent} problems={problems} />
					{listing.status === "live" && (
						<Visits days={days} followers={listing.followers} votes={listing.votes} now={now} />
					)}
					<StaleFacts listing={listing} />
				</div>
				<Side listing={listing} sellsProducts={settings.sellsProducts} />
			</div>
		</>,
	);
}
