import { beforeEach, expect, it } from "vitest";
import stopImport from "#actions/imports/stop-import";
import { importById } from "#store/imports";
import { auditLog } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { beginCheck, goOn, handIn } from "#testing/imports";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let id: number;
beforeEach(async () => {
	world = await makeWorld();
	id = await handIn("name,website\nAcme,acme.com");
});

const stop = () => performAs(teamActor(), stopImport, { import_id: id }, NOW);

it("ends a pass that is under way, and nothing else", async () => {
	await expect(stop()).rejects.toMatchObject({ code: "invalid_input" });
	await beginCheck(world, id);
	await stop();
	expect(await importById(world.db, id)).toMatchObject({ state: "stopped" });
	expect(await goOn(id)).toBe("no pass is under way");
	await expect(stop()).rejects.toMatchObject({ code: "invalid_input" });
	const stops = (await world.db.select().from(auditLog)).filter(({ action }) => action === "stop_import");
	expect(stops).toMatchObject([{ subject: `import:${id}`, detail: { at_line: 0 } }]);
});

it("is for the site team, and for imports that there are", async () => {
	const stranger = performAs(personActor(1), stopImport, { import_id: id }, NOW);
	await expect(stranger).rejects.toMatchObject({ code: "not_found" });
	await expect(performAs(teamActor(), stopImport, { import_id: 99 }, NOW)).rejects.toMatchObject({ code: "not_found" });
});
