import type { Child, FC } from "hono/jsx";
import { weekEnd } from "#core/launches/week";
import getLaunchWeek from "#operations/launches/get-launch-week";
import { ask } from "../ask.ts";
import { LAUNCHES, WEEKS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { Podium, Postmark } from "../parts/award.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { EmptyWeek } from "../parts/empty-week.tsx";
import { ListingCard, Relaunched } from "../parts/listing-card.tsx";
import { weekVotesOf } from "../parts/vote-button.tsx";
import { closingWords, mondayWords, WeekHead, WeekRuler } from "../parts/week-ruler.tsx";
import type { Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { counted, dayOf, weekWords } from "../words/format.ts";

/** Places of a closed week that stand on the podium. */
const PODIUM = 3;

/** A launch week: who launched in it and with how many votes, or who is going to. */
export default function launchWeekPage(site: Site): void {
	site.get("/launches/:week", async (c) => {
		const week = await ask(c, getLaunchWeek, { params: { week: c.req.param("week") } });
		const words = weekWords(week.week);
		const voting = week.phase === "current" ? await votingOf(c, week.launches) : undefined;
		const now = c.var.services.clock.now();
		const isDecided = week.closed_at !== null && hasWinners(week.launches);
		const rows = isDecided ? week.launches.slice(PODIUM) : week.launches;
		return show(
			c,
			{
				title: `Launch week, ${words}`,
				description: `Products that launch from ${words}, ranked by community votes.`,
				canonical: `/launches/${week.week}`,
				scripts: ["press.js"],
				alternates: [WEEKS, ...LAUNCHES],
			},
			<>
				<Crumbs above={[{ href: "/launches", label: "Launches" }]} />
				<WeekHead week={week.week} title={`Week of ${mondayWords(week.week)} ${week.week.slice(0, 4)}`} />
				{week.phase === "current" && <WeekRuler week={week.week} now={now} />}
				<p class="week-line">
					<State week={week} now={now} />
				</p>
				{isDecided && (
					<Podium
						winners={week.launches
							.slice(0, PODIUM)
							.map(({ week_votes, ...launch }) => ({ ...launch, votes: week_votes }))}
					/>
				)}
				{week.launches.length > 0 && (
					<div class="with-side">
						<div>
							{rows.length > 0 && (
								<Rows title={isDecided ? "Also launched" : "Launches"} id="launches" isRanked>
									{rows.map((launch) => (
										<ListingCard
											listing={launch}
											rank={launch.rank}
											count={weekVotesOf(launch.week_votes)}
											note={launch.launch_kind === "relaunch" && <Relaunched />}
											voting={voting}
										/>
									))}
								</Rows>
							)}
							{week.launches_cut && (
								<p>
									These are the first {week.shown_max}.{" "}
									<a href={`/leaderboards/community-weekly?week=${week.week}`}>The whole week</a>
								</p>
							)}
						</div>
						<WeekSide week={week} isDecided={isDecided} />
					</div>
				)}
				{week.scheduled.length > 0 && (
					<Rows title="Scheduled" id="scheduled">
						{week.scheduled.map((launch) => (
							<ListingCard listing={launch} count={null} note={launch.launch_kind === "relaunch" && <Relaunched />} />
						))}
					</Rows>
				)}
				{week.scheduled_cut && <p class="muted">More than {week.shown_max} are scheduled; these are the first.</p>}
				{week.launches.length + week.scheduled.length === 0 && (
					<EmptyWeek title={week.phase === "past" ? "Nothing launched in this week" : "Nothing is scheduled yet"} />
				)}
			</>,
		);
	});
}

interface Week {
	phase: "past" | "current" | "future";
	closed_at: string | null;
	launches: readonly { week_votes: number; rank: number }[];
	launches_cut: boolean;
	week: string;
}

/** Three that are public still, each with votes: with a gap among them nobody stands on a podium. */
function hasWinners(launches: Week["launches"]): boolean {
	const first = launches.slice(0, PODIUM);
	return first.length === PODIUM && first.every(({ rank, week_votes }, index) => rank === index + 1 && week_votes > 0);
}

const State: FC<{ week: Week; now: Date }> = ({ week, now }) => {
	if (week.phase === "future") return <>Begins on {dayOf(week.week)}.</>;
	if (week.phase === "current") {
		return (
			<>
				{week.launches.length > 0 && `${counted(week.launches.length, "launch", "launches")}. `}
				{closingWords(week.week, now)}
			</>
		);
	}
	const last = dayOf(new Date(weekEnd(week.week).getTime() - 1).toISOString());
	return week.closed_at === null ? (
		<>Over since {last}; its result is being counted.</>
	) : (
		<>Closed on {last}. The result is final; only votes cast in the week count.</>
	);
};

const Rows: FC<{ title: string; id: string; isRanked?: boolean; children?: Child }> = (props) => {
	const List = props.isRanked ? "ol" : "ul";
	return (
		<section aria-labelledby={props.id}>
			<h2 id={props.id}>{props.title}</h2>
			<List class="listings">{props.children}</List>
		</section>
	);
};

/** What was won, how many there were, and where every vote can be counted again. */
const WeekSide: FC<{ week: Week; isDecided: boolean }> = ({ week, isDecided }) => (
	<aside class="side" aria-label="About the week">
		{isDecided && (
			<section aria-labelledby="winners">
				<h2 id="winners">For the winners</h2>
				<p class="actions">
					{[1, 2, 3].map((place) => (
						<Postmark place={place} week={week.week} id={`postmark-${place}`} />
					))}
				</p>
			</section>
		)}
		{!week.launches_cut && week.launches.length > 1 && (
			<section aria-labelledby="numbers">
				<h2 id="numbers">The week in numbers</h2>
				<dl class="fact-list">
					<div>
						<dt>Launches</dt>
						<dd>{week.launches.length}</dd>
					</div>
					<div>
						<dt>Votes</dt>
						<dd>{week.launches.reduce((sum, { week_votes }) => sum + week_votes, 0).toLocaleString("en")}</dd>
					</div>
				</dl>
			</section>
		)}
		<section aria-labelledby="votes">
			<h2 id="votes">How votes are counted</h2>
			<p class="muted">
				One a person and product. <a href={`/launches/${week.week}/votes`}>The votes of this week, counted and not</a>
			</p>
		</section>
	</aside>
);
