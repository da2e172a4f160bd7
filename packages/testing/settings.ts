import { env } from "cloudflare:workers";
import { forgetKept } from "#workers/kept";
import type { VariableName } from "#workers/settings/variables";

/** Variables as wrangler.toml says them. */
export type RawSettings = Readonly<Partial<Record<VariableName, string | undefined>>>;

/**
 * Gives the Worker under test other settings, from the next request or job on: undefined takes a variable away. Nothing
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
