import { beforeEach, expect, it } from "vitest";
import checkImport from "#actions/imports/check-import";
import type { ColumnMapping } from "#core/imports/columns";
import { importById } from "#store/imports";
import { auditLog, outbox } from "#store/schema/index";
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

const check = (more: { mapping?: ColumnMapping; category?: string | null; categories?: Record<string, string> } = {}) =>
	performAs(
		teamActor(),
		checkImport,
		{ import_id: id, mapping: { name: 0, website: 1 }, categories: {}, category: "invoicing", ...more },
		NOW,
	);

it("begins a pass, once", async () => {
	await check();
	expect(await importById(world.db, id)).toMatchObject({ state: "checking", category: "invoicing", doneTo: 0 });
	await expect(check()).rejects.toMatchObject({ code: "invalid_input" });
	expect((await world.db.select().from(outbox)).map(({ job }) => job)).toEqual(["import-listings"]);
	expect((await world.db.select().from(auditLog)).at(-1)).toMatchObject({ action: "check_import" });
});

it("forgets what an earlier pass found", async () => {
	await beginCheck(world, id);
	await goOn(id);
	expect(await importById(world.db, id)).toMatchObject({ state: "checked", refused: 1 });
	await check();
	expect(await importById(world.db, id)).toMatchObject({ state: "checking", refused: 0, doneTo: 0 });
	await goOn(id);
	expect(await importById(world.db, id)).toMatchObject({ state: "checked", fresh: 1, refused: 0 });
});

it("names what is wrong with the choice of columns and categories", async () => {
	const pointer = (at: string) => ({ errors: [{ pointer: at }] });
	await expect(check({ mapping: { name: 0 } })).rejects.toMatchObject(pointer("/mapping/website"));
	await expect(check({ mapping: { name: 0, website: 0 } })).rejects.toMatchObject(pointer("/mapping/website"));
	await expect(check({ mapping: { name: 0, website: 2 } })).rejects.toMatchObject(pointer("/mapping/website"));
	await expect(check({ category: "nowhere" })).rejects.toMatchObject(pointer("/categories"));
	await expect(check({ categories: { billing: "nowhere" } })).rejects.toMatchObject(pointer("/categories"));
	expect(await importById(world.db, id)).toMatchObject({ state: "open" });
});

it("is for the site team, and for imports that there are", async () => {
	const input = { import_id: id, mapping: {}, categories: {}, category: null };
	await expect(performAs(personActor(1), checkImport, input, NOW)).rejects.toMatchObject({ code: "not_found" });
	const unknown = performAs(teamActor(), checkImport, { ...input, import_id: 99 }, NOW);
	await expect(unknown).rejects.toMatchObject({ code: "not_found" });
});
