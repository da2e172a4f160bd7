import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import addSynonym from "#actions/search/add-synonym";
import removeSynonym from "#actions/search/remove-synonym";
import { searchSynonyms } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("takes a row out as it was read, once", async () => {
	const { db } = await makeWorld();
	const input = { phrase: "windlender", others: ["kite"] };
	const { synonymId: synonym_id } = await performAs(teamActor(), addSynonym, input, NOW);
	const remove = (version: number) => performAs(teamActor(), removeSynonym, { synonym_id, version }, NOW);
	await expect(remove(2)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await remove(1);
	await expect(remove(1)).rejects.toMatchObject({ code: "not_found" });
	expect(await db.select().from(searchSynonyms).where(eq(searchSynonyms.id, synonym_id))).toEqual([]);
});
