import { CRONS, type Cron, MINUTE_CRON, nextFiring, WEEKLY_CRON } from "#core/jobs/cron-times";
import { productionConfig } from "#scripts/lib/deployment";

const LOOK_EVERY_MS = 100;
/** Looks between two crons: most work is done by then. */
const LOOKS_A_ROUND = 10;
/** Without any progress for so long, something is wrong. */
const STUCK_AFTER_MS = 60_000;

/** The crons of wrangler.toml. They stand in the production environment: locally this project's commands fire them. */
export async function crons(): Promise<string[]> {
	const { triggers } = await productionConfig();
	if (!triggers.crons?.length) throw new Error("wrangler.toml names no crons under [env.production.triggers].");
	return triggers.crons;
}

/**
 * Which crons a local instance lacks at a time. What stood still over an hour, as a machine that slept, has missed it.
 * @param before when it was last asked; null at its start, where the hourly one takes up what it was not there for.
 */
export function missedCrons(at: Date, before: Date | null): Cron[] {
	return CRONS.filter((cron) =>
		before === null ? cron !== WEEKLY_CRON : nextFiring(cron, before.getTime()) <= at.getTime(),
	);
}

/**
 * Fires cron handlers of a running local instance as of a time.
 * @throws when the instance does not answer or a handler fails.
 */
export async function fireCrons(origin: string, at: Date, list: readonly string[]): Promise<void> {
	for (const cron of list) {
		const time = String(at.getTime());
		const answer = await ask(origin, `/cdn-cgi/local/scheduled?${new URLSearchParams({ cron, time })}`);
		if (!answer.ok) throw new Error(`The handler of ${cron} failed: ${answer.status} ${await answer.text()}`);
	}
}

/**
 * Sends what is due by a time until nothing is: a job may leave the next one, as reading a site leaves its drafting.
 * @param at the time; absent, it is now, and goes on.
 * @returns how often the minute cron was fired.
 * @throws when the work does not come to an end, naming what is left, and when the cron fails twice with nothing done between.
 */
export async function settle(origin: string, at?: Date, stuckAfterMs = STUCK_AFTER_MS): Promise<number> {
	let left = "";
	let failedWith: string | null = null;
	let progressAt = Date.now();
	for (let rounds = 0; ; rounds++) {
		for (let looks = 0; looks < LOOKS_A_ROUND; looks++) {
			// What a job has left since the question was sent is due as well.
			const by = at ?? new Date(Date.now() + LOOK_EVERY_MS);
			const answer = await ask(origin, `/dev/work?at=${by.getTime()}`);
			const work = (await answer.json()) as Record<string, number>;
			const jobs = Object.entries(work).map(([job, rows]) => `${job} (${rows})`);
			if (jobs.length === 0) return rounds;
			if (jobs.join(", ") !== left) progressAt = Date.now();
			left = jobs.join(", ");
			await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
		}
		if (Date.now() - progressAt > stuckAfterMs) {
			throw new Error(
				`Still due after ${stuckAfterMs / 1000} s without progress: ${left}. The instance's log says why.`,
			);
		}
		try {
			await fireCrons(origin, at ?? new Date(), [MINUTE_CRON]);
			failedWith = null;
		} catch (error) {
			// The local queue refuses more than it can hold: that cron fails, and what is under way goes on.
			if (failedWith === left) throw error;
			failedWith = left;
		}
	}
}

async function ask(origin: string, path: string): Promise<Response> {
	return fetch(origin + path).catch(() => {
		throw new Error(`Nothing answers at ${origin}. Start it with npm start, or set PORT.`);
	});
}
