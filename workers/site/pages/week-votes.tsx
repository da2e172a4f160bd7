import type { FC } from "hono/jsx";
import type { DiscountReason } from "#core/launches/vote-rules";
import getLaunchWeek from "#operations/launches/get-launch-week";
import { type PublicRecount, recountsOf } from "#store/recounts";
import { type Tally, votesInWeek, weekTally } from "#store/vote-audit";
import { closedWeek } from "#store/weeks";
import { ask, pageOfAddress } from "../ask.ts";
import { Time } from "../form.tsx";
import { show } from "../layout.tsx";
import { noPage } from "../no-page.ts";
import { Crumbs } from "../parts/crumbs.tsx";
import type { Site } from "../site.ts";
import { counted, number, weekWords } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.votes.audit;
const PER_PAGE = 50;
const RECOUNTS_SHOWN = 20;
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
		const [found, recounts] = await Promise.all([
			weekTally(db, week.week, isClosed, window),
			page === 1 && isClosed ? recountsOf(db, week.week, RECOUNTS_SHOWN) : [],
		]);
		const tallies = found.slice(0, PER_PAGE);
		const path = `/launches/${week.week}`;
		const title = t.title(weekWords(week.week));
		return show(
			c,
			{ title, isPublic: true },
			<>
				<Crumbs
					above={[
						{ href: "/launches", label: t.launches },
						{ href: path, label: weekWords(week.week) },
					]}
				/>
				<h1>{title}</h1>
				<p class="lead">
					{t.all} {isClosed ? t.closed : t.open} {t.equal}
				</p>
				{tallies.length === 0 ? (
					<p class="empty">{page === 1 ? t.none : t.nonePage}</p>
				) : (
					<>
						{found.length <= PER_PAGE && page === 1 && <p>{sumWords(tallies)}</p>}
						<Tallies of={tallies} path={path} />
					</>
				)}
				{found.length > PER_PAGE && (
					<p>
						<a href={`${path}/votes?page=${page + 1}`}>{t.more}</a>
					</p>
				)}
				{recounts.length > 0 && <Recounts of={recounts} />}
				<section aria-labelledby="why">
					<h2 id="why">{t.why}</h2>
					<p>{t.whyText}</p>
					<ul>
						{(Object.keys(words.votes.reasons) as DiscountReason[]).map((reason) => (
							<li>
								{words.votes.reasons[reason]}
								{t.whyMore[reason]}
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="check">
					<h2 id="check">{t.check}</h2>
					<p>{t.checkText}</p>
				</section>
			</>,
		);
	});

	site.get("/launches/:week/votes/:file", async (c) => {
		const week = await ask(c, getLaunchWeek, { params: { week: c.req.param("week") } });
		const slug = /^(.+)\.csv$/.exec(c.req.param("file"))?.[1];
		const after = Number(c.req.query("after") ?? 0);
		if (slug === undefined || !Number.isSafeInteger(after) || after < 0) {
			throw noPage();
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

function sumWords(tallies: readonly Tally[]): string {
	const sum = (of: "counted" | "raw") => tallies.reduce((all, tally) => all + tally[of], 0);
	const out = sum("raw") - sum("counted");
	return t.sum(votesWords(sum("counted")), out === 0 ? null : number(out));
}

const votesWords = (count: number) => counted(count, words.votes.ofAllTime.one, words.votes.ofAllTime.many);

const Recounts: FC<{ of: readonly PublicRecount[] }> = ({ of: recounts }) => (
	<section aria-labelledby="recounts">
		<h2 id="recounts">{t.recounts}</h2>
		<ul class="rows">
			{recounts.map(({ at, difference, reason, listing, moved }) => (
				<li>
					<div>
						<p>{t.recounted(<Time at={at} />, difference, listing === null ? null : <Linked listing={listing} />)}</p>
						<blockquote>
							<bdi>{reason}</bdi>
						</blockquote>
						{moved.length === 0 ? (
							<p class="muted">{t.noPlace}</p>
						) : (
							<ul>
								{moved.map((award) => (
									<li>{t.moved(<Linked listing={award.listing} />, award.before, award.after)}</li>
								))}
							</ul>
						)}
					</div>
				</li>
			))}
		</ul>
	</section>
);

const Linked: FC<{ listing: PublicRecount["listing"] }> = ({ listing }) =>
	listing === null ? (
		t.notPublic
	) : (
		<a href={`/listings/${listing.slug}`}>
			<bdi>{listing.name}</bdi>
		</a>
	);

const Tallies: FC<{ of: readonly Tally[]; path: string }> = ({ of: tallies, path }) => {
	const most = Math.max(...tallies.map(({ raw }) => raw), 1);
	return (
		<div class="scroll tallies">
			<table>
				<thead>
					<tr>
						<th scope="col">{t.launch}</th>
						<th scope="col">{t.votes}</th>
						<th scope="col">{t.counted}</th>
						<th scope="col">{t.notCounted}</th>
						<th scope="col">{t.eachVote}</th>
					</tr>
				</thead>
				<tbody>
					{tallies.map((tally) => (
						<Row tally={tally} path={path} most={most} />
					))}
				</tbody>
			</table>
		</div>
	);
};

const Row: FC<{ tally: Tally; path: string; most: number }> = ({ tally, path, most }) => {
	const { listing, raw, counted: counting, discounted } = tally;
	const width = (votes: number) => Math.round((votes / most) * 100);
	return (
		<tr>
			<th scope="row" class="tally">
				<Linked listing={listing} />
				<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
					<rect class="out" width={width(raw)} height="6" />
					<rect width={width(counting)} height="6" />
				</svg>
			</th>
			<td data-label={t.votes}>{number(raw)}</td>
			<td data-label={t.counted}>{number(counting)}</td>
			<td data-label={t.notCounted}>
				{Object.keys(discounted).length === 0
					? t.nothing
					: (Object.entries(discounted) as [DiscountReason, number][])
							.map(([reason, votes]) => t.reason(votesWords(votes), words.votes.reasons[reason]))
							.join("; ")}
			</td>
			<td data-label={t.eachVote}>
				{listing === null ? (
					t.nothing
				) : (
					<a href={`${path}/votes/${listing.slug}.csv`}>
						{t.file}
						<span class="visually-hidden"> {t.fileOf(<bdi>{listing.name}</bdi>)}</span>
					</a>
				)}
			</td>
		</tr>
	);
};
