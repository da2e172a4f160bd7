import type { FC } from "hono/jsx";
import type { BurstEvidence } from "#store/vote-bursts";
import { Time } from "../../form.tsx";
import { weekWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import type { Button } from "./decision.tsx";

const t = words.bursts;
const MINUTE_MS = 60_000;

/** What can be decided about a burst. */
export const BURST_BUTTONS: readonly Button[] = [
	{ value: "count", label: t.countThem },
	{ value: "discount", label: t.takeOut, kind: "danger", isRefusal: true },
];

/** How many votes came, and when. */
export const BurstSpan: FC<{ burst: BurstEvidence }> = ({ burst: { votes, firstAt, lastAt } }) =>
	votes === 0 ? (
		t.takenBack
	) : (
		<>
			{t.within(votes, Math.ceil((lastAt - firstAt) / MINUTE_MS))}
			<br />
			<span class="muted">{t.fromTo(<Time at={firstAt} />, <Time at={lastAt} />)}</span>
		</>
	);

/** What speaks for and against a burst; no address of anybody. */
export const Evidence: FC<{ burst: BurstEvidence; isWhole?: boolean }> = ({ burst, isWhole = false }) => (
	<ul class="plain">
		<li>{t.traits[burst.trait]}</li>
		{burst.votes > 0 && <li>{t.networks(burst.networks, burst.largestNetwork)}</li>}
		{burst.votes > 0 && (
			<li>
				{burst.youngestDays === null || burst.oldestDays === null
					? t.accountsGone
					: t.ages(burst.youngestDays, burst.oldestDays)}
			</li>
		)}
		{burst.banned > 0 && <li>{t.banned(burst.banned)}</li>}
		{burst.newAccounts > 0 && <li>{t.newAccounts(burst.newAccounts)}</li>}
		{isWhole && burst.networkHash !== null && <li>{t.networkHash(burst.networkHash)}</li>}
		{isWhole && burst.largestDomain > 1 && <li>{t.domain(burst.largestDomain)}</li>}
		{isWhole && <li>{t.week(weekWords(burst.week))}</li>}
	</ul>
);

/** All that is known of one burst, where to look further, and what deciding does. */
export const KnownOfBurst: FC<{ burst: BurstEvidence; isClosed: boolean }> = ({ burst, isClosed }) => (
	<>
		<Evidence burst={burst} isWhole />
		<p>
			<a href={`/admin/listings/${burst.listing.slug}/votes?week=${burst.week}`}>{t.eachVote}</a>
			<br />
			<a href={`/launches/${burst.week}/votes`}>{t.audit}</a>
		</p>
		<p>{isClosed ? t.closed : t.open}</p>
	</>
);
