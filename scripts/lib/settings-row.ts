import { editDetail, type SettingsEdit } from "#core/site-settings/edit";
import { query, queryAll, quote } from "#scripts/lib/d1";

/** What the site team has set, as commands find it in a database. */
export interface SettingsRow {
	texts: Readonly<Record<string, unknown>>;
	/** 0 where nothing was ever set. */
	version: number;
}

/** @param configArgs what wrangler is told of another configuration file. */
export async function settingsRow(remote: boolean, configArgs: readonly string[] = []): Promise<SettingsRow> {
	const [row] = await query<{ texts: string; version: number }>(
		"SELECT texts, version FROM site_settings WHERE id = 1",
		remote,
		configArgs,
	);
	if (row === undefined) return { texts: {}, version: 0 };
	const texts: unknown = JSON.parse(row.texts);
	return { texts: typeof texts === "object" && texts !== null ? { ...texts } : {}, version: row.version };
}

/**
 * Saves an edit with its row of the audit log, over the version it was made of.
 * @throws when somebody has saved settings since.
 */
export async function saveSettings(
	version: number,
	edit: SettingsEdit,
	remote: boolean,
	configArgs: readonly string[] = [],
): Promise<void> {
	const now = Date.now();
	const texts = quote(JSON.stringify(edit.texts));
	const detail = quote(JSON.stringify(editDetail(edit, version + 1)));
	const statements = [
		`INSERT INTO site_settings (id, texts, version, updated_at) VALUES (1, ${texts}, ${version + 1}, ${now})
		 ON CONFLICT (id) DO UPDATE SET texts = excluded.texts, version = excluded.version, updated_at = excluded.updated_at
		 WHERE version = ${version}`,
		"INSERT INTO must_hold (ok, guard) SELECT changes() = 1, 'changed'",
		`INSERT INTO audit_log (at, action, actor_kind, actor, subject, detail)
		 VALUES (${now}, 'edit_settings', 'system', 'command', 'settings:site', ${detail})`,
	];
	try {
		await queryAll(statements, remote, configArgs);
	} catch (error) {
		if (!String(error).includes("guard:changed")) throw error;
		throw new Error("Somebody else has saved settings meanwhile. Look at them again, and repeat it.");
	}
}
