import listAwards from "#operations/launches/list-awards";
import { ask, pageOfAddress } from "../ask.ts";
import { show } from "../layout.tsx";
import { ListingCard } from "../parts/listing-card.tsx";
import { addressOf, Paging } from "../parts/paging.tsx";
import { weekVotesOf } from "../parts/vote-button.tsx";
import type { Site } from "../site.ts";
import { weekWords } from "../words/format.ts";

/** Three weeks of awards on a page. */
const PER_PAGE = 9 * 3;

/** Launch of the Week #1 to #3, week by week. */
export default function awardsPage(site: Site): void {
	site.get("/awards", async (c) => {
		const awards = await ask(c, listAwards, { query: { page: pageOfAddress(c), per_page: PER_PAGE } });
		const weeks = Map.groupBy(awards.items, (award) => award.week);
		return show(
			c,
			{
				title: "Awards",
				description: "Launch of the Week #1, #2 and #3 of every closed week. Awards follow community votes only.",
				canonical: addressOf("/awards", { page: awards.page }),
			},
			<>
				<h1>Awards</h1>
				<p class="lead">Launch of the Week, by the votes people cast in that week. An award cannot be bought.</p>
				{weeks.size === 0 && <p class="empty">No week is closed yet.</p>}
				{[...weeks].map(([week, won]) => (
					<section aria-labelledby={`week-${week}`}>
						<h2 id={`week-${week}`}>
							<a href={`/launches/${week}`}>{weekWords(week)}</a>
						</h2>
						<ol class="listings">
							{won.map((award) => (
								<ListingCard listing={award.listing} rank={award.place} count={weekVotesOf(award.votes)} />
							))}
						</ol>
					</section>
				))}
				<Paging of={awards} path="/awards" />
			</>,
		);
	});
}
