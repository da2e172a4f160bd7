import { env } from "cloudflare:workers";
import { afterAll } from "vitest";
import { forgetKept } from "#workers/kept";

/** The settings that the runtime began with; kept across files, because all files of a runtime share one environment. */
const KEPT = "__settings_at_start";

/** Gives the next file the environment that this one was given: a setting left behind would fail tests far away. */
export function restoreSettings(): void {
	const shared = globalThis as { [KEPT]?: object };
	shared[KEPT] ??= { ...env };
	const atStart = shared[KEPT];
	afterAll(() => {
		for (const name of Object.keys(env)) if (!(name in atStart)) Reflect.deleteProperty(env, name);
		Object.assign(env, atStart);
		forgetKept();
	});
}
