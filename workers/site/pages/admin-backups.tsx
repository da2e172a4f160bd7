import type { FC } from "hono/jsx";
import beginBackup from "#actions/team/begin-backup";
import checkBackup from "#actions/team/check-backup";
import { type ListedBackup, newestBackups } from "#store/backups";
import { knownAlerts } from "#store/health";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { decided } from "../parts/admin/decided.ts";
import { AdminList } from "../parts/admin/list.tsx";
import { listView } from "../parts/admin/list-view.ts";
import { formTokenOf, type Site } from "../site.ts";
import { number, sizeWords } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.backups;
const PATH = "/admin/backups";

/** For the site team: the copies of the database that are kept. */
export default function adminBackupsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db, settings } = c.var.services;
		const [backups, known, token] = await Promise.all([newestBackups(db), knownAlerts(db), formTokenOf(c)]);
		const open = settings.alerts.isOn ? [...known.values()].filter(({ endedAt }) => endedAt === null) : [];
		const { isDaily, hour, kept } = settings.backups;
		const isRunning = backups.some(({ state }) => state === "running");
		return showAdminPage(
			c,
			{ area: "backups", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<p>
					{isDaily ? t.isDaily(hour) : t.isOff} {t.kept(kept.daily, kept.weekly, kept.monthly)}{" "}
					<a href="/admin/settings/backups">{t.change}</a>
				</p>
				{isRunning ? (
					<p>{t.isBegun}</p>
				) : (
					<PostForm action={PATH} token={token}>
						<button type="submit" class="primary">
							{t.now}
						</button>
					</PostForm>
				)}
				<AdminList
					view={listView(c)}
					rows={backups}
					next={null}
					empty={t.none}
					columns={[
						{ label: t.when, cell: (backup) => <Instant {...backup} /> },
						{ label: t.how, cell: ({ isAsked }) => (isAsked ? t.asked : t.byItself) },
						{
							label: t.size,
							cell: ({ rows, bytes, state }) => (state === "done" ? `${sizeWords(bytes)}, ${t.rows(rows)}` : ""),
							isFigure: true,
						},
						{ label: t.state, cell: (backup) => <State {...backup} /> },
						{
							label: t.toDo,
							cell: ({ id, name, state }) =>
								state === "done" && (
									<PostForm action={`${PATH}/${id}/check`} token={token}>
										<button type="submit" class="secondary" aria-label={t.checkOne(name)}>
											{t.check}
										</button>
									</PostForm>
								),
						},
					]}
				/>
				<section aria-labelledby="health">
					<h2 id="health">{t.health}</h2>
					<p>
						{settings.alerts.isOn ? t.healthHelp(settings.teamEmail) : t.healthOff}{" "}
						<a href="/admin/settings/alerts">{t.healthChange}</a>
					</p>
					{open.length === 0 && settings.alerts.isOn && <p class="empty">{t.isWell}</p>}
					<ul class="rows">
						{open.map(({ name, value, begunAt, wellSince }) => (
							<li>
								<div>
									<h3>{t.alerts[name](number(value))}</h3>
									<p class="muted">
										{t.since(<Time at={begunAt} />)}
										{wellSince !== null && <>; {t.wellSince(<Time at={wellSince} />)}</>}
									</p>
								</div>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="restore">
					<h2 id="restore">{t.restore}</h2>
					<p>{t.restoreHelp(<code>npm run restore -- --from-r2 newest --remote</code>)}</p>
					<p>{t.drillHelp(<code>npm run drill -- --remote</code>)}</p>
					<p>{t.travelHelp}</p>
				</section>
			</>,
		);
	});

	site.post(PATH, (c) =>
		decided(c, PATH, async () => {
			await act(c, beginBackup, {});
		}),
	);

	site.post(`${PATH}/:id{[0-9]{1,15}}/check`, (c) =>
		decided(c, PATH, async () => {
			await act(c, checkBackup, { backup_id: Number(c.req.param("id")) });
		}),
	);
}

const Instant: FC<ListedBackup> = ({ name, takenAt, begunAt }) => (
	<>
		{takenAt === null ? t.begun(<Time at={begunAt} />) : <Time at={takenAt} />}
		<br />
		<code>{name}</code>
	</>
);

const State: FC<ListedBackup> = ({ state, rows, problem, verifiedAt, damage }) => {
	if (state === "running") return <>{t.running(rows)}</>;
	if (state === "failed") return <strong>{t.failed(problem ?? "")}</strong>;
	if (damage !== null) return <strong>{t.isDamaged(damage)}</strong>;
	return <>{verifiedAt === null ? t.notRead : t.isSound(<Time at={verifiedAt} />)}</>;
};
