import { beforeEach, expect, it } from "vitest";
import exportTable from "#actions/team/export-table";
import { auditLog } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const INPUT = { table: "orders", format: "csv", session_hash: "0".repeat(64) } as const;

it("asks the database whether somebody signed in lately", async () => {
	await expect(performAs(teamActor(), exportTable, INPUT, NOW)).rejects.toMatchObject({ code: "sign_in_again" });
	expect(await world.db.select().from(auditLog)).toEqual([]);
});

it("is for the site team", async () => {
	await expect(performAs(personActor(1), exportTable, INPUT, NOW)).rejects.toMatchObject({ code: "not_found" });
});
