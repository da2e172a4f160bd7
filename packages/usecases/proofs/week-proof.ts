import {
	PROOF_VERSION,
	PROVED_LAUNCHES_MAX,
	PROVED_RECOUNTS_MAX,
	type Unsigned,
	type WeekProof,
} from "#core/proofs/proof";
import type { Links } from "#core/web/links";
import type { Db } from "#store/db";
import { auditedResults } from "#store/proof-subjects";
import { recountsOf } from "#store/recounts";
import type { ClosedWeek } from "#store/weeks";

/** The result of a closed week with what became of its votes, as anybody may count them again. */
export async function weekProof(db: Db, closed: ClosedWeek, links: Links): Promise<Unsigned<WeekProof>> {
	const { week, closedAt, launches } = closed;
	const [results, recounts] = await Promise.all([
		auditedResults(db, week, PROVED_LAUNCHES_MAX),
		recountsOf(db, week, PROVED_RECOUNTS_MAX),
	]);
	return {
		iss: links.origin,
		sub: links.week(week),
		version: PROOF_VERSION,
		kind: "week",
		week,
		closed_at: new Date(closedAt).toISOString(),
		launches,
		results: results.map(({ raw, counted, discounted, ...result }) => ({
			...result,
			paid: result.kind === "relaunch",
			votes: { raw, counted, discounted },
		})),
		recounts: recounts.map(({ at, reason, difference }) => ({ at: new Date(at).toISOString(), reason, difference })),
	};
}
