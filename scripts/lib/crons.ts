import { productionConfig } from "#scripts/lib/deployment";

/** The crons of wrangler.toml. They stand in the production environment: locally this project's commands fire them. */
export function crons(): string[] {
	const { triggers } = productionConfig();
	if (!triggers.crons?.length) throw new Error("wrangler.toml names no crons under [env.production.triggers].");
	return triggers.crons;
}

/**
 * Fires cron handlers of a running local instance as of a time.
 * @returns the crons fired. @throws when the instance does not answer or a handler fails.
 */
export async function fireCrons(origin: string, at: Date, only?: readonly string[]): Promise<string[]> {
	const list = only ?? crons();
	for (const cron of list) {
		const url = `${origin}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron, time: String(at.getTime()) })}`;
		const answer = await fetch(url).catch(() => {
			throw new Error(`Nothing answers at ${origin}. Start it with npm start, or set PORT.`);
		});
		if (!answer.ok) throw new Error(`The handler of ${cron} failed: ${answer.status} ${await answer.text()}`);
	}
	return [...list];
}
