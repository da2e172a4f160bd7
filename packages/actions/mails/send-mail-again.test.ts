import { beforeEach, expect, it } from "vitest";
import sendMailAgain from "#actions/mails/send-mail-again";
import { mailsListed } from "#store/mail-outbox";
import { localMails, outbox } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { countRows } from "#testing/rows";
import { leaveSomeMail } from "#testing/some-mail";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const again = (place: number) => performAs(teamActor(), sendMailAgain, { place }, NOW);

it("has a mail tried now whose job failed for good, once however often it is pressed", async () => {
	const place = await leaveSomeMail(world);
	await world.db.delete(outbox);
	await Promise.all([again(place), again(place)]);
	expect(await world.db.select().from(outbox)).toHaveLength(1);
	await world.runJobs();
	expect(await world.db.select().from(localMails)).toHaveLength(1);
	await expect(again(place)).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("finds mails by reader, by name and by state, and reads what it shows", async () => {
	await world.db.run(`INSERT INTO users (id, email, created_at) VALUES (7, 'ada@example.com', 1)`);
	await world.db.run(`INSERT INTO mails (cause, mail, user_id, facts, at, due_at, closed_at, outcome)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
		SELECT 'x:' || i, iif(i % 100 = 0, 'invite', 'digest'), 7, NULL, i, i, i, 'sent' FROM n`);
	const place = await leaveSomeMail(world);
	for (const query of [{}, { mail: "digest" }, { userId: 7, before: 900 }]) {
		const { rowsRead, result } = await countRows(() => mailsListed(world.db, { ...query, limit: 20 }));
		expect(result).toHaveLength(20);
		// Those of one person are put in order, of which there are only so many; the rest is walked.
		expect(rowsRead, JSON.stringify(query)).toBeLessThanOrEqual("userId" in query ? 4100 : 2100);
	}
	expect((await mailsListed(world.db, { mail: "invite", limit: 50 })).length).toBe(20);
	expect(await mailsListed(world.db, { isOpen: true, limit: 9 })).toMatchObject([{ place, closedAt: null }]);
});
