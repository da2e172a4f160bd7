import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Mails as the site team looks through them: those that wait, and how others ended. What was sent is forgotten. */

/** A mail in the list. */
export interface ListedMail {
	/** Its place in time. */
	place: number;
	cause: string;
	mail: string;
	userId: number | null;
	/** Of its reader; null once it is closed and they have no account. */
	address: string | null;
	at: number;
	dueAt: number;
	closedAt: number | null;
	outcome: string | null;
}

export interface MailQuery {
	isOpen?: boolean | undefined;
	/** Name in packages/mails/catalogue. */
	mail?: string | undefined;
	userId?: number | undefined;
	/** Mails before this place. */
	before?: number | undefined;
	limit: number;
}

/** Mails, newest first, along an index for each way to ask. */
export function mailsListed(db: Db, query: MailQuery): Promise<ListedMail[]> {
	const { isOpen, mail, userId, before, limit } = query;
	const conditions: SQL[] = [sql`m.rowid < ${before ?? Number.MAX_SAFE_INTEGER}`];
	if (userId !== undefined) conditions.push(sql`m.user_id = ${userId}`);
	if (mail !== undefined) conditions.push(sql`m.mail = ${mail}`);
	if (isOpen === true) conditions.push(sql`m.closed_at IS NULL`);
	return db.all<ListedMail>(sql`SELECT m.rowid AS place, m.cause, m.mail, m.user_id AS userId,
			coalesce(u.email, m.address) AS address, m.at, m.due_at AS dueAt, m.closed_at AS closedAt, m.outcome
		FROM mails m LEFT JOIN users u ON u.id = m.user_id
		WHERE ${sql.join(conditions, sql` AND `)} ORDER BY m.rowid DESC LIMIT ${limit}`);
}

/** Cause of a mail that is still to be sent; null for one that is closed, or unknown. @param place as the list has it. */
export async function openMailAt(db: Db, place: number): Promise<string | null> {
	const [row] = await db.all<{ cause: string }>(
		sql`SELECT cause FROM mails WHERE rowid = ${place} AND closed_at IS NULL`,
	);
	return row?.cause ?? null;
}
