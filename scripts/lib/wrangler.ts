import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { reasonOf } from "#scripts/lib/wrangler-failure";

export const ROOT = `${join(import.meta.dirname, "../..")}/`;
const WRANGLER = `${ROOT}node_modules/wrangler/bin/wrangler.js`;
const ENDS_WITH_PARENT = pathToFileURL(`${ROOT}scripts/lib/ends-with-parent.ts`).href;

/** What keeps wrangler offline, quiet and without questions. */
export const OFFLINE_ENV: Record<string, string> = {
	CI: "1",
	WRANGLER_SEND_METRICS: "false",
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	NO_COLOR: "1",
};

/** Where the local instance keeps its data. */
export function stateDir(): string {
	return process.env.STATE_DIR ?? `${ROOT}.state`;
}

/** Port of the local instance. */
export function port(): number {
	const text = process.env.PORT ?? "8787";
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < 1 || value > 65535)
		throw new Error(`PORT must be a whole number from 1 to 65535, not "${text}".`);
	return value;
}

/** Which database a command works on. */
export function target(remote: boolean): string[] {
	return remote ? ["--remote", "--env", "production"] : ["--local", "--persist-to", stateDir()];
}

/** Starts wrangler on this project's own Node. It ends with this process, also when that is killed. */
export function startWrangler(
	args: readonly string[],
	stdio: "pipe" | "inherit" | "stderr",
	variables: Readonly<Record<string, string>> = {},
) {
	const output = stdio === "stderr" ? 2 : stdio;
	return spawn(process.execPath, ["--no-warnings", "--import", ENDS_WITH_PARENT, WRANGLER, ...args], {
		cwd: ROOT,
		env: { ...process.env, ...OFFLINE_ENV, ...variables },
		stdio: ["ignore", output, output, "ipc"],
	});
}

/**
 * Runs wrangler to its end.
 * @returns what it printed on standard output.
 * @param variables of its environment, over those of this process.
 * @throws in one sentence when it fails: what was run, and why it failed.
 */
export async function wrangler(
	args: readonly string[],
	variables: Readonly<Record<string, string>> = {},
): Promise<string> {
	const child = startWrangler(args, "pipe", variables);
	let out = "";
	let err = "";
	child.stdout?.on("data", (chunk: Buffer) => {
		out += chunk;
	});
	child.stderr?.on("data", (chunk: Buffer) => {
		err += chunk;
	});
	const code = await new Promise<number | null>((resolve, reject) => {
		child.on("error", reject);
		child.on("close", resolve);
	});
	if (code !== 0) {
		const words = args.filter((arg) => !arg.startsWith("-")).slice(0, 2);
		throw new Error(`wrangler ${words.join(" ")} failed: ${reasonOf(err + out)}`);
	}
	return out;
}
