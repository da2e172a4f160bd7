import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { jobKind } from "#core/jobs/kind";
import { defineJob, JobFailed } from "#jobs/define";
import { JOBS } from "#jobs/registry";
import { LEASE_MS, retryDelayMs, runRow } from "#jobs/run-row";
import sendMail from "#jobs/send-mail";
import { signIn } from "#mails/catalogue/sign-in";
import { runBatch } from "#store/db";
import { deadLettersPage } from "#store/dead-letters";
import { newestLocalMails } from "#store/local-mails";
import { dueRows, enqueue, openRow } from "#store/outbox";
import { jobContext } from "#testing/job-context";
import { makeWorld, NOW, type World } from "#testing/world";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";
import { consume } from "#workers/jobs/consumer";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const now = NOW.getTime();
const context = () => jobContext(NOW);
const due = (at = now, clockNow = at) => dueRows(world.db, { now: at, staleBefore: at, clockNow, limit: 10 });
/** What a job works with when the isolate's own clock says `at`. */
const contextOn = (at: number) => ({ ...context(), clock: { now: () => new Date(at) } });

const kind = (name: string) =>
	jobKind(
		name,
		() => z.codec(z.string(), z.int(), { decode: Number, encode: String }),
		() => PAYLOAD,
	);
const PAYLOAD = z.object({ a: z.int(), later: z.string().default("nothing") });

async function leaveRow(name: string, onceKey?: string) {
	const once = onceKey === undefined ? {} : { onceKey };
	await runBatch(world.db, [
		enqueue(world.db, kind(name), { subject: 7, payload: { a: 1 }, dueAt: now, now, ...once }),
	]);
}

it("runs a row once, however often its message arrives", async () => {
	const seen: unknown[] = [];
	const job = defineJob(kind("note"), {
		run: async (work) => {
			seen.push(work);
			return "noted";
		},
	});
	await leaveRow("note");
	expect(await runRow([job], 1, context())).toBe("noted");
	expect(await runRow([job], 1, context())).toBe("already done");
	expect(seen).toEqual([{ subject: 7, payload: { a: 1, later: "nothing" }, cause: "outbox:1" }]);
	expect(await due()).toEqual([]);
});

