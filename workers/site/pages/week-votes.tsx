import type { FC } from "hono/jsx";
import { AppError } from "#core/errors";
import type { DiscountReason } from "#core/launches/vote-rules";
import getLaunchWeek from "#operations/launches/get-launch-week";
import { type Tally, votesInWeek, weekTally } from "#store/vote-audit";
import { closedWeek } from "#store/weeks";
import { ask, pageOfAddress } from "../ask.ts";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { DISCOUNT_WORDS } from "../parts/vote-button.tsx";
import type { Site } from "../site.ts";
import { counted, weekWords } from "../words/format.ts";

const PER_PAGE = 50;
/** Votes of one file; the last line's id asks for the next. */
const FILE_ROWS = 5000;

/** The public audit of a week: what was voted, what counts, and why the rest does not, down to each vote. */
export default function weekVotesPage(site: Site): void {
	site.get("/launches/:week/votes", async (c) => {
		const week = await ask(c, getLaunchWeek, { params: { week: c.req.param("week") } });
		const page = pageOfAddress(c);
		const window = { limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE };
		const { db } = c.var.services;
		const isClosed = (await closedWeek(db, week.week)) !== null;
		const tallies = await weekTally(db, week.week, isClosed, window);
		const path = `/launches/${week.week}`;
		return show(
			c,
			{ title: `Votes of ${weekWords(week.week)}`, isPublic: true },
			<>
				<Crumbs
					above={[
						{ href: "/launches", label: "Launches" },
						{ href: path, label: weekWords(week.week) },
					]}
				/>
				<h1>Votes of {weekWords(week.week)}</h1>
				<p class="lead">
					Every vote that was cast in the week, counted from the votes themselves.{" "}
					{isClosed
						? "The week is closed: awards follow the counted votes below, and no vote of it changes any more."
						: "The week is open: votes come and go until it ends."}{" "}
					Of equal counts, who reached the count earlier is ahead. Who voted is nobody’s business.
				</p>
				{tallies.length === 0 ? (
					<p class="empty">{page === 1 ? "Nothing launched in this week." : "Nothing on this page."}</p>
				) : (
					<div class="scroll">
						<table>
							<thead>
								<tr>
									<th scope="col">Launch</th>
									<th scope="col">Votes</th>
									<th scope="col">Counted</th>
									<th scope="col">Not counted</th>
									<th scope="col">Each vote</th>
								</tr>
							</thead>
							<tbody>
								{tallies.slice(0, PER_PAGE).map((tally) => (
									<Row tally={tally} path={path} />
								))}
							</tbody>
						</table>
					</div>
				)}
				{tallies.length > PER_PAGE && (
					<p>
						<a href={`${path}/votes?page=${page + 1}`}>More launches</a>
					</p>
				)}
				<p class="muted">
					A vote does not count while {DISCOUNT_WORDS.new_account}: it begins to once the account is a day old, if its
					week lasts so long. Nor does it when {DISCOUNT_WORDS.new_account_burst}, when {DISCOUNT_WORDS.same_network},
					and when {DISCOUNT_WORDS.moderated}, which it may do with a reason.
				</p>
			</>,
		);
	});

	site.get("/launches/:week/votes/:file", async (c) => {
		const week = await ask(c, getLaunchWeek, { params: { week: c.req.param("week") } });
		const slug = /^(.+)\.csv$/.exec(c.req.param("file"))?.[1];
		const after = Number(c.req.query("after") ?? 0);
		if (slug === undefined || !Number.isSafeInteger(after) || after < 0) {
			throw new AppError("not_found", "There is no page at this address.");
		}
		const votes = await votesInWeek(c.var.services.db, { slug, week: week.week, after, limit: FILE_ROWS });
		const lines = votes.map(
			(vote) => `${vote.id},${new Date(vote.at).toISOString()},${vote.counted},${vote.discountReason ?? ""}`,
		);
		return c.body(`${["id,cast_at,counted,discount_reason", ...lines].join("\r\n")}\r\n`, 200, {
			"Content-Type": "text/csv; charset=utf-8",
		});
	});
}

const Row: FC<{ tally: Tally; path: string }> = ({ tally, path }) => (
	<tr>
		<th scope="row">
			{tally.listing === null ? (
				"No longer public"
			) : (
				<a href={`/listings/${tally.listing.slug}`}>
					<bdi>{tally.listing.name}</bdi>
				</a>
			)}
		</th>
		<td>{tally.raw.toLocaleString("en")}</td>
		<td>{tally.counted.toLocaleString("en")}</td>
		<td>
			{Object.keys(tally.discounted).length === 0
				? "none"
				: (Object.entries(tally.discounted) as [DiscountReason, number][])
						.map(([reason, votes]) => `${counted(votes, "vote")}: ${DISCOUNT_WORDS[reason]}`)
						.join("; ")}
		</td>
		<td>
			{tally.listing === null ? (
				"none"
			) : (
				<a href={`${path}/votes/${tally.listing.slug}.csv`}>
					CSV<span class="visually-hidden"> of {tally.listing.name}</span>
				</a>
			)}
		</td>
	</tr>
);
