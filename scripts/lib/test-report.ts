import { relative } from "node:path";
import type { SerializedError } from "vitest";
import { DefaultReporter, type TestCase, type TestModule, type TestRunEndReason, type Vitest } from "vitest/node";
import { ROOT } from "#scripts/lib/wrangler";

/** What the run tells the process that watches it. */
export type RunMessage =
	| { kind: "work"; file: string; test?: string; meta?: TestMeta }
	/** How many files there are, and how many run at a time. */
	| { kind: "begin"; files: number; places: number }
	/** A file has ended, with so many tests of it passed. */
	| { kind: "end"; file: string; passed: number }
	| { kind: "result"; passed: number; failed: number; skipped: number };

/** What a test has to tell beside whether it passed. */
export type TestMeta = ReturnType<TestCase["meta"]>;

const fileOf = (module: TestModule) => relative(ROOT, module.moduleId);

/** What of a named file stands in its path: not `./` before it, nor the number of a line behind it. */
const inPath = (name: string) => name.replace(/^\.\//, "").replace(/:\d{1,7}$/, "");

/** Tells whoever watches how far the run is, shows what failed as vitest shows it, and leaves out what passed. */
export class CalmReporter extends DefaultReporter {
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
		this.#tell({ kind: "begin", files: specifications.length, places: Number(this.ctx.config.maxWorkers) });
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
	}

	override onTestModuleEnd(module: TestModule): void {
		super.onTestModuleEnd(module);
		const passed = [...module.children.allTests()].filter((test) => test.result().state === "passed").length;
		this.#tell({ kind: "end", file: fileOf(module), passed });
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
