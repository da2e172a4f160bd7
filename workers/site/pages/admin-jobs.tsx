import type { FC } from "hono/jsx";
import replayDeadLetter from "#actions/team/replay-dead-letter";
import { BULK_ROWS_MAX } from "#core/limits";
import { firedCrons } from "#store/cron-marks";
import {
	deadLettersPage,
	LETTERS_READ,
	type LettersOfKind,
	lettersByKind,
	oldestOfKind,
	openOfKind,
} from "#store/dead-letters";
import { openWork } from "#store/open-work";
import { administrator } from "../administrator.ts";
import { PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BulkReport, doBulk } from "../parts/admin/bulk.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, type ListView, listView, partOf } from "../parts/admin/list-view.ts";
import { CronTable } from "../parts/jobs/crons.tsx";
import { nameOfJob, OpenWorkTable } from "../parts/jobs/open-work.tsx";
import { formTokenOf, type Site } from "../site.ts";
import { number } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.jobs;
const PATH = "/admin/jobs";
const SHOWN = 50;

const FILTERS: readonly Filter[] = [
	{ name: "state", label: t.state, unset: t.waiting, choices: [{ value: "all", label: t.withReplayed }] },
];

/** For the site team: background work that failed for good, to be run again, what is to be done, and the crons. */
export default function adminJobsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const view = listView(c, { filters: FILTERS });
		const { db, clock } = c.var.services;
		const now = clock.now().getTime();
		const [found, byKind, open, fired, token] = await Promise.all([
			deadLettersPage(db, {
				isAll: view.filters.state === "all",
				before: view.after === null ? null : Number(view.after) || null,
				limit: SHOWN + 1,
			}),
			lettersByKind(db),
			openWork(db, now),
			firedCrons(db),
			formTokenOf(c),
		]);
		const plain = listView(c);
		const { items, next } = partOf(found, SHOWN, ({ id }) => id);
		return showAdminPage(
			c,
			{ area: "jobs", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<BulkReport c={c} nameOf={(id) => t.letter(id)} />
				<h2>{t.gaveUp}</h2>
				{byKind.length > 0 && (
					<>
						<ByKind view={plain} kinds={byKind} token={token} />
						<h3>{t.oneByOne}</h3>
					</>
				)}
				<AdminList
					view={view}
					filters={FILTERS}
					rows={items}
					idOf={({ id }) => id}
					nameOf={({ id, job }) => `${job} ${id}`}
					next={next}
					empty={t.none}
					columns={[
						{ label: t.job, cell: ({ job }) => nameOfJob(job) },
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
				<OpenWorkTable view={plain} {...open} />
				<CronTable view={plain} fired={fired} now={now} />
			</>,
		);
	});

	site.post(`${PATH}/replay`, (c) =>
		doBulk(c, { action: replayDeadLetter, home: PATH, inputOf: (letter_id) => ({ letter_id }) }),
	);

	site.post(`${PATH}/replay-kind`, (c) => {
		const { db } = c.var.services;
		const kindIn = (form: FormData) => String(form.get("job"));
		return doBulk(c, {
			action: replayDeadLetter,
			home: PATH,
			inputOf: (letter_id) => ({ letter_id }),
			all: {
				ids: (form) => oldestOfKind(db, kindIn(form), BULK_ROWS_MAX),
				left: (form) => openOfKind(db, kindIn(form)),
			},
		});
	});
}

/** How many of each kind failed, each with a button for all of them. */
const ByKind: FC<{ view: ListView; kinds: readonly LettersOfKind[]; token: string }> = ({ view, kinds, token }) => (
	<>
		<h3>{t.byKind}</h3>
		<AdminList
			view={view}
			rows={kinds}
			next={null}
			empty={t.none}
			columns={[
				{ label: t.job, cell: ({ job }) => nameOfJob(job) },
				{
					label: t.count,
					cell: ({ letters }) => (letters < LETTERS_READ ? number(letters) : t.countMore(letters)),
				},
				{
					label: t.toDo,
					cell: ({ job, letters }) => {
						const button = t.replayAll(letters, BULK_ROWS_MAX);
						return (
							<PostForm action={`${PATH}/replay-kind`} token={token}>
								<input type="hidden" name="job" value={job} />
								<button type="submit" class="secondary" aria-label={t.replayAllOf(button, nameOfJob(job))}>
									{button}
								</button>
							</PostForm>
						);
					},
				},
			]}
		/>
	</>
);

/** What a job was about; messages of the queue that nobody could read have nothing. */
function subjectOf(body: unknown): string {
	const { subject } = (typeof body === "object" && body !== null ? body : {}) as { subject?: unknown };
	return typeof subject === "string" ? subject : "";
}
