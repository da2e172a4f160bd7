import { beforeEach, expect, it } from "vitest";
import giveOwnerBack from "#actions/listings/give-owner-back";
import takeOwnerOff from "#actions/listings/take-owner-off";
import { bans, claims, listings, localMails } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { listingOwner, mintDispute, OWNER } from "#testing/disputes";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let session: string;
beforeEach(async () => {
	world = await makeWorld();
	await mintDispute(world);
	session = await mintSession(world.db, OWNER, NOW);
});

const team = () => teamActor(OWNER, session);
const versionNow = async () => (await world.db.select().from(listings))[0]?.version ?? 0;
const takeOff = async (reason = "It is not theirs.") =>
	performAs(team(), takeOwnerOff, { listing_id: 1, version: await versionNow(), reason }, NOW);
const giveBack = async (user_id = OWNER) =>
	performAs(
		team(),
		giveOwnerBack,
		{ listing_id: 1, version: await versionNow(), user_id, verified: true, proofs: [], reason: "It is." },
		NOW,
	);

it("leaves it nobody's, ends what proved it, and tells who managed it; a dispute stays", async () => {
	await takeOff();
	expect(await listingOwner(world)).toEqual({ ownerId: null, verified: false });
	expect((await world.db.select().from(claims)).map(({ status }) => status)).toEqual(["lapsed", "disputed"]);
	await world.runJobs();
	const told = (await world.db.select().from(localMails)).filter(({ to }) => to === "owner@example.com");
	expect(told.at(-1)?.text).toContain("It is not theirs.");
	const version = await versionNow();
	await takeOff();
	expect(await versionNow()).toBe(version);
});

it("gives it back to nobody while somebody else manages it, nor to an account that is gone", async () => {
	await expect(giveBack()).rejects.toMatchObject({ code: "listing_conflict" });
	await takeOff();
	await expect(giveBack(4711)).rejects.toMatchObject({ code: "listing_conflict" });
	await giveBack();
	expect(await listingOwner(world)).toEqual({ ownerId: OWNER, verified: true });
});

it("asks for a reason", async () => {
	await expect(takeOff(" ")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
});

it("gives it back to no account that is banned, until the ban is lifted", async () => {
	await takeOff();
	await world.db.insert(bans).values({ id: 1, userId: OWNER, reason: "Spam.", at: 1, votes: [], reviews: [] });
	await expect(giveBack()).rejects.toMatchObject({ code: "account_banned" });
	expect(await listingOwner(world)).toEqual({ ownerId: null, verified: false });
	await world.db.update(bans).set({ liftedAt: 2 });
	await giveBack();
	expect(await listingOwner(world)).toEqual({ ownerId: OWNER, verified: true });
});
