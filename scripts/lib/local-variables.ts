import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "#scripts/lib/findings";
import { ROOT } from "#scripts/lib/wrangler";
import { readVariables, VARIABLE_NAMES } from "#workers/settings/problems";

/** Where the variables of the local instance stand, beside those of wrangler.toml. Source: docs/operations.md#settings. */
const FILE = ".dev.vars";

/** Those of wrangler.toml, and `.dev.vars` over them, as `wrangler dev` reads them. @param dir the project's folder. */
async function localVariables(dir: string): Promise<Record<string, string>> {
	// Loading wrangler takes a second.
	const { unstable_getVarsForDev, unstable_readConfig } = await import("wrangler");
	const config = join(dir, "wrangler.toml");
	const { vars } = unstable_readConfig({ config }, { hideWarnings: true });
	const read = unstable_getVarsForDev(config, undefined, vars, undefined, true);
	return Object.fromEntries(Object.entries(read).map(([name, { value }]) => [name, String(value)]));
}

/** What the local instance is started with that is missing or wrong, by the rules of the Worker, and what nothing reads. */
export async function localFindings(dir = ROOT): Promise<Finding[]> {
	const values = await localVariables(dir);
	const read = readVariables(values);
	const wrong = read.ok ? [] : read.problems;
	// Without that file wrangler reads .env, in which those of other programs may stand.
	const given = existsSync(join(dir, FILE)) ? Object.keys(values) : [];
	const unread = given.filter((name) => !VARIABLE_NAMES.includes(name) && !wrong.some((one) => one.name === name));
	const mend = `look for its name in docs/operations.md#settings, or take it out of ${FILE}`;
	return [
		...wrong.map(({ name, fix }): Finding => ({ level: "wrong", what: name, fix: localFix(fix) })),
		...unread.map((name): Finding => ({ level: "wrong", what: name, fix: `nothing reads it: ${mend}` })),
	];
}

/** Fixes are said for deployments, which keep their secrets elsewhere. */
const localFix = (fix: string) =>
	fix.replace(/set the secret with `npx wrangler secret put (\w+) --env production`/, `set $1 in ${FILE}`);
