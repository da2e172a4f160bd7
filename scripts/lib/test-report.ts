import { relative } from "node:path";
import type { SerializedError } from "vitest";
import { DefaultReporter, type TestCase, type TestModule, type TestRunEndReason, type Vitest } from "vitest/node";
import { ROOT } from "#scripts/lib/wrangler";

/** What the run tells the process that watches it. */
export type RunMessage =
	| { kind: "work"; file: string; test?: string; meta?: TestMeta }
	| { kind: "end"; file: string }
	| { kind: "result"; passed: number; failed: number; skipped: number };

/** What a test has to tell beside whether it passed. */
export type TestMeta = ReturnType<TestCase["meta"]>;

const fileOf = (module: TestModule) => relative(ROOT, module.moduleId);

/** What of a named file stands in its path: not `./` before it, nor the number of a line behind it. */
const inPath = (name: string) => name.replace(/^\.\//, "").replace(/:\d{1,7}$/, "");

/** Says how far the run is, shows what failed as vitest shows it, and leaves out what passed. */
export class CalmReporter extends DefaultReporter {
	#files = 0;
	#ended = 0;
	#passed = 0;
	#announced = 0;
	readonly #tell: (message: RunMessage) => void;
	readonly #write: (line: string) => void;
	readonly #names: readonly string[];

	/** @param names words of the paths of the files to run; all files where there are none. */
	constructor(tell: (message: RunMessage) => void, write: (line: string) => void, names: readonly string[]) {
		super({ summary: false });
		this.#names = names;
		this.#tell = tell;
		this.#write = write;
	}

	override onInit(ctx: Vitest): void {
		this.ctx = ctx;
	}

	override onTestRunStart(specifications: Parameters<DefaultReporter["onTestRunStart"]>[0]): void {
		super.onTestRunStart(specifications);
		this.#files = specifications.length;
		const workers = Math.min(Number(this.ctx.config.maxWorkers), this.#files);
		if (this.#files > 1) this.#write(`${this.#files} files of tests, ${workers} at a time`);
	}

	override onTestModuleQueued(module: TestModule): void {
		this.#tell({ kind: "work", file: fileOf(module) });
	}

	override onTestCaseReady(test: TestCase): void {
		this.#tell({ kind: "work", file: fileOf(test.module), test: test.fullName });
	}

	override onTestCaseResult(test: TestCase): void {
		super.onTestCaseResult(test);
		this.#tell({ kind: "work", file: fileOf(test.module), test: test.fullName, meta: test.meta() });
		if (test.result().state === "passed") this.#passed++;
	}

	override onTestModuleEnd(module: TestModule): void {
		super.onTestModuleEnd(module);
		this.#tell({ kind: "end", file: fileOf(module) });
		this.#ended++;
		const tenths = Math.floor((this.#ended * 10) / this.#files);
		if (tenths === this.#announced || this.#files < 10) return;
		this.#announced = tenths;
		this.#write(`${String(tenths * 10).padStart(4)} %  ${this.#passed} tests passed`);
	}

	override printTestModule(module: TestModule): void {
		if (module.state() === "failed") super.printTestModule(module);
	}

	override reportTestSummary(): void {}

	override onTestRunEnd(
		modules: readonly TestModule[],
		unhandled: readonly SerializedError[],
		reason: TestRunEndReason,
	): void {
		super.onTestRunEnd(modules, unhandled, reason);
		const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
		const count = (state: string) => tests.filter((other) => other === state).length;
		// A file that could not be loaded fails without a failed test of its own; it must still count.
		const unloaded = modules.filter(
			(module) =>
				module.state() === "failed" &&
				![...module.children.allTests()].some((test) => test.result().state === "failed"),
		).length;
		// A file that was moved would no longer be run by whoever names it, and nobody would know.
		const unknown = this.#names.filter((name) => !modules.some(({ moduleId }) => moduleId.includes(inPath(name))));
		for (const name of unknown) this.#write(`No file of tests has "${name}" in its path.`);
		const failed = count("failed") + unloaded + unhandled.length + count("pending") + unknown.length;
		this.#tell({ kind: "result", passed: count("passed"), failed, skipped: count("skipped") });
	}
}
