import { beforeEach, expect, it } from "vitest";
import addSynonym from "#actions/search/add-synonym";
import restoreSynonyms from "#actions/search/restore-synonyms";
import { synonymsByStems } from "#store/search/synonyms";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await performAs(teamActor(), addSynonym, { phrase: "windlender", others: ["kite", "sails"] }, NOW);
});

type Rows = { phrase: string; others: string[]; now: string[] }[];
const restore = (rows: Rows) => performAs(teamActor(), restoreSynonyms, { rows }, NOW);
const others = async (stems: string) => (await synonymsByStems(world.db, [stems])).get(stems)?.others ?? null;

it("puts rows back as they were, takes out those that were not there, and brings back those that were", async () => {
	await restore([
		{ phrase: "windlender", others: ["kite"], now: ["kite", "sails"] },
		{ phrase: "skipperly", others: ["boats"], now: [] },
	]);
	expect([await others("windlend"), await others("skipperli")]).toEqual([["kite"], ["boats"]]);
	await restore([{ phrase: "skipperly", others: [], now: ["boats"] }]);
	expect(await others("skipperli")).toBeNull();
});

it("changes nothing where one of them is not as it is said to be", async () => {
	const rows = [
		{ phrase: "skipperly", others: ["boats"], now: [] },
		{ phrase: "windlender", others: ["kite"], now: ["kite"] },
	];
	await expect(restore(rows)).rejects.toMatchObject({ code: "changed_meanwhile" });
	expect([await others("windlend"), await others("skipperli")]).toEqual([["kite", "sails"], null]);
});
