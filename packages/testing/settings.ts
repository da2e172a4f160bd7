import { env } from "cloudflare:workers";
import type { SettingName } from "#core/site-settings/site-settings";
import { openDb, runAnyBatch } from "#store/db";
import { rewriteSettings, storedSettings, textsIn } from "#store/site-settings";
import { forgetKept } from "#workers/kept";
import { forgetSiteValues, siteValues } from "#workers/settings/site-values";
import type { VariableName } from "#workers/settings/variables";

/** Variables as wrangler.toml says them. */
export type RawSettings = Readonly<Partial<Record<VariableName, string | undefined>>>;

/**
 * Gives the Worker under test other variables, from the next request or job on: undefined takes a variable away. Nothing
 * outlives the file (setup/settings.ts).
 * @returns what undoes it.
 */
export function changeSettings(changes: RawSettings): () => void {
	const before: Record<string, string | undefined> = {};
	for (const [name, value] of Object.entries(changes)) {
		before[name] = env[name as VariableName];
		if (value === undefined) Reflect.deleteProperty(env, name);
		else Reflect.set(env, name, value);
	}
	forgetKept();
	return () => void changeSettings(before);
}

/** Has this isolate know what is set, as it does for ten seconds after any request: what is counted next does not read it. */
export async function readSettingsOnce(): Promise<void> {
	await siteValues({ bindings: env, isLocal: env.ENVIRONMENT === "local" });
}

/**
 * Has the site team set these, beside what it has set before, from the next request or job on; null takes one back to its
 * default. The next test's world has none set.
 */
export async function setSettings(changes: Readonly<Partial<Record<SettingName, string | null>>>): Promise<void> {
	const db = openDb(env.DB);
	const { stored, version } = await storedSettings(db);
	const texts = Object.entries({ ...textsIn(stored), ...changes }).filter(([, text]) => text !== null);
	await runAnyBatch(db, rewriteSettings(db, version, { texts: Object.fromEntries(texts), now: 0 }));
	forgetSiteValues(env.DB);
	// For helpers that compose without waiting.
	await readSettingsOnce();
}
