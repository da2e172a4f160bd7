import { beforeEach, expect, it } from "vitest";
import acceptInvite from "#actions/invites/accept-invite";
import leaveProduct from "#actions/invites/leave-product";
import makeOwner from "#actions/invites/make-owner";
import { sha256Hex } from "#core/sha256";
import { foundersOfListing } from "#store/listing-founders";
import { auditLog, bans, claims, draftInvites, drafts, listingEvents, listings, localMails } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let grace: Person;
let hal: Person;
let listingId: number;
let draftId: string;
beforeEach(async () => {
	world = await makeWorld();
	[ada, grace, hal] = [
		await world.person("ada@inkfern.example"),
		await world.person("grace@inkfern.example"),
		await world.person("hal@inkfern.example"),
	];
	listingId = (await mintListing(world.db, "inkfern", { ownerId: ada.userId, verified: true })).id;
	draftId = (await mintDraft(world.db, ada, { row: { listingId } })).id;
	await join(1, grace, "Grace Moor");
	await join(2, hal, "Hal Hopper");
});

/** Has somebody accept an invite of this number to the draft, or to the listing. */
async function join(id: number, { userId, email }: Person, name: string, to: object = { draftId }) {
	const tokenHash = await sha256Hex(`${id}`);
	await world.db.insert(draftInvites).values({ id, ...to, email, tokenHash, createdAt: 1 });
	await performAs(personActor(userId), acceptInvite, { token_hash: tokenHash, founder: { name } }, NOW);
}
const make = async (invite_id = 1, by = ada, signedInAt = NOW) =>
	performAs(
		personActor(by.userId),
		makeOwner,
		{ session_hash: await mintSession(world.db, by.userId, signedInAt), listing_id: listingId, invite_id },
		NOW,
	);
const owner = async () => (await world.db.select().from(listings))[0]?.ownerId;
const invites = async () =>
	(await world.db.select().from(draftInvites)).map((row) => [row.email, row.status, row.acceptedBy]);

it("gives listing, draft, invites and proofs to one co-founder, whoever else is pressed at once, logs it and tells both", async () => {
	await world.db.insert(claims).values({
		id: 1,
		userId: ada.userId,
		listingId,
		method: "dns",
		tokenHash: "c",
		status: "verified",
		createdAt: 1,
		expiresAt: 2,
		verifiedAt: 1,
		nextCheckAt: 3,
	});
	const presses = await Promise.allSettled([make(1), make(1), make(2)]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	for (const press of presses.filter(({ status }) => status === "rejected")) {
		expect(press).toMatchObject({ reason: { code: "not_found" } });
	}
	const [next, other] = (await owner()) === grace.userId ? [grace, hal] : [hal, grace];
	expect(await owner()).toBe(next.userId);
	expect(await world.db.select().from(drafts)).toMatchObject([{ userId: next.userId }]);
	expect(await world.db.select().from(claims)).toMatchObject([{ userId: next.userId, status: "verified" }]);
	expect((await world.db.select().from(listings))[0]?.verified).toBe(true);
	expect(new Set(await invites())).toEqual(
		new Set([
			[ada.email, "accepted", ada.userId],
			[other.email, "accepted", other.userId],
		]),
	);
	const log = (await world.db.select().from(auditLog)).filter(({ action }) => action === "make_owner");
	expect(log).toMatchObject([{ actor: `user:${ada.userId}`, subject: `listing:${listingId}` }]);
	expect((await world.db.select().from(listingEvents)).filter(({ kind }) => kind === "passed_on")).toHaveLength(1);
	await world.runJobs(NOW);
	const told = (await world.db.select().from(localMails)).filter(({ subject }) => /manage|owner/.test(subject));
	expect(new Set(told.map(({ to, text }) => [to, text.includes(to === ada.email ? next.email : ada.email)]))).toEqual(
		new Set([
			[next.email, true],
			[ada.email, true],
		]),
	);
});

it("leaves the former owner a co-founder, who is made the owner again, or leaves", async () => {
	await make();
	await make(1, grace);
	expect(await owner()).toBe(ada.userId);
	await make();
	await performAs(personActor(ada.userId), leaveProduct, { product: String(listingId) }, NOW);
	expect(await owner()).toBe(grace.userId);
	expect((await foundersOfListing(world.db, listingId)).map(({ name }) => name)).toEqual(["Grace Moor", "Hal Hopper"]);
	await expect(make(1, grace)).rejects.toMatchObject({ code: "listing_conflict" });
	await make(2, grace);
	expect(await owner()).toBe(hal.userId);
});

it("wants a fresh sign-in of the owner", async () => {
	const old = new Date(NOW.getTime() - 3_600_000);
	await expect(make(1, ada, old)).rejects.toMatchObject({ code: "sign_in_again" });
	expect(await owner()).toBe(ada.userId);
});

it("is for the owner, and to somebody who stands behind it now, alone", async () => {
	await expect(make(1, grace)).rejects.toMatchObject({ code: "not_found" });
	await expect(make(9)).rejects.toMatchObject({ code: "listing_conflict" });
	const { id: elsewhere } = await mintListing(world.db, "tidewell", { ownerId: hal.userId });
	await join(3, grace, "Grace Moor", { listingId: elsewhere, invitedBy: hal.userId });
	await expect(make(3)).rejects.toMatchObject({ code: "listing_conflict" });
	await world.db.update(draftInvites).set({ status: "sent" });
	await expect(make()).rejects.toMatchObject({ code: "listing_conflict" });
	await world.db.update(draftInvites).set({ status: "accepted" });
	await world.db.insert(bans).values({ userId: grace.userId, reason: "Spam", at: 1, votes: [], reviews: [] });
	await expect(make()).rejects.toMatchObject({ code: "listing_conflict" });
	expect(await owner()).toBe(ada.userId);
});

it("has one outcome where the co-founder leaves at that moment", async () => {
	const leave = performAs(personActor(grace.userId), leaveProduct, { product: String(listingId) }, NOW);
	const [made] = await Promise.allSettled([make(), leave]);
	expect(await owner()).toBe(made.status === "fulfilled" ? grace.userId : ada.userId);
	if (made.status === "rejected") expect(made.reason).toMatchObject({ code: "listing_conflict" });
});

it("makes the invites the listing's where the new owner has a draft of the website, also those sent to oneself", async () => {
	await mintDraft(world.db, grace);
	await world.db.insert(draftInvites).values({ id: 8, draftId, email: ada.email, tokenHash: "self", createdAt: 1 });
	await make();
	const { userId } = grace;
	expect(await world.db.query.drafts.findFirst({ where: (row, { eq }) => eq(row.id, draftId) })).toMatchObject({
		userId: ada.userId,
	});
	expect(new Set(await invites())).toEqual(
		new Set([
			[ada.email, "accepted", ada.userId],
			[hal.email, "accepted", hal.userId],
		]),
	);
	for (const row of await world.db.select().from(draftInvites)) {
		expect(row).toMatchObject({ draftId: null, listingId, invitedBy: userId });
	}
	await make(2, grace);
	expect(await owner()).toBe(hal.userId);
});
