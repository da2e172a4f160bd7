import { expect, it } from "vitest";
import dropDeadLetter from "#actions/team/drop-dead-letter";
import keepDeadLetter from "#actions/team/keep-dead-letter";
import { oldestDeadLetters } from "#store/dead-letters";
import { deadLetters } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("takes up again what was let be then, and nothing else", async () => {
	const { db } = await makeWorld();
	await db.insert(deadLetters).values({ job: "send-mail", body: {}, error: "it broke", createdAt: NOW.getTime() });
	await performAs(teamActor(), dropDeadLetter, { letter_id: 1, reason: "Gone." }, NOW);
	const keep = (dropped_at: number) => performAs(teamActor(), keepDeadLetter, { letter_id: 1, dropped_at }, NOW);
	await expect(keep(NOW.getTime() - 1)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await keep(NOW.getTime());
	expect(await oldestDeadLetters(db, 9)).toHaveLength(1);
	await expect(keep(NOW.getTime())).rejects.toMatchObject({ code: "changed_meanwhile" });
});
