import { beforeEach, expect, it } from "vitest";
import makeProofKey from "#actions/proofs/make-proof-key";
import { allKeys } from "#store/proof-keys";
import { performAs } from "#testing/act";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

const PATH = "/admin/proofs";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	await performAs({ kind: "system", cause: "test" }, makeProofKey, {});
});

it("has the next key made, and says so instead of offering it again", async () => {
	const page = await admin.get(PATH);
	const pressed = await admin.submit(page.form(`${PATH}/rotate`));
	expect([pressed.status, pressed.location]).toEqual([303, `${PATH}?done=1`]);
	const { html } = await admin.get(PATH);
	expect(html).toContain("Announced");
	expect(html).not.toContain("Make the next key now");
	expect((await admin.get("/admin/log")).html).toContain("Made the next key of proofs");
});

it("revokes a key with a reason", async () => {
	const page = await admin.get(PATH);
	const pressed = await admin.submit(page.form(`${PATH}/revoke`), { key_id: "1", reason: "It was in a log." });
	expect(pressed.status).toBe(303);
	expect(await allKeys(world.db)).toMatchObject([{ revokedReason: "It was in a log." }]);
	expect((await admin.get(PATH)).html).toContain("There is no key that could be revoked.");
});

it("is the site team's", async () => {
	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	expect((await eve.get(PATH)).status).toBe(404);
});
