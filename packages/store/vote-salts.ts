import { sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import { type Db, mustHold, type Statement } from "#store/db";
import { voteSalts } from "#store/schema/index";

/** The week's salt for hashes of networks; null before the first vote of the week. */
export async function saltOf(db: Db, week: WeekKey): Promise<string | null> {
	const row = await db.query.voteSalts.findFirst({ where: sql`week = ${week}` });
	return row?.salt ?? null;
}

/** Keeps the week's salt. Fails its batch as `stale` when somebody else's came first. */
export function insertSalt(db: Db, week: WeekKey, salt: string): Statement<"stale">[] {
	return [
		mustHold(db, "stale", sql`NOT EXISTS (SELECT 1 FROM vote_salts WHERE week = ${week})`),
		db.insert(voteSalts).values({ week, salt }),
	];
}
