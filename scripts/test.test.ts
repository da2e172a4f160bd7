import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";

it("ends a run that stands still, names what it was doing, and counts it as failed", async () => {
	const command = ["scripts/test.ts", "--config", "scripts/lib/hanging/vitest.config.ts"];
	const child = spawn(process.execPath, command, {
		cwd: ROOT,
		env: { ...process.env, TEST_MAX_SILENT_SECONDS: "3" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	let said = "";
	child.stdout.on("data", (chunk: Buffer) => {
		said += chunk;
	});
	expect(await new Promise((resolve) => child.on("close", resolve))).toBe(1);
	expect(said).toContain('scripts/lib/hanging/never-ends.fixture.ts, in "waits for what never comes"');
	expect(said).toMatch(/\n0 passed, 1 failed\n$/);
});
