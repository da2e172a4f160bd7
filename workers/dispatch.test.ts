import { beforeEach, expect, it } from "vitest";
import { dueRows } from "#store/outbox";
import { outbox } from "#store/schema/index";
import { leaveSomeMail } from "#testing/some-mail";
import { makeWorld, type World } from "#testing/world";
import { dispatchDue } from "./dispatch.ts";

/** What becomes of outbox rows whose messages the queue takes, and of those whose messages it refuses. */

const MINUTE_MS = 60_000;
let world: World;
beforeEach(async () => {
	sent = 0;
	world = await makeWorld();
	await leaveSomeMail(world);
});

/** One that delivers nothing: what is sent stays under way. */
let sent: number;
const silent = {
	async sendBatch(messages: unknown[]) {
		sent += messages.length;
	},
} as unknown as Queue;
/** One that has failed before it took anything. */
const refusing = { sendBatch: () => Promise.reject(new Error("Too Many Requests")) } as unknown as Queue;
const ids = async () => (await world.db.select({ id: outbox.id }).from(outbox)).map(({ id }) => id);
/** What a dispatch would send so long after now. */
async function dueIn(ms: number): Promise<number[]> {
	const now = Date.now() + ms;
	const rows = await dueRows(world.db, { now, clockNow: now, staleBefore: now - 5 * MINUTE_MS, limit: 100 });
	return rows.map(({ id }) => id);
}

it("sends each row once, until its message counts as lost", async () => {
	const all = await ids();
	expect(await dispatchDue(world.db, silent, new Date())).toBe(all.length);
	expect(await dispatchDue(world.db, silent, new Date())).toBe(0);
	expect(sent).toBe(all.length);
	expect(await dueIn(4 * MINUTE_MS)).toEqual([]);
});

it("leaves what the queue refused to the next minute, and not to the next commit", async () => {
	const all = await ids();
	expect(all.length).toBeGreaterThan(0);
	await expect(dispatchDue(world.db, refusing, new Date())).rejects.toThrow("Too Many Requests");
	expect(await dispatchDue(world.db, silent, new Date())).toBe(0);
	expect(await dueIn(MINUTE_MS)).toEqual(all);
});
