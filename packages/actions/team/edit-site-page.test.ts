import { beforeEach, expect, it } from "vitest";
import editSitePage from "#actions/team/edit-site-page";
import { SITE_PAGE_MAX } from "#core/limits";
import { auditLog } from "#store/schema/index";
import { sitePage } from "#store/site-pages";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const edit = (body: string, version = 0) => performAs(teamActor(), editSitePage, { page: "terms", version, body }, NOW);

it("keeps what the team writes, and says so in the audit log", async () => {
	await edit(" # Ours \n");
	expect(await sitePage(world.db, "terms")).toMatchObject({ body: "# Ours", version: 1, editedAt: NOW.getTime() });
	expect(await sitePage(world.db, "privacy")).toMatchObject({ body: "", version: 0, editedAt: null });
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "edit_site_page", actorKind: "team", subject: "page:terms", detail: { characters: 6 } },
	]);
});

it("refuses what somebody else has changed meanwhile, and texts beyond the bound", async () => {
	await edit("theirs");
	await expect(edit("mine")).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	await expect(edit("x".repeat(SITE_PAGE_MAX + 1), 1)).rejects.toMatchObject({
		errors: [{ pointer: "/body", limit: SITE_PAGE_MAX }],
	});
	expect(await sitePage(world.db, "terms")).toMatchObject({ body: "theirs", version: 1 });
	await edit("", 1);
	expect(await sitePage(world.db, "terms")).toMatchObject({ body: "", version: 2 });
});
