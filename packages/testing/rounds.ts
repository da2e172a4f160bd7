import { env } from "cloudflare:workers";
import { readSettingsOnce } from "#testing/settings";

/**
 * Counts how often a piece of work waits for the database, one wait after the other: calls made together are one round,
 * however many statements they are. Each round begins when all calls of the one before are answered.
 */
export async function countRounds<T>(work: () => Promise<T>): Promise<{ rounds: number; result: T }> {
	await readSettingsOnce();
	const database = Object.getPrototypeOf(env.DB) as Record<string, Call>;
	const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1")) as Record<string, Call>;
	let rounds = 0;
	let running = 0;
	let waiting: (() => void)[] = [];
	const begin = () => {
		if (running > 0 || waiting.length === 0) return;
		rounds++;
		running = waiting.length;
		for (const go of waiting.splice(0)) go();
	};
	const undo = [
		...["batch"].map((name) => [database, name] as const),
		...["all", "run", "raw", "first"].map((name) => [statement, name] as const),
	].map(([owner, name]) => {
		const original = owner[name];
		if (original === undefined) throw new Error(`D1 has no ${name}`);
		owner[name] = async function (...given) {
			await new Promise<void>((resolve) => {
				waiting.push(resolve);
				setTimeout(begin);
			});
			try {
				return await original.apply(this, given);
			} finally {
				running--;
				setTimeout(begin);
			}
		};
		return () => Object.assign(owner, { [name]: original });
	});
	try {
		const result = await work();
		return { result, rounds };
	} finally {
		waiting = [];
		for (const put of undo) put();
	}
}

type Call = (this: unknown, ...given: unknown[]) => Promise<unknown>;
