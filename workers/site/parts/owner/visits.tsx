import type { FC } from "hono/jsx";
import { DAY_MS } from "#core/launches/week";
import { dayOf, number, shortDay } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.owner.visits;

/** Days that the charts show, today the last. */
export const VISIT_DAYS = 14;
const [BAR, GAP, HEIGHT, HEAD] = [32, 12, 96, 18];

/** The first day of the charts, YYYY-MM-DD. */
export const firstVisitDay = (now: Date): string => isoDay(now.getTime() - (VISIT_DAYS - 1) * DAY_MS);

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface DayCount {
	/** YYYY-MM-DD, UTC. */
	day: string;
	count: number;
}

interface Props {
	visits: readonly DayCount[];
	/** Counted ones. */
	votes: readonly DayCount[];
	followers: number;
	votesInAll: number;
	now: Date;
}

/** Visits and votes by day as bars, and the same as a table. */
export const Visits: FC<Props> = ({ visits, votes, followers, votesInAll, now }) => {
	const days = Array.from({ length: VISIT_DAYS }, (_, index) =>
		isoDay(now.getTime() - (VISIT_DAYS - 1 - index) * DAY_MS),
	);
	const [visited, voted] = [visits, votes].map((counts) => {
		const known = new Map(counts.map(({ day, count }) => [day, count]));
		return days.map((day) => known.get(day) ?? 0);
	}) as [number[], number[]];
	const sum = total(visited);
	return (
		<section aria-labelledby="visits">
			<div class="part-head">
				<h2 id="visits">{t.title}</h2>
				<span class="muted">{t.days(VISIT_DAYS)}</span>
			</div>
			<p class="muted">{sum === 0 ? t.none : t.sum(sum, followers, votesInAll)}</p>
			{sum > 0 && <Bars label={t.chart} days={days} counts={visited} height={HEIGHT} />}
			{total(voted) > 0 && (
				<>
					<h3>{t.votesTitle}</h3>
					<Bars label={t.votesChart} days={days} counts={voted} height={HEIGHT / 2} />
				</>
			)}
			{sum + total(voted) > 0 && (
				<details>
					<summary>{t.table}</summary>
					<table>
						<thead>
							<tr>
								<th>{t.day}</th>
								<th class="number">{t.visits}</th>
								<th class="number">{t.votes}</th>
							</tr>
						</thead>
						<tbody>
							{days.map((day, index) => (
								<tr>
									<th scope="row">
										<time datetime={day}>{dayOf(day)}</time>
									</th>
									<td class="number">{number(visited[index] ?? 0)}</td>
									<td class="number">{number(voted[index] ?? 0)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</details>
			)}
		</section>
	);
};

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

interface BarsProps {
	label: string;
	days: readonly string[];
	counts: readonly number[];
	/** Of the highest bar, in units of the drawing. */
	height: number;
}

/** A bar a day, with the number of today above its own. */
const Bars: FC<BarsProps> = ({ label, days, counts, height }) => {
	const highest = Math.max(...counts, 1);
	const width = counts.length * (BAR + GAP) - GAP;
	const drawn = counts.map((count) => Math.round((count / highest) * height));
	const last = counts.length - 1;
	return (
		<figure class="visits">
			<svg viewBox={`0 0 ${width} ${height + HEAD}`} role="img" aria-label={label}>
				{drawn.map((bar, index) => (
					<rect
						class={index === last ? "today" : undefined}
						x={index * (BAR + GAP)}
						y={height + HEAD - bar}
						width={BAR}
						height={bar}
					/>
				))}
				<text class="today" x={width - BAR / 2} y={height + HEAD - 6 - (drawn[last] ?? 0)}>
					{number(counts[last] ?? 0)}
				</text>
			</svg>
			<figcaption>
				<span>{shortDay(new Date(days[0] ?? 0))}</span>
				<span>{t.today}</span>
			</figcaption>
		</figure>
	);
};
