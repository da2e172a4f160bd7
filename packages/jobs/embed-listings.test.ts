import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { embedListings } from "#core/jobs/kinds";
import type { Meaning, VectorIndex } from "#core/ports/meaning";
import embedListingsJob from "#jobs/embed-listings";
import { runBatch } from "#store/db";
import { reindexListing } from "#store/listings";
import { jobContext } from "#testing/job-context";
import { mintListing, mintListings } from "#testing/listings";
import { type RunningEmbeddings, startEmbeddings } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

const CONCEPTS = [
	["plumber", "pipes", "leak"],
	["ledger", "bookkeeping"],
];
let world: World;
let service: RunningEmbeddings;
let undo = () => {};
beforeEach(async () => {
	world = await makeWorld();
	service = await startEmbeddings({ concepts: CONCEPTS, apiKey: "secret" });
	undo = asking(service, "small");
});
afterEach(() => undo());

function asking({ baseUrl }: RunningEmbeddings, model: string): () => void {
	return changeSettings({ EMBEDDING_BASE_URL: baseUrl, EMBEDDING_MODEL: model, EMBEDDING_API_KEY: "secret" });
}

let minutes = 0;
const OF_VECTORS = /vectors|embed/;
/** The next minute cron, and what it sets off. */
const minute = async () => {
	minutes++;
	const outcomes = await world.cron(new Date(NOW.getTime() + minutes * 60_000), OF_VECTORS);
	return outcomes.filter((outcome) => OF_VECTORS.test(outcome));
};
interface Row {
	listing_id: number;
	due: number;
	model: string | null;
	text_hash: string | null;
	vector: string | null;
}
const rows = () => world.db.all<Row>(sql`SELECT * FROM listing_vectors ORDER BY listing_id`);

async function change(id: number, set: ReturnType<typeof sql>): Promise<void> {
	await runBatch(world.db, [
		world.db.run(sql`UPDATE listings SET ${set} WHERE id = ${id}`),
		reindexListing(world.db, id),
	]);
}

it("begins with the listings that there are, goes on with those that come, and then has nothing to do", async () => {
	const { id } = await mintListing(world.db, "fixit", { tagline: "Every plumber nearby" });
	expect(await minute()).toEqual([
		"embed-listings: began to ask small in D1",
		`backfill-vectors: listings up to ${id} are noted`,
		"backfill-vectors: every listing is noted",
		"embed-listings: 1 vectors made",
	]);
	expect(await service.calls()).toEqual([["fixit\nEvery plumber nearby\nfixit.example"]]);
	expect(await rows()).toMatchObject([{ listing_id: id, due: 0, model: "small in D1", vector: "fwAA" }]);
	await mintListing(world.db, "books", { tagline: "A ledger" });
	expect(await minute()).toEqual(["embed-listings: 1 vectors made"]);
	expect(await minute()).toEqual([]);
	expect((await service.calls()).length).toBe(2);
});

it("replaces the vector of an edited text, and asks for none where other things change", async () => {
	const { id } = await mintListing(world.db, "fixit", { tagline: "Every plumber nearby" });
	await minute();
	await change(id, sql`votes = 9`);
	expect(await minute()).toEqual([]);
	await change(id, sql`tagline = 'A ledger'`);
	expect(await minute()).toEqual(["embed-listings: 1 vectors made"]);
	expect(await rows()).toMatchObject([{ due: 0, vector: "AH8A" }]);
	await change(id, sql`tagline = 'Other'`);
	await change(id, sql`tagline = 'A ledger'`);
	expect(await minute()).toEqual(["embed-listings: 0 vectors made"]);
	expect((await service.calls()).length).toBe(2);
});

it("keeps no vector of a listing that is hidden, from that moment on", async () => {
	const { id } = await mintListing(world.db, "fixit", { tagline: "Every plumber nearby" });
	await minute();
	await change(id, sql`status = 'draft', launch_week = NULL`);
	expect(await rows()).toMatchObject([{ vector: null, text_hash: null }]);
	expect(await minute()).toEqual(["embed-listings: 0 vectors made, 1 taken away"]);
	expect(await rows()).toEqual([]);
	await change(id, sql`status = 'live', launch_week = '2026-11-16'`);
	expect(await minute()).toEqual(["embed-listings: 1 vectors made"]);
});

it("asks for many in calls of 32, each once", async () => {
	await mintListings(world.db, 70, []);
	await minute();
	const sizes = (await service.calls()).map((texts) => texts.length);
	expect(sizes).toEqual([32, 32, 6]);
	expect((await rows()).every(({ due, vector }) => due === 0 && vector !== null)).toBe(true);
});

