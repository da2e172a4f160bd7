import { beforeEach, expect, it } from "vitest";
import correctListing from "#actions/team/correct-listing";
import type { ListingRow } from "#store/listings";
import { auditLog, listingVersions, localMails } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let team: Person;
let listing: ListingRow;
beforeEach(async () => {
	world = await makeWorld();
	[ada, team] = [await world.person(), await world.person()];
	const evidence = { tagline: [{ quote: "Old", url: "https://inkfern.example/" }] };
	listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId, tagline: "Old", profile: { evidence } });
});

const correct = (fields: Record<string, unknown>, more: { version?: number; reason?: string } = {}) =>
	performAs(teamActor(team.userId), correctListing, {
		listing_id: listing.id,
		version: 1,
		reason: "It was somebody else's.",
		fields,
		...more,
	});

it("marks what it changes as the team's, keeps the history, and tells the owner what and why", async () => {
	await correct({ tagline: "New", features: ["One"] });
	const { body } = await world.api("GET", "/listings/inkfern");
	expect(body).toMatchObject({ tagline: "New", features: ["One"], evidence: {} });
	expect(body.typed).toEqual([
		{ field: "name", by: "owner" },
		{ field: "tagline", by: "team" },
		{ field: "features", by: "team" },
	]);
	expect(await world.db.select().from(listingVersions)).toMatchObject([
		{ version: 2, userId: team.userId, before: { tagline: "Old", features: [], typed: {} } },
	]);
	const [note] = await world.db.select().from(auditLog);
	expect(note).toMatchObject({ subject: `listing:${listing.id}`, detail: { reason: "It was somebody else's." } });
	await world.runJobs();
	const [mail] = await world.db.select().from(localMails);
	expect(mail).toMatchObject({ to: ada.email, subject: expect.stringContaining("The site team edited") });
	expect(mail?.text).toContain("Changed: Features and Tagline.");
	expect(mail?.text).toContain("It was somebody else's.");
});

it("refuses an edit without a reason, or of a listing that has changed since, and does nothing when nothing changes", async () => {
	await expect(correct({ tagline: "New" }, { reason: " " })).rejects.toMatchObject({ code: "invalid_input" });
	await expect(correct({ tagline: "New" }, { version: 9 })).rejects.toMatchObject({ code: "listing_conflict" });
	await correct({ tagline: "Old" });
	expect(await world.db.select().from(listingVersions)).toEqual([]);
	expect((await world.db.select().from(auditLog)).map(({ refused }) => refused)).toEqual(["listing_conflict"]);
});

it("edits a listing that nobody owns, and mails nobody", async () => {
	listing = await mintListing(world.db, "orphan");
	await correct({ tagline: "New" });
	await world.runJobs();
	expect(await world.db.select().from(localMails)).toEqual([]);
});
