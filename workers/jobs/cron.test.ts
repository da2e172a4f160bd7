import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { countView } from "#testing/views";
import { makeWorld, NOW, type World } from "#testing/world";
import { runCron } from "#workers/jobs/cron";

const MINUTE_MS = 60_000;
const IS_FULL = env.TEST_DEPTH === "full";
/** A queue that delivers nothing: the rows stay as the cron left them. */
const SILENT = { sendBatch: async () => {} } as unknown as Queue;

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function fire(cron: string, at: Date): Promise<void> {
	const execution = createExecutionContext();
	await runCron(createScheduledController({ cron, scheduledTime: at }), { ...env, JOBS: SILENT }, execution);
	await waitOnExecutionContext(execution);
}

const outbox = async () => (await world.db.query.outbox.findMany()).map((row) => `${row.job} ${row.onceKey}`).sort();

/** The minutes of 100 that the cron fires in: in short a third of them, and those about the hour. */
const MINUTES = Array.from({ length: 100 }, (_, index) => index + 1).filter(
	(minute) => IS_FULL || minute % 3 === 0 || Math.abs(minute - 60) <= 1,
);

describe("a service where nothing happens", () => {
	it("writes that its crons fired, once an hour each, and reads a few rows a minute", async () => {
		await mintListing(world.db, "a");
		await world.cron(NOW);
		for (const cron of ["* * * * *", "0 * * * *"]) await fire(cron, NOW);
		const before = await outbox();
		const minutes = await countRows(async () => {
			for (const minute of MINUTES) {
				const at = new Date(NOW.getTime() + minute * MINUTE_MS);
				await fire("* * * * *", at);
				if (minute % 60 === 0) await fire("0 * * * *", at);
			}
		});
		expect(minutes.rowsWritten).toBe(2);
		expect(minutes.rowsRead).toBeLessThan(MINUTES.length * 12);
		expect(await outbox()).toEqual(before);
	});

	it("comes to rest also after what it did is forgotten", async () => {
		await mintListing(world.db, "a");
		await world.person();
		for (let day = 0; day <= 28; day++) await world.cron(new Date(NOW.getTime() + day * 86_400_000));
		await fire("0 * * * *", new Date(NOW.getTime() + 28 * 86_400_000));
		const rest = await countRows(() => fire("0 * * * *", new Date(NOW.getTime() + 29 * 86_400_000)));
		expect(rest.rowsWritten).toBe(1);
	});
});

describe("a cron that finds something to do", () => {
	const at = new Date(NOW.getTime() + MINUTE_MS);
	/** A view is to be counted, and so are the words of a listing. */
	const DUE = ["count-search-words cron:count-search-words", "fold-counters cron:fold-counters"];
	beforeEach(async () => {
		const listing = await mintListing(world.db, "a");
		await world.db.run("UPDATE listings SET row_due = 0");
		await countView(world.db, listing.id, "2026-11-18");
	});

	it("leaves one row for it, however often it fires before that is done", async () => {
		await Promise.all([fire("* * * * *", at), fire("* * * * *", at), fire("* * * * *", at)]);
		await fire("* * * * *", new Date(at.getTime() + MINUTE_MS));
		expect(await outbox()).toEqual(DUE);
	});

	it("finds it later when it was missed", async () => {
		await fire("* * * * *", new Date(at.getTime() + 90 * MINUTE_MS));
		expect(await outbox()).toEqual(DUE);
	});

	it("leaves a row for a job whose look for work fails, so that the failure is seen", async () => {
		await env.DB.prepare("DROP TABLE badge_checks").run();
		await fire("0 * * * *", at);
		expect(await outbox()).toContain("sweep-badges cron:sweep-badges");
	});
});
