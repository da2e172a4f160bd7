import { beforeEach, expect, it } from "vitest";
import editMilestone, { milestoneState } from "#actions/listings/edit-milestone";
import { auditLog, milestones } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let listing_id: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	({ id: listing_id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId }));
	await world.api("POST", `/me/listings/${listing_id}/milestones`, {
		as: ada,
		body: { date: "2026-01-05", title: "First team" },
	});
});

const stored = async () => (await world.db.select().from(milestones))[0];
const edit = async (
	milestone: { date: string; title: string; description?: string; url?: string },
	{ by = ada.userId, was, of = listing_id }: { by?: number; was?: string; of?: number } = {},
) => {
	const now = await stored();
	if (now === undefined) throw new Error("No milestone.");
	const input = { listing_id: of, milestone_id: now.id, was: was ?? milestoneState(now), milestone };
	return performAs(personActor(by), editMilestone, input);
};

it("writes a milestone anew, and nothing where it says the same", async () => {
	await edit({ date: "2026-02-02", title: "Second", description: " More ", url: "https://inkfern.example/news" });
	const told = { date: "2026-02-02", title: "Second", description: "More", url: "https://inkfern.example/news" };
	expect(await stored()).toMatchObject(told);
	await edit(told, { was: "something else" });
	expect(await world.db.select().from(auditLog)).toMatchObject([{ action: "edit_milestone" }]);
	await edit({ date: "2026-02-02", title: "Second" });
	expect(await stored()).toMatchObject({ description: null, url: null });
});

it("refuses what was changed in another window, and tells nobody else of it", async () => {
	const now = await stored();
	const was = now && milestoneState(now);
	await edit({ date: "2026-01-05", title: "Mine" });
	await expect(edit({ date: "2026-01-05", title: "Late" }, { was: was ?? "" })).rejects.toMatchObject({
		code: "listing_conflict",
	});
	const eve = await world.person();
	const theirs = await mintListing(world.db, "eves", { ownerId: eve.userId });
	for (const of of [listing_id, theirs.id]) {
		await expect(edit({ date: "2026-01-05", title: "Eve" }, { by: eve.userId, of })).rejects.toMatchObject({
			code: "not_found",
		});
	}
	expect(await stored()).toMatchObject({ title: "Mine" });
});

it("names what is wrong, and lets one of two at once through", async () => {
	await expect(edit({ date: "2026-02-30", title: " ", url: "http://a.example" })).rejects.toMatchObject({
		errors: [{ pointer: "/milestone/date" }, { pointer: "/milestone/title" }, { pointer: "/milestone/url" }],
	});
	const both = await Promise.allSettled(["A", "B"].map((title) => edit({ date: "2026-01-05", title })));
	expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
