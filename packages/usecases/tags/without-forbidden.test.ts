import { expect, it } from "vitest";
import { emptySiteDraft } from "#core/drafts/draft-fields";
import { forbiddenTags } from "#store/schema/index";
import { makeWorld } from "#testing/world";
import { withoutForbidden } from "#usecases/tags/without-forbidden";

it("leaves forbidden tags out of what was found, and the field where nothing is left", async () => {
	const { db } = await makeWorld();
	await db.insert(forbiddenTags).values({ key: "élan", tag: "Élan", reason: "Not here.", at: 1 });
	const found = (...value: string[]) => emptySiteDraft({ tags: { value, evidence: [] } });
	expect(await withoutForbidden(db, found("notes", "ÉLAN"))).toEqual(found("notes"));
	expect((await withoutForbidden(db, found("élan"))).fields).toEqual({});
	expect(await withoutForbidden(db, emptySiteDraft())).toEqual(emptySiteDraft());
});
