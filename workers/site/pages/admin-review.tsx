import { notFound } from "#core/errors";
import { entriesAbout } from "#store/audit-log";
import { reportsOf } from "#store/review-lists";
import { teamReview } from "#store/team-reviews";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changes } from "../parts/admin/change.tsx";
import { ReviewCard } from "../parts/admin/review-card.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.reviewTeam;
const PATH = "/admin/reviews";
const REPORTS_SHOWN = 100;
const ENTRIES_SHOWN = 20;

/** For the site team: one review, who wrote it, what was said against it, and how it was judged. */
export default function adminReviewPage(site: Site): void {
	site.get(`${PATH}/:id{[0-9]{1,15}}`, (c) => reviewPage(c, Number(c.req.param("id"))));
}

/** @param refused of its form, where it was sent from here. */
export async function reviewPage(c: PageContext, id: number, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const [review, reports, entries, token] = await Promise.all([
		teamReview(db, id),
		reportsOf(db, [id], REPORTS_SHOWN),
		entriesAbout(db, `review:${id}`, ENTRIES_SHOWN),
		formTokenOf(c),
	]);
	if (review === null) return notFound("review");
	const { listing, status, writer } = review;
	const returnTo = `${PATH}/${id}`;
	return showAdminPage(
		c,
		{ area: "reviews", title: t.name(id), above: [{ href: PATH, label: t.title }] },
		<>
			<h1>{t.heading(<bdi>{listing.name}</bdi>)}</h1>
			<p class="lead">
				{t.statuses[status]}. {t.writtenBy(writer === null ? t.gone : <bdi>{writer.name ?? writer.email}</bdi>)}
			</p>
			<p class="actions wide-gaps">
				<a href={`/admin/listings/${listing.slug}`}>{t.toListing}</a>
				{writer !== null && <a href={`/admin/people/${writer.id}`}>{t.toWriter}</a>}
				{status === "published" && listing.status === "live" && (
					<a href={`/listings/${listing.slug}/reviews`}>{t.look}</a>
				)}
			</p>
			<ReviewCard {...{ c, review, reports, token, refused, returnTo }} />
			<Changes of={entries} c={c} token={token} nameOf={(fact) => t.facts[fact] ?? fact} wordsOf={wordsOf} />
		</>,
	);
}

/** What a fact of a judgement says in words, where it is a code. */
function wordsOf(fact: string, value: unknown): string | undefined {
	if (fact === "rejected_at") return typeof value === "number" ? dayOf(new Date(value).toISOString()) : undefined;
	const said: Readonly<Record<string, string>> =
		fact === "status" ? t.statuses : fact === "held_reason" ? words.reviews.heldReasons : {};
	return typeof value === "string" && Object.hasOwn(said, value) ? said[value] : undefined;
}
