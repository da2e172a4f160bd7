import { beforeEach, expect, it } from "vitest";
import acceptInvite from "#actions/invites/accept-invite";
import revokeInvite from "#actions/invites/revoke-invite";
import { auditLog, draftInvites } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let draft_id: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	draft_id = (await mintDraft(world.db, ada)).id;
	await invite();
});

const EMAIL = "bo@example.com";
const invite = () => world.api("POST", `/drafts/${draft_id}/invites`, { as: ada, body: { email: EMAIL } });
const revoke = (by = ada.userId, email = EMAIL) =>
	performAs(personActor(by), revokeInvite, { of: { draft_id }, email });
const statuses = async () => (await world.db.select().from(draftInvites)).map(({ status }) => status);
const linkHash = async () => (await world.db.select().from(draftInvites))[0]?.tokenHash ?? "";

it("has the link work no more, once, and is undone by inviting again", async () => {
	await revoke();
	await revoke(ada.userId, "BO@example.com");
	expect(await statuses()).toEqual(["revoked"]);
	expect(await world.db.select().from(auditLog)).toMatchObject([{ action: "revoke_invite" }]);
	const bo = await world.person(EMAIL);
	const accept = async (token_hash: string) =>
		performAs(personActor(bo.userId), acceptInvite, { token_hash, founder: { name: "Bo" } });
	await expect(accept(await linkHash())).rejects.toMatchObject({ code: "not_found" });
	await invite();
	expect(await statuses()).toEqual(["sent"]);
	await accept(await linkHash());
	await expect(revoke()).rejects.toMatchObject({ code: "link_expired" });
	expect(await statuses()).toEqual(["accepted"]);
});

it("is for whoever invited, and for invites that there are", async () => {
	const eve = await world.person();
	await expect(revoke(eve.userId)).rejects.toMatchObject({ code: "not_found" });
	await expect(revoke(ada.userId, "nobody@example.com")).rejects.toMatchObject({ code: "not_found" });
	expect(await statuses()).toEqual(["sent"]);
});
