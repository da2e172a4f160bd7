import type { Settings } from "#core/settings";
import type { SiteValues } from "#core/site-settings/site-settings";
import type { Env } from "#workers/env";
import { readVariables } from "#workers/settings/problems";
import { type Providers, providersOf } from "#workers/settings/providers";
import { settingsOf } from "#workers/settings/settings";
import type { Variables } from "#workers/settings/variables";

/** An environment that was read: nothing behind it looks at a variable again. */
export interface Environment {
	bindings: Env;
	/** Which services of others are used, with their secrets: for whoever chooses adapters, and nobody else. */
	providers: Providers;
	/** The site's address; null where it is the one that is asked, on one's own machine. */
	publicOrigin: string | null;
	/** The site's address for queue and cron handlers, which no request tells. */
	backgroundOrigin: string;
	/** Whether it is somebody's own machine. */
	isLocal: boolean;
	/**
	 * @param values what the site team has set.
	 * @param origin the site's address.
	 */
	settingsAt(values: SiteValues, origin: string): Settings;
	/** Whether what a commit leaves to do is sent at once; otherwise the next cron sends it. */
	dispatchesAtOnce: boolean;
	/** How long what everybody may see is answered from the platform's cache; 0 for never. */
	edgeCacheSeconds: number;
	/** How long it is answered from the memory of an isolate; 0 for never. */
	memorySeconds: number;
	/** How many commits in a hundred fail by intent; 0 in production. */
	faultPercent: number;
}

const REQUIRED = ["DB", "KV", "PICTURES", "BACKUPS", "JOBS", "ASSETS", "MCP_SESSIONS"] as const;

/** The Worker cannot run with this environment; the message names every problem with its fix. */
export class EnvironmentError extends Error {}

/**
 * Reads and checks what the platform handed over. The ONE place where variables and secrets are read.
 * @throws EnvironmentError naming every missing or wrong item at once.
 */
export function readEnvironment(env: Env): Environment {
	const unbound = REQUIRED.filter((name) => env[name] === undefined);
	const read = readVariables(env);
	if (!read.ok || unbound.length > 0) {
		const problems = [
			...unbound.map((name) => ({ name, fix: `keep the binding ${name} in wrangler.toml` })),
			...(read.ok ? [] : read.problems),
		];
		const lines = problems.map(({ name, fix }) => `- ${name}: ${fix}`);
		throw new EnvironmentError(`The environment is not complete:\n${lines.join("\n")}`);
	}
	const { variables } = read;
	const providers = providersOf(variables, {
		ai: env.AI !== undefined,
		email: env.EMAIL !== undefined,
		vectors: env.VECTORS !== undefined,
	});
	const publicOrigin = variables.PUBLIC_ORIGIN ?? null;
	return {
		bindings: bindingsOf(env),
		providers,
		publicOrigin,
		backgroundOrigin: publicOrigin ?? variables.LOCAL_ORIGIN ?? "http://127.0.0.1:8787",
		isLocal: variables.ENVIRONMENT === "local",
		settingsAt: (values, origin) => settingsOf(variables, providers, values, origin),
		dispatchesAtOnce: variables.JOB_DISPATCH !== "manual",
		edgeCacheSeconds: variables.EDGE_CACHE_SECONDS ?? (hasPlatformCache(variables) ? EDGE_CACHE_SECONDS : 0),
		memorySeconds: variables.MEMORY_CACHE_SECONDS ?? (variables.ENVIRONMENT === "local" ? 0 : MEMORY_CACHE_SECONDS),
		faultPercent: variables.FAULT_PERCENT ?? 0,
	};
}

/** Votes and edits show to people who are not signed in after so long at most, beside what their own browser keeps. */
const EDGE_CACHE_SECONDS = 15;

/** The same for what an isolate has in memory: long enough for many requests at once, too short to be noticed. */
const MEMORY_CACHE_SECONDS = 5;

/** Cloudflare gives its cache to Workers on domains of one's own; under workers.dev it keeps nothing. */
function hasPlatformCache({ ENVIRONMENT, PUBLIC_ORIGIN }: Variables): boolean {
	if (ENVIRONMENT === "local" || PUBLIC_ORIGIN === undefined) return false;
	return !new URL(PUBLIC_ORIGIN).hostname.endsWith(".workers.dev");
}

/** The bindings alone, without the variables that came with them. */
function bindingsOf(env: Env): Env {
	const { DB, KV, PICTURES, BACKUPS, JOBS, ASSETS, MCP_SESSIONS, AI, ANALYTICS, EMAIL, VECTORS } = env;
	const { READ_LIMIT, WRITE_LIMIT } = env;
	return {
		DB,
		KV,
		PICTURES,
		BACKUPS,
		JOBS,
		ASSETS,
		MCP_SESSIONS,
		...(AI && { AI }),
		...(ANALYTICS && { ANALYTICS }),
		...(EMAIL && { EMAIL }),
		...(VECTORS && { VECTORS }),
		...(READ_LIMIT && { READ_LIMIT }),
		...(WRITE_LIMIT && { WRITE_LIMIT }),
	};
}
