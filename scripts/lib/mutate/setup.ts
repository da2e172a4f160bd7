/** Runs in workerd before each trial of `npm run mutate`. */
import { afterEach, beforeEach, inject } from "vitest";
import { moduleRunner } from "#testing/setup/imports";

interface Node {
	importers: ReadonlySet<string>;
}

/** Lets a module, and all that have imported it, be loaded anew. */
function forget(path: string): void {
	const modules = moduleRunner().evaluatedModules as unknown as {
		getModulesByFile(file: string): ReadonlySet<Node> | undefined;
		getModuleById(id: string): Node | undefined;
		invalidateModule(module: Node): void;
	};
	const seen = new Set<Node>();
	const queue = [...(modules.getModulesByFile(path) ?? [])];
	for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
		if (seen.has(module)) continue;
		seen.add(module);
		for (const id of module.importers) {
			const importer = modules.getModuleById(id);
			if (importer !== undefined) queue.push(importer);
		}
		modules.invalidateModule(module);
	}
}

const { changed } = (await (await fetch(inject("nextTrial"))).json()) as { changed: string[] };
changed.forEach(forget);

// One failing test is enough.
let hasFailed = false;
beforeEach(({ skip }) => {
	if (hasFailed) skip();
});
afterEach(({ task }) => {
	if (task.result?.state === "fail") hasFailed = true;
});
