import { weekOf } from "#core/launches/week";
import getLeaderboard from "#operations/launches/get-leaderboard";
import { ask, pageOfAddress } from "../ask.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { type Board, BoardOf } from "../parts/board.tsx";
import { Empty } from "../parts/empty.tsx";
import { addressOf, BehindLast, Paging } from "../parts/paging.tsx";
import type { Site } from "../site.ts";
import { weekWords } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.boards;

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
		const now = c.var.services.clock.now();
		// All of a board of ratings are of one provider.
		const source = board.board === "domain-rating" ? board.items[0]?.metric.source : null;
		return show(
			c,
			{
				title: board.title,
				description: t.explained[board.board],
				canonical: addressOf(path, { week, page: board.page }),
			},
			<>
				<h1>{t.boards}</h1>
				<nav class="tabs" aria-label={t.boards}>
					<ul>
						{(Object.keys(t.names) as Board[]).map((name) => (
							<li>
								<a href={`/leaderboards/${name}`} aria-current={name === board.board ? "page" : undefined}>
									{t.names[name]}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<h2>{board.title}</h2>
				{board.notice !== null && <Notice kind="paid">{board.notice}</Notice>}
				<p class="muted">
					{t.explained[board.board]} {source != null && t.figuresOf(<bdi>{source}</bdi>)}{" "}
					{board.week !== null &&
						t.week(
							<a href={`/launches/${board.week}`}>{weekWords(board.week)}</a>,
							stateOf(board.week, board.final, now),
						)}
				</p>
				{board.items.length > 0 ? (
					<BoardOf board={board.board} items={board.items} />
				) : board.page > 1 ? (
					<BehindLast of={board} path={path} query={{ week }} />
				) : (
					<Empty {...t.nobody[board.board]} />
				)}
				<Paging of={board} path={path} query={{ week }} />
			</>,
		);
	});
}

/** Whether a week is over, runs, or is still to come: its board then has nobody who could be voted for. */
function stateOf(week: string, isFinal: boolean, now: Date): keyof typeof t.states {
	if (isFinal) return "final";
	return week > weekOf(now) ? "toCome" : "running";
}
