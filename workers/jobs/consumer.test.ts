import { createExecutionContext, createMessageBatch, getQueueResult, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { dueRows } from "#store/outbox";
import { deadLetters, localMails, outbox } from "#store/schema/index";
import { leaveSomeMail } from "#testing/some-mail";
import { makeWorld, type World } from "#testing/world";
import { consume } from "./consumer.ts";

/** What a queue may do to its messages: lose them, double them, bring them late, and bring what nobody has sent. */

const MINUTES_MS = 60_000;
let world: World;
let id: number;
beforeEach(async () => {
	world = await makeWorld();
	await leaveSomeMail(world);
	id = (await world.db.select().from(outbox)).find(({ job }) => job === "send-mail")?.id ?? 0;
});

/** Delivers these bodies together. @returns how many were acknowledged. */
async function deliver(...bodies: unknown[]): Promise<number> {
	const messages = bodies.map((body, index) => ({ id: `${index}`, timestamp: new Date(), attempts: 1, body }));
	const batch = createMessageBatch("launchweek-jobs", messages);
	const execution = createExecutionContext();
	await consume(batch, env, execution);
	const { explicitAcks, ackAll } = await getQueueResult(batch, execution);
	await waitOnExecutionContext(execution);
	return ackAll ? bodies.length : explicitAcks.length;
}
const message = () => ({ v: 1, job: "send-mail", id });
const mails = async () => (await world.db.select().from(localMails)).length;

it("does once what is delivered twice, together and later", async () => {
	expect(await deliver(message(), message())).toBe(2);
	expect(await deliver(message())).toBe(1);
	expect(await mails()).toBe(1);
	expect(await world.db.select().from(deadLetters)).toEqual([]);
});

it("does nothing anew where a message comes after the sweep has done its work", async () => {
	await world.runJobs();
	expect(await mails()).toBe(1);
	expect(await deliver(message())).toBe(1);
	expect(await mails()).toBe(1);
});

it("finds again what a lost message was about, once it counts as lost", async () => {
	const now = Date.now();
	await world.db.update(outbox).set({ sentAt: now });
	const due = (after: number) =>
		dueRows(world.db, {
			now: now + after,
			clockNow: now + after,
			staleBefore: now + after - 5 * MINUTES_MS,
			limit: 9,
		});
	expect(await due(4 * MINUTES_MS)).toEqual([]);
	expect((await due(6 * MINUTES_MS)).map((row) => row.id)).toEqual([id]);
});

it("keeps what nobody can have sent as dead letters, and does the rest of the batch", async () => {
	const poisoned = [
		null,
		"text",
		{ v: 2 },
		{ v: 1, job: 7, id: "x" },
		{ v: 1, kind: "views", id: "a", at: 1, views: [[1]] },
	];
	expect(await deliver(...poisoned, message(), { v: 1, job: "send-mail", id: 999_999 })).toBe(poisoned.length + 2);
	expect(await world.db.select().from(deadLetters)).toHaveLength(poisoned.length);
	expect(await mails()).toBe(1);
});

it("does what is due by the clock that stands now, also after it was turned back", async () => {
	await world.db.update(outbox).set({ dueAt: Date.now() + MINUTES_MS });
	expect(await world.runJobs()).toEqual([]);
	expect(await world.runJobs(new Date(Date.now() + 2 * MINUTES_MS))).toEqual(["send-mail: sent"]);
	// The hour before it comes once more.
	expect(await world.runJobs(new Date(Date.now() - 3_600_000))).toEqual([]);
	expect(await mails()).toBe(1);
});
