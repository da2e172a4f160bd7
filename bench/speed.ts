import { readFile, rm } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { resolve } from "node:path";
import { runCommand, UsageError } from "#scripts/lib/command";
import { cpuPerRequest, interleaved, median, quantile } from "#scripts/lib/measure";
import { writeTable } from "#scripts/lib/page-table";
import { type Served, serve, UNLIMITED } from "#scripts/lib/served";
import { workerBundle } from "#scripts/lib/worker-bundle";
import { ROOT } from "#scripts/lib/wrangler";
import { againOf, BY_BARE_ROUTE, type Case, casesAt, FLOORED } from "./speed/cases.ts";
import { seedDirectory } from "./speed/directory.ts";
import { floorBundle, layFloor } from "./speed/floor.ts";
import { type Peer, startPeers } from "./speed/peers.ts";
import { profiled, type Taken } from "./speed/profile.ts";
import { recordedModule } from "./speed/recorder.ts";
import { asText, FLOOR_OF, peerTable, type Row, tableOf } from "./speed/rows.ts";

/**
 * `npm run bench`: what reads, pages, tool calls and writes cost the Worker, beside the least that they could cost, in one
 * run of interleaved rounds on the built bundle. Source: docs/performance.md#cpu-beside-the-floor.
 */

const LISTINGS = 10_000;
/** CPU that a case takes in a round at the least, by more requests where one costs little. */
const ROUND_MS = 250;
/** Warm as an isolate that has answered some thousands is. */
const PROFILED = 1_500;
const SHOWN_FUNCTIONS = 40;

