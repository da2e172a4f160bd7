import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { backupFolder } from "#core/backups/backup";
import { DAY_MS } from "#core/launches/week";
import { newestBackups } from "#store/backups";
import { begin, run, toTheEnd } from "#testing/backups";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await setSettings({ backups_kept_days: "1", backups_kept_weeks: "1", backups_kept_months: "1" });
});

const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const keysOf = async (name: string) => (await env.BACKUPS.list({ prefix: backupFolder(name) })).objects.length;

it("removes what has outlived its time with its objects, and nothing of the others", async () => {
	await begin(NOW);
	const old = await toTheEnd(NOW);
	await begin(after(1));
	const newest = await toTheEnd(after(1));
	expect(await keysOf(old.name)).toBeGreaterThan(2);
	const outcomes = await world.cron(after(1));
	expect(outcomes).toContainEqual(expect.stringContaining(`of ${old.name}`));
	expect(await keysOf(old.name)).toBe(0);
	expect(await keysOf(newest.name)).toBeGreaterThan(2);
	expect((await newestBackups(world.db)).map(({ name }) => name)).toEqual([newest.name]);
	// The newest stays, however old it grows.
	expect(await world.cron(after(800))).not.toContainEqual(expect.stringContaining("forget-backups"));
});

it("removes what is left of one that failed after a week", async () => {
	await begin(NOW);
	const { name } = await toTheEnd(NOW);
	await run("UPDATE backups SET state = 'failed', taken_at = NULL");
	await world.cron(after(7));
	expect(await keysOf(name)).toBeGreaterThan(2);
	await world.cron(after(7.1));
	expect([await keysOf(name), (await newestBackups(world.db)).length]).toEqual([0, 0]);
});
