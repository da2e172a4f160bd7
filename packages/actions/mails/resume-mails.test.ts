import { expect, it } from "vitest";
import reportMail from "#actions/mails/report-mail";
import resumeMails from "#actions/mails/resume-mails";
import { auditLog, mailStops } from "#store/schema/index";
import { paymentProvider, performAs, personActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("sends to one's own address again, and to nobody else's", async () => {
	const world = await makeWorld();
	const ada = await world.person("ada@example.com");
	for (const address of ["ada@example.com", "bob@example.com"])
		await performAs(paymentProvider, reportMail, { address, reason: "bounced", detail: null }, NOW);
	const resume = () => performAs(personActor(ada.userId), resumeMails, {}, NOW);
	await Promise.all([resume(), resume()]);
	expect(await world.db.select().from(mailStops)).toHaveLength(1);
	await resume();
	const log = await world.db.select().from(auditLog);
	expect(log.filter(({ action }) => action === "resume_mails").length).toBeLessThanOrEqual(2);
});
