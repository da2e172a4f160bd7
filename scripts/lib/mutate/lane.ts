/** A process that runs trials of `npm run mutate` (scripts/lib/mutate/lanes.ts starts it): one test run for each order. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Plugin } from "vite";
import { createVitest, type Reporter, type TestModule, type TestSpecification } from "vitest/node";
import { type Mutant, mutated } from "#scripts/lib/mutate/mutants";
import type { LaneMessage, LaneOrder, Trial } from "#scripts/lib/mutate/trial";
import { ROOT } from "#scripts/lib/wrangler";
import { workerProject } from "../../../vitest.config.ts";

process.once("disconnect", () => process.exit(1));
const tell = (message: LaneMessage) => void process.send?.(message);

let trials: readonly Trial[] = [];
let begun = 0;
let ended = 0;
/** The change in force: a file's absolute path, and the text it is loaded as. The file itself stays as it is. */
let overlay: { path: string; text: string } | null = null;
const texts = new Map<string, string>();
/** What has ever been changed here: tests without a change load all of it anew, however late something asked for it. */
const everChanged = new Set<string>();

const OVERLAY: Plugin = {
	name: "launchweek:mutants",
	enforce: "pre",
	load: (id) => (overlay !== null && id.split("?")[0] === overlay.path ? overlay.text : null),
};

/** Files come in the order in which they are asked for, the same one several times. */
class AsGiven {
	async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		return files;
	}
	async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
		return files;
	}
}

/** Puts the next trial's change in force. @returns what the runtime must load anew for it. */
function nextTrial(): string[] {
	const trial = trials[begun];
	if (trial === undefined) return [];
	tell({ kind: "begin", index: begun });
	begun++;
	const before = overlay === null ? [] : [overlay.path];
	overlay = trial.mutant === null ? null : changedBy(trial.mutant);
	if (overlay !== null) everChanged.add(overlay.path);
	const changed = [join(ROOT, trial.test), ...(overlay === null ? everChanged : [...before, overlay.path])];
	for (const file of changed) vitest.invalidateFile(file);
	return changed;
}

function changedBy(mutant: Mutant): { path: string; text: string } {
	const path = join(ROOT, mutant.file);
	const text = texts.get(path) ?? readFileSync(path, "utf8");
	texts.set(path, text);
	return { path, text: mutated(text, mutant) };
}

const server = createServer((_request, response) => {
	response.setHeader("Content-Type", "application/json");
	response.end(JSON.stringify({ changed: nextTrial() }));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const nextTrialUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

function failureOf(module: TestModule): string {
	const failed = [...module.children.allTests("failed")][0];
	const [error] = failed?.result().errors ?? module.errors();
	return `${failed?.fullName ?? "the file"}: ${error?.message ?? "no message"}`;
}

const reporter: Reporter = {
	onTestModuleEnd(module) {
		const passed = module.state() === "passed";
		tell({ kind: "end", index: ended++, passed, failure: passed ? "" : failureOf(module) });
	},
};
const worker = await workerProject();
const vitest = await createVitest("test", {
	root: ROOT,
	config: false,
	watch: false,
	silent: true,
	maxWorkers: 1,
	sequence: { sequencer: AsGiven },
	reporters: [reporter],
	projects: [
		{
			// One lane, or `npm test`, would pull the bundled dependencies from under another that is at work.
			cacheDir: `node_modules/.cache/launchweek/mutate-${process.argv[2]}`,
			plugins: [OVERLAY, ...worker.plugins],
			test: {
				...worker.test,
				setupFiles: ["scripts/lib/mutate/setup.ts", ...worker.test.setupFiles],
				provide: { nextTrial: nextTrialUrl },
			},
		},
	],
});
await vitest.standalone();
const [project] = vitest.projects;
if (project === undefined) throw new Error("The tests of the Worker are gone from vitest.config.ts");

process.on("message", async (order: LaneOrder) => {
	trials = order.trials;
	begun = 0;
	ended = 0;
	await vitest.runTestSpecifications(trials.map(({ test }) => project.createSpecification(join(ROOT, test))));
	tell({ kind: "done" });
});
tell({ kind: "ready" });

declare module "vitest" {
	interface ProvidedContext {
		/** Address that says what the next file of tests finds changed. */
		nextTrial: string;
	}
}
