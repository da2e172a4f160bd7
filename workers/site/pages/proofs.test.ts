import { beforeEach, expect, it } from "vitest";
import makeProofKey from "#actions/proofs/make-proof-key";
import revokeProofKey from "#actions/proofs/revoke-proof-key";
import { performAs } from "#testing/act";
import { openBrowser } from "#testing/browser";
import { freshTeam } from "#testing/fresh-session";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("says how to check a proof and shows every key, revoked ones with their reason", async () => {
	const page = () => openBrowser().get("/proofs");
	expect((await page()).html).toContain("No key has been made yet");
	await performAs({ kind: "system", cause: "test" }, makeProofKey, {}, NOW);
	expect((await page()).html).toContain("Signs now");
	const reason = "It was in a <log>.";
	await performAs(await freshTeam(world.db), revokeProofKey, { key_id: 1, reason }, NOW);
	const { html } = await page();
	expect(html).toContain("Revoked; nothing that it signed holds");
	expect(html).toContain("It was in a &lt;log&gt;.");
	expect(html).toContain("launchweek-verify proof.jws --jwks keys.json");
});
