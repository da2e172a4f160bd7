import { and, desc, eq, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { auditLog, siteSettings } from "#store/schema/index";

export interface StoredSettings {
	/** A JSON object of texts by name, as it is in the database: `textsIn` reads it. */
	stored: string;
	/** 0 where nothing was ever set. */
	version: number;
}

/** The texts of a directory that is as it comes. */
export const NOTHING_SET = "{}";

/** What the site team has set. Reads one row. */
export async function storedSettings(db: Db): Promise<StoredSettings> {
	const [row] = await db.all<StoredSettings>(sql`SELECT texts AS stored, version FROM site_settings WHERE id = 1`);
	return row ?? { stored: NOTHING_SET, version: 0 };
}

/** The texts of a row by name. The table takes JSON only; what is no object holds none. */
export function textsIn(stored: string): Record<string, unknown> {
	const value: unknown = JSON.parse(stored);
	return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Writes what is set over version `before`. Fails its batch as `changed` when it has changed since. */
export function rewriteSettings(
	db: Db,
	before: number,
	{ texts, now }: { texts: Readonly<Record<string, unknown>>; now: number },
): Statement<"changed">[] {
	const written = { texts: JSON.stringify(texts), version: before + 1, updatedAt: now };
	return [
		db
			.insert(siteSettings)
			.values({ id: 1, ...written })
			.onConflictDoUpdate({ target: siteSettings.id, set: written, setWhere: eq(siteSettings.version, before) }),
		mustHaveChanged(db, "changed"),
	];
}

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
