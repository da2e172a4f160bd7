import { expect } from "vitest";

/** Asks so often, and holds that no page says what is left of the limit, or what is said to caches alone. @returns the statuses. */
export async function statusesOf(
	ask: () => Promise<{ status: number; headers: Headers }>,
	times: number,
): Promise<number[]> {
	const statuses: number[] = [];
	for (let i = 0; i < times; i++) {
		const { status, headers } = await ask();
		statuses.push(status);
		if (status !== 200) continue;
		const told = [...headers.keys()].filter((name) => /^(ratelimit|launchweek)/.test(name));
		expect(told, `answer ${i + 1}`).toEqual([]);
	}
	return statuses;
}
