import { beforeEach, describe, expect, it } from "vitest";
import { type ClaimWithListing, claimOf } from "#store/claims";
import { guardOf, runAnyBatch, type Statement } from "#store/db";
import { claims, listings, teamTasks, users } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { makeWorld, type World } from "#testing/world";
import { lapseClaim } from "#usecases/claims/lapse-claim";
import { settleClaim } from "#usecases/claims/settle-claim";

const at = NOW.getTime();
const CLAIMANT = 7;
const LOOK = {
	found: true,
	looked_at: ["https://acme.example/"],
	sight: { code: "file_found" as const },
	at: NOW.toISOString(),
};

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const people = [3, 4, CLAIMANT].map((id) => ({ id, email: `${id}@example.com`, createdAt: at }));
	await world.db.insert(users).values(people);
});

/** A claim of CLAIMANT on a listing with this owner. */
async function claimOn(ownerId: number | null, status: "pending" | "verified" = "pending"): Promise<ClaimWithListing> {
	const { db } = world;
	const { id: listingId } = await mintListing(db, "acme", { ownerId, verified: status === "verified" });
	await db.insert(claims).values({
		id: 1,
		userId: CLAIMANT,
		listingId,
		method: "file",
		token: "lwv-1",
		tokenHash: "1",
		status,
		createdAt: at,
		expiresAt: at + 1,
		...(status === "verified" && { verifiedAt: at, nextCheckAt: at }),
	});
	const found = await claimOf(db, CLAIMANT, 1);
	if (found === null) throw new Error("the claim was not stored");
	return found;
}

const settle = (found: ClaimWithListing) => settleClaim(world.db, found, { look: LOOK, nextCheckAt: at + 9, now: at });

async function guardOfBatch(statements: readonly Statement<string>[]): Promise<string | null> {
	return runAnyBatch(world.db, statements).then(() => null, guardOf);
}

describe("a proven claim", () => {
	it("makes the claimant the owner of a listing that nobody owns, and says what the claim is now", async () => {
		const settled = settle(await claimOn(null));
		expect(settled).toMatchObject({
			isDispute: false,
			claim: { status: "verified", verifiedAt: at, nextCheckAt: at + 9 },
		});
		expect(await guardOfBatch(settled.statements)).toBeNull();
		expect(await world.db.select().from(listings)).toMatchObject([{ ownerId: CLAIMANT, verified: true, version: 2 }]);
		expect(await world.db.select().from(claims)).toEqual([settled.claim]);
	});

	it("is a dispute where somebody else owns the listing, which stays theirs", async () => {
		const settled = settle(await claimOn(3));
		expect(settled).toMatchObject({ isDispute: true, claim: { status: "disputed", verifiedAt: null } });
		expect(await guardOfBatch(settled.statements)).toBeNull();
		expect(await world.db.select().from(listings)).toMatchObject([{ ownerId: 3, version: 1 }]);
		expect(await world.db.select().from(teamTasks)).toMatchObject([{ kind: "claim_dispute", cause: "claim:1" }]);
	});

	it.each([[null], [3]])("fails when the owner has changed since it was read (%s)", async (ownerId) => {
		const { statements } = settle(await claimOn(ownerId));
		await world.db.update(listings).set({ ownerId: 4 });
		expect(await guardOfBatch(statements)).toBe("stale");
		expect(await world.db.select().from(claims)).toMatchObject([{ status: "pending" }]);
	});

	it("is settled once", async () => {
		const { statements } = settle(await claimOn(null));
		expect(await guardOfBatch(statements)).toBeNull();
		expect(await guardOfBatch(statements)).toBe("stale");
	});
});

it("leaves the owner the listing when the proof is gone, and shows it as verified no longer", async () => {
	const found = await claimOn(CLAIMANT, "verified");
	const statements = lapseClaim(world.db, found, { ...LOOK, found: false }, at);
	expect(await guardOfBatch(statements)).toBeNull();
	expect(await world.db.select().from(listings)).toMatchObject([{ ownerId: CLAIMANT, verified: false }]);
	expect(await world.db.select().from(claims)).toMatchObject([{ status: "lapsed", nextCheckAt: null }]);
	// Somebody else has looked by now.
	expect(await guardOfBatch(statements)).toBe("stale");
});
