import { DAY_MS } from "#core/launches/week";
import { draftCursor, type TeamDraftState, teamDrafts } from "#store/team-drafts";
import { administrator } from "../administrator.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, listView, partOf } from "../parts/admin/list-view.ts";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.draftTeam;
const PATH = "/admin/drafts";
const SHOWN = 50;
const STATES: readonly TeamDraftState[] = ["under_way", "open", "submitted"];
const DAYS = [1, 7, 30, 90] as const;

const FILTERS: readonly Filter[] = [
	{ name: "state", label: t.state, choices: STATES.map((value) => ({ value, label: t.states[value] })) },
	{ name: "age", label: t.age, choices: DAYS.map((days) => ({ value: String(days), label: t.olderThan(days) })) },
];

/** For the site team: everybody's drafts. */
export default function adminDraftsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const view = listView(c, { filters: FILTERS });
		const { state, age } = view.filters;
		const found = await teamDrafts(c.var.services.db, {
			q: view.q,
			after: view.after,
			limit: SHOWN + 1,
			state: STATES.find((one) => one === state),
			olderThan: age === undefined ? undefined : Date.now() - Number(age) * DAY_MS,
		});
		const { items, next } = partOf(found, SHOWN, draftCursor);
		return showAdminPage(
			c,
			{ area: "drafts", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<AdminList
					view={view}
					filters={FILTERS}
					searchHelp={t.search}
					rows={items}
					next={next}
					empty={view.isNarrowed ? t.noneSuch : t.none}
					columns={[
						{
							label: t.draft,
							cell: ({ id, name, domain }) => (
								<>
									<a href={`${PATH}/${id}`}>
										<bdi>{name ?? domain}</bdi>
									</a>
									{name !== null && <p class="muted">{domain}</p>}
								</>
							),
						},
						{
							label: t.owner,
							cell: ({ owner }) => (
								<a href={`/admin/people/${owner.id}`}>
									<bdi>{owner.name ?? owner.email}</bdi>
								</a>
							),
						},
						{
							label: t.state,
							cell: ({ status, listingId }) => (listingId === null ? t.statuses[status] : t.states.submitted),
						},
						{ label: t.filled, isFigure: true, cell: ({ completeness }) => t.percent(completeness) },
						{ label: t.begun, cell: ({ createdAt }) => <Time at={createdAt} /> },
						{ label: t.changed, cell: ({ updatedAt }) => <Time at={updatedAt} /> },
					]}
				/>
			</>,
		);
	});
}
