import { beforeEach, expect, it } from "vitest";
import inviteToListing from "#actions/invites/invite-to-listing";
import { INVITES_MAX } from "#core/limits";
import { auditLog, draftInvites, emailAddresses, localMails } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let eve: Person;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@inkfern.example");
	eve = await world.person("eve@example.com");
	listingId = (await mintListing(world.db, "inkfern", { ownerId: ada.userId })).id;
});

const invite = (email: string, by = ada) =>
	performAs(personActor(by.userId), inviteToListing, { listing_id: listingId, email }, NOW);
const invites = () => world.db.select().from(draftInvites);

it("mails a link to whoever is invited, once, and says so in the audit log", async () => {
	await invite("bo@example.com");
	expect(await invites()).toMatchObject([{ listingId, draftId: null, email: "bo@example.com", invitedBy: ada.userId }]);
	const [{ id } = { id: 0 }] = await invites();
	const log = (await world.db.select().from(auditLog)).filter(({ action }) => action === "invite_to_listing");
	expect(log).toMatchObject([{ subject: `listing:${listingId}`, detail: { invite: id } }]);
	await world.runJobs(NOW);
	const mails = await world.db.select().from(localMails);
	expect(mails).toMatchObject([{ to: "bo@example.com", text: expect.stringContaining("/invites/") }]);
});

it("takes no address of the owner's own, whichever of them it is", async () => {
	await world.db.insert(emailAddresses).values({ address: "ada@home.example", userId: ada.userId, confirmedAt: 1 });
	for (const own of ["ada@inkfern.example", "ADA@home.example"]) {
		await expect(invite(own), own).rejects.toMatchObject({
			code: "invalid_input",
			errors: [{ pointer: "/email", code: "own_address", message: expect.stringContaining("your own") }],
		});
	}
	expect(await invites()).toEqual([]);
	await invite("eve@example.com");
});

it("is its owner's, and nobody else's", async () => {
	await expect(invite("bo@example.com", eve)).rejects.toMatchObject({ code: "not_found" });
	await world.db.run(`UPDATE listings SET owner_id = ${eve.userId}`);
	await expect(invite("bo@example.com")).rejects.toMatchObject({ code: "not_found" });
	expect(await invites()).toEqual([]);
});

it("keeps the bound of a draft, also when invited at once", async () => {
	for (let index = 1; index < INVITES_MAX; index++) await invite(`f${index}@example.com`);
	const last = await Promise.allSettled([invite("bo@example.com"), invite("cy@example.com"), invite("di@example.com")]);
	expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(await invites()).toHaveLength(INVITES_MAX);
});
