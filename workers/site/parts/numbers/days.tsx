import type { FC } from "hono/jsx";
import { DAY_MS, utcDay } from "#core/launches/week";
import { DAY_NUMBERS, type DayNumber, type DayRow, type Today } from "#store/day-numbers";
import { dayOf, exactMoney, listed, number, shortDay } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { AdminList } from "../admin/list.tsx";
import type { ListView } from "../admin/list-view.ts";
import { Bars } from "../owner/bars.tsx";

const t = words.numbers;
const HEIGHT = 160;
/** Drawn as well as told. */
const DRAWN: readonly DayNumber[] = ["visits", "votes", "drafts"];

interface Props {
	view: ListView;
	/** Days that are over. */
	before: readonly DayRow[];
	soFar: Readonly<Record<DayNumber, Today>>;
	/** UTC day. */
	today: string;
	days: number;
}

interface Row {
	day: string;
	counts: Readonly<Partial<Record<DayNumber, number>>>;
	capped: readonly DayNumber[];
	paid: Readonly<Record<string, number>>;
}

/** Day by day what the directory counts itself: bars of the most telling, and a table of all, the newest first. */
export const DayTable: FC<Props> = ({ view, before, soFar, today, days }) => {
	const rows = rowsOf({ before, soFar, today, days });
	const first = rows[0]?.day ?? today;
	return (
		<section aria-labelledby="days">
			<h2 id="days">{t.days}</h2>
			<p class="muted">{t.fromDatabase}</p>
			<div class="charts">
				{DRAWN.map((name) => (
					<div>
						<h3>{t.counts[name]}</h3>
						<Bars
							label={t.chart(t.counts[name], days)}
							counts={rows.map(({ counts }) => counts[name] ?? 0)}
							height={HEIGHT}
							from={shortDay(new Date(first))}
							to={t.today}
						/>
					</div>
				))}
			</div>
			<AdminList
				view={view}
				rows={rows.toReversed()}
				next={null}
				empty={t.noneYet}
				columns={[
					{ label: t.day, cell: ({ day }) => (day === today ? t.today : dayOf(day)) },
					...DAY_NUMBERS.map((name) => ({
						label: t.counts[name],
						isFigure: true,
						cell: ({ counts, capped }: Row) =>
							capped.includes(name) ? t.atLeast(counts[name] ?? 0) : number(counts[name] ?? 0),
					})),
					{ label: t.paid, isFigure: true, cell: ({ paid }) => sums(paid) },
				]}
			/>
		</section>
	);
};

/** A row for each day, also of those in which nothing happened. */
function rowsOf({ before, soFar, today, days }: Omit<Props, "view">): Row[] {
	const known = new Map(before.map((row) => [row.day, row]));
	const start = Date.parse(today) - (days - 1) * DAY_MS;
	return Array.from({ length: days }, (_, index) => {
		const day = utcDay(new Date(start + index * DAY_MS));
		if (day !== today)
			return { day, capped: [], counts: known.get(day)?.counts ?? {}, paid: known.get(day)?.paid ?? {} };
		return {
			day,
			paid: {},
			capped: DAY_NUMBERS.filter((name) => soFar[name].isCapped),
			counts: Object.fromEntries(DAY_NUMBERS.map((name) => [name, soFar[name].count])),
		};
	});
}

/** Each currency by itself: they are not added up. */
function sums(paid: Readonly<Record<string, number>>): string {
	const all = Object.entries(paid).map(([currency, cents]) => exactMoney(cents, currency.toUpperCase()));
	return all.length === 0 ? t.nothing : listed(all);
}
