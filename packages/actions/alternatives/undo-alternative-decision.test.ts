import { expect, it } from "vitest";
import decideAlternative from "#actions/alternatives/decide-alternative";
import undoAlternativeDecision from "#actions/alternatives/undo-alternative-decision";
import { approvedAlternatives, auditLog, declinedAlternatives } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";

it("has the pair stand as it did, in its place, unless it was decided about again", async () => {
	const { db } = await makeWorld();
	const [{ id: listing_id }, { id: alternative_id }] = [await mintListing(db, "acme"), await mintListing(db, "other")];
	const row = { listingId: listing_id, alternativeId: alternative_id, position: 3, at: 7, byTeam: false };
	await db.insert(approvedAlternatives).values(row);
	const about = { listing_id, alternative_id, reason: "It does something else." };
	const later = (ms: number) => new Date(NOW.getTime() + ms);
	await performAs(teamActor(), decideAlternative, { ...about, seen: "approved", decision: "take_out" }, NOW);
	const entry = (await db.select().from(auditLog)).at(-1)?.id ?? 0;
	const undo = () => performAs(teamActor(), undoAlternativeDecision, { entry, reason: "We were wrong." }, later(9));
	await undo();
	expect(await db.select().from(approvedAlternatives)).toEqual([row]);
	expect(await db.select().from(declinedAlternatives)).toEqual([]);
	await expect(undo()).rejects.toMatchObject({ code: "changed_meanwhile" });
	// The same decision made anew is another one.
	await performAs(teamActor(), decideAlternative, { ...about, seen: "approved", decision: "take_out" }, later(10));
	await expect(undo()).rejects.toMatchObject({ code: "changed_meanwhile" });
	const wrong = performAs(teamActor(), undoAlternativeDecision, { entry: 999, reason: "x" }, NOW);
	await expect(wrong).rejects.toMatchObject({ code: "not_found" });
});
