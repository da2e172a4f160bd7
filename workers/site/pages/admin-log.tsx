import { DAY_MS } from "#core/launches/week";
import { type LogQuery, logRows } from "#store/audit-log";
import { auditSubjects } from "#store/audit-subjects";
import type { Db } from "#store/db";
import { ownerOfAddress } from "#store/email-addresses";
import { localPath } from "#workers/http/return-to";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { Notice } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { AdminList } from "../parts/admin/list.tsx";
import { type ListView, listView, partOf } from "../parts/admin/list-view.ts";
import { Subject } from "../parts/admin/subject.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { undoEntry } from "../undo/undos.ts";
import { spoken } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.log;
const PATH = "/admin/log";
const SHOWN = 50;
/** Days back that the list can be narrowed to. */
const DAYS = [1, 7, 30, 90, 365] as const;

const FILTERS = [
	{ name: "action", label: t.what, choices: Object.entries(t.actions).map(([value, label]) => ({ value, label })) },
	{ name: "days", label: t.days, choices: DAYS.map((days) => ({ value: String(days), label: t.lastDays(days) })) },
];

/** For the site team: who decided what, before and after, and a way to take back what can be. */
export default function adminLogPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db } = c.var.services;
		const view = listView(c, { filters: FILTERS });
		const query = await queryOf(db, view, Date.now());
		const [found, token] = await Promise.all([
			query === null ? [] : logRows(db, { ...query, limit: SHOWN + 1 }),
			formTokenOf(c),
		]);
		const { items, next } = partOf(found, SHOWN, ({ id }) => id);
		const named = await auditSubjects(
			db,
			items.map(({ subject }) => subject),
		);
		return showAdminPage(
			c,
			{ area: "log", title: t.title },
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
						{ label: t.action, cell: ({ action }) => t.actions[action] ?? spoken(action) },
						{ label: t.subject, cell: ({ subject }) => <Subject of={subject} named={named.get(subject)} /> },
						{
							label: t.change,
							cell: (entry) => <Changed entry={entry} userId={admin.user.id} token={token} returnTo={view.address} />,
						},
					]}
				/>
				<p>
					<a href="/admin/exports#log">{t.asFile}</a>
				</p>
			</>,
		);
	});

	site.post(`${PATH}/:id{[0-9]{1,15}}/undo`, (c) =>
		decided(
			c,
			PATH,
			async () => {
				await undoEntry(c, Number(c.req.param("id")), words.team.change.undoReason);
			},
			(refused) => notUndone(c, refused),
		),
	);
}

/** Why something could not be taken back, by name where whoever refused it knows it. */
function notUndone(c: PageContext, { error, sent }: Refused): Promise<Response> {
	const { notUndone: title, notUndoneLead, back } = words.team.change;
	const returnTo = localPath(typed(sent.return_to) || PATH, c.var.services.settings.origin);
	return showAdminPage(
		c,
		{ area: "log", title, above: [{ href: PATH, label: t.title }], width: "narrow" },
		<>
			<h1>{title}</h1>
			{error.errors.length === 0 ? (
				<RefusedNotice error={error} />
			) : (
				<Notice kind="problem">
					<p>{notUndoneLead}</p>
					<ul>
						{error.errors.map(({ message }) => (
							<li>
								<bdi>{message}</bdi>
							</li>
						))}
					</ul>
				</Notice>
			)}
			<p>
				<a class="button" href={returnTo}>
					{back}
				</a>
			</p>
		</>,
	);
}

/** What the log is asked for; null where what is looked for names nobody and nothing. */
async function queryOf(db: Db, view: ListView, now: number): Promise<Omit<LogQuery, "limit"> | null> {
	const { q, filters, after } = view;
	const days = Number(filters.days ?? 0);
	const narrowed = {
		action: filters.action,
		since: days > 0 ? now - days * DAY_MS : undefined,
		before: after === null ? undefined : Number(after) || undefined,
	};
	if (q === "") return narrowed;
	if (q.includes("@")) {
		const userId = await ownerOfAddress(db, q.toLowerCase());
		return userId === null ? null : { ...narrowed, actor: `user:${userId}` };
	}
	if (/^(user|provider):/.test(q)) return { ...narrowed, actor: q };
	return { ...narrowed, subject: q };
}
