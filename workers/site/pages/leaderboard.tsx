import type { FC } from "hono/jsx";
import getLeaderboard from "#operations/launches/get-leaderboard";
import { ask, pageOfAddress } from "../ask.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { ListingCard, Metric, Paid } from "../parts/listing-card.tsx";
import { addressOf, Paging } from "../parts/paging.tsx";
import { votesOf, weekVotesOf } from "../parts/vote-button.tsx";
import type { Site } from "../site.ts";
import { usd, weekWords } from "../words/format.ts";

const BOARDS = [
	["community-weekly", "This week"],
	["community-all-time", "All time"],
	["domain-rating", "Domain Rating"],
	["revenue", "Revenue"],
	["billboard", "Billboard (Paid)"],
] as const;

/** The leaderboards; the one that money orders says so at its name, above its list and at every entry. */
export default function leaderboardPage(site: Site): void {
	site.get("/leaderboards", (c) => c.redirect("/leaderboards/community-weekly", 302));

	site.get("/leaderboards/:board", async (c) => {
		const week = c.req.query("week");
		const board = await ask(c, getLeaderboard, {
			params: { board: c.req.param("board") },
			query: { week, page: pageOfAddress(c) },
		});
		const path = `/leaderboards/${board.board}`;
		return show(
			c,
			{
				title: board.title,
				description: `${board.title}: ${board.items[0]?.metric.name ?? "live listings, ranked"}.`,
				canonical: addressOf(path, { week, page: board.page }),
			},
			<>
				<h1>Leaderboards</h1>
				<Boards chosen={board.board} />
				<h2>{board.title}</h2>
				{board.notice !== null && (
					<Notice kind="paid">
						<Paid why="This ranking is ordered by money" /> {board.notice}
					</Notice>
				)}
				<p class="muted">
					{board.items[0]?.metric.name}
					{board.week !== null && (
						<>
							: <a href={`/launches/${board.week}`}>{weekWords(board.week)}</a>
							{board.final ? ", final" : ", still running"}
						</>
					)}
				</p>
				{board.items.length === 0 ? (
					<p class="empty">Nobody is on this board yet.</p>
				) : (
					<ol class="listings">
						{board.items.map(({ rank, metric, listing }) => (
							<ListingCard listing={listing} rank={rank} {...rankedBy(metric, board.board)} />
						))}
					</ol>
				)}
				<Paging of={board} path={path} query={{ week }} />
			</>,
		);
	});
}

const Boards: FC<{ chosen: string }> = ({ chosen }) => (
	<nav class="tabs" aria-label="Boards">
		<ul>
			{BOARDS.map(([board, label]) => (
				<li>
					<a href={`/leaderboards/${board}`} aria-current={board === chosen ? "page" : undefined}>
						{label}
					</a>
				</li>
			))}
		</ul>
	</nav>
);

type Measured = { value: number; unit: "votes" | "usd_cents" | "rating" };

/** What the board ranks by: votes as their number, anything else beside the row. */
function rankedBy(metric: Measured, board: string) {
	if (board === "community-weekly") return { count: weekVotesOf(metric.value) };
	if (metric.unit === "votes") return { count: votesOf(metric.value) };
	if (metric.unit === "rating")
		return { count: null, metric: <Metric value={metric.value.toFixed(1)} unit="of 100" /> };
	return { count: null, metric: <Metric value={usd(metric.value)} unit={board === "revenue" ? "a month" : "paid"} /> };
}
