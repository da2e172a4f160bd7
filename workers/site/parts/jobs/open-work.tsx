import type { FC } from "hono/jsx";
import { type OpenWork, WORK_READ } from "#store/open-work";
import { Time } from "../../form.tsx";
import { number } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { AdminList } from "../admin/list.tsx";
import type { ListView } from "../admin/list-view.ts";

const t = words.jobs;

interface Props {
	view: ListView;
	kinds: readonly OpenWork[];
	/** Whether there is more than was read. */
	isCapped: boolean;
}

/** Background work that waits, is under way or is for later, by kind. */
export const OpenWorkTable: FC<Props> = ({ view, kinds, isCapped }) => (
	<section aria-labelledby="open">
		<h2 id="open">{t.open}</h2>
		<p>{t.openLead}</p>
		{isCapped && <p>{t.capped(WORK_READ)}</p>}
		<AdminList
			view={view}
			rows={kinds}
			next={null}
			empty={t.nothingOpen}
			columns={[
				{ label: t.job, cell: ({ job }) => nameOfJob(job) },
				{ label: t.waits, cell: (kind) => <Waiting of={kind} /> },
				{ label: t.running, cell: ({ running }) => number(running) },
				{
					label: t.later,
					cell: ({ later, nextAt }) => (nextAt === null ? number(0) : t.laterFrom(later, <Time at={nextAt} />)),
				},
			]}
		/>
	</section>
);

const Waiting: FC<{ of: OpenWork }> = ({ of: { waiting, waitsSince, tried } }) =>
	waitsSince === null ? (
		number(0)
	) : (
		<>
			{t.waitingFor(waiting, <Time at={waitsSince} />)}
			{tried > 0 && <small class="block">{t.tried(tried)}</small>}
		</>
	);

/** What a kind of job does, in people's words; what an older version left is told by its name. */
export function nameOfJob(job: string): string {
	return t.kinds[job] ?? job;
}
