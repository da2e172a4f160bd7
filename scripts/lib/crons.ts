import { readFile } from "node:fs/promises";
import { ROOT } from "#scripts/lib/wrangler";

/** The crons of wrangler.toml's default environment. */
export async function crons(): Promise<string[]> {
	const config = await readFile(`${ROOT}wrangler.toml`, "utf8");
	const list = /^crons = (\[.*\])$/m.exec(config)?.[1];
	if (list === undefined) throw new Error("wrangler.toml has no line `crons = [...]`.");
	return JSON.parse(list) as string[];
}

/**
 * Fires cron handlers of a running local instance as of a time.
 * @returns the crons fired. @throws when the instance does not answer or a handler fails.
 */
export async function fireCrons(origin: string, at: Date, only?: readonly string[]): Promise<string[]> {
	const list = only ?? (await crons());
	for (const cron of list) {
		const url = `${origin}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron, time: String(at.getTime()) })}`;
		const answer = await fetch(url).catch(() => {
			throw new Error(`Nothing answers at ${origin}. Start it with npm start, or set PORT.`);
		});
		if (!answer.ok) throw new Error(`The handler of ${cron} failed: ${answer.status} ${await answer.text()}`);
	}
	return [...list];
}
