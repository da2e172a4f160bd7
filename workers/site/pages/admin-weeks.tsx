import { addWeeks, weekOf } from "#core/launches/week";
import { noneTaken, type WeekSlotsRow, weeksFrom } from "#store/week-places";
import { closedWeeksBefore } from "#store/weeks";
import { administrator } from "../administrator.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { AdminList, type Column } from "../parts/admin/list.tsx";
import { listView, partOf } from "../parts/admin/list-view.ts";
import type { Site } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.teamTree.weeks;
const PATH = "/admin/weeks";
/** Weeks to come that are shown, this one among them. */
const AHEAD = 16;
const PAST_SHOWN = 20;

/** For the site team: places of the weeks to come, and the weeks that are over. */
export default function adminWeeksPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db, settings } = c.var.services;
		const current = weekOf(new Date());
		const view = listView(c);
		const before = view.after !== null && /^\d{4}-\d{2}-\d{2}$/.test(view.after) ? view.after : addWeeks(current, 1);
		const [rows, closed] = await Promise.all([
			weeksFrom(db, current, AHEAD),
			closedWeeksBefore(db, before, PAST_SHOWN + 1),
		]);
		const weeks = Array.from({ length: AHEAD }, (_, index) => addWeeks(current, index)).map(
			(week) => rows.find((row) => row.week === week) ?? noneTaken(week),
		);
		const past = partOf(closed, PAST_SHOWN, ({ week }) => week);
		return showAdminPage(
			c,
			{ area: "weeks", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<section aria-labelledby="coming">
					<h2 id="coming">{t.coming}</h2>
					<AdminList
						view={{ ...view, after: null }}
						rows={weeks}
						next={null}
						empty={t.nobody}
						columns={columns(settings.freeSlotsPerWeek, settings.paidSlotsPerWeek)}
					/>
				</section>
				<section aria-labelledby="past">
					<h2 id="past">{t.past}</h2>
					<AdminList
						view={view}
						rows={past.items}
						next={past.next}
						empty={t.nothingOver}
						columns={[
							{ label: t.week, cell: ({ week }) => <a href={`/launches/${week}`}>{dayOf(week)}</a> },
							{ label: t.result, cell: ({ launches }) => t.launches(launches) },
						]}
					/>
				</section>
			</>,
		);
	});
}

function columns(free: number, paid: number): [Column<WeekSlotsRow>, ...Column<WeekSlotsRow>[]] {
	return [
		{ label: t.week, cell: ({ week }) => <a href={`${PATH}/${week}`}>{dayOf(week)}</a> },
		{ label: t.free, cell: ({ freeTaken, freeSlots }) => t.taken(freeTaken, freeSlots ?? free) },
		{ label: t.paid, cell: ({ paidTaken, paidSlots }) => t.taken(paidTaken, paidSlots ?? paid) },
		{
			label: t.note,
			cell: ({ freeClosed, freeSlots, paidSlots }) =>
				freeClosed ? t.closed : freeSlots !== null || paidSlots !== null ? t.own : null,
		},
	];
}
