import { defineConfig } from "vitest/config";
import { d1ObjectBinding } from "#scripts/lib/d1-object";
import { directModules } from "#scripts/lib/modules/plugin";
import { bundledDependencies } from "#scripts/lib/test-dependencies";
import { ProjectSequencer, workerCount } from "#scripts/lib/test-workers";

const pickVariables = (all: NodeJS.ProcessEnv, names: readonly string[]) =>
	Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));

/** The tests of the Worker, in workerd. `npm run mutate` runs them with one change in what they load. */
export const workerProject = async () => {
	const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-plugin");
	return {
		plugins: [
			bundledDependencies(),
			cloudflareTest({
				// Its sources, not what is built of them.
				main: "./workers/index.ts",
				wrangler: { configPath: "./wrangler.toml" },
				miniflare: {
					// A network as production has it: the runtime itself refuses addresses that are not public.
					serviceBindings: { PUBLIC_NETWORK: { network: { allow: ["public"] } } },
					// The shorter way to the database (packages/testing/setup/direct-d1.ts).
					unsafeBindings: [d1ObjectBinding("TEST_D1")],
					bindings: {
						TEST_MIGRATIONS: await readD1Migrations("migrations"),
						JOB_DISPATCH: "manual",
						PUBLIC_ORIGIN: "https://launchweek.test",
						SEALING_KEY: "dGVzdHMgc2VhbCB3aXRoIHRoaXMga2V5LCBub2JvZHkgZWxzZQ==",
						// `npm run test:full` repeats generated and mass cases as often as their claims say.
						TEST_DEPTH: process.env.TEST_DEPTH ?? "quick",
						// `npm run faults` makes every call fail in every way; tests a few of them (packages/testing/faults/case.ts).
						TEST_FAULTS: process.env.TEST_FAULTS ?? (process.env.TEST_DEPTH === "full" ? "some" : "few"),
						// `npm run bench:exact` has what was counted sent to it.
						...pickVariables(process.env, ["TEST_EXACT_LISTINGS", "TEST_EXACT_REPORT"]),
						// `npm run year` says how large the simulated year of packages/jobs/year.test.ts is.
						TEST_YEAR: process.env.TEST_YEAR ?? "",
					},
				},
			}),
		],
		test: {
			name: "worker",
			globalSetup: ["scripts/test-servers.ts"],
			setupFiles: ["packages/testing/setup/file.ts"],
			include: ["packages/**/*.test.ts", "workers/**/*.test.ts"],
			isolate: false,
			// A line on its way to the test runner can hold up a whole run: packages/testing/setup/console.ts.
			disableConsoleIntercept: true,
			// Bounds what hangs; says nothing of how fast a test should be, or what it begins with.
			testTimeout: 60_000,
			hookTimeout: 60_000,
		},
	};
};

/** Projects that the arguments name. To set up the one in workerd takes a second of the processor, whether it is run or not. */
const named = process.argv.filter((argument) => argument.startsWith("--project"));
const isWithoutWorker = named.length > 0 && named.every((argument) => argument === "--project=repository");

/**
 * Two projects: what runs in the Worker is tested in workerd; what reads this repository is tested in Node.
 * Several runtimes share the work; each runs one file after the other, without a new runtime in between.
 */
export default defineConfig(async () => {
	const worker = isWithoutWorker ? null : await workerProject();
	return {
		test: {
			silent: "passed-only" as const,
			maxWorkers: workerCount(),
			sequence: { sequencer: ProjectSequencer },
			projects: [
				...(worker === null ? [] : [{ ...worker, plugins: [...worker.plugins, directModules()] }]),
				{
					plugins: [directModules()],
					test: {
						name: "repository",
						isolate: false,
						include: ["scripts/**/*.test.ts"],
						// What takes long and is shown in short by another test as well: `npm run test:full` alone.
						exclude: process.env.TEST_DEPTH === "full" ? [] : ["scripts/**/*.full.test.ts"],
						environment: "node",
						// These start instances, commands and compilers of their own.
						testTimeout: 180_000,
						hookTimeout: 180_000,
					},
				},
			],
		},
	};
});
