import { workerdCpuMs } from "#scripts/lib/cpu";

/** What a benchmark asks again and again. */
export type Door = () => Promise<Response>;

const CONNECTIONS = 8;

/**
 * Asks a door over a few connections at once.
 * @returns milliseconds of workerd's CPU a request.
 * @throws on an answer that is no success, and not 304.
 */
export async function cpuPerRequest(door: Door, requests: number): Promise<number> {
	const before = await workerdCpuMs();
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
	return ((await workerdCpuMs()) - before) / requests;
}

/**
 * CPU of several doors side by side: each is warmed up, then all are asked in turns, so that a busy machine slows all alike.
 * @returns for each door its milliseconds a request, one number a round.
 */
export async function interleaved(doors: readonly Door[], rounds: number, requests: number): Promise<number[][]> {
	for (const door of doors) await cpuPerRequest(door, Math.ceil(requests / 2));
	const measured: number[][] = doors.map(() => []);
	for (let round = 0; round < rounds; round++) {
		for (const [index, door] of doors.entries()) measured[index]?.push(await cpuPerRequest(door, requests));
	}
	return measured;
}

export function median(values: readonly number[]): number {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Fills an empty directory with live listings `product-1` to `product-COUNT` of about 1 kB, in one category. */
export async function seedListings(db: D1Database, count: number): Promise<void> {
	const now = Date.now();
	const profile = { description: "A product that measures itself. ".repeat(30) };
	await db.batch([
		db.prepare("INSERT INTO categories (id, slug, name, description, position) VALUES (1, 'tools', 'Tools', '', 1)"),
		db
			.prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
			INSERT INTO listings (id, slug, name, tagline, url, domain, status, plan, primary_category_id, launched_at, created_at, updated_at, votes)
			SELECT i, 'product-' || i, 'Product ' || i, 'What product ' || i || ' does', 'https://product-' || i || '.example/',
				'product-' || i || '.example', 'live', 'free', 1, ?1, ?1, ?1, (i * 7919) % 1009 FROM n`)
			.bind(now),
		db
			.prepare("INSERT INTO listing_profiles (listing_id, profile) SELECT id, ?1 FROM listings")
			.bind(JSON.stringify(profile)),
		db.prepare("INSERT INTO listing_categories (listing_id, category_id, position) SELECT id, 1, 0 FROM listings"),
		db.prepare("INSERT INTO listing_reindex (listing_id) SELECT id FROM listings"),
	]);
}
