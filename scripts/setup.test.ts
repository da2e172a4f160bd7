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

const PLAN = [
	"ask for --origin, --mail-from, --team-email and --admin, unless they are given",
	"wrangler d1 create launchweek (unless wrangler d1 list has it)",
	"wrangler kv namespace create launchweek-KV (unless wrangler kv namespace list has it)",
	"wrangler queues create launchweek-jobs (unless there is one)",
	"wrangler queues create launchweek-dead-letters (unless there is one)",
	"wrangler r2 bucket create launchweek-pictures (unless there is one)",
	"wrangler r2 bucket lifecycle add launchweek-pictures share share/ --expire-days 90 (unless there is one)",
	"wrangler r2 bucket create launchweek-backups (unless there is one)",
	"write both ids, PUBLIC_ORIGIN and workers_dev into [env.production] of wrangler.toml",
	"wrangler d1 migrations apply DB --remote --env production",
	"write the categories, products and interview questions, mail_from and team_email into the database",
	"make the administrator and print a sign-in link",
	"wrangler secret list --env production, and say what is missing",
];

it("prints its plan, and names every answer that is missing, an example's or wrong before it begins", {
	timeout: 60_000,
}, async () => {
	const [planned, shops, unknown, none, shipped, other] = await Promise.all([
		setup("--dry-run"),
		setup("--dry-run", "--template", "shops"),
		setup("--dry-run", "--template", "zoos"),
		setup(),
		setup(
			...["--origin", "https://directory.example", "--mail-from", "Acme"],
			...["--team-email", "team@directory.example"],
		),
		setup("--origin", "https://other.acme.workers.dev"),
	]);
	expect(planned.code).toBe(0);
	expect(planned.facts.plan).toEqual(PLAN);
	expect(shops.facts.plan?.filter((step) => !PLAN.includes(step))).toEqual([
		"write the categories, products and interview questions, name, colours and texts of a directory of small shops that sell what they make or choose themselves, mail_from and team_email into the database",
	]);
	expect(unknown.code).toBe(2);
	expect(unknown.facts.error).toContain("There is no template zoos. There are: courses (");
	expect([none.code, shipped.code, other.code]).toEqual([2, 2, 2]);
	expect(none.facts.error).toContain("--origin: is missing\n--mail-from: is missing\n--team-email: is missing");
	expect(shipped.facts.error).toMatch(/--origin: set PUBLIC_ORIGIN/);
	expect(shipped.facts.error).toMatch(/--mail-from: Give an address/);
	expect(shipped.facts.error).toMatch(/--team-email: .*nobody's/);
	expect(other.facts.error).toMatch(/--origin: set workers_dev/);
});
