import type { FC } from "hono/jsx";
import type { WeekKey } from "#core/launches/week";
import listAwards from "#operations/launches/list-awards";
import { ask, pageOfAddress } from "../ask.ts";
import { show } from "../layout.tsx";
import { Podium, Postmark } from "../parts/award.tsx";
import { addressOf, BehindLast, Paging } from "../parts/paging.tsx";
import { Tile } from "../parts/tile.tsx";
import type { Award } from "../share/content.ts";
import type { Site } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.awards;

/** Awards of a week. */
const PLACES = 3;
/** Nine weeks of awards on a page. */
const PER_PAGE = 9 * PLACES;

/** Where an award has its page. */
export const awardPath = (week: string, slug: string) => `/awards/${week}/${slug}`;

/** Launch of the Week #1 to #3, week by week: the newest on its podium, the others in a row each. */
export default function awardsPage(site: Site): void {
	site.get("/awards", async (c) => {
		const awards = await ask(c, listAwards, { query: { page: pageOfAddress(c), per_page: PER_PAGE } });
		const weeks = Map.groupBy(awards.items, (award) => award.week);
		return show(
			c,
			{ title: t.title, description: t.about, canonical: addressOf("/awards", { page: awards.page }) },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				{weeks.size === 0 && awards.page > 1 && <BehindLast of={awards} path="/awards" />}
				{weeks.size === 0 && awards.page === 1 && (
					<div class="empty">
						<h2>{t.none}</h2>
						<p>{t.noneYet}</p>
						<a class="button" href="/launches/this">
							{t.thisWeek}
						</a>
					</div>
				)}
				{[...weeks].map(([week, won], index) => (
					<section class="award-week" aria-labelledby={`week-${week}`}>
						<h2 id={`week-${week}`}>
							<a href={`/launches/${week}`}>{t.weekOf(dayOf(week))}</a>
						</h2>
						{index === 0 && awards.page === 1 && won.length === PLACES ? (
							<Podium
								level={3}
								winners={won.map(({ listing, votes }) => ({ ...listing, votes }))}
								hrefOf={(slug) => awardPath(week, slug)}
							/>
						) : (
							<AwardRow won={won} />
						)}
					</section>
				))}
				<Paging of={awards} path="/awards" />
			</>,
		);
	});
}

const AwardRow: FC<{ won: readonly Award[] }> = ({ won }) => (
	<ol class="award-row">
		{won.map(({ week, place, votes, listing }) => (
			<li>
				<Postmark place={place} week={week as WeekKey} id={`postmark-${week}-${place}`} size="s" />
				<Tile picture={listing.logo} size="m" />
				<div>
					<h3>
						<a href={awardPath(week, listing.slug)}>
							<bdi>{listing.name}</bdi>
						</a>
					</h3>
					<p class="muted">{t.votes(votes)}</p>
				</div>
			</li>
		))}
	</ol>
);