await runCommand({
	name: "bench",
	summary: "CPU of reads, pages, tool calls and writes, as multiples of a bare route with the same statements.",
	options: {
		requests: { type: "string" },
		rounds: { type: "string" },
		only: { type: "string" },
		profile: { type: "string" },
		against: { type: "string" },
		write: { type: "boolean" },
		listings: { type: "string" },
	},
	optionText: {
		requests: "Requests of each case in a round, at the least (60 unless given).",
		rounds: "Rounds (9 unless given).",
		only: "Comma-separated beginnings of the cases to measure, with what they stand beside.",
		profile:
			"Comma-separated cases whose script is sampled instead: whose own time it is, by Worker, part and function.",
		against:
			"The folder of another checkout with the same migrations, whose Worker is asked the same in the same rounds.",
		write: "Put the table into docs/performance.md.",
		listings: `Listings in the directory (${LISTINGS} unless given).`,
	},
	async run({ values, say }) {
		const requests = wholeNumber(values.requests ?? "60", "--requests");
		const rounds = wholeNumber(values.rounds ?? "9", "--rounds");
		const listings = wholeNumber(values.listings ?? String(LISTINGS), "--listings");
		const bundle = await floorBundle();
		const origin = { PUBLIC_ORIGIN: "http://127.0.0.1" };
		const kept = { vars: { MEMORY_CACHE_SECONDS: "60" } };
		const root = typeof values.against === "string" ? resolve(values.against) : null;
		const served = await serve(
			{ ...UNLIMITED, ...origin },
			{
				beside: {
					recorder: { around: recordedModule() },
					deployed: kept,
					...(root !== null && { other: { root }, "other deployed": { root, ...kept } }),
				},
				bare: { floor: bundle },
				consumes: false,
				filesApart: true,
				inspects: values.profile !== undefined,
			},
		);
		let peers: Peer[] = [];
		try {
			const { floor = "", recorder = "", deployed = "" } = served.besides;
			const person = await seedDirectory(served, listings);
			say(`${listings.toLocaleString("en")} listings; load of the machine ${loadavg()[0]?.toFixed(1)}`);
			const recorded = new Map<string, { statements: number; calls: number }>();
			for (const [name, asked] of Object.entries(FLOORED)) {
				const { statements, calls } = await layFloor(floor, recorder, name, asked);
				recorded.set(name, { statements: statements.length, calls });
			}
			const places = { plain: served.directOrigin, deployed, floor, key: person.key };
			if (typeof values.profile === "string") {
				const all = await casesAt(places);
				const named = values.profile.split(",").map((name) => all.find((one) => one.name === name));
				const profiles: object[] = [];
				for (const one of named) {
					if (one === undefined) throw new UsageError("No case has this name.");
					profiles.push(await profileOf(served, one, requests, say));
				}
				return profiles;
			}
			const { other, "other deployed": otherDeployed } = served.besides;
			const others =
				other && otherDeployed ? ofOther(await casesAt({ ...places, plain: other, deployed: otherDeployed })) : [];
			if (root === null) peers = await startPeers(served);
			for (const { name, version } of peers) say(`beside ${name} ${version}`);
			const cases = chosen(
				[
					...(await casesAt(places)).flatMap((one) => [one, ...others.filter(({ beside }) => beside === one.name)]),
					...peers.flatMap((peer) => peer.cases),
				],
				values.only,
			);
			const measured = await interleaved(
				cases.map(({ door }) => door),
				rounds,
				requests,
				ROUND_MS,
			);
			const rows = cases.map(({ name, beside, aim, atLeast = null }, index): Row => {
				const own = measured[index] ?? [];
				const times = (other: string) => {
					const base = measured[cases.findIndex((one) => one.name === other)] ?? [];
					return own.map((ms, round) => ms / (base[round] ?? Number.NaN));
				};
				const ratios = times(beside);
				const spread = [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const;
				const timesOfPeer = {
					timesFloor: median(times(FLOOR_OF + beside)),
					timesAgain: median(times(againOf(beside))),
				};
				return {
					name,
					cpuMs: median(own),
					beside,
					ratio: median(ratios),
					spread,
					aim,
					atLeast,
					...(atLeast !== null && timesOfPeer),
					...recorded.get(name),
				};
			});
			say(
				`CPU of workerd, ms a request: median of ${rounds} interleaved rounds of ${requests} requests or ${ROUND_MS} ms`,
			);
			for (const row of rows) say(asText(row));
			if (values.write === true) {
				const isPeers = ({ atLeast }: Row) => atLeast !== null;
				await writeTable("docs/performance.md", "speed", tableOf(rows.filter((row) => !isPeers(row))));
				if (rows.some(isPeers)) await writeTable("docs/performance.md", "peers", peerTable(rows));
			}
			return {
				machine: machine(),
				versions: { ...(await versions()), ...Object.fromEntries(peers.map(({ name, version }) => [name, version])) },
				listings,
				rounds,
				requests,
				rows,
			};
		} finally {
			await Promise.all(peers.map((peer) => peer.stop()));
			await served.stop();
			await rm(bundle, { recursive: true, force: true });
		}
	},
});

async function profileOf({ miniflare }: Served, { name, door }: Case, given: number, say: (line: string) => void) {
	const requests = Math.max(given, PROFILED);
	await cpuPerRequest(door, requests);
	const profiles = await profiled(await miniflare.getInspectorURL(), await workerBundle(ROOT), async () => {
		await cpuPerRequest(door, requests);
	});
	const shown = ({ share, name }: Taken) => `${(share * 100).toFixed(1).padStart(6)}%  ${name}`;
	say(`${name}: own time of ${requests} requests`);
	for (const { worker, share, ms, parts, functions } of profiles) {
		say(shown({ share, name: `${worker}, ${(ms / requests).toFixed(3)} ms a request` }));
		for (const part of parts) say(`  ${shown(part)}`);
		for (const one of functions.slice(0, SHOWN_FUNCTIONS)) say(`    ${shown(one)}`);
	}
	return { name, requests, profiles };
}

function wholeNumber(given: string | boolean, name: string): number {
	const number = Number(given);
	if (!Number.isInteger(number) || number < 1) throw new UsageError(`${name} takes a whole number of 1 or more.`);
	return number;
}

/** The same cases of another Worker, each beside ours; the floor is one for both. */
function ofOther(cases: readonly Case[]): Case[] {
	return cases
		.filter(({ name, beside }) => beside !== name && !name.startsWith(FLOOR_OF) && !name.endsWith(BY_BARE_ROUTE))
		.map(({ name, door }) => ({ name: `${name} of the other`, door, beside: name, aim: null }));
}

/** The named cases and, however far away, what they stand beside. */
function chosen(cases: readonly Case[], only: string | boolean | undefined): Case[] {
	if (typeof only !== "string") return [...cases];
	const kept = new Set<string>();
	const keep = (name: string) => {
		if (kept.has(name)) return;
		kept.add(name);
		const found = cases.find((one) => one.name === name);
		keep(found?.beside ?? name);
		if (found?.atLeast !== undefined) keep(againOf(found.beside));
	};
	for (const { name } of cases) if (only.split(",").some((begin) => name.startsWith(begin))) keep(name);
	if (kept.size === 0)
		throw new UsageError(`No case begins so; there are: ${cases.map(({ name }) => name).join(", ")}.`);
	return cases.filter(({ name }) => kept.has(name));
}

function machine() {
	const model = cpus()[0]?.model ?? "unknown";
	return { cores: availableParallelism(), model, memoryBytes: totalmem(), load: loadavg() };
}

async function versions(): Promise<Record<string, string>> {
	const { dependencies, devDependencies } = JSON.parse(await readFile(`${ROOT}package.json`, "utf8")) as Record<
		"dependencies" | "devDependencies",
		Record<string, string>
	>;
	const named = ["hono", "zod", "drizzle-orm", "miniflare", "wrangler"];
	const all = { ...dependencies, ...devDependencies };
	return { node: process.version, ...Object.fromEntries(named.map((name) => [name, all[name] ?? "unknown"])) };
}
