import { beforeEach, expect, it } from "vitest";
import acceptInvite from "#actions/invites/accept-invite";
import leaveProduct from "#actions/invites/leave-product";
import makeOwner from "#actions/invites/make-owner";
import castVote from "#actions/votes/cast-vote";
import { sha256Hex } from "#core/sha256";
import { runAnyBatch } from "#store/db";
import { joinedProducts } from "#store/joined-products";
import { foundersOfListing, takeFounderProfile } from "#store/listing-founders";
import { auditLog, draftInvites, drafts, founders, listings, localMails } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type Person, type World } from "#testing/world";
import { foundersOfNobody } from "#usecases/listings/founders-of-nobody";
import { replaceFounders } from "#usecases/listings/replace-founders";

let world: World;
let ada: Person;
let grace: Person;
let listingId: number;
let draftId: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@inkfern.example");
	grace = await world.person("grace@inkfern.example");
	listingId = (await mintListing(world.db, "inkfern", { ownerId: ada.userId })).id;
	draftId = (await mintDraft(world.db, ada, { row: { listingId } })).id;
	await world.db
		.insert(draftInvites)
		.values({ draftId, email: grace.email, tokenHash: await sha256Hex("g"), createdAt: 1 });
	const founder = { name: "Grace Moor", title: "CTO" };
	await performAs(personActor(grace.userId), acceptInvite, { token_hash: await sha256Hex("g"), founder }, NOW);
});

const leave = (by = grace, product = String(listingId)) =>
	performAs(personActor(by.userId), leaveProduct, { product }, NOW);
const shown = async () => (await foundersOfListing(world.db, listingId)).map(({ name }) => name);
const drafted = async () =>
	(await world.db.select().from(drafts)).map(({ profile }) => profile.founders.items.map(({ name }) => name));

it("takes them off listing and draft once, however often it is pressed at once, logs it and tells the owner", async () => {
	expect([await shown(), await drafted()]).toEqual([["Grace Moor"], [["Grace Moor"]]]);
	const presses = await Promise.allSettled([leave(), leave(), leave()]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	for (const press of presses.filter(({ status }) => status === "rejected")) {
		expect(press).toMatchObject({ reason: { code: "not_found" } });
	}
	expect([await shown(), await drafted()]).toEqual([[], [[]]]);
	expect(await world.db.select().from(draftInvites)).toMatchObject([{ status: "left", acceptedBy: grace.userId }]);
	const log = (await world.db.select().from(auditLog)).filter(({ action }) => action === "leave_product");
	expect(log).toMatchObject([{ actor: `user:${grace.userId}`, subject: `listing:${listingId}` }]);
	await world.runJobs(NOW);
	const told = (await world.db.select().from(localMails)).filter(({ subject }) =>
		subject.includes("co-founder has left"),
	);
	expect(told).toMatchObject([{ to: ada.email, text: expect.stringContaining("Grace Moor") }]);
});

it("takes a former owner off under the name that they say is theirs", async () => {
	const founder = (name: string) => ({ name, title: null, bio: null, socials: {} });
	const { statements } = await replaceFounders(
		world.db,
		listingId,
		[founder("Ada Byron"), founder("Grace Moor"), founder("Kay McNulty")],
		{},
		NOW.getTime(),
	);
	await runAnyBatch(world.db, statements);
	const [invite] = await world.db.select().from(draftInvites);
	const session_hash = await mintSession(world.db, ada.userId);
	const given = { session_hash, listing_id: listingId, invite_id: invite?.id ?? 0 };
	await performAs(personActor(ada.userId), makeOwner, given, NOW);
	const leaveAs = (name: string) =>
		performAs(personActor(ada.userId), leaveProduct, { product: String(listingId), founder: name }, NOW);
	const [joined] = await joinedProducts(world.db, ada.userId);
	expect(joined && (await foundersOfNobody(world.db, joined))).toEqual(["Ada Byron", "Grace Moor", "Kay McNulty"]);
	await expect(leaveAs("Somebody Else")).rejects.toMatchObject({ errors: [{ pointer: "/founder" }] });
	await leaveAs("Ada Byron");
	expect(await shown()).toEqual(["Grace Moor", "Kay McNulty"]);
	expect(await joinedProducts(world.db, ada.userId)).toEqual([]);
});

it("leaves no way to vote for what they stood behind", async () => {
	await leave();
	const vote = performAs(personActor(grace.userId), castVote, { listing: "inkfern" });
	await expect(vote).rejects.toMatchObject({ code: "own_listing" });
});

it("takes them off a listing that another owns than its draft, and leaves the others in their order", async () => {
	await world.db.update(listings).set({ ownerId: (await world.person()).userId });
	const three = ["Grace Moor", "Bo", "Cy"].map((name) => ({ name, title: null, bio: null }));
	const { statements } = await replaceFounders(world.db, listingId, three, {}, NOW.getTime());
	await runAnyBatch(world.db, statements);
	await leave();
	expect(await shown()).toEqual(["Bo", "Cy"]);
});

it("ends every invite of theirs, also one to the listing itself", async () => {
	const { userId } = ada;
	const accepted = { status: "accepted" as const, acceptedBy: grace.userId, founderName: "Grace Moor", createdAt: 1 };
	const toListing = { listingId, invitedBy: userId, email: grace.email, tokenHash: "of the listing" };
	await world.db.insert(draftInvites).values({ ...toListing, ...accepted });
	await leave();
	expect((await world.db.select().from(draftInvites)).map(({ status }) => status)).toEqual(["left", "left"]);
	expect(await joinedProducts(world.db, grace.userId)).toEqual([]);
});

it("takes off whose own page stands there without an invite, and keeps the page", async () => {
	const cy = await world.person();
	const both = ["Bo", "Cy"].map((name) => ({ name, title: null, bio: null }));
	const { statements } = await replaceFounders(world.db, listingId, both, {}, NOW.getTime());
	await runAnyBatch(world.db, statements);
	const page = (await world.db.select().from(founders)).find(({ name }) => name === "Cy");
	await runAnyBatch(world.db, takeFounderProfile(world.db, page?.id ?? 0, cy.userId));
	await leave(cy);
	expect(await shown()).toEqual(["Bo"]);
	expect((await world.db.select().from(founders)).map(({ name }) => name)).toContain("Cy");
});

it("is for who has joined: not for the owner, nor anybody else", async () => {
	for (const other of [ada, await world.person()]) {
		await expect(leave(other)).rejects.toMatchObject({ code: "not_found" });
	}
	await expect(leave(grace, draftId)).rejects.toMatchObject({ code: "not_found" });
	expect(await shown()).toEqual(["Grace Moor"]);
});

it("reads few rows however many products others have joined", async () => {
	const { rowsRead } = await countRows(() => joinedProducts(world.db, grace.userId));
	expect(rowsRead).toBeLessThanOrEqual(6);
});
