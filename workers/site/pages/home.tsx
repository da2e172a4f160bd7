import type { FC } from "hono/jsx";
import { addWeeks, type WeekKey, weekOf } from "#core/launches/week";
import getSiteInfo from "#operations/directory/get-site-info";
import listAwards from "#operations/launches/list-awards";
import listLaunches from "#operations/launches/list-launches";
import { ask } from "../ask.ts";
import { LAUNCHES, POSTS, UPDATES, WEEKS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { EmptyWeek } from "../parts/empty-week.tsx";
import type { Numbering } from "../parts/facts.ts";
import { LastWeek, LivingFact, NextMonday, nextLineUp } from "../parts/home-side.tsx";
import { LineUp } from "../parts/line-up.tsx";
import { ListingCard, Relaunched, rowNumbering } from "../parts/listing-card.tsx";
import { RemindButton } from "../parts/remind-button.tsx";
import { weekVotesOf } from "../parts/vote-button.tsx";
import { mondayWords, WeekHead, WeekRuler, WeekState } from "../parts/week-ruler.tsx";
import { type Reminding, remindingOf } from "../reminding.ts";
import type { Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { number } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.home;
const LAUNCHES_SHOWN = 12;
/** A link to one more would take as much room as its row. */
const LAUNCHES_MAX = LAUNCHES_SHOWN + 1;
const UPCOMING_SHOWN = 6;
const AWARDS_A_WEEK = 3;
/** Open places drawn where nobody has launched yet. */
const PLACES_SHOWN = 3;

/** The start of the site: this week's race, and beside it what a fact is, last week, and next Monday. */
export default function homePage(site: Site): void {
	site.get("/", async (c) => {
		const { settings } = c.var.services;
		const [info, thisWeek, awards, upcoming, reminding] = await Promise.all([
			ask(c, getSiteInfo),
			ask(c, listLaunches, { query: { section: "this-week", per_page: LAUNCHES_MAX } }),
			ask(c, listAwards, { query: { per_page: AWARDS_A_WEEK } }),
			ask(c, listLaunches, { query: { section: "upcoming", per_page: UPCOMING_SHOWN } }),
			remindingOf(c),
		]);
		const launches = inRoom(thisWeek);
		const voting = await votingOf(c, launches.items);
		const now = c.var.services.clock.now();
		const numbering = rowNumbering();
		const coming = nextLineUp(upcoming.items);
		const isNew = info.counts.live_listings === 0 && upcoming.items.length === 0;
		const isEmpty = launches.items.length === 0;
		return show(
			c,
			{
				title: settings.siteName,
				description: info.purpose,
				canonical: "/",
				jsonLd: [siteData(info)],
				alternates: [...LAUNCHES, ...UPDATES, ...POSTS, WEEKS],
				scripts: ["press.js", "times.js"],
			},
			<div class="with-side">
				{isNew ? (
					<FirstWeek
						week={addWeeks(weekOf(now), Math.max(settings.freeQueueMinWeeks, 1))}
						places={settings.freeSlotsPerWeek}
						reminding={reminding}
					/>
				) : (
					<div>
						<WeekHead week={weekOf(now)} title={t.weekOf(mondayWords(weekOf(now)))} />
						<WeekRuler week={weekOf(now)} now={now} />
						{isEmpty ? (
							<>
								<EmptyWeek title={t.nothingThisWeek} isMain />
								<LineUp launches={coming} reminding={reminding} numbering={numbering} />
							</>
						) : (
							<Race launches={launches} now={now} voting={voting} numbering={numbering} />
						)}
					</div>
				)}
				<aside class="side" aria-label={t.beside}>
					<section>
						<p class="margin-note">
							<sup>1</sup>
							{t.promise}
						</p>
					</section>
					<LivingFact
						launches={isEmpty ? coming : launches.items}
						when={isEmpty ? "nextMonday" : "thisWeek"}
						now={now}
						numbering={numbering}
					/>
					{awards.items.length > 0 && <LastWeek awards={awards.items} now={now} />}
					{!isEmpty && coming.length > 0 && (
						<NextMonday launches={coming} isCut={coming.length === UPCOMING_SHOWN} now={now} />
					)}
					{isNew && (
						<section aria-labelledby="never">
							<h2 id="never">{t.never}</h2>
							<p class="muted">{t.neverText}</p>
						</section>
					)}
				</aside>
			</div>,
		);
	});
}

/** The first launches, and the last of them where it alone would be left. */
function inRoom<T extends { items: readonly Launch[]; total: number }>(launches: T): T {
	return launches.total <= LAUNCHES_MAX ? launches : { ...launches, items: launches.items.slice(0, LAUNCHES_SHOWN) };
}

interface RaceProps {
	launches: { items: readonly Launch[]; total: number; total_is_exact: boolean };
	now: Date;
	voting: Awaited<ReturnType<typeof votingOf>>;
	numbering: Numbering;
}

type Launch = Parameters<typeof ListingCard>[0]["listing"] & {
	week_votes: number | null;
	launch_kind: string | null;
};

const Race: FC<RaceProps> = ({ launches, now, voting, numbering }) => {
	const more = launches.total - launches.items.length;
	return (
		<>
			<WeekState week={weekOf(now)} launches={launches.total} now={now} />
			<ol class="listings">
				{launches.items.map((launch, index) => (
					<ListingCard
						listing={launch}
						level={2}
						rank={index + 1}
						numbering={numbering}
						count={weekVotesOf(launch.week_votes ?? 0)}
						note={launch.launch_kind === "relaunch" && <Relaunched />}
						voting={voting}
					/>
				))}
			</ol>
			{more > 0 && (
				<p>
					<a href="/launches/this">{launches.total_is_exact ? t.showOthers(number(more)) : t.showWeek}</a>
				</p>
			)}
		</>
	);
};

/** A directory with no listing yet: when it opens, and the places that are free. */
const FirstWeek: FC<{ week: WeekKey; places: number; reminding: Reminding }> = ({ week, places, reminding }) => (
	<div class="first-week">
		<h1>{t.first.opens(mondayWords(week))}</h1>
		<p>{t.first.how}</p>
		<div class="actions">
			<a class="button primary l" href="/submit">
				{t.first.submit}
			</a>
			<RemindButton week={week} reminding={reminding} isLarge />
		</div>
		<section aria-labelledby="places">
			<h2 id="places">{mondayWords(week)}</h2>
			<ol class="listings">
				{Array.from({ length: Math.min(PLACES_SHOWN, places) }, (_, index) => (
					<li class="listing open-place">
						<span class="rank">{index + 1}</span>
						<span class="tile" />
						<p>
							{index === PLACES_SHOWN - 1 && places > PLACES_SHOWN
								? t.first.placeOpenAndMore(index + 1, places - PLACES_SHOWN)
								: t.first.placeOpen(index + 1)}
						</p>
					</li>
				))}
			</ol>
		</section>
	</div>
);

/** Source: schema.org, WebSite with its search. */
function siteData(info: { name: string; purpose: string; urls: { site: string; listings: string } }) {
	return {
		"@type": "WebSite",
		name: info.name,
		description: info.purpose,
		url: info.urls.site,
		potentialAction: {
			"@type": "SearchAction",
			target: `${info.urls.listings}?q={search_term_string}`,
			"query-input": "required name=search_term_string",
		},
	};
}
