import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { defineJob, JobFailed } from "#jobs/define";
import { retryDelayMs, runRow } from "#jobs/run-row";
import { runBatch } from "#store/db";
import { newestDeadLetters, replayDeadLetter } from "#store/dead-letters";
import { dueRows, enqueue, openRow } from "#store/outbox";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";
import { compose } from "#workers/compose";
import { consume } from "#workers/jobs/consumer";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const now = NOW.getTime();
const context = () => compose(env, ORIGIN, createExecutionContext()).jobContext(NOW);
const due = (at = now) => dueRows(world.db, { now: at, staleBefore: at, limit: 10 });

async function leaveRow(job: string, onceKey?: string) {
	await runBatch(world.db, [
		enqueue(world.db, { job, subject: "7", payload: { a: 1 }, dueAt: now, now, ...(onceKey && { onceKey }) }),
	]);
}

it("runs a row once, however often its message arrives", async () => {
	const seen: unknown[] = [];
	const job = defineJob({
		name: "note",
		run: async (work) => {
			seen.push(work);
			return "noted";
		},
	});
	await leaveRow("note");
	expect(await runRow([job], 1, context())).toBe("noted");
	expect(await runRow([job], 1, context())).toBe("already done");
	expect(seen).toEqual([{ subject: "7", payload: { a: 1 }, cause: "outbox:1" }]);
	expect(await due()).toEqual([]);
});

it("tries a failure again later, and gives up in the end", async () => {
	const job = defineJob({
		name: "fail",
		run: async () => {
			throw new Error("no answer");
		},
	});
	await leaveRow("fail");
	expect(await runRow([job], 1, context())).toBe("failed, due again: no answer");
	expect(await due()).toEqual([]);
	expect(await due(now + retryDelayMs(0))).toMatchObject([{ attempts: 1, outcome: "no answer" }]);
	for (let attempt = 2; attempt < 6; attempt++) await runRow([job], 1, context());
	expect(await runRow([job], 1, context())).toBe("dead letter: no answer");
	expect(await openRow(world.db, 1)).toBeNull();
	expect(await newestDeadLetters(world.db, 5)).toMatchObject([{ job: "fail", error: "no answer", outboxId: 1 }]);
});

it("replays a dead letter once", async () => {
	const job = defineJob({
		name: "refuse",
		run: async () => {
			throw new JobFailed("pointless");
		},
	});
	await leaveRow("refuse");
	expect(await runRow([job], 1, context())).toBe("dead letter: pointless");
	expect(await replayDeadLetter(world.db, 1, now)).toBe(true);
	expect(await replayDeadLetter(world.db, 1, now)).toBe(false);
	expect(await due()).toMatchObject([{ job: "refuse", subject: "7", payload: { a: 1 } }]);
});

it("keeps one open row for a once-key, and frees the key when it is done", async () => {
	const job = defineJob({ name: "note", run: async () => "noted" });
	await leaveRow("note", "k");
	await leaveRow("note", "k");
	expect(await due()).toHaveLength(1);
	await runRow([job], 1, context());
	await leaveRow("note", "k");
	expect(await due()).toHaveLength(1);
});

it("acknowledges messages, and keeps what it cannot read where an operator sees it", async () => {
	await leaveRow("unheard-of");
	const batch = createMessageBatch<unknown>("launchweek-jobs", [
		{ id: "a", timestamp: NOW, attempts: 1, body: { v: 1, job: "unheard-of", id: 1 } },
		{ id: "b", timestamp: NOW, attempts: 1, body: "garbage" },
	]);
	const execution = createExecutionContext();
	await consume(batch, env, execution);
	const result = await getQueueResult(batch, execution);
	expect(result.explicitAcks.sort()).toEqual(["a", "b"]);
	const letters = await newestDeadLetters(world.db, 5);
	expect(letters.map((letter) => letter.error).sort()).toEqual([
		"the queue gave up on it",
		"there is no job named unheard-of",
	]);
});
