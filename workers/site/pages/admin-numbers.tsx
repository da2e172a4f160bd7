import type { FC } from "hono/jsx";
import { consoleLog } from "#adapters/log";
import { DAY_MS, utcDay } from "#core/launches/week";
import type { MeasuredSummary } from "#core/numbers/summary";
import type { MeasuredNumbers } from "#core/ports/numbers";
import { countedDays, countsSoFar } from "#store/day-numbers";
import { administrator } from "../administrator.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { listView } from "../parts/admin/list-view.ts";
import { DayTable } from "../parts/numbers/days.tsx";
import { MeasuredTables } from "../parts/numbers/measured.tsx";
import type { PageContext, Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.numbers;
const PATH = "/admin/numbers";
const STRETCHES = [1, 7, 30] as const;

/** For the site team: what happened on the last days, and how the service answered. */
export default function adminNumbersPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const days = STRETCHES.find((stretch) => String(stretch) === c.req.query("days")) ?? 1;
		const { db, clock, numbers } = c.var.services;
		const now = clock.now();
		const today = utcDay(now);
		// One day would be no row of bars.
		const shownDays = Math.max(days, 7);
		const [before, soFar, measured] = await Promise.all([
			countedDays(db, { from: utcDay(new Date(now.getTime() - (shownDays - 1) * DAY_MS)), until: today }),
			countsSoFar(db, today),
			read(numbers, { now, days }),
		]);
		return showAdminPage(
			c,
			{ area: "numbers", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<nav class="tabs" aria-label={t.stretch}>
					<ul>
						{STRETCHES.map((stretch) => (
							<li>
								<a href={`${PATH}?days=${stretch}`} aria-current={stretch === days ? "page" : undefined}>
									{t.lastDays(stretch)}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<Measured {...{ c, numbers, measured, days, now }} />
				<DayTable view={listView(c, {})} {...{ before, soFar, today, days: shownDays }} />
			</>,
		);
	});
}

/** null where nothing can be read, or nobody answers. */
async function read(
	numbers: MeasuredNumbers | null,
	stretch: { now: Date; days: number },
): Promise<MeasuredSummary | null> {
	try {
		return (await numbers?.read(stretch)) ?? null;
	} catch (error) {
		consoleLog.error("numbers_not_read", error);
		return null;
	}
}

interface MeasuredProps {
	c: PageContext;
	numbers: MeasuredNumbers | null;
	measured: MeasuredSummary | null;
	days: number;
	now: Date;
}

const Measured: FC<MeasuredProps> = ({ c, numbers, measured, days, now }) => (
	<section aria-labelledby="requests">
		<h2 id="requests">{t.requests}</h2>
		<p class="muted">
			<Source numbers={numbers} failed={measured === null} />
		</p>
		{measured !== null &&
			(measured.requests.requests === 0 ? (
				<p class="empty">{t.noneYet}</p>
			) : (
				<MeasuredTables view={listView(c, {})} {...{ measured, days, now }} />
			))}
	</section>
);

const Source: FC<{ numbers: MeasuredNumbers | null; failed: boolean }> = ({ numbers, failed }) => {
	if (numbers === null) return t.sources.none(<code>{t.howToSet}</code>);
	if (failed) return <>{t.sources.failed}</>;
	if (numbers.source === "this_run") return t.sources.this_run(<Time at={numbers.since ?? 0} />);
	return <>{t.sources.analytics_engine}</>;
};
