import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { sentForms } from "#store/schema/index";

/**
 * Takes a form that was just sent: of any number that are sent at the same moment exactly one is taken, until `expiresAt`.
 * @returns whether this one was.
 */
export async function takeForm(
	db: Db,
	hash: string,
	{ now, expiresAt }: { now: number; expiresAt: number },
): Promise<boolean> {
	const taken = await db
		.insert(sentForms)
		.values({ hash, expiresAt })
		.onConflictDoUpdate({
			target: sentForms.hash,
			set: { expiresAt, answer: sql`NULL` },
			setWhere: lte(sentForms.expiresAt, now),
		})
		.returning({ hash: sentForms.hash });
	return taken.length > 0;
}

/** Keeps what a form was answered, sealed, for the same press sent once more. */
export async function keepAnswer(db: Db, hash: string, answer: string): Promise<void> {
	await db.update(sentForms).set({ answer }).where(eq(sentForms.hash, hash));
}

/** Gives back a form whose answer is not kept: it may be sent again. */
export async function giveFormBack(db: Db, hash: string): Promise<void> {
	await db.delete(sentForms).where(eq(sentForms.hash, hash));
}

/** A form that is taken by now, with its answer, null as long as there is none; null for one that is not. */
export async function takenForm(db: Db, hash: string, now: number): Promise<{ answer: string | null } | null> {
	const taken = and(eq(sentForms.hash, hash), gt(sentForms.expiresAt, now));
	return (await db.query.sentForms.findFirst({ columns: { answer: true }, where: taken })) ?? null;
}