it("makes all of them anew with another model", async () => {
	await mintListing(world.db, "fixit", { tagline: "Every plumber nearby" });
	await minute();
	const undoOther = asking(service, "other");
	expect(await minute()).toContain("embed-listings: began to ask other in D1");
	expect(await rows()).toMatchObject([{ model: "other in D1", due: 0 }]);
	undoOther();
});

it("loses no edit that comes while it asks", async () => {
	const { id } = await mintListing(world.db, "fixit", { tagline: "Every plumber nearby" });
	await minute();
	await change(id, sql`tagline = 'pipes'`);
	const context = jobContext(NOW);
	const { meaning } = context.ports;
	if (meaning === null) throw new Error("nobody is asked");
	const racing: Meaning = {
		...meaning,
		async vectorsOf(texts, signal) {
			await change(id, sql`tagline = 'A ledger'`);
			return meaning.vectorsOf(texts, signal);
		},
	};
	const ports = { ...context.ports, meaning: racing };
	await embedListingsJob.run({ subject: "all", payload: {}, cause: "a" }, { ...context, ports });
	expect((await rows())[0]?.due).toBeGreaterThan(0);
	await minute();
	expect(await rows()).toMatchObject([{ due: 0, vector: "AH8A" }]);
});

it("lets a text that is refused keep no other from its vector, and sends it no more until it is another", async () => {
	for (const name of ["a", "b", "poison", "c", "d"]) await mintListing(world.db, name);
	await service.fail({ kind: "refuses", word: "poison" });
	expect(await minute()).toContain("embed-listings: 4 vectors made, 1 refused");
	expect((await rows()).filter(({ vector }) => vector === null)).toMatchObject([{ due: 0 }]);
	const before = (await service.calls()).length;
	expect(await minute()).toEqual([]);
	expect((await service.calls()).length).toBe(before);
});

it.each([
	["is down", { kind: "status", status: 503 }],
	["refuses the key", { kind: "status", status: 401 }],
	["sends no numbers", { kind: "poisoned", vector: [1, null, "NaN"] }],
	["sends no direction", { kind: "poisoned", vector: [0, 0, 0] }],
	["sends no list", { kind: "poisoned", vector: "AAAA" }],
] as const)("tries again later where the service %s", async (_, fault) => {
	await mintListing(world.db, "fixit", { tagline: "Every plumber nearby" });
	await service.fail(fault);
	await minute();
	expect(await rows()).toMatchObject([{ due: 1, vector: null }]);
	await service.fail(null);
	minutes += 24 * 60;
	await minute();
	expect(await rows()).toMatchObject([{ due: 0, vector: "fwAA" }]);
});

it("does nothing where nobody is asked, and notes no change", async () => {
	undo();
	await mintListing(world.db, "fixit");
	expect(await minute()).toEqual([]);
	expect(await rows()).toEqual([]);
	const outcome = await embedListingsJob.run({ subject: "all", payload: {}, cause: "a" }, jobContext(NOW));
	expect(outcome).toBe("nobody is asked");
	expect(embedListingsJob.kind).toBe(embedListings);
});

it("puts vectors where another index is, and takes them away there", async () => {
	const { id } = await mintListing(world.db, "fixit", { tagline: "Every plumber nearby" });
	await minute();
	const kept = new Map<number, Float32Array>();
	const index: VectorIndex = {
		put: async (vectors) => vectors.forEach(({ listingId, values }) => void kept.set(listingId, values)),
		remove: async (ids) => ids.forEach((one) => void kept.delete(one)),
		nearest: async () => [],
	};
	const context = jobContext(NOW);
	const { meaning } = context.ports;
	if (meaning === null) throw new Error("nobody is asked");
	const ports = { ...context.ports, meaning: { ...meaning, index } };
	const run = () => embedListingsJob.run({ subject: "all", payload: {}, cause: "a" }, { ...context, ports });
	await change(id, sql`tagline = 'A ledger'`);
	expect(await run()).toBe("1 vectors made");
	expect(kept.get(id)).toEqual(Float32Array.of(0, 1, 0));
	expect(await rows()).toMatchObject([{ due: 0, vector: null }]);
	await change(id, sql`status = 'draft', launch_week = NULL`);
	expect(await run()).toBe("0 vectors made, 1 taken away");
	expect(kept.size).toBe(0);
});
