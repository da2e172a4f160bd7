import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import { newestBackups } from "#store/backups";
import { run } from "#testing/backups";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await setSettings({ backups_daily: "true" });
});

it("is taken once a day from its hour on, pushed on when it stands still, and not where that is turned off", async () => {
	await setSettings({ backup_hour: "3" });
	const day = Date.parse("2026-11-19T00:00:00Z");
	const outcomes = async (ms: number) =>
		(await world.cron(new Date(day + ms))).filter((outcome) => outcome.startsWith("begin-backup"));
	expect(await outcomes(2 * 3_600_000)).toEqual(["begin-backup: begun"]);
	expect(await outcomes(2.9 * 3_600_000)).toEqual([]);
	expect(await outcomes(3 * 3_600_000)).toEqual(["begin-backup: begun"]);
	expect(await outcomes(20 * 3_600_000)).toEqual([]);
	await setSettings({ backups_daily: "false" });
	expect(await outcomes(3 * DAY_MS)).toEqual([]);
	await run("UPDATE backups SET state = 'running', taken_at = NULL, moved_at = 0 WHERE id = 2");
	expect(await outcomes(3 * DAY_MS + 1)).toEqual(["begin-backup: pushed on one that stood still"]);
	expect((await newestBackups(world.db))[0]).toMatchObject({ id: 2, state: "failed" });
});
