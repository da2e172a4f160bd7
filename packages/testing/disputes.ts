import { claimOf } from "#store/claims";
import { runAnyBatch } from "#store/db";
import { claims, listings, users } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import type { World } from "#testing/world";
import { settleClaim } from "#usecases/claims/settle-claim";

/** People of a minted dispute. */
export const OWNER = 3;
export const CLAIMANT = 7;

/** A live listing of OWNER, who proved it by DNS; CLAIMANT has proven it by file, and the site team is to decide. */
export async function mintDispute(world: World): Promise<{ listingId: number; claimId: number }> {
	const { db } = world;
	const at = NOW.getTime();
	await db.insert(users).values([
		{ id: OWNER, email: "owner@example.com", createdAt: at - 9 },
		{ id: CLAIMANT, email: "claimant@example.com", createdAt: at - 8 },
	]);
	const { id: listingId } = await mintListing(db, "acme", { ownerId: OWNER, verified: true });
	const of = { listingId, createdAt: at - 5, expiresAt: at + 5 };
	await db.insert(claims).values([
		{
			...of,
			id: 1,
			userId: OWNER,
			method: "dns",
			token: "lwv-1",
			tokenHash: "1",
			status: "verified",
			verifiedAt: at - 4,
			nextCheckAt: at + 99,
		},
		{ ...of, id: 2, userId: CLAIMANT, method: "file", token: "lwv-2", tokenHash: "2", status: "pending" },
	]);
	await prove(world, 2);
	return { listingId, claimId: 2 };
}

/** Has a pending claim of CLAIMANT found proven. */
export async function prove({ db }: World, claimId: number): Promise<void> {
	const found = await claimOf(db, CLAIMANT, claimId);
	if (found === null) throw new Error("no such claim");
	const look = {
		found: true,
		looked_at: ["https://acme.example/"],
		sight: { code: "file_found" as const },
		at: NOW.toISOString(),
	};
	await runAnyBatch(db, settleClaim(db, found, { look, nextCheckAt: null, now: NOW.getTime() }).statements);
}

export const listingOwner = async ({ db }: World) => {
	const [row] = await db.select({ ownerId: listings.ownerId, verified: listings.verified }).from(listings);
	return row;
};
