import type { Plugin } from "vite";

/** The plugin of `scripts/lib/modules/plugin.ts`, for whoever is given a server that may have it. */
export interface DirectModules extends Plugin {
	api: { pack(addresses: readonly string[]): Promise<string> };
}

export const DIRECT_MODULES = "launchweek:direct-modules";

/**
 * Everything that modules import, directly or not, lazily or not.
 * @param addresses of the modules, as `/packages/core/week.ts`.
 * @returns JSON of what vite's module runner is told of each, by its address; of nothing where a run does without.
 */
export async function packOf(
	{ plugins }: { plugins: readonly Plugin[] },
	addresses: readonly string[],
): Promise<string> {
	const plugin = plugins.find((one): one is DirectModules => one.name === DIRECT_MODULES);
	return plugin === undefined ? "{}" : plugin.api.pack(addresses);
}
