import judgeVotes from "#actions/votes/judge-votes";
import { notFound } from "#core/errors";
import { weekOf } from "#core/launches/week";
import { logRows } from "#store/audit-log";
import { listingBySlug } from "#store/listings";
import { teamVotes, weeksOfVotes } from "#store/vote-audit";
import { closedWeek } from "#store/weeks";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { Notice, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, listView, partOf } from "../parts/admin/list-view.ts";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type Site } from "../site.ts";
import { weekWords } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.bursts.ofProduct;
const SHOWN = 200;
/** Weeks with votes that can be chosen, and decisions that are shown. */
const WEEKS = 60;
const ENTRIES = 20;

/** For the site team: the votes for a listing in a week, to be taken out of the ranking or to count, many at once. */
export default function adminVotesPage(site: Site): void {
	site.get("/admin/listings/:slug/votes", async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db } = c.var.services;
		const listing = (await listingBySlug(db, c.req.param("slug"))) ?? notFound("listing");
		const current = weekOf(new Date());
		const weeks = (await weeksOfVotes(db, listing.id, WEEKS)).filter((one) => one !== current);
		const filters: readonly Filter[] = [
			{
				name: "week",
				label: t.week,
				unset: weekWords(current),
				choices: weeks.map((value) => ({ value, label: weekWords(value) })),
			},
		];
		const view = listView(c, { filters });
		const week = view.filters.week ?? current;
		const [found, closed, entries, token] = await Promise.all([
			teamVotes(db, { listingId: listing.id, week, after: Number(view.after) || 0, limit: SHOWN + 1 }),
			closedWeek(db, week),
			logRows(db, { subject: `listing:${listing.id}`, action: "judge_votes", limit: ENTRIES }),
			formTokenOf(c),
		]);
		const { items, next } = partOf(found, SHOWN, ({ id }) => id);
		const path = `/admin/listings/${listing.slug}/votes`;
		const changed = Number(c.req.query("changed") ?? Number.NaN);
		return showAdminPage(
			c,
			{ area: "votes", title: t.title(listing.name), above: [{ href: "/admin/votes", label: words.bursts.title }] },
			<>
				<h1>{t.heading(<bdi>{listing.name}</bdi>)}</h1>
				<p class="lead">{t.lead}</p>
				<p>
					{closed === null ? words.bursts.open : words.bursts.closed}{" "}
					<a href={`/launches/${week}/votes`}>{words.bursts.audit}</a>
				</p>
				{Number.isSafeInteger(changed) && changed >= 0 && (
					<Notice kind={changed > 0 ? "good" : "problem"}>{changed > 0 ? t.changed(changed) : t.nothing}</Notice>
				)}
				<AdminList
					view={view}
					filters={filters}
					rows={items}
					idOf={({ id }) => id}
					nameOf={({ id }) => t.vote(id)}
					next={next}
					empty={t.noWeek}
					columns={[
						{ label: t.cast, cell: ({ at }) => <Time at={at} /> },
						{
							label: t.state,
							cell: ({ discountReason }) =>
								discountReason === null ? t.counts : t.doesNotCount(words.votes.reasons[discountReason]),
						},
						{ label: t.network, cell: ({ network }) => (network === null ? t.unknown : <code>{network}</code>) },
						{
							label: t.account,
							cell: ({ accountDays }) => (accountDays === null ? t.gone : t.accountDays(accountDays)),
						},
						{
							label: words.bursts.burst,
							cell: ({ burstId }) => burstId !== null && <a href={`/admin/votes/${burstId}`}>{t.burst(burstId)}</a>,
						},
					]}
					bulk={{
						action: `${path}/decide`,
						token,
						reason: words.bursts.reason,
						buttons: [
							{ value: "count", label: words.bursts.countThem },
							{ value: "discount", label: words.bursts.takeOut, kind: "danger", isRefusal: true },
						],
					}}
				/>
				{entries.length > 0 && (
					<section aria-labelledby="changes">
						<h2 id="changes">{words.bursts.changes}</h2>
						{entries.map((entry) => (
							<Changed entry={entry} userId={admin.user.id} token={token} returnTo={view.address} />
						))}
					</section>
				)}
			</>,
		);
	});

	site.post("/admin/listings/:slug/votes/decide", async (c) => {
		const form = await c.req.formData();
		const ids = [...new Set(form.getAll("id").map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
		return decided(c, `/admin/listings/${c.req.param("slug")}/votes`, async ({ decision, reason }) => {
			if (ids.length === 0) return { changed: "0" };
			const counts = decision === "count";
			const done = await act(c, judgeVotes, { vote_ids: ids, counts, reason: typed(reason).trim() });
			return { changed: String(done.changed) };
		});
	});
}
