import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import addSynonym from "#actions/search/add-synonym";
import editSynonym from "#actions/search/edit-synonym";
import { searchSynonyms } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("changes a row as it was read, and saves over nobody", async () => {
	const { db } = await makeWorld();
	const first = { phrase: "windlender", others: ["kite"] };
	const { synonymId: synonym_id } = await performAs(teamActor(), addSynonym, first, NOW);
	await performAs(teamActor(), addSynonym, { phrase: "sailmaker", others: ["kite"] }, NOW);
	const edit = (version: number, change: object = {}) =>
		performAs(teamActor(), editSynonym, { synonym_id, version, ...first, ...change }, NOW);
	expect(await edit(1)).toEqual({ synonymId: synonym_id });
	await edit(1, { others: ["kite", "surfing"] });
	await expect(edit(1, { others: ["sail"] })).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	await expect(edit(2, { phrase: "sailmakers" })).rejects.toMatchObject({ errors: [{ pointer: "/phrase" }] });
	const [row] = await db.select().from(searchSynonyms).where(eq(searchSynonyms.id, synonym_id));
	expect(row).toMatchObject({ others: ["kite", "surfing"], otherStems: ["kite", "surf"], version: 2 });
});
