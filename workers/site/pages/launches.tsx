import type { FC } from "hono/jsx";
import { addWeeks, weekOf } from "#core/launches/week";
import listAwards from "#operations/launches/list-awards";
import listLaunches from "#operations/launches/list-launches";
import { type CalendarWeek, calendarWeeks } from "#store/calendar";
import { LAUNCH_SECTIONS, type LaunchSection, lineUps } from "#store/launches";
import { firstLaunchWeek } from "#store/weeks";
import { ask, pageOfAddress } from "../ask.ts";
import { LAUNCHES, UPDATES, WEEKS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { ComingWeeks, PastWeeks } from "../parts/calendar-weeks.tsx";
import { ListingCard, Metric, Relaunched, rowNumbering } from "../parts/listing-card.tsx";
import { addressOf, BehindLast, Paging } from "../parts/paging.tsx";
import { mondayWords, WeekRuler, WeekState } from "../parts/week-ruler.tsx";
import { remindingOf } from "../reminding.ts";
import type { PageContext, Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { dayOf, number } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.weeks.feeds;
/** This week has a page of its own. */
type Shown = Exclude<LaunchSection, "this-week">;
const SHOWN = LAUNCH_SECTIONS.filter((name): name is Shown => name !== "this-week");
const WEEKS_AHEAD = 12;
const WEEKS_BEFORE = 12;
const NEAR_WEEKS = 2;
const WINNERS_A_WEEK = 3;
/** One more than a line-up names, which says that there are more. */
const LINE_UP = 4;

/** The calendar of weeks, and the launch feeds; no rank in any of them can be bought. */
export default function launchesPage(site: Site): void {
	site.get("/launches", async (c) => {
		const wanted = c.req.query("section");
		if (wanted === "this-week") return c.redirect("/launches/this", 302);
		const section = SHOWN.find((name) => name === wanted);
		return section === undefined ? calendar(c) : feed(c, section);
	});
}

async function calendar(c: PageContext) {
	const { db, clock, settings } = c.var.services;
	const now = clock.now();
	const week = weekOf(now);
	const weeks = Array.from({ length: WEEKS_BEFORE + 1 + WEEKS_AHEAD }, (_, index) =>
		addWeeks(week, index - WEEKS_BEFORE),
	);
	const [all, coming, first, awards, reminding] = await Promise.all([
		calendarWeeks(db, weeks),
		lineUps(
			db,
			weeks.filter((one) => one > week),
			LINE_UP,
		),
		firstLaunchWeek(db),
		ask(c, listAwards, { query: { per_page: WEEKS_BEFORE * WINNERS_A_WEEK } }),
		remindingOf(c),
	]);
	const { freeQueueMinWeeks, freeQueueMaxWeeks, freeSlotsPerWeek } = settings;
	const isFree = (one: string) => one >= addWeeks(week, freeQueueMinWeeks) && one <= addWeeks(week, freeQueueMaxWeeks);
	// An empty week far off tells nobody anything, unless it is one that the free plan takes.
	const isTold = (one: CalendarWeek) =>
		one.week <= addWeeks(week, NEAR_WEEKS) ||
		one.freeTaken > 0 ||
		isFree(one.week) ||
		coming.some((lineUp) => lineUp.week === one.week && lineUp.listings.length > 0);
	const past = all.filter((one) => one.week < week && first !== null && one.week >= first).reverse();
	return show(
		c,
		{
			title: t.calendar,
			description: t.lead,
			canonical: "/launches",
			scripts: ["press.js", "times.js"],
			alternates: [WEEKS, ...LAUNCHES, ...UPDATES],
		},
		<>
			<h1>{t.launches}</h1>
			<p class="lead">
				{t.lead} <a href="/feeds#weeks">{t.subscribe}</a>
			</p>
			<Sections chosen={null} />
			<section aria-labelledby="now">
				<h2 id="now">
					<a href="/launches/this">{words.weeks.weekOf(mondayWords(week))}</a>
				</h2>
				<WeekRuler week={week} now={now} />
				<WeekState week={week} launches={all.find((one) => one.week === week)?.launches ?? 0} now={now} />
			</section>
			<section aria-labelledby="coming">
				<h2 id="coming">{t.coming}</h2>
				<ComingWeeks
					weeks={all.filter((one) => one.week > week && isTold(one))}
					lineUps={coming}
					places={freeSlotsPerWeek}
					isFree={isFree}
					reminding={reminding}
				/>
			</section>
			{past.length > 0 && (
				<section aria-labelledby="past">
					<h2 id="past">{t.past}</h2>
					<PastWeeks weeks={past} awards={awards.items} />
				</section>
			)}
		</>,
	);
}

async function feed(c: PageContext, section: Shown) {
	const page = pageOfAddress(c);
	const found = await ask(c, listLaunches, { query: { section, page } });
	const voting = section === "upcoming" ? undefined : await votingOf(c, found.items);
	const numbering = rowNumbering();
	return show(
		c,
		{
			title: t.titleOf(t.names[section].toLowerCase()),
			description: t.explained[section],
			canonical: addressOf("/launches", { section, page }),
			scripts: ["press.js"],
			alternates: [...LAUNCHES, ...UPDATES, WEEKS],
		},
		<>
			<h1>{t.launches}</h1>
			<Sections chosen={section} />
			<p class="muted">{t.explained[section]}</p>
			{found.items.length === 0 && page > 1 ? (
				<BehindLast of={found} path="/launches" query={{ section }} />
			) : found.items.length === 0 ? (
				<p class="empty">
					{t.none} <a href="/submit">{words.weeks.empty.submit}</a>
				</p>
			) : (
				<ol class="listings">
					{found.items.map((item) => (
						<ListingCard
							listing={item}
							level={2}
							numbering={numbering}
							{...(section === "upcoming" && { count: null })}
							metric={metricOf(section, item)}
							voting={voting}
							note={
								<>
									{section === "upcoming" && item.week !== null && <p class="note">{t.launchesOn(dayOf(item.week))}</p>}
									{item.launch_kind === "relaunch" && <Relaunched />}
								</>
							}
						/>
					))}
				</ol>
			)}
			<Paging of={found} path="/launches" query={{ section }} />
		</>,
	);
}

const Sections: FC<{ chosen: Shown | null }> = ({ chosen }) => (
	<nav class="tabs" aria-label={t.label}>
		<ul>
			{[null, ...SHOWN].map((name) => (
				<li>
					<a
						href={addressOf("/launches", { section: name ?? undefined })}
						aria-current={name === chosen ? "page" : undefined}
					>
						{name === null ? t.calendar : t.names[name]}
					</a>
				</li>
			))}
		</ul>
	</nav>
);

/** The number a feed is ordered by, where that is not votes. */
function metricOf(section: Shown, item: { views: number; followers: number }) {
	if (section === "most-viewed") return <Metric value={number(item.views)} unit={t.views} />;
	if (section === "most-followed") return <Metric value={number(item.followers)} unit={t.followers} />;
	return undefined;
}
