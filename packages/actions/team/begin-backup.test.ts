import { beforeEach, expect, it } from "vitest";
import beginBackup from "#actions/team/begin-backup";
import { newestBackups } from "#store/backups";
import { performAs, personActor, teamActor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("begins one, also where none is taken by itself, and no second one beside it", async () => {
	const presses = await Promise.allSettled([1, 2].map(() => performAs(teamActor(), beginBackup, {}, NOW)));
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(await newestBackups(world.db)).toMatchObject([{ state: "running", isAsked: true, begunAt: NOW.getTime() }]);
	expect(await world.runJobs(NOW)).toContain("take-backup: done");
	await performAs(teamActor(), beginBackup, {}, new Date(NOW.getTime() + 1));
	expect(await newestBackups(world.db)).toHaveLength(2);
});

it("is for the site team alone", async () => {
	await expect(performAs(personActor(1), beginBackup, {}, NOW)).rejects.toMatchObject({ code: "not_found" });
	expect(await newestBackups(world.db)).toEqual([]);
});
