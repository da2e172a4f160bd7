import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import decideClaimDispute from "#actions/claims/decide-claim-dispute";
import { DAY_MS } from "#core/launches/week";
import { type DisputeDecision, disputeOf } from "#store/claim-disputes";
import { wasRefusedSince } from "#store/claims";
import { auditLog, claims, listingEvents, listings, localMails } from "#store/schema/index";
import { openTeamTasks } from "#store/team-tasks";
import { performAs, personActor, teamActor } from "#testing/act";
import { CLAIMANT, listingOwner, mintDispute, OWNER, prove } from "#testing/disputes";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintDispute(world);
});

const decide = (decision: DisputeDecision, reason = "The imprint names them.", owner_id: number | null = OWNER) =>
	performAs(teamActor(), decideClaimDispute, { claim_id: 2, owner_id, decision, reason }, NOW);
const statuses = async () => (await world.db.select().from(claims)).map(({ status }) => status);
const mailsTo = async (to: string) => {
	await world.runJobs();
	const sent = await world.db.select().from(localMails).where(eq(localMails.to, to));
	return sent.map(({ text }) => text);
};

it("hands the listing over, ends the proofs of who managed it, and both sides hear what and why", async () => {
	await decide("hand_over");
	expect(await listingOwner(world)).toEqual({ ownerId: CLAIMANT, verified: true });
	const [before, claim] = await world.db.select().from(claims);
	expect(before).toMatchObject({ status: "refused", decidedWith: 2, nextCheckAt: null });
	expect(claim).toMatchObject({
		status: "verified",
		verifiedAt: NOW.getTime(),
		ownerBefore: OWNER,
		verifiedBefore: true,
	});
	expect(claim?.nextCheckAt).toBeGreaterThan(NOW.getTime());
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
	const events = await world.db.select().from(listingEvents);
	expect(events.at(-1)).toMatchObject({ kind: "handed_over", cause: "claim:2" });
	expect((await world.db.select().from(auditLog)).at(-1)).toMatchObject({
		action: "decide_claim_dispute",
		subject: "claim:2",
		actor: "user:1",
		detail: { decision: "hand_over", claimant: CLAIMANT, owner: OWNER, reason: "The imprint names them." },
	});
	const [toClaimant = ""] = (await mailsTo("claimant@example.com")).slice(-1);
	const [toOwner = ""] = (await mailsTo("owner@example.com")).slice(-1);
	expect(toClaimant).toContain("you manage its listing");
	expect(toOwner).toContain("You do not manage it any more.");
	for (const text of [toClaimant, toOwner]) {
		expect(text).toContain("The imprint names them.");
		expect(text).not.toMatch(/owner@|claimant@/);
	}
});

it("leaves the listing where it is, and refuses all that the claimant has proven of it", async () => {
	const more = { listingId: 1, createdAt: 1, expiresAt: NOW.getTime() + 9, tokenHash: "3", token: "lwv-3" };
	await world.db.insert(claims).values({ ...more, id: 3, userId: CLAIMANT, method: "meta", status: "pending" });
	await prove(world, 3);
	await decide("refuse");
	expect(await listingOwner(world)).toEqual({ ownerId: OWNER, verified: true });
	expect(await statuses()).toEqual(["verified", "refused", "refused"]);
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
	expect((await mailsTo("owner@example.com")).at(-1)).toContain("stays yours");
	expect((await mailsTo("claimant@example.com")).at(-1)).toContain("your claim is refused");
	await expect(decide("hand_over")).rejects.toMatchObject({ code: "claim_not_pending" });
});

it("has whom it refused wait before another proof of theirs is a dispute, also by what they had begun", async () => {
	const begun = { listingId: 1, createdAt: 1, expiresAt: NOW.getTime() + 99 * DAY_MS, tokenHash: "3", token: "lwv-3" };
	await world.db.insert(claims).values({ ...begun, id: 3, userId: CLAIMANT, method: "meta", status: "pending" });
	await decide("refuse");
	expect(await wasRefusedSince(world.db, CLAIMANT, 1, NOW.getTime() - 1)).toBe(true);
	expect(await wasRefusedSince(world.db, CLAIMANT, 1, NOW.getTime())).toBe(false);
	expect(await wasRefusedSince(world.db, OWNER, 1, 0)).toBe(false);
	await expect(prove(world, 3)).rejects.toThrow();
	expect(await statuses()).toEqual(["verified", "refused", "pending"]);
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
});

it("is refused without a reason, to who saw another owner, and to everybody else", async () => {
	await expect(decide("refuse", "  ")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
	await expect(decide("hand_over", "x", null)).rejects.toMatchObject({ code: "claim_not_pending" });
	const sent = { claim_id: 2, owner_id: OWNER, decision: "hand_over", reason: "x" } as const;
	await expect(performAs(personActor(CLAIMANT), decideClaimDispute, sent, NOW)).rejects.toMatchObject({
		code: "not_found",
	});
	await expect(performAs(teamActor(), decideClaimDispute, { ...sent, claim_id: 1 }, NOW)).rejects.toMatchObject({
		code: "not_found",
	});
	expect(await statuses()).toEqual(["verified", "disputed"]);
	expect(await listingOwner(world)).toEqual({ ownerId: OWNER, verified: true });
});

it("decides once when two of the team decide at once", async () => {
	const both = await Promise.allSettled([decide("hand_over"), decide("refuse")]);
	expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
	expect((await mailsTo("owner@example.com")).filter((text) => text.includes("imprint"))).toHaveLength(1);
});

it("leaves a claimant who manages the listing by now their proofs, and the team its decision to take back", async () => {
	await world.db.update(listings).set({ ownerId: CLAIMANT });
	await decide("hand_over", "It is theirs.", CLAIMANT);
	expect(await statuses()).toEqual(["verified", "verified"]);
	expect(await listingOwner(world)).toEqual({ ownerId: CLAIMANT, verified: true });
	expect(await disputeOf(world.db, 2)).toMatchObject({ claim: { decidedWith: null, decidedAt: NOW.getTime() } });
});
