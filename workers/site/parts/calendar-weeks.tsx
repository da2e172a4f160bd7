import type { FC } from "hono/jsx";
import type { WeekKey } from "#core/launches/week";
import type { ListingSummary } from "#operations/directory/listing-summary";
import type { CalendarWeek } from "#store/calendar";
import type { LineUp } from "#store/launches";
import type { Reminding } from "../reminding.ts";
import { shortDay } from "../words/format.ts";
import { words } from "../words/words.ts";
import { RemindButton } from "./remind-button.tsx";
import { Tile } from "./tile.tsx";
import { mondayWords } from "./week-ruler.tsx";

const t = words.weeks.calendar;
/** Names that a line-up is told by. */
const NAMED = 3;

interface ComingProps {
	weeks: readonly CalendarWeek[];
	lineUps: readonly LineUp[];
	/** Free places of a week. */
	places: number;
	/** Weeks that the free plan queues for. */
	isFree(week: WeekKey): boolean;
	reminding: Reminding;
}

/** Weeks to come: who launches in them so far, and how many free places are taken. */
export const ComingWeeks: FC<ComingProps> = ({ weeks, lineUps, places, isFree, reminding }) => (
	<ol class="calendar">
		{weeks.map(({ week, freeTaken, freeSlots }) => {
			const named = lineUps.find((one) => one.week === week)?.listings ?? [];
			const isClosed = freeSlots === 0;
			const holds = isClosed ? freeTaken : (freeSlots ?? places);
			const taken = Math.min(freeTaken, holds);
			return (
				<li>
					<Monday of={week} />
					<div>
						<p class={named.length === 0 ? "muted" : undefined}>
							{named.length === 0 ? t.nobodyYet : <Names of={named} />}
						</p>
						{isFree(week) && !isClosed && <p class="muted">{t.freePlan}</p>}
					</div>
					<div class="places muted">
						{isClosed ? t.closedToFree : t.taken(taken, holds)}
						<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
							<rect class="all" width="100" height="6" />
							<rect class="taken" width={isClosed ? 100 : Math.round((taken / Math.max(holds, 1)) * 100)} height="6" />
						</svg>
						{named.length > 0 && <RemindButton week={week} reminding={reminding} />}
					</div>
				</li>
			);
		})}
	</ol>
);

const Names: FC<{ of: LineUp["listings"] }> = ({ of: listings }) => (
	<>
		{listings.slice(0, NAMED).map(({ slug, name }, index) => (
			<>
				{index > 0 && ", "}
				<a href={`/listings/${slug}`}>
					<bdi>{name}</bdi>
				</a>
			</>
		))}
		{listings.length > NAMED && ` ${t.andMore}`}
	</>
);

interface Award {
	week: string;
	place: number;
	listing: Pick<ListingSummary, "slug" | "name" | "logo">;
}

/** Weeks that are over: who won them. */
export const PastWeeks: FC<{ weeks: readonly CalendarWeek[]; awards: readonly Award[] }> = ({ weeks, awards }) => (
	<ol class="calendar">
		{weeks.map(({ week, launches }) => {
			const winners = awards.filter((award) => award.week === week);
			return (
				<li>
					<Monday of={week} />
					{winners.length === 0 ? (
						<p class="muted">{launches === 0 ? t.nothing : t.noWinners}</p>
					) : (
						<ol class="winners">
							{winners.map(({ place, listing: { slug, name, logo } }) => (
								<li class={`of-${place}`}>
									<span class="place">{place}</span>
									<Tile picture={logo} size="s" />
									<a href={`/listings/${slug}`}>
										<bdi>{name}</bdi>
									</a>
								</li>
							))}
						</ol>
					)}
					<p class="muted">{launches > 0 && t.launches(launches)}</p>
				</li>
			);
		})}
	</ol>
);

const Monday: FC<{ of: WeekKey }> = ({ of: week }) => {
	const sunday = new Date(Date.parse(week) + 6 * 86_400_000);
	return (
		<p class="name">
			<a href={`/launches/${week}`}>{mondayWords(week)}</a>
			<span class="muted"> {t.until(shortDay(sunday))}</span>
		</p>
	);
};
