/**
 * Lets `import()` be answered from the modules that are already loaded.
 *
 * Vite's module runner asks its server again at every `import()`, also of a loaded module, and shares the pending answer
 * with everybody who asks meanwhile. In workerd that answer belongs to the request that asked first: when it is
 * cancelled (its client hung up, its Durable Object was deleted) the answer never comes, and every later `import()` of
 * that address waits for ever. With modules loaded beforehand, in the tests' own context, no request ever asks.
 * The project mocks no module, so a loaded module is the right answer until its file runs again.
 * Source: docs/decisions/008-settled-imports.md.
 */

interface LoadedModule {
	meta?: object;
	evaluated: boolean;
	promise?: Promise<unknown>;
}

/** What is used here of the module runner that vitest 4.1 (vite 8) makes for its workers. */
export interface ModuleRunner {
	evaluatedModules: {
		getModuleByUrl(url: string): LoadedModule | undefined;
		getModuleSourceMapById(id: string): unknown;
	};
	cachedModule(url: string, importer?: string): Promise<LoadedModule>;
	transport: { invoke(...args: unknown[]): Promise<unknown> };
	vitestOptions: { transport: { resolveId(id: string, importer?: string): Promise<unknown> } };
}

/** The runner's own ways of asking, as they were when it was new. */
interface Original {
	invoke: ModuleRunner["transport"]["invoke"];
}

const originals = new WeakMap<ModuleRunner, Original>();

/** The runner that loads this file. @throws when vitest no longer shows it: the tests would then stall now and then. */
export function moduleRunner(): ModuleRunner {
	const { __vitest_mocker__: mocker } = globalThis as { __vitest_mocker__?: { moduleRunner?: ModuleRunner } };
	const runner = mocker?.moduleRunner;
	if (typeof runner?.cachedModule !== "function" || typeof runner.transport?.invoke !== "function")
		throw new Error("vitest's module runner has changed; see docs/decisions/008-settled-imports.md");
	return runner;
}

/** Call it at the beginning of every file: the plugin wraps the runner's transport once more for each. */
export function answerFromLoaded(runner: ModuleRunner): void {
	const original = originals.get(runner);
	if (original !== undefined) {
		runner.transport.invoke = original.invoke;
		return;
	}
	originals.set(runner, { invoke: runner.transport.invoke });

	const ask = runner.cachedModule.bind(runner);
	runner.cachedModule = async (url, importer) => {
		const loaded = runner.evaluatedModules.getModuleByUrl(url);
		return loaded?.evaluated && loaded.meta && loaded.promise ? loaded : ask(url, importer);
	};

	// The Worker under test is looked up by its path at every request; a path keeps its meaning for a whole run.
	const { transport } = runner.vitestOptions;
	const resolve = transport.resolveId.bind(transport);
	const resolved = new Map<string, unknown>();
	transport.resolveId = async (id, importer) => {
		if (importer !== undefined) return resolve(id, importer);
		if (!resolved.has(id)) resolved.set(id, await resolve(id));
		return resolved.get(id);
	};

	rememberMissingMaps(runner.evaluatedModules);
}

/** Every stack trace asks for the maps of its modules; without this, dependencies are searched for theirs each time. */
function rememberMissingMaps(modules: ModuleRunner["evaluatedModules"]): void {
	const mapOf = modules.getModuleSourceMapById.bind(modules);
	const missing = new Set<string>();
	modules.getModuleSourceMapById = (id) => {
		if (missing.has(id)) return null;
		const map = mapOf(id);
		if (map === null && id.includes("/node_modules/")) missing.add(id);
		return map;
	};
}
