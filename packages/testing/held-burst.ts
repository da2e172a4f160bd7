import type { Db } from "#store/db";
import { votes } from "#store/schema/index";
import { holdBurst } from "#store/vote-bursts";
import { mintVote, mintVoters } from "#testing/launches";
import { NOW } from "#testing/world";
import { THROWN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

/** Mints votes for a listing, a minute apart from NOW on, that are held back as one burst. */
export async function mintHeldBurst(db: Db, listingId: number, count: number): Promise<void> {
	const ids: number[] = [];
	for (const [index, userId] of (await mintVoters(db, count)).entries()) {
		await mintVote(db, { userId, listingId, at: new Date(NOW.getTime() + index * 60_000) });
		ids.push((await db.select().from(votes)).at(-1)?.id ?? 0);
	}
	const held = { listingId, week: "2026-11-16", trait: "mail_domain" as const, votes: ids, at: NOW.getTime() };
	const statements = holdBurst(db, held);
	await commitGuarded(db, async () => ({ statements, outcome: null }), { week_closed: THROWN });
}
