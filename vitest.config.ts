import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig(async () => ({
	plugins: [
		cloudflareTest({
			wrangler: { configPath: "./wrangler.toml" },
			miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations"), JOB_DISPATCH: "manual" } },
		}),
	],
	test: {
		globalSetup: ["scripts/test-servers.ts"],
		include: ["packages/**/*.test.ts", "workers/**/*.test.ts"],
		isolate: false,
		maxWorkers: 1,
		fileParallelism: false,
		testTimeout: 30_000,
		silent: "passed-only" as const,
	},
}));
