import type { FC } from "hono/jsx";
import { CRONS, nextFiring } from "#core/jobs/cron-times";
import { CRON_JOBS } from "#jobs/cron-table";
import { Time } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { AdminList } from "../admin/list.tsx";
import type { ListView } from "../admin/list-view.ts";
import { nameOfJob } from "./open-work.tsx";

const t = words.jobs;

/** When each cron last fired and does next, and what it may set off. */
export const CronTable: FC<{ view: ListView; fired: ReadonlyMap<string, number>; now: number }> = ({
	view,
	fired,
	now,
}) => (
	<section aria-labelledby="crons">
		<h2 id="crons">{t.crons}</h2>
		<p>{t.cronsLead}</p>
		<AdminList
			view={view}
			rows={CRONS}
			next={null}
			empty={t.none}
			columns={[
				{ label: t.cron, cell: (cron) => t.cronNames[cron] ?? cron },
				{ label: t.fired, cell: (cron) => <Fired at={fired.get(cron)} /> },
				{ label: t.due, cell: (cron) => <Time at={nextFiring(cron, now)} /> },
				{ label: t.setsOff, cell: (cron) => <Kinds of={cron} /> },
			]}
		/>
	</section>
);

const Fired: FC<{ at: number | undefined }> = ({ at }) => <>{at === undefined ? t.notFired : <Time at={at} />}</>;

const Kinds: FC<{ of: string }> = ({ of }) => {
	const kinds = CRON_JOBS.filter(({ cron }) => cron === of).map(({ kind }) => nameOfJob(kind.name));
	return (
		<details>
			<summary>{t.several(kinds.length)}</summary>
			<p>{t.these(kinds)}</p>
		</details>
	);
};
