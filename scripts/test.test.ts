import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";

/** Runs `npm test` on files made for it. */
async function testRun(...names: string[]): Promise<{ code: unknown; said: string; left: string[] }> {
	const command = ["scripts/test.ts", "--config", "scripts/lib/odd-runs/vitest.config.ts", ...names];
	const child = spawn(process.execPath, command, {
		cwd: ROOT,
		env: { ...process.env, TEST_MAX_SILENT_SECONDS: "2" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	let said = "";
	child.stdout.on("data", (chunk: Buffer) => {
		said += chunk;
	});
	const code = await new Promise((resolve) => child.on("close", resolve));
	const left = [tmpdir(), "/dev/shm"].map((parent) => `${parent}/launchweek-run-${child.pid}`).filter(existsSync);
	return { code, said, left };
}

it.concurrent("shows what fails, and counts it", async ({ expect }) => {
	const { code, said, left } = await testRun("fails");
	expect(code).toBe(1);
	expect(left).toEqual([]);
	expect(said).toContain("fails.fixture.ts > expects too much");
	expect(said).toContain("expected 'little' to be 'much'");
	expect(said).toMatch(/\n1 passed, 1 failed\n$/);
});

it.concurrent("counts a name that no file has as failed", async ({ expect }) => {
	const { code, said } = await testRun("./scripts/lib/odd-runs/passes.fixture.ts", "moved-elsewhere");
	expect(code).toBe(1);
	expect(said).toContain('No file of tests has "moved-elsewhere" in its path.');
	expect(said).not.toContain("odd-runs");
	expect(said).toMatch(/\n1 passed, 1 failed\n$/);
});

it.concurrent("ends a run that stands still, names what it was doing, and counts it as failed", async ({ expect }) => {
	const { code, said, left } = await testRun("never-ends");
	expect(code).toBe(1);
	expect(left).toEqual([]);
	expect(said).toContain('scripts/lib/odd-runs/never-ends.fixture.ts, in "waits for what never comes"');
	expect(said).toMatch(/\n0 passed, 1 failed\n$/);
}, 300_000);
