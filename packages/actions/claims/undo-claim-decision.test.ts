import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import decideClaimDispute from "#actions/claims/decide-claim-dispute";
import undoClaimDecision from "#actions/claims/undo-claim-decision";
import { deleteAccount, ownListingIds } from "#store/account-deletion";
import type { DisputeDecision } from "#store/claim-disputes";
import { runBatch } from "#store/db";
import { bans, claims, listings, localMails } from "#store/schema/index";
import { openTeamTasks } from "#store/team-tasks";
import { performAs, personActor, teamActor } from "#testing/act";
import { CLAIMANT, listingOwner, mintDispute, OWNER } from "#testing/disputes";
import { makeWorld, NOW, type World } from "#testing/world";
import { personKeys } from "#usecases/person-keys";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintDispute(world);
});

const LATER = new Date(NOW.getTime() + 60_000);
const decide = (decision: DisputeDecision) =>
	performAs(teamActor(), decideClaimDispute, { claim_id: 2, owner_id: OWNER, decision, reason: "So." }, NOW);
const undo = (reason = "We were wrong.", decided_at = NOW.getTime(), actor = teamActor()) =>
	performAs(actor, undoClaimDecision, { claim_id: 2, decided_at, reason }, LATER);
const all = () => world.db.select().from(claims);

it.each(["hand_over", "refuse"] as const)("puts everything back as it was before: %s", async (decision) => {
	const before = await all();
	await decide(decision);
	expect(await openTeamTasks(world.db, 9)).toHaveLength(0);
	await undo();
	expect(await listingOwner(world)).toEqual({ ownerId: OWNER, verified: true });
	// What was proven is looked at once more, at once.
	const [owners, claimants] = before;
	const nextCheckAt = decision === "hand_over" ? LATER.getTime() : owners?.nextCheckAt;
	expect(await all()).toEqual([{ ...owners, nextCheckAt }, claimants]);
	expect(await openTeamTasks(world.db, 9)).toMatchObject([{ kind: "claim_dispute", cause: "claim:2" }]);
	await world.runJobs();
	for (const to of ["owner@example.com", "claimant@example.com"]) {
		const sent = await world.db.select().from(localMails).where(eq(localMails.to, to));
		expect(sent.at(-1)?.text).toContain("We were wrong.");
		expect(sent.at(-1)?.text).toContain("has taken back what it decided");
	}
	// It can be decided anew.
	await performAs(
		teamActor(),
		decideClaimDispute,
		{ claim_id: 2, owner_id: OWNER, decision: "hand_over", reason: "Now." },
		LATER,
	);
	expect(await listingOwner(world)).toMatchObject({ ownerId: CLAIMANT });
});

it("is refused twice, for another decision than was looked at, without a reason, and to everybody else", async () => {
	await decide("hand_over");
	await expect(undo(" ")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
	await expect(undo("x", 5)).rejects.toMatchObject({ code: "claim_not_pending" });
	await expect(undo("x", NOW.getTime(), personActor(OWNER))).rejects.toMatchObject({ code: "not_found" });
	const both = await Promise.allSettled([undo(), undo()]);
	expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

it("takes nothing from somebody to whom the listing has gone since", async () => {
	await decide("hand_over");
	await world.db.update(listings).set({ ownerId: null });
	await expect(undo()).rejects.toMatchObject({ code: "claim_not_pending" });
	expect(await listingOwner(world)).toMatchObject({ ownerId: null });
});

async function leave(id: number): Promise<void> {
	const ids = await ownListingIds(world.db, id);
	await runBatch(world.db, deleteAccount(world.db, await personKeys(world.db, id), { ...ids, at: LATER.getTime() }));
}

it("gives a listing back to nobody whose account is gone", async () => {
	await decide("hand_over");
	await leave(OWNER);
	await undo();
	expect(await listingOwner(world)).toEqual({ ownerId: null, verified: true });
});

it("leaves the team nothing to decide about a claimant whose account is gone", async () => {
	await leave(CLAIMANT);
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
	await expect(decide("hand_over")).rejects.toMatchObject({ code: "not_found" });
});

it("gives a listing back to nobody who is banned by now", async () => {
	await decide("hand_over");
	await world.db.insert(bans).values({ id: 1, userId: OWNER, reason: "Spam.", at: 1, votes: [], reviews: [] });
	await expect(undo()).rejects.toMatchObject({ code: "account_banned" });
	expect(await listingOwner(world)).toEqual({ ownerId: CLAIMANT, verified: true });
});
