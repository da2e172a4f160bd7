import { desc, eq } from "drizzle-orm";
import type { Db } from "#store/db";
import { localMails } from "#store/schema/index";

export type LocalMailRow = typeof localMails.$inferSelect;

/** Puts a message into the local mailbox, once a cause. @returns false when this cause was delivered before. */
export async function keepLocalMail(db: Db, mail: typeof localMails.$inferInsert): Promise<boolean> {
	const rows = await db
		.insert(localMails)
		.values(mail)
		.onConflictDoNothing({ target: localMails.cause })
		.returning({ id: localMails.id });
	return rows.length > 0;
}

export async function localMailById(db: Db, id: number): Promise<LocalMailRow | null> {
	return (await db.query.localMails.findFirst({ where: eq(localMails.id, id) })) ?? null;
}

export async function newestLocalMails(db: Db, limit: number): Promise<LocalMailRow[]> {
	return db.select().from(localMails).orderBy(desc(localMails.id)).limit(limit);
}
