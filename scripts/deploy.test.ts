import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listen, stop } from "#scripts/lib/scripted-site";
import { ROOT } from "#scripts/lib/wrangler";

/** `npm run deploy` against a server that speaks as much of Cloudflare's API as comes before a deployment. */

let dir: string;
let api: Server;
let port: number;
const asked: string[] = [];

/** Two accounts: one with a Worker that has a secret, one without a Worker. */
const WITH_WORKER = "0123456789abcdef0123456789abcdef";
const WITHOUT_WORKER = "fedcba9876543210fedcba9876543210";
const SECRETS = [{ name: "STRIPE_SECRET_KEY", type: "secret_text" }];

beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "launchweek-deploy-"));
	await writeFile(join(dir, "wrangler.toml"), complete(await readFile(`${ROOT}wrangler.toml`, "utf8")));
	api = createServer((request, response) => {
		asked.push(`${request.method} ${request.url?.split("?")[0]}`);
		const success = request.url?.includes(`/${WITH_WORKER}/workers/scripts/launchweek/secrets`) === true;
		const errors = success ? [] : [{ code: 10007, message: "This Worker does not exist on your account." }];
		response.writeHead(success ? 200 : 404, { "content-type": "application/json" });
		response.end(JSON.stringify({ success, result: success ? SECRETS : null, errors, messages: [] }));
	});
	port = await listen(api);
});
afterAll(async () => {
	stop(api);
	await rm(dir, { recursive: true, force: true });
});

/** The project's own configuration as docs/operations.md has it filled in, readable from another folder. */
function complete(toml: string): string {
	return toml
		.replaceAll('"00000000-0000-0000-0000-000000000000"', '"5b1c2a34-0000-4000-8000-000000000001"')
		.replaceAll('"00000000000000000000000000000000"', '"0123456789abcdef0123456789abcdef"')
		.replaceAll("directory.example", "directory.acme.test")
		.replaceAll(/"(dist\/worker\/index\.js|public|migrations)"/g, (_all, path) => JSON.stringify(`${ROOT}${path}`));
}

async function deploy(account: string): Promise<{ code: number | null; error: string; lines: number }> {
	const child = spawn(
		process.execPath,
		[`${ROOT}scripts/deploy.ts`, "--config", join(dir, "wrangler.toml"), "--json"],
		{
			env: {
				...process.env,
				HOME: dir,
				XDG_CONFIG_HOME: dir,
				CLOUDFLARE_API_TOKEN: "token",
				CLOUDFLARE_ACCOUNT_ID: account,
				CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
			},
		},
	);
	let out = "";
	child.stdout.on("data", (chunk) => {
		out += chunk;
	});
	const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
	return { code, error: (JSON.parse(out) as { error: string }).error, lines: out.trim().split("\n").length };
}

it("asks for the deployed Worker's secrets before it begins, and refuses while some are missing", {
	timeout: 120_000,
}, async () => {
	const [some, none] = await Promise.all([deploy(WITH_WORKER), deploy(WITHOUT_WORKER)]);
	expect([some.code, some.lines, none.code, none.lines]).toEqual([1, 1, 1, 1]);
	expect(some.error).toMatch(/^Not deployed: set RESEND_API_KEY, STRIPE_WEBHOOK_SECRET first/);
	expect(none.error).toMatch(/^Not deployed: set RESEND_API_KEY first/);
	expect(asked.length).toBeGreaterThan(0);
	expect(asked.filter((request) => !/^GET .*\/secrets$/.test(request))).toEqual([]);
});
