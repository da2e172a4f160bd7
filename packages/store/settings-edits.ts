import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#store/db";
import { auditLog } from "#store/schema/index";

/** What the audit log calls them. */
export const SETTINGS_SUBJECT = "settings:site";

/** An edit of the settings, as the audit log keeps it. */
export interface LoggedEdit {
	id: number;
	/** Epoch milliseconds. */
	at: number;
	/** As `actorName` names whoever made it. */
	actor: string;
	detail: typeof auditLog.$inferSelect.detail;
}

const EDIT = { id: auditLog.id, at: auditLog.at, actor: auditLog.actor, detail: auditLog.detail };

/** The newest edits, newest first. Reads `limit` rows of an index. */
export function newestSettingsEdits(db: Db, limit: number): Promise<LoggedEdit[]> {
	return db
		.select(EDIT)
		.from(auditLog)
		.where(eq(auditLog.subject, SETTINGS_SUBJECT))
		.orderBy(desc(auditLog.id))
		.limit(limit);
}

/** One edit; null where there is none of this id. */
export async function settingsEditOf(db: Db, id: number): Promise<LoggedEdit | null> {
	const [row] = await db
		.select(EDIT)
		.from(auditLog)
		.where(and(eq(auditLog.id, id), eq(auditLog.subject, SETTINGS_SUBJECT)));
	return row ?? null;
}
