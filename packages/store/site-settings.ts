import { eq, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { siteSettings } from "#store/schema/index";

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
