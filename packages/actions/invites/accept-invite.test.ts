import { beforeEach, expect, it } from "vitest";
import setMailPreferences from "#actions/account/set-mail-preferences";
import acceptInvite from "#actions/invites/accept-invite";
import { sha256Hex } from "#core/sha256";
import { foundersOfListing } from "#store/listing-founders";
import { auditLog, countChanges, drafts, listings, localMails, votes } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { mintVote } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type Person, type World } from "#testing/world";

const GRACE = "grace@inkfern.example";

let world: World;
let ada: Person;
let grace: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@inkfern.example");
	grace = await world.person(GRACE);
});

/** Invites to a draft. @returns its id, and the hash of the mailed link's token. */
async function invite(): Promise<{ id: string; token_hash: string }> {
	const { id } = await mintDraft(world.db, ada);
	return { id, token_hash: await send(id) };
}
async function send(id: string): Promise<string> {
	expect((await world.api("POST", `/drafts/${id}/invites`, { as: ada, body: { email: GRACE } })).status).toBe(201);
	await world.runJobs();
	const link = await newestLink(world, GRACE, "/invites/");
	return sha256Hex(link.replace("/invites/", ""));
}
const accept = (token_hash: string, by = grace, name = "Grace Moor") =>
	performAs(personActor(by.userId), acceptInvite, { token_hash, founder: { name, title: "CTO" } });
const founders = async () => (await world.db.select().from(drafts)).map(({ profile }) => profile.founders.items.length);

it("puts the invited person on the profile once, however often it is accepted at once, and logs it", async () => {
	const { id, token_hash } = await invite();
	const presses = await Promise.allSettled(["A", "B", "C"].map((name) => accept(token_hash, grace, name)));
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	for (const { reason } of presses.filter((press) => press.status === "rejected")) {
		expect(reason).toMatchObject({ code: "link_expired" });
	}
	expect(await founders()).toEqual([1]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "accept_invite", actor: `user:${grace.userId}`, subject: `draft:${id}` },
	]);
});

it("does not exist for anybody else, nor with another link", async () => {
	const { token_hash } = await invite();
	await expect(accept(token_hash, ada)).rejects.toMatchObject({ code: "not_found" });
	await expect(accept("0".repeat(64))).rejects.toMatchObject({ code: "not_found" });
	expect(await founders()).toEqual([0]);
});

it("waits until the website has been read, and names what is wrong with a founder", async () => {
	const { token_hash } = await invite();
	await expect(accept(token_hash, grace, " ")).rejects.toMatchObject({ errors: [{ pointer: "/founder/name" }] });
	await world.db.update(drafts).set({ status: "drafting" });
	await expect(accept(token_hash)).rejects.toMatchObject({ code: "draft_not_ready" });
	expect(await world.db.select().from(auditLog)).toEqual([]);
});

it("is over once the listing of the draft has gone to somebody else: nobody joins, and then leaves, for them", async () => {
	const { token_hash } = await invite();
	const { id: listingId } = await mintListing(world.db, "inkfern", { ownerId: (await world.person()).userId });
	await world.db.update(drafts).set({ listingId });
	await expect(accept(token_hash)).rejects.toMatchObject({ code: "not_found" });
	expect(await founders()).toEqual([0]);
	await world.db.update(listings).set({ ownerId: ada.userId });
	await accept(token_hash);
	expect(await founders()).toEqual([1]);
});

it("takes back the vote of who joins: founders do not vote for their product", async () => {
	const { token_hash } = await invite();
	const { id: listingId } = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	await world.db.update(drafts).set({ listingId });
	await mintVote(world.db, { userId: grace.userId, listingId, at: new Date() });
	await accept(token_hash);
	expect(await world.db.select().from(votes)).toEqual([]);
	expect(await world.db.select().from(countChanges)).toMatchObject([{ listingId, votes: -1, votesRaw: -1 }]);
});

it("has two who accept at once stand side by side, on the draft and on the listing that it has become", async () => {
	const { id } = await mintDraft(world.db, ada);
	const { id: listingId } = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	await world.db.update(drafts).set({ listingId });
	const hopper = await world.person("hopper@inkfern.example");
	const people = [
		{ by: grace, mail: GRACE, name: "Grace Moor" },
		{ by: hopper, mail: "hopper@inkfern.example", name: "Hal Hopper" },
	];
	for (const { mail } of people) {
		expect((await world.api("POST", `/drafts/${id}/invites`, { as: ada, body: { email: mail } })).status).toBe(201);
	}
	await world.runJobs();
	const hashes = await Promise.all(
		people.map(async ({ mail }) => sha256Hex((await newestLink(world, mail, "/invites/")).replace("/invites/", ""))),
	);
	await Promise.all(people.map(({ by, name }, index) => accept(hashes[index] ?? "", by, name)));
	expect(await founders()).toEqual([2]);
	const shown = await foundersOfListing(world.db, listingId);
	expect(shown.map(({ position }) => position)).toEqual([0, 1]);
	expect(shown.map(({ name }) => name).toSorted()).toEqual(["Grace Moor", "Hal Hopper"]);
});

it("tells whoever invited once, by name and address, and not where they want no mails about invites", async () => {
	const { id, token_hash } = await invite();
	await Promise.allSettled([accept(token_hash), accept(token_hash)]);
	await world.runJobs();
	const told = async () => (await world.db.select().from(localMails)).filter(({ to }) => to === ada.email);
	expect(await told()).toMatchObject([{ subject: "Grace Moor has joined Inkfern" }]);
	expect((await told())[0]?.text).toContain(GRACE);
	await performAs(personActor(ada.userId), setMailPreferences, { kinds: { invites: false } });
	await accept(await send(id));
	await world.runJobs();
	expect(await told()).toHaveLength(1);
});
