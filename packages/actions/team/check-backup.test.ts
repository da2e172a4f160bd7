import { beforeEach, expect, it } from "vitest";
import checkBackup from "#actions/team/check-backup";
import { newestBackups } from "#store/backups";
import { performAs, teamActor } from "#testing/act";
import { begin, run, toTheEnd } from "#testing/backups";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const check = (backup_id: number) => performAs(teamActor(), checkBackup, { backup_id }, NOW);

it("has a backup read again, once however often it is pressed", async () => {
	await begin();
	const { id } = await toTheEnd();
	await run("UPDATE backups SET verified_at = NULL");
	await Promise.all([check(id), check(id), check(id)]);
	expect((await world.runJobs(NOW)).filter((outcome) => outcome.startsWith("verify-backup"))).toHaveLength(1);
	expect(await newestBackups(world.db)).toMatchObject([{ verifiedAt: NOW.getTime(), damage: null }]);
});

it("refuses what is no whole backup", async () => {
	await begin();
	await expect(check(1)).rejects.toMatchObject({ code: "not_found" });
	await expect(check(7)).rejects.toMatchObject({ code: "not_found" });
});
