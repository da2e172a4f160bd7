import type { Work } from "#core/jobs/kind";
import { countYoungVotes as kind } from "#core/jobs/kinds";
import { isOpenedInBurst } from "#core/launches/vote-rules";
import { again } from "#jobs/again";
import { defineJob, type JobContext } from "#jobs/define";
import { auditRow } from "#store/audit-log";
import { runBatch } from "#store/db";
import { foldSoon } from "#store/folding";
import { hasYoungVotes, settleYoungVotes, youngVotes } from "#store/young-votes";
import { THROWN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

const VOTES_PER_BATCH = 100;
const BATCHES_PER_RUN = 20;

/**
 * Has votes of new accounts count once these are a day old, unless the accounts were opened in a burst: then they are
 * discounted for that, each with a row in the audit log.
 */
export default defineJob(kind, {
	isDue: ({ db, now }) => hasYoungVotes(db, now.getTime()),
	async run(work, ctx) {
		const { counted, burst, isFull } = await countYoungVotes(work, ctx);
		if (isFull) await runBatch(ctx.db, [again(kind, work, ctx)]);
		return `${counted} votes began to count, ${burst} discounted as a burst`;
	},
});

/** Does a run's share of it; what closes a week asks for it first. */
export async function countYoungVotes(
	work: Work<typeof kind>,
	ctx: JobContext,
): Promise<{ counted: number; burst: number; isFull: boolean }> {
	const done = { counted: 0, burst: 0 };
	for (let batch = 1; batch <= BATCHES_PER_RUN; batch++) {
		const settled = await settleBatch(work, ctx, batch < BATCHES_PER_RUN);
		done.counted += settled.counted;
		done.burst += settled.burst;
		if (!settled.isMore) return { ...done, isFull: false };
	}
	return { ...done, isFull: true };
}

async function settleBatch(
	{ cause }: Work<typeof kind>,
	{ db, now }: JobContext,
	mayReadAgain: boolean,
): Promise<{ counted: number; burst: number; isMore: boolean }> {
	const due = await youngVotes(db, now.getTime(), VOTES_PER_BATCH);
	const burst = due.filter(
		(vote) => vote.freshAccountAt !== null && isOpenedInBurst(vote.freshAccountAt, vote.openings),
	);
	const counted = due.filter((vote) => !burst.includes(vote));
	const ids = (votes: readonly { id: number }[]) => votes.map((vote) => vote.id);
	const statements = [
		...settleYoungVotes(db, ids(counted), null),
		...settleYoungVotes(db, ids(burst), "new_account_burst"),
		...burst.map(({ id, listingId }) =>
			auditRow(db, {
				action: "discount_vote",
				actor: { kind: "system", cause },
				subject: `vote:${id}`,
				detail: { listing: listingId, reason: "new_account_burst" },
				at: now,
			}),
		),
		...(counted.length === 0 ? [] : [foldSoon(db, now.getTime())]),
	];
	const outcome = { counted: counted.length, burst: burst.length, isMore: due.length === VOTES_PER_BATCH };
	return commitGuarded(db, async () => ({ statements, outcome }), {
		// Another run has settled some of them, or a voter has taken theirs back: what is left is read anew.
		stale: mayReadAgain ? { counted: 0, burst: 0, isMore: true } : THROWN,
	});
}
