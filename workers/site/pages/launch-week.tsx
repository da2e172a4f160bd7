import type { Child, FC } from "hono/jsx";
import { weekEnd } from "#core/launches/week";
import getLaunchWeek from "#operations/launches/get-launch-week";
import { ask } from "../ask.ts";
import { LAUNCHES, WEEKS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { Podium } from "../parts/award.tsx";
import { EmptyWeek } from "../parts/empty-week.tsx";
import { LineUp } from "../parts/line-up.tsx";
import { ListingCard, Relaunched, rowNumbering } from "../parts/listing-card.tsx";
import { votesOf, weekVotesOf } from "../parts/vote-button.tsx";
import { mondayWords, WeekHead, WeekRuler, WeekState } from "../parts/week-ruler.tsx";
import { ComingSide, WeekSide } from "../parts/week-side.tsx";
import { proofAlternates } from "../proofs.ts";
import { remindingOf } from "../reminding.ts";
import { weekPreview } from "../share/preview.ts";
import type { Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.weeks;
/** Places of a closed week that stand on the podium. */
const PODIUM = 3;

/** A launch week: who launched in it and with how many votes, or who is going to. */
export default function launchWeekPage(site: Site): void {
	site.get("/launches/:week", async (c) => {
		const week = await ask(c, getLaunchWeek, { params: { week: c.req.param("week") } });
		const monday = mondayWords(week.week);
		const voting = week.phase === "current" ? await votingOf(c, week.launches) : undefined;
		const reminding = week.phase === "future" ? await remindingOf(c) : undefined;
		const now = c.var.services.clock.now();
		const numbering = rowNumbering();
		const isDecided = week.closed_at !== null && hasWinners(week.launches);
		const rows = isDecided ? week.launches.slice(PODIUM) : week.launches;
		const isEmpty = week.launches.length + week.scheduled.length === 0;
		return show(
			c,
			{
				title: t.title(monday),
				description: t.about(monday),
				canonical: `/launches/${week.week}`,
				image: await weekPreview(week, c.var.services.settings),
				scripts: ["press.js", "times.js"],
				alternates: [WEEKS, ...LAUNCHES, ...(week.closed_at === null ? [] : proofAlternates(c, "weeks", week.week))],
			},
			<>
				<WeekHead
					week={week.week}
					title={t.weekOf(`${monday}\u00a0${week.week.slice(0, 4)}`)}
					above={
						<>
							{week.phase !== "current" && (
								<>
									<State of={week} /> ·{" "}
								</>
							)}
							<a href="/launches">{t.all}</a>
						</>
					}
				/>
				{week.phase === "current" && (
					<>
						<WeekRuler week={week.week} now={now} />
						{/* Of a week that is cut nobody has counted the rest. */}
						<WeekState week={week.week} launches={week.launches_cut ? 0 : week.launches.length} now={now} />
					</>
				)}
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
								<Rows title={isDecided ? t.alsoLaunched : null}>
									{rows.map((launch) => (
										<ListingCard
											listing={launch}
											level={isDecided ? 3 : 2}
											rank={launch.rank}
											numbering={numbering}
											count={(week.phase === "past" ? votesOf : weekVotesOf)(launch.week_votes)}
											note={launch.launch_kind === "relaunch" && <Relaunched />}
											voting={voting}
										/>
									))}
								</Rows>
							)}
							{week.launches_cut && (
								<p>
									{t.first(week.shown_max)} <a href={`/leaderboards/community-weekly?week=${week.week}`}>{t.whole}</a>
								</p>
							)}
						</div>
						<WeekSide week={week} isDecided={isDecided} canSign={c.var.services.canSeal} />
					</div>
				)}
				{reminding && (
					<div class="with-side">
						<div>
							<LineUp launches={week.scheduled} week={week.week} reminding={reminding} numbering={numbering} />
							{week.scheduled_cut && <p class="muted">{t.moreScheduled(week.shown_max)}</p>}
							{isEmpty && <EmptyWeek title={t.empty.future} />}
						</div>
						<ComingSide week={week.week} isEmpty={isEmpty} reminding={reminding} now={now} />
					</div>
				)}
				{isEmpty && week.phase !== "future" && (
					<EmptyWeek title={week.phase === "past" ? t.empty.past : words.home.nothingThisWeek} />
				)}
			</>,
		);
	});
}

/** Three that are public still, each with votes: with a gap among them nobody stands on a podium. */
function hasWinners(launches: readonly { week_votes: number; rank: number }[]): boolean {
	const first = launches.slice(0, PODIUM);
	return first.length === PODIUM && first.every(({ rank, week_votes }, index) => rank === index + 1 && week_votes > 0);
}

/** What became of a week that is over, or when one begins. */
const State: FC<{ of: { phase: string; week: string; closed_at: string | null } }> = ({ of: week }) => {
	if (week.phase === "future") return t.begins(dayOf(week.week));
	const last = dayOf(new Date(weekEnd(week.week).getTime() - 1).toISOString());
	return week.closed_at === null ? t.overSince(last) : t.closedOn(last);
};

const Rows: FC<{ title: string | null; children?: Child }> = ({ title, children }) => (
	<section aria-labelledby={title === null ? undefined : "launches"}>
		{title !== null && <h2 id="launches">{title}</h2>}
		<ol class="listings">{children}</ol>
	</section>
);
