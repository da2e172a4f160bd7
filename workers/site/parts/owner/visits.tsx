import type { Child, FC } from "hono/jsx";
import { weekStart } from "#core/launches/week";
import { ownPath } from "../../own-product.ts";
import { dayOf, number, shortDay, weekWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Bars } from "./bars.tsx";
import { INTEREST_DAYS, INTEREST_WEEKS, type Interest, total } from "./interest.ts";
import type { Own } from "./own.ts";
import { Sources } from "./sources.tsx";

const t = words.owner.visits;
const HEIGHT = 96;

interface Props {
	listing: Own;
	interest: Interest;
}

/** Visits and where they came from, votes and followers: each as bars, and the same as a table. */
export const Visits: FC<Props> = ({ listing, interest }) => {
	const { days, visits, votes, weeks, followers, sources } = interest;
	const [visited, voted, followed] = [visits, votes, followers].map(total) as [number, number, number];
	const share = <a href={ownPath(listing.listing_id, "/share")}>{t.share}</a>;
	const span = { from: shortDay(new Date(days[0] ?? 0)), to: t.today };
	return (
		<>
			<section aria-labelledby="visits">
				<Head id="visits" title={t.title} span={t.days(INTEREST_DAYS)} />
				<p class="muted">{visited > 0 ? t.sum(visited) : listing.views > 0 ? t.noneLately(share) : t.none(share)}</p>
				{visited > 0 && (
					<>
						<Bars label={t.chart} counts={visits} height={HEIGHT} {...span} />
						<Table head={[t.day, t.visits]} rows={days.map((day, index) => [dayIn(day), visits[index]])} />
						<Sources sources={sources} visits={visited} file={ownPath(listing.listing_id, "/visits.csv")} />
					</>
				)}
			</section>
			<section aria-labelledby="votes">
				<Head id="votes" title={t.votesTitle} span={t.days(INTEREST_DAYS)} />
				<p class="muted">
					{voted > 0
						? t.votesSum(voted, listing.votes)
						: listing.votes > 0
							? t.noVotesLately(listing.votes)
							: t.noVotes(share)}
				</p>
				{voted > 0 && (
					<>
						<Bars label={t.votesChart} counts={votes} height={HEIGHT / 2} {...span} />
						<Table head={[t.day, t.votes]} rows={days.map((day, index) => [dayIn(day), votes[index]])} />
					</>
				)}
			</section>
			<section aria-labelledby="followers">
				<Head id="followers" title={t.followersTitle} span={t.weeks(INTEREST_WEEKS)} />
				<p class="muted">
					{followed > 0
						? t.followersSum(followed, listing.followers)
						: listing.followers > 0
							? t.noFollowersLately(listing.followers)
							: t.noFollowers}
				</p>
				{followed > 0 && (
					<>
						<Bars
							label={t.followersChart}
							counts={followers}
							height={HEIGHT / 2}
							from={shortDay(weekStart(weeks[0] ?? ""))}
							to={t.thisWeek}
						/>
						<Table
							head={[t.week, t.followers]}
							rows={weeks.map((week, index) => [weekWords(week), followers[index]])}
						/>
					</>
				)}
			</section>
		</>
	);
};

const Head: FC<{ id: string; title: string; span: string }> = ({ id, title, span }) => (
	<div class="part-head">
		<h2 id={id}>{title}</h2>
		<span class="muted">{span}</span>
	</div>
);

const dayIn = (day: string) => <time datetime={day}>{dayOf(day)}</time>;

const Table: FC<{ head: readonly [string, string]; rows: readonly (readonly [Child, number | undefined])[] }> = (
	props,
) => (
	<details>
		<summary>{t.table}</summary>
		<table>
			<thead>
				<tr>
					<th>{props.head[0]}</th>
					<th class="number">{props.head[1]}</th>
				</tr>
			</thead>
			<tbody>
				{props.rows.map(([when, count]) => (
					<tr>
						<th scope="row">{when}</th>
						<td class="number">{number(count ?? 0)}</td>
					</tr>
				))}
			</tbody>
		</table>
	</details>
);
