import putBack from "#actions/ratings/put-back-rating";
import removeRating from "#actions/ratings/remove-rating";
import { notFound } from "#core/errors";
import { entriesAbout } from "#store/audit-log";
import { ratingsOf } from "#store/domain-ratings";
import { listingById } from "#store/listings";
import { act } from "../act.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.ratings;
const PATH = "/admin/ratings";
const POINTS_SHOWN = 60;
const CHANGES_READ = 40;

/** For the site team: every provider's figures of one product, and what was removed of them. */
export default function adminRatingPage(site: Site): void {
	site.get(`${PATH}/:id{[0-9]+}`, (c) => page(c));

	site.post(`${PATH}/:id{[0-9]+}/remove`, (c) =>
		decided(c, `${PATH}/${c.req.param("id")}`, async (sent) => {
			const { provider, day, rating_tenths, reason } = sent;
			await act(c, removeRating, {
				listing_id: Number(c.req.param("id")),
				provider: String(provider),
				day: String(day),
				reason: String(reason ?? ""),
				rating_tenths: Number(rating_tenths),
			});
			return undefined;
		}),
	);
}

async function page(c: PageContext) {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { db } = c.var.services;
	const id = Number(c.req.param("id"));
	const listing = (await listingById(db, id)) ?? notFound("listing");
	const [points, entries, token] = await Promise.all([
		ratingsOf(db, id, POINTS_SHOWN),
		entriesAbout(db, `listing:${id}`, CHANGES_READ),
		formTokenOf(c),
	]);
	const path = `${PATH}/${id}`;
	const changes = entries.filter(({ action }) => action === removeRating.id || action === putBack.id);
	return showAdminPage(
		c,
		{ title: t.history(listing.name), area: "ratings", above: [{ href: PATH, label: t.title }] },
		<>
			<h1>{t.historyOf(<bdi>{listing.name}</bdi>)}</h1>
			{points.length === 0 && <p class="empty">{t.none}</p>}
			<ul class="rows">
				{points.map(({ provider, day, ratingTenths, importId }, index) => (
					<li>
						<div>
							<h2>{(ratingTenths / 10).toFixed(1)}</h2>
							<p class="muted">
								<bdi>{provider}</bdi>, {dayOf(day)}, {importId === null ? t.asked : t.imported}
							</p>
						</div>
						<details>
							<summary aria-label={t.removeOne(provider, day)}>{t.remove}</summary>
							<Decision
								c={c}
								action={`${path}/remove`}
								token={token}
								returnTo={path}
								hidden={{ provider, day, rating_tenths: ratingTenths }}
								reason={{ label: t.reason }}
								idPrefix={`point-${index}-`}
								buttons={[{ value: "remove", label: t.remove, kind: "danger" }]}
							/>
						</details>
					</li>
				))}
			</ul>
			{changes.length > 0 && (
				<section aria-labelledby="changes">
					<h2 id="changes">{t.changes}</h2>
					{changes.map((entry) => (
						<Changed entry={entry} userId={session.user.id} token={token} returnTo={path} nameOf={() => t.fact} />
					))}
				</section>
			)}
		</>,
	);
}
