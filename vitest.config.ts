import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

/** Two projects: what runs in the Worker is tested in workerd; what reads this repository is tested in Node. */
export default defineConfig(async () => ({
	test: {
		silent: "passed-only" as const,
		maxWorkers: 1,
		projects: [
			{
				plugins: [
					cloudflareTest({
						wrangler: { configPath: "./wrangler.toml" },
						miniflare: {
							// A network as production has it: the runtime itself refuses addresses that are not public.
							serviceBindings: { PUBLIC_NETWORK: { network: { allow: ["public"] } } },
							bindings: {
								TEST_MIGRATIONS: await readD1Migrations("migrations"),
								JOB_DISPATCH: "manual",
								PUBLIC_ORIGIN: "https://launchweek.test",
								// `npm run test:full` repeats generated and mass cases as often as their claims say.
								TEST_DEPTH: process.env.TEST_DEPTH ?? "quick",
							},
						},
					}),
				],
				test: {
					name: "worker",
					globalSetup: ["scripts/test-servers.ts"],
					include: ["packages/**/*.test.ts", "workers/**/*.test.ts"],
					isolate: false,
					fileParallelism: false,
					testTimeout: 30_000,
				},
			},
			{
				test: {
					name: "repository",
					include: ["scripts/**/*.test.ts"],
					environment: "node",
					testTimeout: 30_000,
				},
			},
		],
	},
}));
