import { expect, it } from "vitest";
import reportMail from "#actions/mails/report-mail";
import { sha256Hex } from "#core/sha256";
import { stopsOf } from "#store/mail-choices";
import { auditLog } from "#store/schema/index";
import { paymentProvider, performAs } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("ends mail to an address once for each reason, whatever its case, and keeps nothing that names it", async () => {
	const world = await makeWorld();
	const report = (reason: "bounced" | "complained", address = "Ada@example.com") =>
		performAs(paymentProvider, reportMail, { address, reason, detail: "No such user" }, NOW);
	await Promise.all([report("bounced"), report("bounced"), report("bounced", "ada@example.com")]);
	await report("bounced");
	const hash = await sha256Hex("ada@example.com");
	expect(await stopsOf(world.db, hash)).toMatchObject([{ reason: "bounced", detail: "No such user" }]);
	await report("complained");
	expect(await stopsOf(world.db, hash)).toHaveLength(2);
	expect(JSON.stringify(await world.db.select().from(auditLog))).not.toMatch(/ada@/i);
});
