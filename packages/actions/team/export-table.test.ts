import { beforeEach, expect, it } from "vitest";
import exportTable from "#actions/team/export-table";
import { auditLog, users } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.insert(users).values({ id: 1, email: "ada@example.com", createdAt: 1 });
});

const INPUT = { table: "orders", format: "csv" } as const;

it("asks the database whether somebody signed in lately", async () => {
	await expect(performAs(teamActor(), exportTable, INPUT, NOW)).rejects.toMatchObject({ code: "sign_in_again" });
	const session = await mintSession(world.db, 1);
	expect(await performAs(teamActor(1, session), exportTable, INPUT, NOW)).toEqual({ allowed: true });
	const log = await world.db.select().from(auditLog);
	expect(log.map(({ subject, refused }) => [subject, refused])).toEqual([
		["action:export_table", "sign_in_again"],
		["export:orders", null],
	]);
});

it("is for the site team", async () => {
	await expect(performAs(personActor(1), exportTable, INPUT, NOW)).rejects.toMatchObject({ code: "not_found" });
});
