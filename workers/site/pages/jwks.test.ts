import { beforeEach, expect, it } from "vitest";
import makeProofKey from "#actions/proofs/make-proof-key";
import revokeProofKey from "#actions/proofs/revoke-proof-key";
import rotateProofKey from "#actions/proofs/rotate-proof-key";
import { performAs } from "#testing/act";
import { openBrowser } from "#testing/browser";
import { freshTeam } from "#testing/fresh-session";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("publishes the keys that sign, will sign and did sign, never a private part or a revoked one", async () => {
	const ask = async (headers = {}) => openBrowser().get("/.well-known/jwks.json", headers);
	const ids = async () =>
		(JSON.parse((await ask()).html).keys as object[]).map((key) => Object.keys(key).sort().join());
	expect(await ids()).toEqual([]);
	await performAs({ kind: "system", cause: "test" }, makeProofKey, {}, NOW);
	const team = await freshTeam(world.db);
	await performAs(team, rotateProofKey, { after: 1 }, NOW);
	expect(await ids()).toEqual(["alg,crv,kid,kty,use,x,y", "alg,crv,kid,kty,use,x,y"]);
	const { headers } = await ask();
	expect(headers.get("Content-Type")).toContain("application/jwk-set+json");
	expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
	expect((await ask({ "If-None-Match": headers.get("ETag") ?? "" })).status).toBe(304);
	await performAs(team, revokeProofKey, { key_id: 1, reason: "Stolen." }, NOW);
	expect(await ids()).toHaveLength(1);
});
