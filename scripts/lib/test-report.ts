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

/** Says how far the run is, shows what failed as vitest shows it, and leaves out what passed. */
export class CalmReporter extends DefaultReporter {
	#files = 0;
	#ended = 0;
	#passed = 0;
	#announced = 0;
	readonly #tell: (message: RunMessage) => void;
	readonly #write: (line: string) => void;

	constructor(tell: (message: RunMessage) => void, write: (line: string) => void) {
		super({ summary: false });
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
		const failed = count("failed") + unloaded + unhandled.length + count("pending");
		this.#tell({ kind: "result", passed: count("passed"), failed, skipped: count("skipped") });
	}
}
