import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packClient } from "#scripts/lib/client-package";
import { type FolderSite, serveFolder } from "#scripts/lib/folder-site";
import { mintedPerson } from "#scripts/lib/minted-person";
import { type Served, seedDemo, serve, UNLIMITED } from "#scripts/lib/served";
import { ROOT } from "#scripts/lib/wrangler";

/** What others get: the packed client in a project of their own, and the programs of examples/api, against an instance. */

const run = promisify(execFile);
const STRICT = {
	compilerOptions: {
		strict: true,
		exactOptionalPropertyTypes: true,
		noUncheckedIndexedAccess: true,
		skipLibCheck: false,
		module: "nodenext",
		target: "es2024",
		lib: ["es2025", "dom", "dom.iterable"],
		noEmit: true,
		types: ["node"],
		typeRoots: [join(ROOT, "node_modules/@types")],
	},
	include: ["*.ts"],
};

let project: string;
let served: Served;
let site: FolderSite;
let key: string;
beforeAll(async () => {
	project = await mkdtemp(join(tmpdir(), "launchweek-project-"));
	const install = async () => {
		const file = await packClient(project);
		await writeFile(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
		await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", file], { cwd: project });
		await writeFile(join(project, "tsconfig.json"), JSON.stringify(STRICT));
		await cp(join(ROOT, "examples/api"), project, { recursive: true });
	};
	const start = async () => {
		served = await serve({ ...UNLIMITED, SEALING_KEY: "A".repeat(43) });
		await seedDemo(served);
		key = (await mintedPerson(served, "ada@example.com")).key;
	};
	[site] = await Promise.all([serveFolder(join(ROOT, "examples/demo-site")), install(), start()]);
});
afterAll(async () => {
	await Promise.all([site.stop(), served.stop(), rm(project, { recursive: true, force: true })]);
});

const example = (program: string, ...args: string[]) =>
	run(program, args, { cwd: project, env: { ...process.env, ORIGIN: served.origin, API_KEY: key } });

it("the installed package refuses a misspelt argument, compiled with everything strict", async () => {
	const compiler = join(ROOT, "node_modules/@typescript/native/bin/tsc");
	const wrong = 'import { launchweekClient } from "launchweek-client";\nconst c = launchweekClient({ origin: "" });\n';
	await writeFile(join(project, "wrong.ts"), `${wrong}void c.call("get_listing", { slgu: "x" });\n`);
	const { stdout: said } = await run(process.execPath, [compiler, "-p", project]).catch((error) => error);
	// The only fault that is found: the package and the programs have none.
	expect(said.trimEnd().split(/\n(?! )/)).toEqual([expect.stringMatching(/\bwrong\.ts\(3,\d+\).*slug/s)]);
	await rm(join(project, "wrong.ts"));
});

it("curl reads, asks again for nothing, and is told what is wrong", async () => {
	const { stdout } = await example("sh", "read.sh");
	expect(stdout).toMatch(/^Launches of this week:\n( {2}[a-z0-9-]+: .+\n){3}The one with the most votes: [a-z0-9-]+\n/);
	expect(stdout).toContain("Asked again with its tag: 304");
	expect(stdout).toContain("Correct these fields and send it again: /per_page.");
});

it("Python reads every listing", async () => {
	const { stdout } = await example("python3", "read_all.py");
	const counted = await served.db.prepare("SELECT count(*) AS n FROM listings WHERE status = 'live'").first("n");
	expect(stdout.trimEnd().split("\n").at(-1)).toBe(`${counted} listings`);
});

it("TypeScript takes a website to a launch week, once", async () => {
	const { stdout } = await example(process.execPath, "list-product.ts", `${site.origin}/`);
	expect(stdout).toMatch(/^name: .+ \(.+\)$/m);
	expect(stdout).toMatch(/Queued for the week of \d{4}-\d\d-\d\d\. Put this on the homepage:\n<a href=/);
	const drafts = await served.db.prepare("SELECT count(*) AS n FROM drafts").first<number>("n");
	const again = await example(process.execPath, "list-product.ts", `${site.origin}/`).catch((error) => error);
	expect(again.stdout).toContain("Queued for the week");
	expect(await served.db.prepare("SELECT count(*) AS n FROM drafts").first("n")).toBe(drafts);
});

it("an agent follows next_actions until a person has to act", async () => {
	const { stdout } = await example(process.execPath, "agent.ts", `${site.origin}/pricing.html`);
	expect(stdout).toMatch(
		/Done: submit_listing, get_draft, .*submit_draft, choose_free_listing\. Now it is a person's turn:/,
	);
});

// Last: a product that is live keeps others from being listed at its address.
it("the package's command verifies what the instance says of a website, and notices a changed byte", async () => {
	const newest =
		"UPDATE listings SET status = 'live', launched_at = 1 WHERE id = (SELECT max(id) FROM listings) RETURNING slug";
	const slug = await served.db.prepare(newest).first<string>("slug");
	const proof = await fetch(`${served.origin}/proofs/listings/${slug}.jws`).then((answer) => answer.text());
	const keys = await fetch(`${served.origin}/.well-known/jwks.json`).then((answer) => answer.text());
	await writeFile(join(project, "keys.json"), keys);
	const verified = async (text: string) => {
		await writeFile(join(project, "proof.jws"), text);
		return run(join(project, "node_modules/.bin/launchweek-verify"), ["proof.jws", "--jwks", "keys.json"], {
			cwd: project,
		});
	};
	expect((await verified(proof)).stdout).toContain(`The signature holds: ${served.origin} stated this on `);
	const changed = proof.replace(/\.(.)/, (_, first: string) => (first === "A" ? ".B" : ".A"));
	await expect(verified(changed)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("does not hold") });
});
