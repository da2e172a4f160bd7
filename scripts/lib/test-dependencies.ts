import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "#scripts/lib/wrangler";

/** hono's JSX functions, which the compiler imports and no source file names. */
const NAMED_BY_COMPILER = ["hono/jsx/jsx-runtime", "hono/jsx/jsx-dev-runtime"];
/** What is imported from a dependency, statically or not; types alone are not. */
const IMPORT = /(?:^(?:import(?! type)|export|\})(?:.* from)? |\bimport\()"([^"#.$][^"$]*)"/gm;
const RUNTIME_MODULES = /^(cloudflare|node|vitest)(:|$)/;
/** CommonJS that asks for Node's modules with `require()`, which a bundle cannot. */
const UNBUNDLED = new Set(["sales-tax"]);

/** Every module of a dependency that the Worker and its tests import. */
function dependencies(): string[] {
	const found = new Set(NAMED_BY_COMPILER);
	for (const folder of ["packages", "workers"]) {
		for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
			if (!entry.isFile() || !/(?<!\.d)\.tsx?$/.test(entry.name)) continue;
			const source = readFileSync(join(entry.parentPath, entry.name), "utf8");
			for (const [, name = ""] of source.matchAll(IMPORT))
				if (!RUNTIME_MODULES.test(name) && !UNBUNDLED.has(name) && !name.endsWith(".wasm")) found.add(name);
		}
	}
	return [...found].sort();
}

/**
 * Lets vite bundle dependencies once, into `node_modules/.vite`, as the deployed Worker has them bundled too: a runtime
 * then loads some dozens of files of them instead of thousands.
 */
export function bundledDependencies(): Plugin[] {
	return [WITHOUT_MAPS, WITHOUT_SOURCES, BUNDLED];
}

/** Maps of dependencies would travel to every runtime, and many point to sources that their packages leave out. */
const WITHOUT_MAPS: Plugin = {
	name: "launchweek:no-maps-of-dependencies",
	enforce: "post",
	transform(code, id) {
		return id.includes("/node_modules/") ? { code, map: { mappings: "" } } : null;
	},
};

/** A map holds its sources once more, and is a good half of what travels to a runtime; lines are shown from the files. */
const WITHOUT_SOURCES: Plugin = {
	name: "launchweek:maps-without-sources",
	configureServer({ environments: { ssr } }) {
		const transform = ssr.transformRequest.bind(ssr);
		ssr.transformRequest = async (...args) => {
			const result = await transform(...args);
			if (result?.map && "sourcesContent" in result.map) result.map.sourcesContent = [];
			return result;
		};
	},
};

const BUNDLED: Plugin = {
	name: "launchweek:bundled-dependencies",
	enforce: "post",
	configEnvironment: {
		order: "post",
		handler(name, config) {
			if (name !== "ssr") return;
			config.optimizeDeps = {
				...config.optimizeDeps,
				noDiscovery: true,
				include: dependencies(),
				exclude: ["vitest"],
				rolldownOptions: { external: [/^(cloudflare|node):/] },
			};
		},
	},
};
