import type { FC } from "hono/jsx";
import judgeBurst from "#actions/votes/judge-burst";
import { addWeeks, weekOf } from "#core/launches/week";
import { type Tally, weekTally } from "#store/vote-audit";
import { type BurstEvidence, decidedBursts, openBursts } from "#store/vote-bursts";
import { closedWeek } from "#store/weeks";
import { administrator } from "../administrator.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { BULK_FORM, BulkReport, doBulk } from "../parts/admin/bulk.tsx";
import { BURST_BUTTONS, BurstSpan, Evidence } from "../parts/admin/burst.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, listView } from "../parts/admin/list-view.ts";
import { typed } from "../parts/text-field.tsx";
import { formTokenOf, type Site } from "../site.ts";
import { number, weekWords } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.bursts;
const PATH = "/admin/votes";
const SHOWN = 30;
/** Weeks back whose launches can be looked at, and launches of one. */
const WEEKS = 12;
const LAUNCHES = 100;

/** For the site team: votes that were held back, and every launch's votes. */
export default function adminBurstsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db } = c.var.services;
		const filters = filtersAt(new Date());
		const view = listView(c, { filters });
		const isDecided = view.filters.state === "decided";
		const week = view.filters.week ?? weekOf(new Date());
		const offset = Number(view.after) || 0;
		const window = { limit: SHOWN + 1, offset };
		const [found, token, closed] = await Promise.all([
			isDecided ? decidedBursts(db, window) : openBursts(db, window),
			formTokenOf(c),
			closedWeek(db, week),
		]);
		const tallies = await weekTally(db, week, closed !== null, { limit: LAUNCHES, offset: 0 });
		return showAdminPage(
			c,
			{ area: "votes", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<BulkReport c={c} nameOf={(id) => words.log.subjectOf(words.log.subjects.vote_burst ?? "", String(id))} />
				<AdminList
					view={view}
					filters={filters}
					rows={found.slice(0, SHOWN)}
					idOf={({ id }) => id}
					nameOf={({ votes, listing }) => t.name(votes, listing.name)}
					next={found.length > SHOWN ? String(offset + SHOWN) : null}
					empty={isDecided ? t.noneDecided : t.none}
					columns={[
						{ label: t.product, cell: (burst) => <Product burst={burst} isChosen={!isDecided} /> },
						{ label: t.burst, cell: (burst) => <BurstSpan burst={burst} /> },
						{ label: t.evidence, cell: (burst) => <Evidence burst={burst} /> },
						{ label: t.standing, cell: (burst) => <State burst={burst} /> },
					]}
					{...(!isDecided && {
						bulk: {
							action: `${PATH}/decide`,
							token,
							reason: t.reason,
							buttons: BURST_BUTTONS,
						},
					})}
				/>
				<Launches of={tallies} week={week} />
			</>,
		);
	});

	site.post(`${PATH}/decide`, (c) =>
		doBulk(c, {
			action: judgeBurst,
			home: PATH,
			inputOf: (burst_id, form) => ({
				burst_id,
				votes: Number(form.get(`votes-${burst_id}`)),
				counts: form.get("decision") === "count",
				reason: typed(form.get("reason")).trim(),
			}),
		}),
	);
}

function filtersAt(now: Date): readonly Filter[] {
	const current = weekOf(now);
	const weeks = Array.from({ length: WEEKS - 1 }, (_, back) => addWeeks(current, -back - 1));
	return [
		{ name: "state", label: t.state, unset: t.undecided, choices: [{ value: "decided", label: t.decided }] },
		{
			name: "week",
			label: t.launches.title,
			unset: weekWords(current),
			choices: weeks.map((week) => ({ value: week, label: weekWords(week) })),
		},
	];
}

const Product: FC<{ burst: BurstEvidence; isChosen: boolean }> = ({ burst: { id, listing, votes }, isChosen }) => (
	<>
		<a href={`${PATH}/${id}`}>
			<bdi>{listing.name}</bdi>
		</a>
		{/* What was seen: where more came since, it is looked at again. */}
		{isChosen && <input type="hidden" name={`votes-${id}`} value={String(votes)} form={BULK_FORM} />}
	</>
);

const State: FC<{ burst: BurstEvidence }> = ({ burst: { decision, votes, foundAt } }) =>
	decision === null ? t.waits(<Time at={foundAt} />) : t.wasDecided(decision.counts, votes, <Time at={decision.at} />);

const Launches: FC<{ of: readonly Tally[]; week: string }> = ({ of: tallies, week }) => (
	<section aria-labelledby="launches">
		<h2 id="launches">{weekWords(week)}</h2>
		{tallies.length === 0 ? (
			<p class="empty">{t.launches.none}</p>
		) : (
			<ul class="rows">
				{tallies.map(({ listing, counted, raw }) =>
					listing === null ? null : (
						<li>
							<div>
								<h3>
									<bdi>{listing.name}</bdi>
								</h3>
								<p class="muted">
									{words.votes.audit.sum(number(counted), raw > counted ? number(raw - counted) : null)}
								</p>
							</div>
							<a
								href={`/admin/listings/${listing.slug}/votes?week=${week}`}
								aria-label={t.launches.lookAt(listing.name)}
							>
								{t.launches.look}
							</a>
						</li>
					),
				)}
			</ul>
		)}
	</section>
);
