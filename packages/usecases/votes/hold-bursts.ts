import { findBursts } from "#core/launches/vote-bursts";
import { weeksOfVotes } from "#core/launches/vote-rules";
import type { WeekKey } from "#core/launches/week";
import type { Settings } from "#core/settings";
import type { Db } from "#store/db";
import { burstCandidates, crowdedListings, holdBurst } from "#store/vote-bursts";
import { commitGuarded } from "#usecases/commit-guarded";

/** Votes are folded within minutes; where that was late, they are still looked at together with those around them. */
const LATE_MS = 3_600_000;

/**
 * Looks for bursts among the votes that have not reached their counts yet and holds them back. Run before these are folded,
 * and before a week is closed. @returns votes that were held back.
 */
export async function holdBursts(
	{ db, now, settings }: { db: Db; now: Date; settings: Pick<Settings, "voteBurst"> },
	weeks: readonly WeekKey[] = weeksOfVotes(now),
): Promise<number> {
	let held = 0;
	for (const week of weeks) held += await holdBurstsOf(week, { db, now, settings });
	return held;
}

async function holdBurstsOf(
	week: WeekKey,
	{ db, now, settings }: { db: Db; now: Date; settings: Pick<Settings, "voteBurst"> },
): Promise<number> {
	const limits = settings.voteBurst;
	const since = now.getTime() - 2 * limits.withinMs - LATE_MS;
	let held = 0;
	for (const listingId of await crowdedListings(db, { votes: limits.votes, since, week })) {
		const candidates = await burstCandidates(db, { listingId, week, since });
		const free = new Set(candidates.filter(({ isFree }) => isFree).map(({ id }) => id));
		for (const { trait, votes } of findBursts(candidates, limits)) {
			const caught = votes.filter((id) => free.has(id));
			if (caught.length === 0) continue;
			const statements = holdBurst(db, { listingId, week, trait, votes: caught, at: now.getTime() });
			held += await commitGuarded(db, async () => ({ statements, outcome: caught.length }), { week_closed: 0 });
		}
	}
	return held;
}
