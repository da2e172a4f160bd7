import { workerdCpuNs } from "#scripts/lib/cpu";

/** What a benchmark asks again and again. */
export type Door = () => Promise<Response>;

/** A door whose work is done elsewhere than in workerd. */
export interface ForeignDoor {
	door: Door;
	/** Nanoseconds of CPU that who answers it has used so far. */
	cpuNs(): Promise<number>;
}

const CONNECTIONS = 8;

/**
 * Asks a door over a few connections at once.
 * @returns milliseconds of CPU a request, of workerd unless the door says whose.
 * @throws on an answer that is no success, and not 304.
 */
export async function cpuPerRequest(asked: Door | ForeignDoor, requests: number): Promise<number> {
	const { door, cpuNs } = typeof asked === "function" ? { door: asked, cpuNs: workerdCpuNs } : asked;
	const before = await cpuNs();
	let left = requests;
	const work = async () => {
		while (left-- > 0) {
			const response = await door();
			const text = await response.text();
			if ((!response.ok && response.status !== 304) || text.includes('"isError":true'))
				throw new Error(`${response.status} ${text.slice(0, 300)}`);
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, work));
	return ((await cpuNs()) - before) / 1e6 / requests;
}

/**
 * CPU of several doors side by side: each is warmed up, then all are asked in turns, so that a busy machine slows all alike.
 * @param requests at the least, of each door in a round.
 * @param roundMs CPU that a door's requests of a round take at the least: of what costs little, few requests would measure
 *   whether the runtime collected garbage meanwhile. How many that are is told from the warming up, before anything is measured.
 * @returns for each door its milliseconds a request, one number a round.
 */
export async function interleaved(
	doors: readonly (Door | ForeignDoor)[],
	rounds: number,
	requests: number,
	roundMs: number,
): Promise<number[][]> {
	const asked: { door: Door | ForeignDoor; times: number; measured: number[] }[] = [];
	for (const door of doors) {
		const warmMs = await cpuPerRequest(door, Math.ceil(requests / 2));
		asked.push({ door, times: Math.max(requests, Math.ceil(roundMs / warmMs)), measured: [] });
	}
	for (let round = 0; round < rounds; round++)
		for (const { door, times, measured } of asked) measured.push(await cpuPerRequest(door, times));
	return asked.map(({ measured }) => measured);
}

export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}

/** @param share of the values that are smaller. */
export function quantile(values: readonly number[], share: number): number {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
