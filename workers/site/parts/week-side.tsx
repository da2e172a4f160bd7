import type { FC } from "hono/jsx";
import { type WeekKey, weekStart } from "#core/launches/week";
import type { Reminding } from "../reminding.ts";
import { number } from "../words/format.ts";
import { words } from "../words/words.ts";
import { Postmark } from "./award.tsx";
import { RemindButton } from "./remind-button.tsx";
import { durationWords } from "./week-ruler.tsx";

const t = words.weeks;
const PLACES = [1, 2, 3] as const;

interface Week {
	week: WeekKey;
	closed_at: string | null;
	launches: readonly { week_votes: number; facts: { quoted: number } | null }[];
	launches_cut: boolean;
}

/** What was won, how many there were, and where every vote can be counted again. */
export const WeekSide: FC<{ week: Week; isDecided: boolean; canSign: boolean }> = ({ week, isDecided, canSign }) => (
	<aside class="side" aria-label={t.aside}>
		{isDecided && (
			<section aria-labelledby="winners">
				<h2 id="winners">{t.winners}</h2>
				<p class="postmarks">
					{PLACES.map((place) => (
						<Postmark place={place} week={week.week} id={`postmark-${place}`} />
					))}
				</p>
				<p class="muted">{t.winnersText(<a href="/awards">{t.getYours}</a>)}</p>
			</section>
		)}
		{!week.launches_cut && week.launches.length > 1 && <Numbers of={week.launches} />}
		<section aria-labelledby="votes">
			<h2 id="votes">{t.howCounted}</h2>
			<p class="muted">
				{t.howCountedText} <a href={`/launches/${week.week}/votes`}>{t.audit}</a>. {isDecided && t.final}
			</p>
			{canSign && week.closed_at !== null && (
				<p class="muted">
					{words.proofs.linkOfWeek(
						<a href={`/proofs/weeks/${week.week}.jws`}>{words.proofs.link}</a>,
						<a href="/proofs">{words.proofs.linkWhat}</a>,
					)}
				</p>
			)}
		</section>
	</aside>
);

interface ComingProps {
	week: WeekKey;
	/** Then nothing beside it can be waited for but the week itself. */
	isEmpty: boolean;
	reminding: Reminding;
	now: Date;
}

/** How long it is until a week begins, and what begins then. */
export const ComingSide: FC<ComingProps> = ({ week, isEmpty, reminding, now }) => (
	<aside class="side" aria-label={t.aside}>
		<section aria-labelledby="begins">
			<h2 id="begins">{t.beginsIn(durationWords(weekStart(week).getTime() - now.getTime()))}</h2>
			<p class="muted">{isEmpty ? t.emptyHow : t.lineUpHow}</p>
			{isEmpty && <RemindButton week={week} reminding={reminding} />}
		</section>
		<section aria-labelledby="mail">
			<h2 id="mail">{t.oneMail}</h2>
			<p class="muted">{t.oneMailText}</p>
		</section>
	</aside>
);

const Numbers: FC<{ of: Week["launches"] }> = ({ of: launches }) => {
	const quoted = launches.reduce((sum, { facts }) => sum + (facts?.quoted ?? 0), 0);
	const rows: [name: string, value: number][] = [
		[t.launchesTitle, launches.length],
		[t.votesName, launches.reduce((sum, { week_votes }) => sum + week_votes, 0)],
		...(quoted > 0 ? [[t.quotedName, quoted] as [string, number]] : []),
	];
	return (
		<section aria-labelledby="numbers">
			<h2 id="numbers">{t.inNumbers}</h2>
			<dl class="fact-list">
				{rows.map(([name, value]) => (
					<div>
						<dt>{name}</dt>
						<dd>{number(value)}</dd>
					</div>
				))}
			</dl>
		</section>
	);
};
