import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import { CRON_JOBS } from "#jobs/cron-table";
import { leaveDue } from "#jobs/leave-due";
import { JOBS } from "#jobs/registry";
import { run, step, toTheEnd } from "#testing/backups";
import { jobContext } from "#testing/job-context";
import { setSettings } from "#testing/settings";
import { makeWorld } from "#testing/world";

const CLOSING = JSON.stringify({ phase: "closing" });

beforeEach(async () => {
	await makeWorld();
	await setSettings({ backups_daily: "true" });
});

it("is taken once a day from its hour on, pushed on when it stands still, and not where that is turned off", async () => {
	await setSettings({ backup_hour: "3" });
	const day = Date.parse("2026-11-19T00:00:00Z");
	/** What the crons leave for this job; a backup that it begins has been taken at once. */
	const outcomes = async (ms: number) => {
		const at = new Date(day + ms);
		await leaveDue(
			JOBS.filter(({ kind }) => kind.name === "begin-backup" && CRON_JOBS.some((one) => one.kind === kind)),
			jobContext(at),
		);
		const outcome = await step(at);
		if (outcome === "begin-backup: begun") {
			await run(
				"UPDATE backups SET state = 'done', taken_at = moved_at, position = ? WHERE state = 'running'",
				CLOSING,
			);
			await run("DELETE FROM outbox WHERE job = 'take-backup'");
		}
		return outcome;
	};
	expect(await outcomes(2 * 3_600_000)).toBe("begin-backup: begun");
	expect(await outcomes(2.9 * 3_600_000)).toBeNull();
	expect(await outcomes(3 * 3_600_000)).toBe("begin-backup: begun");
	expect(await outcomes(20 * 3_600_000)).toBeNull();
	await setSettings({ backups_daily: "false" });
	expect(await outcomes(3 * DAY_MS)).toBeNull();
	await run("UPDATE backups SET state = 'running', taken_at = NULL, moved_at = 0 WHERE id = 2");
	expect(await outcomes(3 * DAY_MS + 1)).toBe("begin-backup: pushed on one that stood still");
	expect(await toTheEnd(new Date(day + 3 * DAY_MS + 1))).toMatchObject({ id: 2, state: "failed" });
});
