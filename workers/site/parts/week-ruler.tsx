import type { Child, FC } from "hono/jsx";
import { addWeeks, DAY_MS, type WeekKey, weekEnd, weekStart } from "#core/launches/week";
import { dayOfMonth, dayWritten, shortDay } from "../words/format.ts";
import { words } from "../words/words.ts";
import { Icon } from "./icons.tsx";

const t = words.weeks;
const DAY = dayWritten({ weekday: "short" });
const LETTER = dayWritten({ weekday: "narrow" });
const WEEKDAY = dayWritten({ weekday: "long" });

/** "16 November", kept on one line. */
export function mondayWords(week: WeekKey): string {
	return dayOfMonth(weekStart(week)).replace(" ", "\u00a0");
}

/** "1 d 11 h", "11 h 5 min", "5 min": the two largest units. */
export function durationWords(ms: number): string {
	const minutes = Math.max(Math.ceil(ms / 60_000), 0);
	const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
	if (days > 0) return `${days} d ${hours} h`;
	return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

/** How many launch in a running week, and when its votes close. */
export const WeekState: FC<{ week: WeekKey; launches: number; now: Date }> = ({ week, launches, now }) => {
	const end = weekEnd(week);
	return (
		<p class="week-line">
			{launches > 0 && `${t.launches(launches)} `}
			{t.closes(
				durationWords(end.getTime() - now.getTime()),
				<time datetime={end.toISOString()}>{t.endOf(WEEKDAY(new Date(end.getTime() - 1)))}</time>,
			)}
		</p>
	);
};

/** The seven days of a week: gone, the present one filled to the hour, to come. */
export const WeekRuler: FC<{ week: WeekKey; now: Date }> = ({ week, now }) => {
	const days = Array.from({ length: 7 }, (_, index) => new Date(weekStart(week).getTime() + index * DAY_MS));
	return (
		<ol class="ruler" aria-label={t.days}>
			{days.map((start) => {
				const percent = Math.round(Math.min(Math.max((now.getTime() - start.getTime()) / DAY_MS, 0), 1) * 100);
				return (
					<li aria-current={percent > 0 && percent < 100 ? "date" : undefined}>
						<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
							<rect width="100" height="4" />
							<rect class="gone" width={percent} height="4" />
						</svg>
						<span class="day">
							{DAY(start)} {start.getUTCDate()}
						</span>
						<span class="letter" aria-hidden="true">
							{LETTER(start)}
						</span>
					</li>
				);
			})}
		</ol>
	);
};

interface HeadProps {
	week: WeekKey;
	title: string;
	/** A line above: what became of the week. */
	above?: Child;
	/** Of a page that has a heading of its own. */
	isPart?: boolean;
}

/** The heading of a week, with the ways to its neighbours. */
export const WeekHead: FC<HeadProps> = ({ week, title, above, isPart }) => {
	const Heading = isPart ? "h3" : "h1";
	const [before, after] = [addWeeks(week, -1), addWeeks(week, 1)];
	return (
		<div class="week-head">
			<div>
				{above !== undefined && <p class="muted">{above}</p>}
				<Heading>{title}</Heading>
			</div>
			<nav class="actions" aria-label={t.weeks}>
				<a class="button" rel="prev" href={`/launches/${before}`}>
					<Icon of="left" />
					<NeighbourName of={before} />
				</a>
				<a class="button" rel="next" href={`/launches/${after}`}>
					<NeighbourName of={after} />
					<Icon of="right" />
				</a>
			</nav>
		</div>
	);
};

/** "Week of 9 Nov"; seen are the day and the arrow, on a phone the arrow alone. */
const NeighbourName: FC<{ of: WeekKey }> = ({ of: week }) => (
	<span>
		<span class="visually-hidden">{t.neighbour} </span>
		{shortDay(weekStart(week))}
	</span>
);
