import { beforeEach, expect, it } from "vitest";
import { perform } from "#actions/perform";
import makeProofKey from "#actions/proofs/make-proof-key";
import { auditLog, proofKeys } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { meeting, newIsolate } from "#testing/isolates";
import { changeSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

const SYSTEM = { kind: "system", cause: "test" } as const;

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("makes the first key, which signs at once, and no second one", async () => {
	await performAs(SYSTEM, makeProofKey, {}, NOW);
	await performAs(SYSTEM, makeProofKey, {}, NOW);
	const [key, ...others] = await world.db.select().from(proofKeys);
	expect([key?.id, key?.signsFrom, others]).toEqual([1, NOW.getTime(), []]);
	expect(key?.publicKey).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid: key?.kid });
	expect(Object.keys(key?.publicKey ?? {})).not.toContain("d");
	// Compact JWE: the private part is not to be read where it is kept.
	expect(key?.sealed?.split(".")).toHaveLength(5);
	expect(await world.db.select().from(auditLog)).toMatchObject([{ action: "make_proof_key", subject: "proof_key:1" }]);
});

it("is made once where two isolates need it at the same moment", async () => {
	const meet = meeting(2);
	const together: typeof makeProofKey = {
		...makeProofKey,
		async handler(input, ctx) {
			const decided = await makeProofKey.handler(input, ctx);
			await meet();
			return decided;
		},
	};
	const isolates = [newIsolate(), newIsolate()];
	await Promise.all(
		isolates.map(({ services, deps }) => perform(together, {}, services.actionContext(SYSTEM, NOW), deps)),
	);
	expect(await world.db.select().from(proofKeys)).toHaveLength(1);
});

it("is nobody's to ask for, and needs a secret to seal it with", async () => {
	await expect(performAs(teamActor(), makeProofKey, {}, NOW)).rejects.toMatchObject({ code: "not_found" });
	const undo = changeSettings({ SEALING_KEY: undefined });
	await expect(performAs(SYSTEM, makeProofKey, {}, NOW)).rejects.toMatchObject({ code: "unavailable" });
	undo();
});
