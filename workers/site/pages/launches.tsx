import type { FC } from "hono/jsx";
import listLaunches from "#operations/launches/list-launches";
import { LAUNCH_SECTIONS, type LaunchSection } from "#store/launches";
import { ask, pageOfAddress } from "../ask.ts";
import { LAUNCHES, UPDATES, WEEKS } from "../feeds/alternates.ts";
import { show } from "../layout.tsx";
import { ListingCard, Metric, Relaunched } from "../parts/listing-card.tsx";
import { addressOf, Paging } from "../parts/paging.tsx";
import { weekVotesOf } from "../parts/vote-button.tsx";
import type { Site } from "../site.ts";
import { votingOf } from "../voting.ts";
import { dayOf } from "../words/format.ts";

export const SECTION_NAMES: Record<LaunchSection, string> = {
	"this-week": "This week",
	today: "Today",
	trending: "Trending",
	upcoming: "Upcoming",
	recent: "Newest",
	"most-voted": "Most voted",
	"most-viewed": "Most viewed",
	"most-followed": "Most followed",
};

const EXPLAINED: Record<LaunchSection, string> = {
	"this-week": "Launches of this week, by the votes cast in it.",
	today: "What went live today, newest first.",
	trending: "What people look at and vote for at the moment.",
	upcoming: "What is scheduled, the next week first.",
	recent: "What went live last.",
	"most-voted": "Votes of all time.",
	"most-viewed": "What was looked at most.",
	"most-followed": "What most people follow.",
};

/** The launch feeds; no rank in any of them can be bought. */
export default function launchesPage(site: Site): void {
	site.get("/launches", async (c) => {
		const section = LAUNCH_SECTIONS.find((name) => name === c.req.query("section")) ?? "this-week";
		const page = pageOfAddress(c);
		const feed = await ask(c, listLaunches, { query: { section, page } });
		const voting = section === "upcoming" ? undefined : await votingOf(c, feed.items);
		const query = { section: section === "this-week" ? undefined : section };
		return show(
			c,
			{
				title: section === "this-week" ? "Launches" : `Launches: ${SECTION_NAMES[section].toLowerCase()}`,
				description: EXPLAINED[section],
				canonical: addressOf("/launches", { ...query, page }),
				scripts: ["press.js"],
				alternates: [...LAUNCHES, ...UPDATES, WEEKS],
			},
			<>
				<h1>Launches</h1>
				<p class="lead">
					Products launch in weeks, Monday to Sunday. People vote, and votes alone rank; who pays to launch again is
					marked. <a href="/launches/this">The calendar of weeks</a>
				</p>
				<Sections chosen={section} />
				<p class="muted">{EXPLAINED[section]}</p>
				{feed.items.length === 0 ? (
					<p class="empty">
						Nothing here at the moment. <a href="/submit">Submit a product</a>
					</p>
				) : (
					<ol class="listings">
						{feed.items.map((item, index) => (
							<ListingCard
								listing={item}
								level={2}
								{...(section === "this-week" && { rank: (feed.page - 1) * feed.per_page + index + 1 })}
								{...(section === "this-week" && { count: weekVotesOf(item.week_votes ?? 0) })}
								{...(section === "upcoming" && { count: null })}
								metric={metricOf(section, item)}
								voting={voting}
								note={
									<>
										{section === "upcoming" && item.week !== null && <p class="note">Launches on {dayOf(item.week)}</p>}
										{item.launch_kind === "relaunch" && <Relaunched />}
									</>
								}
							/>
						))}
					</ol>
				)}
				<Paging of={feed} path="/launches" query={query} />
			</>,
		);
	});
}

const Sections: FC<{ chosen: LaunchSection }> = ({ chosen }) => (
	<nav class="tabs" aria-label="Feeds">
		<ul>
			{(Object.keys(SECTION_NAMES) as LaunchSection[]).map((name) => (
				<li>
					<a
						href={addressOf("/launches", { section: name === "this-week" ? undefined : name })}
						aria-current={name === chosen ? "page" : undefined}
					>
						{SECTION_NAMES[name]}
					</a>
				</li>
			))}
		</ul>
	</nav>
);

/** The number a feed is ordered by, where that is not votes. */
function metricOf(section: LaunchSection, item: { views: number; followers: number }) {
	if (section === "most-viewed") return <Metric value={item.views.toLocaleString("en")} unit="views" />;
	if (section === "most-followed") return <Metric value={item.followers.toLocaleString("en")} unit="followers" />;
	return undefined;
}
