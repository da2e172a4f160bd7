import { beforeEach, expect, it } from "vitest";
import restoreVersion from "#actions/listings/restore-version";
import type { ListingRow } from "#store/listings";
import { auditLog, listings, listingVersions, outbox } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let listing: ListingRow;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	const evidence = { tagline: [{ quote: "Old", url: "https://inkfern.example/" }] };
	listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId, tagline: "Old", profile: { evidence } });
});

const versionNow = async () => (await world.db.select().from(listings))[0]?.version ?? 0;
const patch = (fields: unknown) => world.api("PATCH", `/me/listings/${listing.id}`, { as: ada, body: { fields } });
const restore = async (edit: number, { by = ada.userId, version }: { by?: number; version?: number } = {}) =>
	performAs(personActor(by), restoreVersion, {
		listing_id: listing.id,
		edit,
		version: version ?? (await versionNow()),
	});
const shown = async () => (await world.api<Record<string, unknown>>("GET", "/listings/inkfern")).body;

it("puts one edit back with its quotes, as a version of its own that can be put back too", async () => {
	const first = await shown();
	await patch({ tagline: "New" });
	const second = await shown();
	await patch({ city: "Lund" });
	await restore(2);
	const third = await shown();
	expect(third).toMatchObject({ tagline: "Old", city: "Lund", evidence: first.evidence });
	await restore(4);
	expect(await shown()).toMatchObject({ tagline: second.tagline, city: "Lund", evidence: second.evidence });
	expect(await world.db.select().from(listingVersions)).toHaveLength(4);
	const copies = (await world.db.select().from(outbox)).filter(({ job }) => job === "mail-edit-copy");
	expect(copies).toHaveLength(4);
	expect((await world.db.select().from(auditLog)).at(-1)).toMatchObject({
		action: "restore_version",
		detail: { edit: 4, fields: "tagline" },
	});
});

it("writes nothing where all is as it was, and refuses what was decided on an older listing", async () => {
	await patch({ tagline: "New" });
	await patch({ tagline: "Old" });
	await restore(2);
	expect(await versionNow()).toBe(3);
	await patch({ city: "Lund" });
	await expect(restore(2, { version: 3 })).rejects.toMatchObject({ code: "listing_conflict" });
	await expect(restore(9)).rejects.toMatchObject({ code: "not_found" });
	const both = await Promise.allSettled([restore(4, { version: 4 }), restore(4, { version: 4 })]);
	expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
	expect(await shown()).toMatchObject({ city: null });
});

it("is for the owner alone", async () => {
	await patch({ tagline: "New" });
	const eve = await world.person();
	await expect(restore(2, { by: eve.userId })).rejects.toMatchObject({ code: "not_found" });
	expect(await shown()).toMatchObject({ tagline: "New" });
});
