import { beforeEach, expect, it } from "vitest";
import beginImport from "#actions/imports/begin-import";
import { IMPORT_FILE_MAX_BYTES } from "#core/limits";
import { importById, nextRows } from "#store/imports";
import { auditLog, imports } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { handIn } from "#testing/imports";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("keeps the rows as they stand in the file, with a guess of what the columns mean", async () => {
	const id = await handIn("Tool,Link,Other\nAcme,acme.com,x\nBrio,brio.com\nC,c.com,x,y");
	expect(await importById(world.db, id)).toMatchObject({
		name: "tools.csv",
		state: "open",
		rows: 3,
		columns: ["Tool", "Link", "Other"],
		mapping: { name: 0, website: 1 },
	});
	expect(await nextRows(world.db, { id, doneTo: 0 }, 10)).toMatchObject([
		{ line: 2, cells: ["Acme", "acme.com", "x"], unreadable: null, outcome: null },
		{ line: 3, cells: ["Brio", "brio.com", ""] },
		{ line: 4, unreadable: expect.stringContaining("4 values") },
	]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "begin_import", subject: `import:${id}`, detail: { name: "tools.csv", rows: 3 } },
	]);
});

it("writes rows of any length in statements that the database takes", async () => {
	const long = "x".repeat(150_000);
	const id = await handIn(`name,website\n${Array.from({ length: 6 }, (_, n) => `${long}${n},a.com`).join("\n")}`);
	const rows = await nextRows(world.db, { id, doneTo: 0 }, 10);
	expect(rows.map(({ cells }) => cells[0]?.slice(-1))).toEqual(["0", "1", "2", "3", "4", "5"]);
});

it("refuses what is no table, or too large, and is for the site team", async () => {
	await expect(handIn("name,website")).rejects.toMatchObject({ errors: [{ pointer: "/bytes" }] });
	const bytes = new Uint8Array(IMPORT_FILE_MAX_BYTES + 1).fill(97);
	const large = performAs(teamActor(), beginImport, { name: "a", bytes }, NOW);
	await expect(large).rejects.toMatchObject({ errors: [{ pointer: "/bytes", code: "too_long" }] });
	const stranger = performAs(personActor(1), beginImport, { name: "a", bytes: bytes.slice(0, 3) }, NOW);
	await expect(stranger).rejects.toMatchObject({ code: "not_found" });
	expect(await world.db.select().from(imports)).toEqual([]);
});
