import { beforeEach, expect, it } from "vitest";
import runImport from "#actions/imports/run-import";
import { importById } from "#store/imports";
import { auditLog } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { beginCheck, goOn, handIn } from "#testing/imports";
import { mintCategory } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let id: number;
beforeEach(async () => {
	world = await makeWorld();
	await mintCategory(world.db, "invoicing");
	id = await handIn("name,website\nAcme,acme.com");
});

const run = () => performAs(teamActor(), runImport, { import_id: id }, NOW);

it("lists only after a check, and once however many press", async () => {
	await expect(run()).rejects.toMatchObject({ code: "invalid_input" });
	await beginCheck(world, id, { category: "invoicing" });
	await expect(run()).rejects.toMatchObject({ code: "invalid_input" });
	await goOn(id);
	const presses = await Promise.allSettled([run(), run(), run()]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	await goOn(id);
	expect(await importById(world.db, id)).toMatchObject({ state: "done", fresh: 1 });
	const audited = (await world.db.select().from(auditLog)).filter(({ action }) => action === "run_import");
	expect(audited).toMatchObject([{ subject: `import:${id}`, detail: { fresh: 1, there: 0, refused: 0 } }]);
});

it("is for the site team, and for imports that there are", async () => {
	const stranger = performAs(personActor(1), runImport, { import_id: id }, NOW);
	await expect(stranger).rejects.toMatchObject({ code: "not_found" });
	await expect(performAs(teamActor(), runImport, { import_id: 99 }, NOW)).rejects.toMatchObject({ code: "not_found" });
});
