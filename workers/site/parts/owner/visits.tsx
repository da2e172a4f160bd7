import type { FC } from "hono/jsx";
import { DAY_MS } from "#core/launches/week";
import type { DayOfViews } from "#store/views";
import { dayOf, number, shortDay } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.owner.visits;

/** Days that the chart shows, today the last. */
export const VISIT_DAYS = 14;
const [BAR, GAP, HEIGHT] = [32, 12, 96];

/** The first day of the chart, YYYY-MM-DD. */
export const firstVisitDay = (now: Date): string => isoDay(now.getTime() - (VISIT_DAYS - 1) * DAY_MS);

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface Props {
	days: readonly DayOfViews[];
	followers: number;
	votes: number;
	now: Date;
}

/** Visits by day as bars, and the same as a table. */
export const Visits: FC<Props> = ({ days, followers, votes, now }) => {
	const counts = new Map(days.map(({ day, count }) => [day, count]));
	const bars = Array.from({ length: VISIT_DAYS }, (_, index) => {
		const at = now.getTime() - (VISIT_DAYS - 1 - index) * DAY_MS;
		return { at, day: isoDay(at), count: counts.get(isoDay(at)) ?? 0 };
	});
	const sum = bars.reduce((total, { count }) => total + count, 0);
	const highest = Math.max(...bars.map(({ count }) => count), 1);
	const width = VISIT_DAYS * (BAR + GAP) - GAP;
	return (
		<section aria-labelledby="visits">
			<div class="part-head">
				<h2 id="visits">{t.title}</h2>
				<span class="muted">{t.days(VISIT_DAYS)}</span>
			</div>
			<p class="muted">{sum === 0 ? t.none : t.sum(sum, followers, votes)}</p>
			{sum > 0 && (
				<figure class="visits">
					<svg viewBox={`0 0 ${width} ${HEIGHT + 18}`} role="img" aria-label={t.chart}>
						{bars.map(({ count }, index) => {
							const height = Math.round((count / highest) * HEIGHT);
							const x = index * (BAR + GAP);
							return (
								<rect
									class={index === VISIT_DAYS - 1 ? "today" : undefined}
									x={x}
									y={HEIGHT + 18 - height}
									width={BAR}
									height={height}
								/>
							);
						})}
						<text
							class="today"
							x={width - BAR / 2}
							y={HEIGHT + 12 - Math.round(((bars.at(-1)?.count ?? 0) / highest) * HEIGHT)}
						>
							{number(bars.at(-1)?.count ?? 0)}
						</text>
					</svg>
					<figcaption>
						<span>{shortDay(new Date(bars[0]?.at ?? 0))}</span>
						<span>{t.today}</span>
					</figcaption>
				</figure>
			)}
			{sum > 0 && (
				<details>
					<summary>{t.table}</summary>
					<table>
						<thead>
							<tr>
								<th>{t.day}</th>
								<th class="number">{t.visits}</th>
							</tr>
						</thead>
						<tbody>
							{bars.map(({ day, count }) => (
								<tr>
									<th scope="row">
										<time datetime={day}>{dayOf(day)}</time>
									</th>
									<td class="number">{number(count)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</details>
			)}
		</section>
	);
};
