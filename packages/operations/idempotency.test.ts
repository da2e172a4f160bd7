import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SignedIn } from "#core/access/caller";
import { SCOPES } from "#core/access/scopes";
import getAccount from "#operations/account/get-account";
import claimListing from "#operations/claims/claim-listing";
import type { Context, Operation } from "#operations/define";
import updateDraft from "#operations/drafts/update-draft";
import { type AnswerCache, type IdempotencyRun, openIdempotency, type RunningKeys } from "#operations/idempotency";
import { runAnyBatch } from "#store/db";
import type { StoredAnswer } from "#store/idempotency";
import { newIsolate } from "#testing/isolates";
import { makeWorld, NOW, type World } from "#testing/world";

/** One isolate: its nearby answers, and the keys that are at work in it. */
let kept: Map<string, { answer: StoredAnswer; ttlSeconds: number }>;
let answers: AnswerCache;
let running: RunningKeys;
let world: World;
beforeEach(async () => {
	world = await makeWorld();
	kept = new Map();
	answers = {
		get: async (name) => kept.get(name)?.answer ?? null,
		put: (name, answer, ttlSeconds) => void kept.set(name, { answer, ttlSeconds }),
	};
	running = new Set();
});

interface Sent {
	key?: string | undefined;
	input?: Record<string, unknown>;
	userId?: number;
	operation?: Operation;
}

function contextOf(userId: number): Context {
	const caller: SignedIn = { kind: "user", userId, credential: "session", scopes: SCOPES, credentialName: null };
	return newIsolate().services.context(caller, NOW);
}

const tryOpen = ({ key, input = {}, userId = 1, operation = updateDraft }: Sent) =>
	openIdempotency(operation, key, input, contextOf(userId), { answers, running });

async function open(sent: Sent): Promise<IdempotencyRun> {
	const run = await tryOpen({ key: "k", ...sent });
	if (run === null) throw new Error("the key was not taken");
	return run;
}

const commit = (run: IdempotencyRun, body: string) => runAnyBatch(world.db, run.claim(201, body));
const pause = () => new Promise((resolve) => setTimeout(resolve, 40));

describe("a key", () => {
	it("is taken by operations that take one, when one was sent", async () => {
		expect(await tryOpen({})).toBeNull();
		expect(await tryOpen({ key: "k", operation: getAccount })).toBeNull();
		expect((await open({})).stored).toBeNull();
	});

	it.each(["", "x".repeat(256), "with space", "line\n", "ümlaut"])("is not %j", async (key) => {
		await expect(tryOpen({ key })).rejects.toMatchObject({ code: "invalid_idempotency_key" });
		expect(running.size).toBe(0);
	});

	it.each(["!", "~", "x".repeat(255)])("may be %j", async (key) => {
		expect((await open({ key })).stored).toBeNull();
	});

	// Both where an answer is kept near, and where only the database has it.
	it.each(["kept near", "in the database"])("of its caller and operation has its answer, %s", async (where) => {
		const first = await open({});
		if (where === "kept near") first.remember(201, "first");
		else await commit(first, "first");
		first.close();
		expect((await open({})).stored).toEqual({ status: 201, body: "first" });
		for (const other of [{ key: "other" }, { userId: 2 }, { operation: claimListing }]) {
			const run = await open(other);
			expect(run.stored, Object.keys(other).join()).toBeNull();
			run.close();
		}
	});

	it("stands for one input, in whatever order its fields were written", async () => {
		const first = await open({ input: { a: 1, b: { c: [1, 2], d: null } } });
		await commit(first, "first");
		first.close();
		expect((await open({ input: { b: { d: null, c: [1, 2] }, a: 1 } })).stored).toMatchObject({ body: "first" });
		for (const input of [{ a: 1, b: { c: [2, 1], d: null } }, { a: 1 }, {}])
			await expect(open({ input })).rejects.toMatchObject({ code: "idempotency_key_reused" });
		// Whoever replays leaves nothing that a later one would wait for.
		expect(running.size).toBe(0);
	});

	it("keeps an answer near for as long as it is replayed", async () => {
		(await open({})).remember(201, "first");
		expect([...kept.values()]).toMatchObject([{ answer: { status: 201, body: "first" }, ttlSeconds: 7 * 86_400 }]);
	});
});

describe("a duplicate in the same isolate", () => {
	it("waits until the first has ended, and has its answer", async () => {
		const first = await open({});
		let hasCome = false;
		const second = open({}).finally(() => {
			hasCome = true;
		});
		await pause();
		expect(hasCome).toBe(false);
		first.remember(201, "first");
		first.close();
		expect((await second).stored).toEqual({ status: 201, body: "first" });
		expect(running.size).toBe(0);
	});

	it("goes on as the first where that one did nothing, and is waited for in its turn", async () => {
		const first = await open({});
		const second = open({});
		await pause();
		first.close();
		expect((await second).stored).toBeNull();
		expect(running.size).toBe(1);
	});

	it("does not wait for another key", async () => {
		await open({ key: "one" });
		expect((await open({ key: "another" })).stored).toBeNull();
		expect(running.size).toBe(2);
	});

	it("is asked to come again when the first does not end", async () => {
		await open({});
		vi.useFakeTimers({ toFake: ["setTimeout"] });
		try {
			let refusal: unknown = null;
			void open({}).catch((error: unknown) => {
				refusal = error;
			});
			for (let seconds = 0; refusal === null && seconds < 60; seconds++) {
				await vi.advanceTimersByTimeAsync(1_000);
				await world.db.$client.prepare("SELECT 1").run();
			}
			expect(refusal).toMatchObject({ code: "idempotency_in_progress", retryAfterSeconds: 2 });
		} finally {
			vi.useRealTimers();
		}
	});
});

describe("whoever lost the race for a key", () => {
	it("has the answer of the one who won it, if there is one by now", async () => {
		const lost = await open({ input: { a: 1 } });
		expect(await lost.lookAgain()).toBeNull();
		await expect(lost.replay()).rejects.toMatchObject({ code: "idempotency_in_progress", retryAfterSeconds: 1 });
		lost.close();
		const won = await open({ input: { a: 1 } });
		await commit(won, "won");
		const answer = { status: 201, body: "won" };
		expect([await lost.lookAgain(), await lost.replay()]).toEqual([answer, answer]);
	});

	it("is refused when the one who won it sent something else", async () => {
		const lost = await open({ input: { a: 1 } });
		lost.close();
		await commit(await open({ input: { a: 2 } }), "won");
		for (const look of [lost.lookAgain, lost.replay])
			await expect(look()).rejects.toMatchObject({ code: "idempotency_key_reused" });
	});
});
