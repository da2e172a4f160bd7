import type { InvokeDeps } from "#operations/invoke";

/**
 * Faults around commits, for fault runs on the local environment: so many commits in a hundred fail, half of them before
 * they happened and half after.
 */
export function injectedFaults(percent: number): InvokeDeps["aroundCommit"] {
	if (percent === 0) return undefined;
	const strike = (when: string) => {
		if (Math.random() * 100 < percent / 2) throw new Error(`injected fault ${when} the commit`);
	};
	return { before: () => strike("before"), after: () => strike("after") };
}
