import { resolve } from "node:path";
import { runCommand, UsageError } from "#scripts/lib/command";
import { interleaved, median, seedListings } from "#scripts/lib/measure";
import { type Served, serve, UNLIMITED } from "#scripts/lib/served";

/**
 * `npm run bench:slug`: what one read of a listing costs the Worker beside the least it could cost, a Worker that does
 * nothing but ask D1 for the row by one hand-written statement. All in one run, in interleaved rounds.
 */

/** Many and short, so that what slows the machine for a while slows every door of a round. */
const ROUNDS = 41;
const LISTINGS = 500;
const PATH = "/api/v1/listings/product-7";
const FLOOR = `export default {
	async fetch(request, { DB }) {
		const slug = new URL(request.url).pathname.split("/").at(-1);
		return Response.json(await DB.prepare("SELECT * FROM listings WHERE slug = ?1").bind(slug).first());
	},
};`;

interface Floor {
	origin: string;
	stop(): Promise<void>;
}

async function serveFloor(): Promise<Floor> {
	// Loaded when it is needed: --help is answered without it.
	const { convertV4MiniflareOptions, Miniflare } = await import("miniflare");
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			workers: [
				{
					name: "floor",
					modules: true,
					script: FLOOR,
					d1Databases: ["DB"],
					unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
				},
			],
		} as never),
	);
	await miniflare.ready;
	const db = await miniflare.getD1Database("DB");
	await db.batch([
		db.prepare("CREATE TABLE listings (slug TEXT PRIMARY KEY, name TEXT, description TEXT)"),
		db
			.prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LISTINGS})
			INSERT INTO listings SELECT 'product-' || i, 'Product ' || i, ?1 FROM n`)
			.bind("A product that measures itself. ".repeat(30)),
	]);
	return {
		origin: (await miniflare.unsafeGetDirectURL("floor")).origin,
		stop: () => miniflare.dispose(),
	};
}

async function serveSeeded(root?: string): Promise<Served> {
	const served = await serve({ ...UNLIMITED, PUBLIC_ORIGIN: "http://127.0.0.1" }, { root });
	await seedListings(served.db, LISTINGS);
	return served;
}

await runCommand({
	name: "bench:slug",
	summary: "CPU of reading one listing, as a multiple of one hand-written D1 statement in the same run.",
	options: { requests: { type: "string" }, against: { type: "string" } },
	optionText: {
		requests: "Requests a round (200 unless given).",
		against: "Folder of another checkout, with its dependencies installed, to measure in the same rounds.",
	},
	async run({ values, say }) {
		const requests = Number(values.requests ?? 200);
		if (!Number.isInteger(requests) || requests < 1)
			throw new UsageError("--requests takes a whole number of 1 or more.");
		const other = typeof values.against === "string" ? resolve(values.against) : undefined;
		const running: { stop(): Promise<void> }[] = [];
		const started = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
			const instance = await starting;
			running.push(instance);
			return instance;
		};
		try {
			const doors = [{ what: "floor", origin: (await started(serveFloor())).origin }];
			doors.push({ what: "here", origin: (await started(serveSeeded())).directOrigin });
			if (other !== undefined) doors.push({ what: other, origin: (await started(serveSeeded(other))).directOrigin });
			const rounds = await interleaved(
				doors.map(
					({ origin }) =>
						() =>
							fetch(origin + PATH),
				),
				ROUNDS,
				requests,
			);
			const [floor = [], here = []] = rounds;
			// Of each round by itself.
			const times = (own: readonly number[], base: readonly number[]) =>
				median(own.map((ms, round) => ms / (base[round] ?? Number.NaN)));
			say(`CPU of workerd, ms a request: median of ${ROUNDS} interleaved rounds of ${requests}`);
			return doors.map(({ what }, index) => {
				const own = rounds[index] ?? [];
				const cpuMs = median(own);
				const [timesFloor, timesHere] = [times(own, floor), times(own, here)];
				say(`${cpuMs.toFixed(3)}  ${timesFloor.toFixed(2)} x floor  ${timesHere.toFixed(2)} x here  ${what}`);
				return { what, cpuMs, timesFloor, timesHere };
			});
		} finally {
			for (const instance of running) await instance.stop();
		}
	},
});
