import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";

/** `npm run setup` as far as it goes without an account; what it makes there: lib/setup-resources.test.ts. */

async function setup(...args: string[]): Promise<{ code: number | null; facts: { error?: string; plan?: string[] } }> {
	const child = spawn(process.execPath, [`${ROOT}scripts/setup.ts`, "--json", ...args], {
		cwd: ROOT,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let out = "";
	child.stdout.on("data", (chunk) => {
		out += chunk;
	});
	const code = await new Promise<number | null>((done) => child.on("close", done));
	return { code, facts: JSON.parse(out) as { error?: string; plan?: string[] } };
}

it("prints its plan, and names every answer that is missing, an example's or wrong before it begins", {
	timeout: 60_000,
}, async () => {
	const [planned, none, shipped, other] = await Promise.all([
		setup("--dry-run"),
		setup(),
		setup(
			...["--origin", "https://directory.example", "--mail-from", "Acme"],
			...["--team-email", "team@directory.example"],
		),
		setup("--origin", "https://other.acme.workers.dev"),
	]);
	expect(planned.code).toBe(0);
	expect(planned.facts.plan).toHaveLength(13);
	expect(planned.facts.plan?.join("\n")).toContain("wrangler queues create launchweek-dead-letters");
	expect([none.code, shipped.code, other.code]).toEqual([2, 2, 2]);
	expect(none.facts.error).toContain("--origin: is missing\n--mail-from: is missing\n--team-email: is missing");
	expect(shipped.facts.error).toMatch(/--origin: set PUBLIC_ORIGIN/);
	expect(shipped.facts.error).toMatch(/--mail-from: Give an address/);
	expect(shipped.facts.error).toMatch(/--team-email: .*nobody's/);
	expect(other.facts.error).toMatch(/--origin: set workers_dev/);
});
