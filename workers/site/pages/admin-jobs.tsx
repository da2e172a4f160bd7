import replayDeadLetter from "#actions/team/replay-dead-letter";
import { deadLettersPage } from "#store/dead-letters";
import { administrator } from "../administrator.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BulkReport, doBulk } from "../parts/admin/bulk.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, listView, partOf } from "../parts/admin/list-view.ts";
import { formTokenOf, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.jobs;
const PATH = "/admin/jobs";
const SHOWN = 50;

const FILTERS: readonly Filter[] = [
	{ name: "state", label: t.state, choices: [{ value: "all", label: t.withReplayed }] },
];

/** For the site team: background work that failed for good, to be run again. */
export default function adminJobsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const view = listView(c, { filters: FILTERS });
		const [found, token] = await Promise.all([
			deadLettersPage(c.var.services.db, {
				isAll: view.filters.state === "all",
				before: view.after === null ? null : Number(view.after) || null,
				limit: SHOWN + 1,
			}),
			formTokenOf(c),
		]);
		const { items, next } = partOf(found, SHOWN, ({ id }) => id);
		return showAdminPage(
			c,
			{ area: "jobs", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<BulkReport c={c} nameOf={(id) => t.letter(id)} />
				<AdminList
					view={view}
					filters={FILTERS}
					rows={items}
					idOf={({ id }) => id}
					nameOf={({ id, job }) => `${job} ${id}`}
					next={next}
					empty={t.none}
					columns={[
						{ label: t.job, cell: ({ job }) => t.kinds[job] ?? job },
						{ label: t.subject, cell: ({ body }) => <bdi>{subjectOf(body)}</bdi> },
						{ label: t.error, cell: ({ error }) => <bdi>{error}</bdi> },
						{ label: t.failed, cell: ({ createdAt }) => <Time at={createdAt} /> },
						{
							label: t.state,
							cell: ({ replayedAt }) => (replayedAt === null ? t.waiting : t.replayed(<Time at={replayedAt} />)),
						},
					]}
					bulk={{ action: `${PATH}/replay`, token, buttons: [{ value: "replay", label: t.replay }] }}
				/>
			</>,
		);
	});

	site.post(`${PATH}/replay`, (c) =>
		doBulk(c, { action: replayDeadLetter, home: PATH, inputOf: (letter_id) => ({ letter_id }) }),
	);
}

/** What a job was about; messages of the queue that nobody could read have nothing. */
function subjectOf(body: unknown): string {
	const { subject } = (typeof body === "object" && body !== null ? body : {}) as { subject?: unknown };
	return typeof subject === "string" ? subject : "";
}
