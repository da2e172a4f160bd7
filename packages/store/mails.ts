import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { mails, signingKeys } from "#store/schema/index";

/** Mails that were left to be sent, once a cause and reader. The database leaves the outbox row of each (trigger `mails_due`). */

/** Who reads a mail: an account, or an address that has none, with its SHA-256: what stays of it names nobody. */
export type MailReader = { userId: number } | { address: string; addressHash: string };

/** A mail to be left. */
export interface NewMail {
	mail: string;
	/** What happened, with the mail's name before and its reader after it the key that it is sent by once. */
	cause: string;
	reader: MailReader;
	facts: object;
	at: number;
	dueAt: number;
}

/**
 * Leaves a mail, unless one of its cause and reader was left before. Of an account that is gone nobody is told: what is
 * decided about an order outlives its buyer's account.
 */
export function insertMail(db: Db, { reader, facts, ...mail }: NewMail): Statement {
	if ("userId" in reader) return insertMails(db, { ...mail, facts }, [reader.userId]);
	const cause = `${mail.mail}:${mail.cause}:address:${reader.addressHash}`;
	return db
		.insert(mails)
		.values({ ...mail, cause, address: reader.address, facts: { ...facts } })
		.onConflictDoNothing({ target: mails.cause });
}

/** The same for many accounts, each once; who was told of it before is left out, and whose account is gone. */
export function insertMails(
	db: Db,
	{ mail, cause, facts, at, dueAt }: Omit<NewMail, "reader">,
	userIds: readonly number[],
): Statement {
	return db.run(sql`INSERT INTO mails (cause, mail, user_id, facts, at, due_at)
		SELECT ${`${mail}:${cause}:user:`} || value, ${mail}, value, ${JSON.stringify(facts)}, ${at}, ${dueAt}
		FROM json_each(${JSON.stringify(userIds)}) WHERE value IN (SELECT id FROM users)
		ON CONFLICT (cause) DO NOTHING`);
}

/** Leaves a mail to whoever owns each of these listings when its batch comes to it, once a cause; its fact is the listing, as `product`. */
export function insertOwnerMails(
	db: Db,
	{ mail, cause, at, dueAt }: Omit<NewMail, "reader" | "facts">,
	listingIds: readonly number[],
): Statement {
	return db.run(sql`INSERT INTO mails (cause, mail, user_id, facts, at, due_at)
		SELECT ${`${mail}:${cause}:listing:`} || id || ':user:' || owner_id, ${mail}, owner_id,
			json_object('product', json_object('id', id, 'name', name, 'slug', slug)), ${at}, ${dueAt}
		FROM listings WHERE id IN (SELECT value FROM json_each(${JSON.stringify(listingIds)})) AND owner_id IS NOT NULL
		ON CONFLICT (cause) DO NOTHING`);
}

/** A mail that is still to be sent, with where it goes. */
export interface OpenMail {
	cause: string;
	mail: string;
	userId: number | null;
	address: string;
	facts: Record<string, unknown>;
}

/** @returns null for one that is closed, or unknown. */
export async function openMail(db: Db, cause: string): Promise<OpenMail | null> {
	const [row] = await db.all<Omit<OpenMail, "facts"> & { facts: string }>(sql`
		SELECT m.cause, m.mail, m.user_id AS userId, coalesce(u.email, m.address) AS address, m.facts
		FROM mails m LEFT JOIN users u ON u.id = m.user_id WHERE m.cause = ${cause} AND m.closed_at IS NULL`);
	return row === undefined ? null : { ...row, facts: JSON.parse(row.facts) as Record<string, unknown> };
}

/** Notes how a mail ended, and forgets what it said and where it went. */
export function closeMail(db: Db, cause: string, at: number, outcome: string): Statement {
	return db
		.update(mails)
		.set({ closedAt: at, outcome, facts: null, address: null })
		.where(and(eq(mails.cause, cause), isNull(mails.closedAt)));
}

const STOP_KEY = "stop-mail";

/** The secret that links in mails are signed with; null before the first was. */
export async function stopKey(db: Db): Promise<string | null> {
	return (await db.query.signingKeys.findFirst({ where: eq(signingKeys.name, STOP_KEY) }))?.secret ?? null;
}

/** Keeps the secret; whoever comes second takes the first one's. */
export function insertStopKey(db: Db, secret: string, at: number): Statement {
	return db
		.insert(signingKeys)
		.values({ name: STOP_KEY, secret, createdAt: at })
		.onConflictDoNothing({ target: signingKeys.name });
}
