import { settingsEdit } from "#core/site-settings/edit";
import { query } from "#scripts/lib/d1";
import { saveSettings, settingsRow } from "#scripts/lib/settings-row";
import type { Template } from "#scripts/templates/template";

/**
 * Refuses to mix kinds of directories: categories come into a database that has none, or has those of the same kind.
 * @param template null: the demo's own.
 * @throws with the way on.
 */
export async function requireFitting(
	template: Template | null,
	remote: boolean,
	configArgs: readonly string[] = [],
): Promise<void> {
	const rows = await query<{ slug: string }>("SELECT slug FROM categories", remote, configArgs);
	const slugs = rows.map(({ slug }) => slug);
	const { CATEGORIES } = await import("#scripts/demo/categories");
	const own = new Set((template?.categories ?? CATEGORIES).map(({ slug }) => slug));
	if (slugs.length === 0 || slugs.some((slug) => own.has(slug))) return;
	throw new Error(
		template === null
			? "This directory has categories of another kind: name its template with --template, or edit them at /admin/categories."
			: "A template is for an empty database, and this one has categories already. Locally, STATE_DIR names another folder.",
	);
}

/** Sets what a template sets, where nothing else is set. */
export async function setTemplateSettings(
	{ settings }: Template,
	remote: boolean,
	configArgs: readonly string[] = [],
): Promise<void> {
	const stored = await settingsRow(remote, configArgs);
	const changes = Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(stored.texts, name)));
	const made = settingsEdit(stored.texts, changes, !remote);
	if (!made.ok) throw new Error(made.problems.map(({ name, message }) => `${name}: ${message}`).join("\n"));
	if (Object.keys(made.edit.after).length > 0) await saveSettings(stored.version, made.edit, remote, configArgs);
}

/** The same as a statement, for a database that was made just now. */
export function settingsStatement({ settings }: Template, at: Date): string {
	const texts = JSON.stringify(settings).replaceAll("'", "''");
	return `INSERT INTO site_settings (id, texts, version, updated_at) VALUES (1, '${texts}', 1, ${at.getTime()}) ON CONFLICT (id) DO NOTHING`;
}
