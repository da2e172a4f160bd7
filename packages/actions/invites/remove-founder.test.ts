import { beforeEach, expect, it } from "vitest";
import removeFounder from "#actions/invites/remove-founder";
import { runAnyBatch } from "#store/db";
import { joinedProducts } from "#store/joined-products";
import { foundersOfListing, takeFounderProfile } from "#store/listing-founders";
import { auditLog, draftInvites, founders } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";
import { replaceFounders } from "#usecases/listings/replace-founders";

let world: World;
let ada: Person;
let eve: Person;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@inkfern.example");
	eve = await world.person("eve@example.com");
	listingId = (await mintListing(world.db, "inkfern", { ownerId: ada.userId })).id;
	const founders = [
		{ name: "Ada Vale", title: "CEO", bio: null },
		{ name: "Grace Moor", title: "CTO", bio: null },
	];
	const { statements } = await replaceFounders(world.db, listingId, founders as never, {}, NOW.getTime());
	await runAnyBatch(world.db, statements);
});

const remove = (slug: string, by = ada) =>
	performAs(personActor(by.userId), removeFounder, { listing_id: listingId, slug }, NOW);
const shown = async () => (await foundersOfListing(world.db, listingId)).map(({ slug }) => slug);

it("takes one of them off, once however often it is pressed at once, and says so in the audit log", async () => {
	const presses = await Promise.allSettled([remove("grace-moor"), remove("grace-moor"), remove("grace-moor")]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(await shown()).toEqual(["ada-vale"]);
	const log = (await world.db.select().from(auditLog)).filter(({ action }) => action === "remove_founder");
	expect(log).toMatchObject([{ subject: `listing:${listingId}`, detail: { founder: "grace-moor" } }]);
});

it("is its owner's, and of founders that stand there", async () => {
	await expect(remove("grace-moor", eve)).rejects.toMatchObject({ code: "not_found" });
	await expect(remove("nobody")).rejects.toMatchObject({ code: "not_found" });
	expect(await shown()).toEqual(["ada-vale", "grace-moor"]);
});

it("leaves a listing with a draft to its draft", async () => {
	await mintDraft(world.db, ada, { row: { listingId } });
	await expect(remove("grace-moor")).rejects.toMatchObject({ code: "invalid_input" });
	expect(await shown()).toHaveLength(2);
});

it("ends what somebody joined under another spelling of their name than their page has by now", async () => {
	const { db } = world;
	const grace = await world.person();
	const page = (await db.select().from(founders)).find(({ slug }) => slug === "grace-moor");
	await runAnyBatch(db, takeFounderProfile(db, page?.id ?? 0, grace.userId));
	const accepted = { status: "accepted" as const, acceptedBy: grace.userId, founderName: "G. Moor", createdAt: 1 };
	const to = { listingId, invitedBy: ada.userId, email: grace.email, tokenHash: "g" };
	await db.insert(draftInvites).values({ ...to, ...accepted });
	await remove("grace-moor");
	expect(await db.select().from(draftInvites)).toMatchObject([{ status: "revoked" }]);
	expect(await joinedProducts(db, grace.userId)).toEqual([]);
});
