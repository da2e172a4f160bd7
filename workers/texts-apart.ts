import { env } from "cloudflare:workers";

/**
 * Texts that the build takes out of the script: words and rules that few requests need, which are files of the deployment
 * instead. Nothing of the sources names this module; the build puts it in. Source: docs/start.md#texts-apart.
 */

const files = new Map<string, readonly string[]>();

/**
 * Loads a module when the files of texts that it needs are there. Each caller asks for itself until one has them: what one
 * request waits for must not depend on another, which may be called off.
 * @param paths of the files
 * @throws Error when a file does not come; the next caller asks again.
 */
export async function withTexts<Module>(paths: readonly string[], load: () => Promise<Module>): Promise<Module> {
	const missing = paths.filter((path) => !files.has(path));
	for (const [path, texts] of await Promise.all(missing.map(fetched))) files.set(path, texts);
	return load();
}

/** @throws Error for a module that was loaded without `withTexts`. */
export function textsOf(path: string): readonly string[] {
	const texts = files.get(path);
	if (texts === undefined) throw new Error(`${path} has not been loaded`);
	return texts;
}

async function fetched(path: string): Promise<[string, readonly string[]]> {
	const answer = await (env as { ASSETS: Fetcher }).ASSETS.fetch(`https://assets${path}`);
	if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
	return [path, await answer.json<string[]>()];
}
