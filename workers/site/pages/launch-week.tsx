import type { FC } from "hono/jsx";
import getLaunchWeek from "#operations/launches/get-launch-week";
import { ask } from "../ask.ts";
import { LAUNCHES, WEEKS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { ListingCard, Relaunched } from "../parts/listing-card.tsx";
import { weekVotesOf } from "../parts/vote-button.tsx";
import { counted, dayOf, weekWords } from "../parts/words.ts";
import type { Site } from "../site.ts";
import { votingOf } from "../voting.ts";

/** A launch week: who launched in it and with how many votes, or who is going to. */
export default function launchWeekPage(site: Site): void {
	site.get("/launches/:week", async (c) => {
		const week = await ask(c, getLaunchWeek, { params: { week: c.req.param("week") } });
		const words = weekWords(week.week);
		const voting = week.phase === "current" ? await votingOf(c, week.launches) : undefined;
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
				<h1>{words}</h1>
				<State week={week} />
				<nav class="paging" aria-label="Weeks">
					<a class="button" rel="prev" href={`/launches/${week.previous_week}`}>
						Week before
					</a>
					<a class="button" rel="next" href={`/launches/${week.next_week}`}>
						Week after
					</a>
				</nav>
				{week.launches.length > 0 && (
					<section aria-labelledby="launches">
						<h2 id="launches">Launches</h2>
						<ol class="listings">
							{week.launches.map((launch) => (
								<ListingCard
									listing={launch}
									rank={launch.rank}
									count={weekVotesOf(launch.week_votes)}
									note={launch.launch_kind === "relaunch" && <Relaunched />}
									voting={voting}
								/>
							))}
						</ol>
						<p>
							<a href={`/launches/${week.week}/votes`}>The votes of this week, counted and not</a>
						</p>
						{week.launches_cut && (
							<p>
								These are the first {week.shown_max}.{" "}
								<a href={`/leaderboards/community-weekly?week=${week.week}`}>The whole week</a>
							</p>
						)}
					</section>
				)}
				{week.scheduled.length > 0 && (
					<section aria-labelledby="scheduled">
						<h2 id="scheduled">Scheduled</h2>
						<ul class="listings">
							{week.scheduled.map((launch) => (
								<ListingCard listing={launch} count={null} note={launch.launch_kind === "relaunch" && <Relaunched />} />
							))}
						</ul>
						{week.scheduled_cut && <p class="muted">More than {week.shown_max} are scheduled; these are the first.</p>}
					</section>
				)}
				{week.launches.length + week.scheduled.length === 0 && (
					<p class="empty">
						{week.phase === "past" ? "Nothing launched in this week." : "Nothing is scheduled yet."}{" "}
						<a href="/submit">Submit a product</a>
					</p>
				)}
			</>,
		);
	});
}

interface Week {
	phase: "past" | "current" | "future";
	closed_at: string | null;
	launches: readonly unknown[];
	ends_at: string;
	week: string;
}

const State: FC<{ week: Week }> = ({ week }) => (
	<p class="lead">
		{week.phase === "current" && (
			<>
				{counted(week.launches.length, "launch", "launches")} so far. Voting ends when the week does, on{" "}
				{dayOf(new Date(Date.parse(week.ends_at) - 1).toISOString())} at midnight UTC.
			</>
		)}
		{week.phase === "future" && <>Begins on {dayOf(week.week)}.</>}
		{week.phase === "past" &&
			(week.closed_at === null ? (
				<>The week is over; its result is being counted.</>
			) : (
				<>The week is closed and its result final. Only votes cast in the week count.</>
			))}
	</p>
);
