import { beforeEach, expect, it } from "vitest";
import editCategory from "#actions/team/edit-category";
import { categoryWithTexts } from "#store/category-texts";
import { auditLog } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintCategory } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintCategory(world.db, "invoicing");
});

const SENT = {
	category: "invoicing",
	version: 0,
	description: "Quotes, invoices and reminders.",
	belongs: "",
	excludes: "",
	synonyms: ["invoicing", "rechnung*"],
	hints: ["bill"],
};
const edit = (changes: Partial<typeof SENT> = {}) => performAs(teamActor(), editCategory, { ...SENT, ...changes }, NOW);

it("keeps what the team writes, each phrase once, and says so in the audit log", async () => {
	await edit({ synonyms: [" invoicing ", "invoicing", "rechnung*"], hints: ["bill", "rechnung*"] });
	expect(await categoryWithTexts(world.db, "invoicing")).toMatchObject({
		description: SENT.description,
		synonyms: ["invoicing", "rechnung*"],
		hints: ["bill"],
		version: 1,
	});
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "edit_category", actorKind: "team", detail: { slug: "invoicing", synonyms: 2, hints: 1 } },
	]);
});

it("refuses what somebody else has changed meanwhile, and keeps theirs", async () => {
	await edit();
	await expect(edit({ belongs: "mine" })).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	expect(await categoryWithTexts(world.db, "invoicing")).toMatchObject({ belongs: "", version: 1 });
	await edit({ belongs: "mine", version: 1 });
	expect(await categoryWithTexts(world.db, "invoicing")).toMatchObject({ belongs: "mine", version: 2 });
});

it("names every bad field, and says of each phrase how to go on", async () => {
	const synonyms = ["invoicing", "online platform", "in*", "a\nb", "x".repeat(61)];
	const refused = edit({ synonyms, description: " ", hints: Array.from({ length: 101 }, (_, n) => `bill ${n}`) });
	await expect(refused).rejects.toMatchObject({
		errors: expect.arrayContaining([
			expect.objectContaining({ pointer: "/description", code: "too_short" }),
			expect.objectContaining({ pointer: "/synonyms/1", message: expect.stringContaining("every product uses it") }),
			expect.objectContaining({ pointer: "/synonyms/2", message: expect.stringContaining("star in the wrong place") }),
			expect.objectContaining({ pointer: "/synonyms/3" }),
			expect.objectContaining({ pointer: "/synonyms/4", limit: 60 }),
			expect.objectContaining({ pointer: "/hints", limit: 100 }),
		]),
	});
	expect(await categoryWithTexts(world.db, "invoicing")).toMatchObject({ synonyms: [], version: 0 });
});

it("is for the site team, and for categories that exist", async () => {
	await expect(edit({ category: "nowhere" })).rejects.toMatchObject({ code: "not_found" });
	await expect(performAs(personActor(1), editCategory, SENT, NOW)).rejects.toMatchObject({ code: "not_found" });
	const log = await world.db.select().from(auditLog);
	expect(log.map(({ actorKind, refused }) => [actorKind, refused])).toEqual([
		["team", "not_found"],
		["person", "not_found"],
	]);
});
