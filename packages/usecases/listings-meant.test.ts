import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openAiCompatibleVectors } from "#adapters/vectors/openai-compatible";
import type { Meaning, VectorIndex } from "#core/ports/meaning";
import { packVector } from "#core/search/vectors";
import { countRows } from "#testing/rows";
import { type EmbeddingFault, type RunningEmbeddings, startEmbeddings } from "#testing/servers";
import { makeWorld, type World } from "#testing/world";
import { COMPARED_MAX, listingsMeant, MEANT_TIMEOUT_MS, NEAREST_MAX, RESTS_MS } from "#usecases/listings-meant";

const NOW_MS = 1_000_000;
let world: World;
let service: RunningEmbeddings;
let meaning: Meaning;
const errors: string[] = [];
const log = { info: () => {}, error: (event: string) => void errors.push(event) };

beforeEach(async () => {
	world = await makeWorld();
	errors.length = 0;
	service = await startEmbeddings({ concepts: [["plumber", "pipes"], ["ledger"]] });
	const vectorsOf = openAiCompatibleVectors({ baseUrl: service.baseUrl, model: "small" });
	meaning = { model: "small", minSimilarity: 0.5, index: null, vectorsOf };
});

const asked = (text: string, clockNow = NOW_MS, of = meaning) =>
	listingsMeant(of, text, { db: world.db, log, clockNow });

async function keep(vectors: readonly (readonly number[])[], model = "small"): Promise<void> {
	const rows = vectors.map((values, index) => [index + 1, packVector(Float32Array.from(values))]);
	await world.db.run(sql`INSERT INTO listing_vectors (listing_id, due, model, vector)
		SELECT value ->> '$[0]', 0, ${model}, value ->> '$[1]' FROM json_each(${JSON.stringify(rows)})`);
}

it("finds what is near, the nearest first, and nothing that is not", async () => {
	await keep([
		[1, 0.9, 0],
		[0, 1, 0],
		[1, 0, 0],
		[-1, 0, 0],
	]);
	expect(await asked("a leak in my pipes, plumber")).toEqual([3, 1]);
	expect(await asked("nothing it knows")).toEqual([]);
	expect(errors).toEqual([]);
});

it("compares no vectors of another model, or of another length", async () => {
	await keep([[1, 0, 0]], "other");
	expect(await asked("pipes")).toEqual([]);
	await world.db.run(sql`DELETE FROM listing_vectors`);
	await keep([[1, 0]]);
	expect(await asked("pipes")).toEqual([]);
});

it("reads so many vectors at most, whatever the directory's size", async () => {
	await keep(Array.from({ length: COMPARED_MAX + 500 }, () => [1, 0, 0]));
	let found: number[] = [];
	const { rowsRead } = await countRows(async () => {
		found = await asked("pipes");
	});
	expect(rowsRead).toBeLessThanOrEqual(COMPARED_MAX + 1);
	expect(found).toHaveLength(NEAREST_MAX);
	expect(Math.min(...found)).toBeGreaterThan(500);
});

it.each([
	["an address", "mail ada@example.com"],
	["a telephone number", "call +44 20 7946 0958"],
])("sends nobody %s", async (_, text) => {
	await asked(text);
	expect(await service.calls()).toEqual([]);
});

it.each<[string, EmbeddingFault]>([
	["is down", { kind: "status", status: 503 }],
	["refuses", { kind: "status", status: 429 }],
	["is poisoned", { kind: "poisoned", vector: [1, "x"] }],
	["is poisoned without end", { kind: "poisoned", vector: Array.from({ length: 5000 }, () => 1) }],
])("finds nothing where the service %s, says so once, and lets it rest", async (_, fault) => {
	await keep([[1, 0, 0]]);
	await service.fail(fault);
	expect(await asked("pipes")).toEqual([]);
	expect(errors).toEqual(["meaning_failed"]);
	await service.fail(null);
	expect(await asked("pipes", NOW_MS + RESTS_MS - 1)).toEqual([]);
	expect(await service.calls()).toHaveLength(1);
	expect(await asked("pipes", NOW_MS + RESTS_MS)).toEqual([1]);
	expect(errors).toHaveLength(1);
});

it("waits no longer than it says for a service that is slow", async () => {
	await keep([[1, 0, 0]]);
	await service.fail({ kind: "slow", ms: 40 * MEANT_TIMEOUT_MS });
	const began = Date.now();
	expect(await asked("pipes")).toEqual([]);
	expect(Date.now() - began).toBeLessThan(20 * MEANT_TIMEOUT_MS);
});

it("asks another index where there is one", async () => {
	const index: VectorIndex = {
		put: async () => {},
		remove: async () => {},
		nearest: async (values, limit) =>
			values[0] === 1 && limit === NEAREST_MAX
				? [
						{ listingId: 7, similarity: 0.9 },
						{ listingId: 8, similarity: 0.49 },
					]
				: [],
	};
	expect(await asked("pipes", NOW_MS, { ...meaning, index })).toEqual([7]);
});
