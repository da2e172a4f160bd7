import { beforeEach, expect, it } from "vitest";
import { mintDraft } from "#testing/drafts";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

it("shows every field with value, state, quotes and what the drafter found", async () => {
	const draft = await mintDraft(world.db, ada);
	const answer = await world.api<{ fields: Record<string, { evidence: unknown[] }> }>("GET", `/drafts/${draft.id}`, {
		as: ada,
	});
	expect(answer.status).toBe(200);
	expect(Object.keys(answer.body.fields)).toHaveLength(18);
	expect(answer.body).toMatchObject({
		status: "ready",
		fields: {
			name: { value: "Inkfern", state: "ai", ai_value: "Inkfern", evidence: [{ quote: "Inkfern", url: draft.url }] },
			city: { value: null, state: "not_found", ai_value: null, evidence: [] },
		},
		missing: expect.arrayContaining([expect.objectContaining({ field: "categories" })]),
		crawl_report: [{ role: "home", outcome: "read", duration_ms: 5 }],
		next_actions: [{ operation: "update_draft" }, { operation: "list_categories" }],
	});
});

it("does not show somebody else's, nor one that is not there", async () => {
	const draft = await mintDraft(world.db, ada);
	const other = await world.person();
	for (const path of [`/drafts/${draft.id}`, "/drafts/6f1c2f0e-4a53-4f0e-9a54-2d3e0c4b7a11"]) {
		expect(await world.api("GET", path, { as: other })).toMatchObject({ status: 404, body: { code: "not_found" } });
	}
	expect(await world.api("GET", "/drafts/7", { as: ada })).toMatchObject({
		status: 400,
		body: { errors: [{ pointer: "/id" }] },
	});
});
