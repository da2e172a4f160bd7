import type { FC } from "hono/jsx";
import judgeReview from "#actions/reviews/judge-review";
import { heldReviews, type ListedReview, reportedReviews, reportsOf } from "#store/review-lists";
import { cursorAt, type TeamReview, teamReviews } from "#store/team-reviews";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BULK_FORM, BulkReport, doBulk } from "../parts/admin/bulk.tsx";
import { decided } from "../parts/admin/decided.ts";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, type ListView, listView, partOf } from "../parts/admin/list-view.ts";
import { ReviewCard } from "../parts/admin/review-card.tsx";
import { HELD_WORDS } from "../parts/reviews.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";
import { reviewPage } from "./admin-review.tsx";

const t = words.reviewTeam;
const PATH = "/admin/reviews";

/** Reviews that wait, of each kind, with reports of all of them together; and rows of the list. */
const WAITING_SHOWN = 10;
const REPORTS_SHOWN = 100;
const SHOWN = 50;
/** Characters of a review that a row shows. */
const BEGINNING = 160;

const STATES = ["reported", "held", "published", "rejected", "withdrawn"] as const;
const FILTERS: readonly Filter[] = [
	{ name: "state", label: t.state, choices: STATES.map((value) => ({ value, label: t.states[value] })) },
];

/** For the site team: reviews that wait or were reported, and below them all, by state and what is looked for. */
export default function adminReviewsPage(site: Site): void {
	site.get(PATH, (c) => page(c));

	site.post(`${PATH}/:id{[0-9]{1,15}}/judge`, (c) => {
		const review_id = Number(c.req.param("id"));
		return decided(
			c,
			PATH,
			async ({ version, decision, reason }) => {
				const verdict = decision === "publish" ? "publish" : "reject";
				await act(c, judgeReview, { review_id, version: Number(version), verdict, reason: typed(reason) });
			},
			(refused) =>
				typed(refused.sent.return_to).startsWith(`${PATH}/`)
					? reviewPage(c, review_id, refused)
					: page(c, { id: review_id, why: refused }),
		);
	});

	site.post(`${PATH}/judge`, (c) =>
		doBulk(c, {
			action: judgeReview,
			home: PATH,
			inputOf: (review_id, form) => ({
				review_id,
				version: Number(form.get(`version-${review_id}`)),
				verdict: form.get("decision") === "publish" ? "publish" : "reject",
				reason: typed(form.get("reason")),
			}),
		}),
	);
}

/** @param refused which of the waiting ones, and why. */
async function page(c: PageContext, refused?: { id: number; why: Refused }) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const view = listView(c, { filters: FILTERS, path: PATH });
	const isWhole = !view.isNarrowed && view.after === null;
	const state = STATES.find((one) => one === view.filters.state);
	const [held, reported, found, token] = await Promise.all([
		isWhole ? heldReviews(db, WAITING_SHOWN) : [],
		isWhole ? reportedReviews(db, WAITING_SHOWN) : [],
		teamReviews(db, { q: view.q, state, after: view.after, limit: SHOWN + 1 }),
		formTokenOf(c),
	]);
	const ids = reported.map(({ id }) => id);
	const reports = ids.length === 0 ? [] : await reportsOf(db, ids, REPORTS_SHOWN);
	const card = (review: ListedReview) => (
		<article class="card">
			<h3>
				<a href={`${PATH}/${review.id}`}>
					<bdi>{review.listing.name}</bdi>
				</a>
			</h3>
			<ReviewCard
				{...{ c, review, token, returnTo: PATH }}
				reports={reports.filter(({ reviewId }) => reviewId === review.id)}
				refused={refused?.id === review.id ? refused.why : undefined}
			/>
		</article>
	);
	return showAdminPage(
		c,
		{ area: "reviews", title: t.title },
		<>
			<h1>{t.title}</h1>
			<p class="lead">{t.lead}</p>
			<BulkReport c={c} nameOf={t.name} />
			{reported.length > 0 && (
				<section aria-labelledby="reported">
					<h2 id="reported">{t.states.reported}</h2>
					{reported.map(card)}
				</section>
			)}
			{held.length > 0 && (
				<section aria-labelledby="held">
					<h2 id="held">{t.states.held}</h2>
					{held.filter(({ id }) => !ids.includes(id)).map(card)}
				</section>
			)}
			<section aria-labelledby="all">
				<h2 id="all">{isWhole ? t.all : t.found}</h2>
				<Listed {...{ found, view, token }} />
			</section>
		</>,
	);
}

const Listed: FC<{ found: readonly TeamReview[]; view: ListView; token: string }> = ({ found, view, token }) => {
	const { items, next } = partOf(found, SHOWN, cursorAt);
	return (
		<AdminList
			view={view}
			filters={FILTERS}
			searchHelp={t.search}
			rows={items}
			idOf={({ id }) => id}
			nameOf={({ id }) => t.name(id)}
			next={next}
			empty={view.isNarrowed ? t.noneSuch : t.none}
			columns={[
				{
					label: t.review,
					cell: ({ id, body, stars, version }) => (
						<>
							<a href={`${PATH}/${id}`}>{body === "" ? t.name(id) : <bdi>{beginningOf(body)}</bdi>}</a>
							<p class="muted">{t.stars(stars)}</p>
							{/* What was read: one that was written anew since is read again. */}
							<input type="hidden" name={`version-${id}`} value={String(version)} form={BULK_FORM} />
						</>
					),
				},
				{
					label: t.product,
					cell: ({ listing }) => (
						<a href={`/admin/listings/${listing.slug}`}>
							<bdi>{listing.name}</bdi>
						</a>
					),
				},
				{
					label: t.writer,
					cell: ({ writer }) =>
						writer === null ? (
							t.gone
						) : (
							<a href={`/admin/people/${writer.id}`}>
								<bdi>{writer.name ?? writer.email}</bdi>
							</a>
						),
				},
				{ label: t.written, cell: ({ changedAt }) => <Time at={changedAt} /> },
				{
					label: t.state,
					cell: ({ status, heldReason }) => (heldReason === null ? t.statuses[status] : t.held(HELD_WORDS[heldReason])),
				},
			]}
			bulk={{
				action: `${PATH}/judge`,
				token,
				reason: t.bulkReason,
				buttons: [
					{ value: "publish", label: t.bulk.publish },
					{ value: "reject", label: t.bulk.reject, kind: "danger", isRefusal: true },
				],
			}}
		/>
	);
};

function beginningOf(body: string): string {
	const line = body.replaceAll(/\s+/g, " ").trim();
	return line.length <= BEGINNING ? line : `${line.slice(0, BEGINNING)}…`;
}
