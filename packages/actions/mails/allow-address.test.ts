import { expect, it } from "vitest";
import allowAddress from "#actions/mails/allow-address";
import stopAddress from "#actions/mails/stop-address";
import { sha256Hex } from "#core/sha256";
import { runBatch } from "#store/db";
import { insertStop } from "#store/mail-choices";
import { auditLog, mailStops } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("sends to a stopped address again, and leaves what its reader chose", async () => {
	const { db } = await makeWorld();
	const about = { email: "ada@example.com", reason: "They asked us." };
	await performAs(teamActor(), stopAddress, about, NOW);
	const addressHash = await sha256Hex(about.email);
	await runBatch(db, [insertStop(db, { addressHash, reason: "no_invites", at: 1 })]);
	await performAs(teamActor(), allowAddress, about, NOW);
	await performAs(teamActor(), allowAddress, about, NOW);
	expect((await db.select().from(mailStops)).map(({ reason }) => reason)).toEqual(["no_invites"]);
	expect(await db.select().from(auditLog)).toHaveLength(2);
});
