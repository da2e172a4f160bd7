import { expect, it } from "vitest";
import mailWeek from "#jobs/mail-week";
import { localMails } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { makeWorld, NOW } from "#testing/world";

it("delivers once, however often its row runs, and not to an account that is gone", async () => {
	const world = await makeWorld();
	const { userId } = await world.person("fan@example.com");
	const payload = { user_id: userId, token: "t".repeat(43) };
	const run = (cause: string) => mailWeek.run({ subject: "2026-11-16", payload, cause }, jobContext(NOW));
	expect([await run("outbox:1"), await run("outbox:1")]).toEqual(["sent", "sent"]);
	const sent = await world.db.select().from(localMails);
	expect(sent).toMatchObject([{ to: "fan@example.com" }]);
	expect(sent[0]?.text).toContain("Nothing launches this week after all.");
	payload.user_id += 1;
	expect(await run("outbox:2")).toBe("the account is gone");
});
