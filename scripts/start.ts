import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { SCOPES } from "#core/scopes";
import { demoSql, referenceSql } from "#scripts/demo/index";
import { adminLinkSql, signInAddress } from "#scripts/lib/admin-link";
import { fireCrons } from "#scripts/lib/crons";
import { executeScript, query } from "#scripts/lib/d1";
import { newApiKey } from "#scripts/lib/users";
import { port, startWrangler, stateDir, target, wrangler } from "#scripts/lib/wrangler";

/** `npm start`: the whole service on this machine, with a demo directory in it, no account and no network. */

const DEMO_EMAIL = "demo@example.com";
const ADMIN_EMAIL = "admin@example.com";
const READY_TIMEOUT_MS = 60_000;

const origin = `http://127.0.0.1:${port()}`;
const dir = stateDir();
const keyFile = `${dir}/demo-api-key`;
const startedAt = Date.now();

function progress(line: string): void {
	console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${line}`);
}

async function prepareData(): Promise<void> {
	if (existsSync(`${dir}/seeded`)) {
		progress(`Using the directory kept in ${dir}`);
		await wrangler(["d1", "migrations", "apply", "DB", ...target(false)]);
		return;
	}
	await mkdir(dir, { recursive: true });
	progress("Creating the local database and applying migrations");
	await wrangler(["d1", "migrations", "apply", "DB", ...target(false)]);
	progress("Seeding the demo directory");
	const { sql, key } = await newApiKey(DEMO_EMAIL, "demo", SCOPES);
	await executeScript([referenceSql(), demoSql(new Date()), sql].join("\n"));
	await writeFile(keyFile, `${key}\n`, { mode: 0o600 });
	await writeFile(`${dir}/seeded`, `${new Date().toISOString()}\n`);
}

/** A fresh sign-in link for the administrator at each start: links are single use. */
async function newAdminLink(): Promise<string> {
	const { sql, token } = await adminLinkSql(ADMIN_EMAIL);
	await query(sql);
	return signInAddress(origin, token);
}

async function waitUntilReady(isGone: () => boolean): Promise<void> {
	for (const deadline = Date.now() + READY_TIMEOUT_MS; Date.now() < deadline; ) {
		if (isGone()) throw new Error("The service stopped before it was ready; its output is above.");
		const answer = await fetch(`${origin}/readyz`).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error(`The service did not answer at ${origin} within ${READY_TIMEOUT_MS / 1000} s.`);
}

/** The platform fires crons in production; locally nobody does, so this process does. */
function keepCronsGoing(): void {
	const tick = () => {
		const at = new Date();
		const due = ["* * * * *"];
		if (at.getUTCMinutes() === 0) due.push("0 * * * *");
		if (at.getUTCDay() === 1 && at.getUTCHours() === 0 && at.getUTCMinutes() === 0) due.push("0 0 * * 1");
		fireCrons(origin, at, due).catch((error: Error) => console.error(error.message));
	};
	setInterval(tick, 60_000).unref();
}

async function main(): Promise<void> {
	progress(`Launchweek on port ${port()}, data in ${dir}`);
	await prepareData();
	const adminLink = await newAdminLink();
	const key = (await readFile(keyFile, "utf8")).trim();
	progress("Starting the Worker");
	const child = startWrangler(
		[
			"dev",
			"--ip",
			"127.0.0.1",
			"--port",
			String(port()),
			"--inspector-port",
			"0",
			"--persist-to",
			dir,
			"--show-interactive-dev-session=false",
			"--log-level",
			process.env.LOG_LEVEL ?? "warn",
			"--var",
			`LOCAL_ORIGIN:${origin}`,
		],
		"inherit",
	);
	let gone = false;
	child.on("exit", (code) => {
		gone = true;
		process.exitCode = code ?? 1;
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
	try {
		await waitUntilReady(() => gone);
	} catch (error) {
		child.kill();
		throw error;
	}
	keepCronsGoing();
	console.log(`
  Site          ${origin}/
  API           ${origin}/api/v1
  API document  ${origin}/api/v1/openapi.json
  Tool server   ${origin}/mcp
  Admin link    ${adminLink}
  Demo API key  ${key}

Ready on ${origin}`);
}

main().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
