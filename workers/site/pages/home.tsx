import type { FC } from "hono/jsx";
import { addWeeks, type WeekKey, weekOf } from "#core/launches/week";
import getSiteInfo from "#operations/directory/get-site-info";
import type { ListingSummary } from "#operations/directory/listing-summary";
import listAwards from "#operations/launches/list-awards";
import listLaunches from "#operations/launches/list-launches";
import { ask } from "../ask.ts";
import { LAUNCHES, POSTS, UPDATES, WEEKS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { EmptyWeek } from "../parts/empty-week.tsx";
import { ListingCard, Relaunched } from "../parts/listing-card.tsx";
import { Specimen } from "../parts/notes.tsx";
import { Tile } from "../parts/tile.tsx";
import { weekVotesOf } from "../parts/vote-button.tsx";
import { closingWords, mondayWords, WeekHead, WeekRuler } from "../parts/week-ruler.tsx";
import type { Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { counted } from "../words/format.ts";

const LAUNCHES_SHOWN = 12;
const UPCOMING_SHOWN = 6;
/** Names in the sentence below the logos. */
const NAMED = 3;
const AWARDS_A_WEEK = 3;
/** Open places drawn where nobody has launched yet. */
const PLACES_SHOWN = 3;

/** The start of the site: this week's race, and beside it what a fact is, last week, and next Monday. */
export default function homePage(site: Site): void {
	site.get("/", async (c) => {
		const { settings } = c.var.services;
		const [info, launches, awards, upcoming] = await Promise.all([
			ask(c, getSiteInfo),
			ask(c, listLaunches, { query: { section: "this-week", per_page: LAUNCHES_SHOWN } }),
			ask(c, listAwards, { query: { per_page: AWARDS_A_WEEK } }),
			ask(c, listLaunches, { query: { section: "upcoming", per_page: UPCOMING_SHOWN } }),
		]);
		const voting = await votingOf(c, launches.items);
		const now = c.var.services.clock.now();
		const isNew = info.counts.live_listings === 0 && upcoming.items.length === 0;
		return show(
			c,
			{
				title: settings.siteName,
				description: info.purpose,
				canonical: "/",
				jsonLd: [siteData(info)],
				alternates: [...LAUNCHES, ...UPDATES, ...POSTS, WEEKS],
				scripts: ["press.js"],
			},
			<div class="with-side">
				{isNew ? (
					<FirstWeek
						week={addWeeks(weekOf(now), Math.max(settings.freeQueueMinWeeks, 1))}
						places={settings.freeSlotsPerWeek}
					/>
				) : (
					<ThisWeek launches={launches} now={now} voting={voting} />
				)}
				<aside class="side" aria-label="Beside the week">
					<section>
						<p class="margin-note">
							<sup>1</sup>Facts here carry quotes from the product’s own website. Open “From their website” under one to
							read the words, the page and the date.
						</p>
					</section>
					<HowAFactLooks now={now} />
					{awards.items.length > 0 && <LastWeek awards={awards.items} now={now} />}
					{upcoming.items.length > 0 && <Upcoming launches={upcoming.items} now={now} />}
					<section aria-labelledby="never">
						<h2 id="never">What we never do</h2>
						<p class="muted">
							We do not guess: what a website does not say stays blank, and says so. We do not sell votes or ranks.
						</p>
					</section>
				</aside>
			</div>,
		);
	});
}

type Launches = { items: readonly Launch[]; total: number; total_is_exact: boolean };
type Launch = Parameters<typeof ListingCard>[0]["listing"] & {
	week: string | null;
	week_votes: number | null;
	launch_kind: string | null;
};

interface WeekProps {
	launches: Launches;
	now: Date;
	voting: Awaited<ReturnType<typeof votingOf>>;
}

const ThisWeek: FC<WeekProps> = ({ launches, now, voting }) => {
	const week = weekOf(now);
	const more = launches.total - launches.items.length;
	return (
		<div>
			<WeekHead week={week} title={`Week of ${mondayWords(week)}`} />
			<WeekRuler week={week} now={now} />
			{launches.items.length === 0 ? (
				<EmptyWeek title="Nothing launches this week" />
			) : (
				<>
					<p class="week-line">
						{counted(launches.total, "launch", "launches")}. {closingWords(week, now)}
					</p>
					<ol class="listings">
						{launches.items.map((launch, index) => (
							<ListingCard
								listing={launch}
								level={2}
								rank={index + 1}
								count={weekVotesOf(launch.week_votes ?? 0)}
								note={launch.launch_kind === "relaunch" && <Relaunched />}
								voting={voting}
							/>
						))}
					</ol>
					{more > 0 && (
						<p>
							<a href="/launches/this">
								{launches.total_is_exact ? `Show the other ${more.toLocaleString("en")}` : "Show the whole week"}
							</a>
						</p>
					)}
				</>
			)}
		</div>
	);
};

/** A directory with no listing yet: when it opens, and the places that are free. */
const FirstWeek: FC<{ week: WeekKey; places: number }> = ({ week, places }) => (
	<div>
		<h1>The first week opens on {mondayWords(week)}</h1>
		<p>
			Products launch here on Mondays. We read each product’s website and keep its words with what we took from it, so
			that anyone can open them and see where a fact came from.
		</p>
		<p class="actions">
			<a class="button primary l" href="/submit">
				Submit the first product
			</a>
			<a class="button l" href="/connect">
				Connect your agent
			</a>
		</p>
		<section aria-labelledby="places">
			<h2 id="places">{mondayWords(week)}</h2>
			<ol class="listings">
				{Array.from({ length: Math.min(PLACES_SHOWN, places) }, (_, index) => (
					<li class="listing open-place">
						<span class="rank">{index + 1}</span>
						<span class="tile" />
						<p>
							Place {index + 1} is open
							{index === PLACES_SHOWN - 1 && places > PLACES_SHOWN && `, and ${places - PLACES_SHOWN} more`}
						</p>
					</li>
				))}
			</ol>
		</section>
	</div>
);

/** An invented fact with its slip open: what the numbers on this site are for. */
const HowAFactLooks: FC<{ now: Date }> = ({ now }) => (
	<section aria-labelledby="fact">
		<div class="side-head">
			<h2 id="fact">How a fact looks</h2>
			<span class="muted">Example</span>
		</div>
		<p class="specimen-line">
			<span>
				<span class="stroke">Free for 3 clients</span>
				<span class="mark is-open" aria-hidden="true">
					6
				</span>
			</span>
		</p>
		<Specimen
			note={{
				id: "specimen",
				number: 6,
				origin: "site",
				quotes: [
					{
						quote: "free for 3 clients",
						before: "Send as many reminders as you like: ",
						after: " and €9 a month for everyone after that.",
						url: "your-product.example/pricing",
						fetched_at: now.toISOString(),
					},
				],
			}}
		/>
	</section>
);

interface Award {
	week: string;
	place: number;
	votes: number;
	listing: Pick<ListingSummary, "slug" | "name" | "logo">;
}

const LastWeek: FC<{ awards: readonly Award[]; now: Date }> = ({ awards, now }) => {
	const week = awards[0]?.week ?? weekOf(now);
	return (
		<section aria-labelledby="last">
			<div class="side-head">
				<h2 id="last">{week === addWeeks(weekOf(now), -1) ? "Last week" : "The last to win"}</h2>
				<a href={`/launches/${week}`}>Week of {mondayWords(week)}</a>
			</div>
			<ol class="short-rows">
				{awards
					.filter((award) => award.week === week)
					.map(({ place, votes, listing: { slug, name, logo } }) => (
						<li>
							<span class="rank">{place}</span>
							<Tile picture={logo} size="s" />
							<span class="name">
								<a href={`/listings/${slug}`}>
									<bdi>{name}</bdi>
								</a>
							</span>
							<span class="muted">
								{votes.toLocaleString("en")}
								<span class="visually-hidden"> votes</span>
							</span>
						</li>
					))}
			</ol>
		</section>
	);
};

const Upcoming: FC<{ launches: readonly Launch[]; now: Date }> = ({ launches, now }) => {
	const week = launches[0]?.week ?? addWeeks(weekOf(now), 1);
	const ofWeek = launches.filter((launch) => launch.week === week);
	const rest = ofWeek.length - NAMED;
	return (
		<section aria-labelledby="next">
			<div class="side-head">
				<h2 id="next">{week === addWeeks(weekOf(now), 1) ? "Next Monday" : `On ${mondayWords(week)}`}</h2>
				<a href={`/launches/${week}`}>Line-up</a>
			</div>
			<div class="logos">
				{ofWeek.map(({ logo }) => (
					<Tile picture={logo} size="m" />
				))}
			</div>
			<p class="muted">
				{ofWeek.slice(0, NAMED).map(({ slug, name }, index) => (
					<>
						{index > 0 && (index === Math.min(ofWeek.length, NAMED) - 1 && rest <= 0 ? " and " : ", ")}
						<a href={`/listings/${slug}`}>
							<bdi>{name}</bdi>
						</a>
					</>
				))}
				{rest > 0 && (launches.length === UPCOMING_SHOWN ? " and others" : ` and ${rest} more`)} on {mondayWords(week)}.
			</p>
		</section>
	);
};

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
