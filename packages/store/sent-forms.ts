import { eq, lte, sql } from "drizzle-orm";
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
			set: { expiresAt, location: sql`NULL`, cookies: sql`NULL` },
			setWhere: lte(sentForms.expiresAt, now),
		})
		.returning({ hash: sentForms.hash });
	return taken.length > 0;
}

/** What a form was answered. */
export interface FormAnswer {
	/** Where it leads. */
	location: string;
	/** What it has the browser keep, lines of `Set-Cookie`. */
	cookies: string[];
}

/** Keeps what a form was answered, for the same press sent once more. */
export async function keepAnswer(db: Db, hash: string, answer: FormAnswer): Promise<void> {
	await db.update(sentForms).set(answer).where(eq(sentForms.hash, hash));
}

/** Gives back a form whose answer leads nowhere: it may be sent again. */
export async function giveFormBack(db: Db, hash: string): Promise<void> {
	await db.delete(sentForms).where(eq(sentForms.hash, hash));
}

/** What a form was answered; null as long as it was not. */
export async function answerOf(db: Db, hash: string): Promise<FormAnswer | null> {
	const found = await db.query.sentForms.findFirst({ where: eq(sentForms.hash, hash) });
	return found === undefined || found.location === null
		? null
		: { location: found.location, cookies: found.cookies ?? [] };
}
