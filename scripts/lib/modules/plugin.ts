import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { type DevEnvironment, fetchModule, type TransformResult } from "vite";
import { type DirectModule, directModule } from "#scripts/lib/modules/direct";
import { DIRECT_MODULES, type DirectModules } from "#scripts/lib/modules/pack";
import { ROOT } from "#scripts/lib/wrangler";
import packageJson from "../../../package.json" with { type: "json" };

/**
 * What the test runtimes load, made with as little work as can be: modules by vite's compiler alone (direct.ts), and all that
 * a runtime needs before its first test in one answer, instead of 1,800 questions, each of which it would wait for.
 */

/** What vite's module runner is told of a module it asks for. */
interface PackedModule {
	code: string;
	file: string | null;
	id: string;
	url: string;
	invalidate: boolean;
}

/** Addresses of our modules, and of dependencies in their bundles. Others are the runtime's own, or asked for one by one. */
const OURS = /^\/(?:packages|workers|scripts)\/[^?]+\.tsx?$/;
const BUNDLED = /^\/node_modules\/[^?]*\/deps_ssr\/[^?]+\.js(\?v=\w+)?$/;
const QUESTION = "virtual:address-of/";
/** `#core/*` and its like, with the folders they stand for. */
const NAMED = Object.entries(packageJson.imports).map(([name, path]) => {
	const [folder = "", ending = ""] = path.slice(1).split("*");
	return { prefix: name.slice(0, -1), folder, ending };
});

export function directModules(): DirectModules {
	let ssr: DevEnvironment;
	/** As vite itself does it. */
	let transform: DevEnvironment["transformRequest"];
	const made = new Map<string, Promise<DirectModule | null>>();
	const addresses = new Map<string, Promise<string | null>>();
	/** Dependencies that vite was asked about, by number: their names' endings would mean something to it. */
	const asked: string[] = [];

	const moduleAt = (address: string): Promise<DirectModule | null> => {
		const making = made.get(address) ?? makeModule(address);
		made.set(address, making);
		return making;
	};

	async function makeModule(address: string): Promise<DirectModule | null> {
		if (!OURS.test(address) && !BUNDLED.test(address)) return null;
		const file = fileOf(address);
		const source = await readFile(file, "utf8").catch(() => null);
		return source === null ? null : directModule(file, source, (name) => addressOf(name, address));
	}

	async function addressOf(name: string, importer: string): Promise<string | null> {
		const own = ownAddress(name, importer);
		if (own !== null) return (OURS.test(own) || BUNDLED.test(own)) && existsSync(fileOf(own)) ? own : null;
		const asking = addresses.get(name) ?? askedOf(name);
		addresses.set(name, asking);
		return asking;
	}

	/** Where vite has a dependency. One that exports otherwise than it is imported is for vite to import. */
	async function askedOf(name: string): Promise<string | null> {
		if (ssr.depsOptimizer?.metadata.optimized[name]?.needsInterop) return null;
		const result = await transform(QUESTION + (asked.push(name) - 1));
		return result?.deps?.[0] ?? null;
	}

	async function packed(address: string): Promise<{ module: PackedModule; imports: readonly string[] } | null> {
		const direct = await moduleAt(address);
		if (direct !== null) {
			const [code, id] = [withMap(direct.code, direct.map), join(ROOT, address)];
			const module = { code, file: fileOf(address), id, url: address, invalidate: false };
			return { module, imports: [...direct.deps, ...direct.dynamicDeps] };
		}
		// What cannot be loaded fails where it is imported, if it is, and says why.
		const module = await fetchModule(ssr, address, undefined, { inlineSourceMap: false }).catch(() => null);
		if (module === null || !("code" in module)) return null;
		const { map, deps = [], dynamicDeps = [] } = ssr.moduleGraph.getModuleById(module.id)?.transformResult ?? {};
		const code = withMap(module.code, map);
		return { module: { ...module, code, invalidate: false }, imports: [...deps, ...dynamicDeps] };
	}

	return {
		name: DIRECT_MODULES,
		resolveId: (id) => (id.startsWith(QUESTION) ? `\0${id}` : undefined),
		load: (id) =>
			id.startsWith(`\0${QUESTION}`)
				? `import ${JSON.stringify(asked[Number(id.slice(QUESTION.length + 1))])};`
				: undefined,
		configureServer({ environments }) {
			ssr = environments.ssr as DevEnvironment;
			transform = ssr.transformRequest.bind(ssr);
			ssr.transformRequest = async (address, ...rest) => {
				const direct = await moduleAt(address);
				if (direct === null) return transform(address, ...rest);
				const module = await ssr.moduleGraph.ensureEntryFromUrl(address);
				// Whoever asks writes into what it is given.
				const result = { ...direct, map: direct.map as TransformResult["map"] };
				ssr.moduleGraph.updateModuleTransformResult(module, result);
				return result;
			};
		},
		api: {
			async pack(wanted) {
				const modules: Record<string, PackedModule> = {};
				const found = new Set<string>();
				const add = async (address: string): Promise<void> => {
					if (found.has(address) || !(OURS.test(address) || BUNDLED.test(address))) return;
					found.add(address);
					const one = await packed(address);
					if (one === null) return;
					modules[address] = one.module;
					await Promise.all(one.imports.map(add));
				};
				await Promise.all(wanted.map(add));
				return JSON.stringify(modules);
			},
		},
	};
}

const fileOf = (address: string): string => join(ROOT, address.split("?")[0] ?? "");

/** Where this repository, or a bundle beside the importer, has what is imported; null for a dependency. */
function ownAddress(name: string, importer: string): string | null {
	if (name.startsWith("."))
		return `/${relative(ROOT, join(dirname(fileOf(importer)), name))}${BUNDLED.exec(importer)?.[1] ?? ""}`;
	const named = NAMED.find(({ prefix }) => name.startsWith(prefix));
	return named === undefined ? null : `${named.folder}${name.slice(named.prefix.length)}${named.ending}`;
}

/** How vite's module runner finds a map, in two pieces: it looks into this file as well. */
const [MADE_BY_VITE, MAP] = ["//# sourceMapping" + "Source=vite-generated", "//# sourceMapping" + "URL="];

function withMap(code: string, map: object | null | undefined): string {
	if (!map || !("version" in map) || code.includes(MADE_BY_VITE)) return code;
	const data = Buffer.from(JSON.stringify(map)).toString("base64");
	return `${code.trimEnd()}\n${MADE_BY_VITE}\n${MAP}data:application/json;base64,${data}\n`;
}
