import { tellRecount } from "#core/jobs/kinds";
import type { WeekKey } from "#core/launches/week";
import type { Db, Statement } from "#store/db";
import { enqueue } from "#store/outbox";
import { recountWeek } from "#store/recounts";

/** Counts a closed week again in the batch that changed its votes, and has those told whose award that changes. */
export async function recount(
	ctx: { db: Db; now: Date; nextId(sequence: string): Promise<number> },
	about: { week: WeekKey; listingId: number | null; difference: number; reason: string },
): Promise<Statement<"not_closed">[]> {
	const id = await ctx.nextId("recount");
	const at = ctx.now.getTime();
	return [
		...recountWeek(ctx.db, { ...about, id, at }),
		enqueue(ctx.db, tellRecount, { subject: id, dueAt: at, now: at }),
	];
}
