import { beforeEach, expect, it } from "vitest";
import makeProofKey from "#actions/proofs/make-proof-key";
import revokeProofKey from "#actions/proofs/revoke-proof-key";
import { proofKeys } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await performAs({ kind: "system", cause: "test" }, makeProofKey, {}, NOW);
});

it("ends a key once, with a public reason and without its private part", async () => {
	const team = await freshTeam(world.db);
	const revoke = (key_id: number, reason: string) => performAs(team, revokeProofKey, { key_id, reason }, NOW);
	await expect(revoke(2, "Stolen.")).rejects.toMatchObject({ code: "not_found" });
	await expect(revoke(1, "  ")).rejects.toMatchObject({ code: "invalid_input" });
	await revoke(1, "It was in a log.");
	const gone = { sealed: null, revokedAt: NOW.getTime(), revokedReason: "It was in a log." };
	expect(await world.db.select().from(proofKeys)).toMatchObject([gone]);
	await expect(revoke(1, "Again.")).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("asks for a fresh sign-in", async () => {
	const input = { key_id: 1, reason: "It was in a log." };
	await expect(performAs(teamActor(), revokeProofKey, input, NOW)).rejects.toMatchObject({ code: "sign_in_again" });
	expect(await world.db.select().from(proofKeys)).toMatchObject([{ revokedAt: null }]);
});
