import type { InvokeDeps } from "#operations/invoke";
import type { Env } from "#workers/env";

/**
 * Faults around commits, for fault runs on the local environment: FAULT_PERCENT of commits fail, half of them before
 * they happened and half after.
 */
export function injectedFaults(env: Env, environment: "local" | "production"): InvokeDeps["aroundCommit"] {
	const percent = Number(env.FAULT_PERCENT ?? 0);
	if (environment !== "local" || !(percent > 0)) return undefined;
	const strike = (when: string) => {
		if (Math.random() * 100 < percent / 2) throw new Error(`injected fault ${when} the commit`);
	};
	return { before: () => strike("before"), after: () => strike("after") };
}
