import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { workerdCpuNs } from "#scripts/lib/cpu";

/** Answers everything, and has what the configuration names. */
export const EMPTY_WORKER = `import { DurableObject } from "cloudflare:workers";
export class McpSession extends DurableObject {}
export default { fetch: () => Response.json({ status: "ok" }), queue() {}, scheduled() {} };`;

const PORT_TIMEOUT_MS = 60_000;
const CONFIG_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Milliseconds of CPU that the runtime takes to load a Worker, without bindings and simulators, and to answer `/healthz`.
 * @param bundle folder of the built Worker; null for one that does nothing.
 */
export function bareWorkerd(bundle: string | null): Promise<number> {
	return inBareWorkerd(bundle, async (origin) => {
		const answer = await fetch(`${origin}/healthz`);
		await answer.text();
		if (!answer.ok) throw new Error(`The Worker answered with ${answer.status}.`);
		return (await workerdCpuNs()) / 1e6;
	});
}

/** Runs a Worker in a runtime of its own while it is used. @param bundle its folder; null for one that does nothing. */
export async function inBareWorkerd<T>(bundle: string | null, use: (origin: string) => Promise<T>): Promise<T> {
	const dir = await mkdtemp(join(tmpdir(), "launchweek-bare-"));
	try {
		const apart = bundle === null ? [] : (await readdir(bundle)).filter((file) => /\.(js|wasm)$/.test(file));
		if (bundle === null) await writeFile(join(dir, "index.js"), EMPTY_WORKER);
		else for (const file of apart) await symlink(join(bundle, file), join(dir, file));
		const modules = ["index.js", ...apart.filter((file) => file !== "index.js")].map(
			(file) => `(name = "${file}", ${file.endsWith(".wasm") ? "wasm" : "esModule"} = embed "${file}")`,
		);
		await writeFile(join(dir, "bare.capnp"), configOf(modules));
		return await running(await compiledConfig(join(dir, "bare.capnp")), use);
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}

/** Source: workerd's own `workerd.capnp`; the dates and flags are those of wrangler.toml. */
function configOf(modules: readonly string[]): string {
	return `@0xdbb9ad1f14bf0b36;
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [${modules.join(", ")}],
  compatibilityDate = "2026-09-25",
  compatibilityFlags = ["global_fetch_strictly_public", "new_module_registry"],
  durableObjectNamespaces = [(className = "McpSession", uniqueKey = "sessions")],
  durableObjectStorage = (inMemory = void)
);`;
}

/** Its own binary, not the script that looks for it: only that is measured. */
function workerdBinary(): string {
	const { default: workerd } = createRequire(createRequire(import.meta.url).resolve("miniflare"))("workerd") as {
		default: string;
	};
	return workerd;
}

/**
 * The configuration in the form in which miniflare hands it over, too: a runtime that reads it as text takes 20 ms more for the
 * modules that it names, which is no part of what a Worker costs.
 */
async function compiledConfig(text: string): Promise<string> {
	const file = `${text}.bin`;
	const { stdout } = await promisify(execFile)(workerdBinary(), ["compile", "--config-only", text], {
		encoding: "buffer",
		maxBuffer: CONFIG_MAX_BYTES,
	});
	await writeFile(file, stdout);
	return file;
}

async function running<T>(config: string, use: (origin: string) => Promise<T>): Promise<T> {
	const child = spawn(workerdBinary(), ["serve", "--experimental", "--binary", "--control-fd=3", config], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const ended = once(child, "exit");
	try {
		return await use(`http://127.0.0.1:${await portOf(child.stdio[3] as Readable)}`);
	} finally {
		child.kill("SIGKILL");
		await ended;
	}
}

/** The runtime says on its control channel where it listens. */
async function portOf(control: Readable): Promise<number> {
	let said = "";
	const signal = AbortSignal.timeout(PORT_TIMEOUT_MS);
	return new Promise((resolve, reject) => {
		signal.addEventListener("abort", () => reject(new Error("The runtime did not say where it listens.")));
		control.on("end", () => reject(new Error("The runtime ended before it listened.")));
		control.on("data", (chunk: Buffer) => {
			said += chunk.toString();
			const port = /"port":(\d+)/.exec(said)?.[1];
			if (port !== undefined) resolve(Number(port));
		});
	});
}