it("tries a failure again later, and gives up in the end", async () => {
	const job = defineJob(kind("fail"), {
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
	expect(await deadLettersPage(world.db, { isAll: true, before: null, limit: 5 })).toMatchObject([
		{ job: "fail", error: "no answer", outboxId: 1 },
	]);
});

/** A job whose isolate ends while it works: it begins, and is never heard of again. */
function dyingJob() {
	const begun: string[] = [];
	const givenUp: string[] = [];
	const job = defineJob(kind("die"), {
		run: ({ cause }) => {
			begun.push(cause);
			return new Promise<string>(() => undefined);
		},
		gaveUp: async ({ cause }) => void givenUp.push(cause),
	});
	return { job, begun, givenUp };
}

it("counts a try when it begins, so that a job which ends its isolate is given up as well", async () => {
	const { job, begun, givenUp } = dyingJob();
	await leaveRow("die");
	let clockNow = now;
	for (let attempt = 1; attempt <= 6; attempt++) {
		void runRow([job], 1, contextOn(clockNow));
		await vi.waitFor(() => expect(begun).toHaveLength(attempt));
		expect(await due(now, clockNow), "nothing is sent while it may still be at work").toEqual([]);
		clockNow += LEASE_MS;
		expect(await due(now, clockNow)).toMatchObject([{ attempts: attempt }]);
	}
	expect(await runRow([job], 1, contextOn(clockNow))).toBe(
		"dead letter: it was begun 6 times and never came to an end",
	);
	expect(begun).toHaveLength(6);
	expect(givenUp).toEqual(["outbox:1"]);
	expect(await openRow(world.db, 1)).toBeNull();
	expect(await deadLettersPage(world.db, { isAll: true, before: null, limit: 5 })).toMatchObject([
		{ job: "die", outboxId: 1 },
	]);
});

it("runs and counts a doubled message once", async () => {
	let ends = (_: string): void => undefined;
	let runs = 0;
	const job = defineJob(kind("slow"), {
		run: () => {
			runs++;
			return new Promise<string>((resolve) => {
				ends = resolve;
			});
		},
	});
	await leaveRow("slow");
	const first = runRow([job], 1, context());
	await vi.waitFor(() => expect(runs).toBe(1));
	expect(await Promise.all([runRow([job], 1, context()), runRow([job], 1, context())])).toEqual([
		"already under way",
		"already under way",
	]);
	expect(await openRow(world.db, 1)).toMatchObject({ attempts: 1 });
	ends("done");
	expect(await first).toBe("done");
	expect(runs).toBe(1);
	expect(await runRow([job], 1, context())).toBe("already done");
});

it("mails once when two isolates take the row at once, and when one ends after its mail and another takes over", async () => {
	const to = await addressee("ada@example.com");
	const leave = (cause: string) =>
		runBatch(world.db, [leaveMail(world.db, signIn, { to, cause, facts: { token: "t" }, now: NOW })]);
	await leave("one");
	const outcomes = await Promise.all([runRow(JOBS, 1, context()), runRow(JOBS, 1, context())]);
	expect(outcomes.toSorted()).toEqual(["already under way", "sent"]);
	expect(await newestLocalMails(world.db, 5)).toHaveLength(1);

	await leave("two");
	const { promise: mailed, resolve } = Promise.withResolvers<void>();
	const ending = defineJob(sendMail.kind, {
		run: (work, ctx) =>
			sendMail.run(work, {
				...ctx,
				ports: {
					...ctx.ports,
					mail: {
						async send(mail) {
							await ctx.ports.mail.send(mail);
							resolve();
							return new Promise<never>(() => undefined);
						},
					},
				},
			}),
	});
	void runRow([ending], 2, contextOn(now));
	await mailed;
	expect(await runRow(JOBS, 2, contextOn(now + LEASE_MS - 1))).toBe("already under way");
	expect(await runRow(JOBS, 2, contextOn(now + LEASE_MS))).toBe("sent");
	expect(await newestLocalMails(world.db, 5)).toHaveLength(2);
});

it("lets a run that was taken for dead neither release nor end the one that took over", async () => {
	const { job: dying, begun } = dyingJob();
	let fails = (_: Error): void => undefined;
	const late = defineJob(kind("die"), {
		run: () =>
			new Promise<string>((_, reject) => {
				fails = reject;
			}),
	});
	await leaveRow("die");
	const first = runRow([late], 1, contextOn(now));
	await vi.waitFor(async () => expect(await openRow(world.db, 1)).toMatchObject({ attempts: 1 }));
	void runRow([dying], 1, contextOn(now + LEASE_MS));
	await vi.waitFor(() => expect(begun).toHaveLength(1));
	fails(new JobFailed("too late"));
	expect(await first).toBe("another run has taken over");
	expect(await openRow(world.db, 1)).toMatchObject({ attempts: 2, leaseUntil: now + 2 * LEASE_MS });
	expect(await deadLettersPage(world.db, { isAll: true, before: null, limit: 5 })).toEqual([]);
});

it("tells those who wait before it lays a job aside, and tries that again when it fails", async () => {
	const told: number[] = [];
	const job = defineJob(kind("refuse"), {
		run: async () => {
			throw new JobFailed("pointless");
		},
		gaveUp: async () => {
			told.push(told.length);
			if (told.length === 1) throw new Error("the database is away");
		},
	});
	await leaveRow("refuse");
	expect(await runRow([job], 1, context())).toBe("failed, due again: pointless");
	expect(await deadLettersPage(world.db, { isAll: true, before: null, limit: 5 })).toEqual([]);
	expect(await runRow([job], 1, context())).toBe("dead letter: pointless");
	expect(told).toHaveLength(2);
});

it("lays a job aside in the end, even if those who wait cannot be told", async () => {
	const job = defineJob(kind("refuse"), {
		run: async () => {
			throw new JobFailed("pointless");
		},
		gaveUp: async () => {
			throw new Error("never");
		},
	});
	await leaveRow("refuse");
	for (let attempt = 1; attempt < 12; attempt++)
		expect(await runRow([job], 1, context())).toMatch(/^failed, due again/);
	expect(await runRow([job], 1, context())).toBe("dead letter: pointless; and then: never");
	expect(await openRow(world.db, 1)).toBeNull();
});

it("keeps one open row for a once-key, and frees the key when it is done", async () => {
	const job = defineJob(kind("note"), { run: async () => "noted" });
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
	const letters = await deadLettersPage(world.db, { isAll: true, before: null, limit: 5 });
	expect(letters.map((letter) => letter.error).sort()).toEqual([
		"the queue gave up on it",
		"there is no job named unheard-of",
	]);
});
