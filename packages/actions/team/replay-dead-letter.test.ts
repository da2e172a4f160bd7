import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import replayDeadLetter from "#actions/team/replay-dead-letter";
import { deadLetters, outbox } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.insert(deadLetters).values({
		id: 7,
		job: "crawl-site",
		body: { subject: "draft-1", payload: { a: 1 } },
		error: "no answer",
		createdAt: NOW.getTime(),
	});
});

const replay = (letter_id: number) => performAs(teamActor(), replayDeadLetter, { letter_id }, NOW);

it("puts the work back into the outbox, once, however often it is pressed at once", async () => {
	const presses = await Promise.allSettled([replay(7), replay(7), replay(7)]);
	expect(presses.filter((press) => press.status === "fulfilled")).toHaveLength(1);
	const rows = await world.db.select().from(outbox).where(eq(outbox.job, "crawl-site"));
	expect(rows).toMatchObject([{ subject: "draft-1", payload: { a: 1 }, dueAt: NOW.getTime() }]);
	await expect(replay(7)).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("refuses a letter that does not exist", async () => {
	await expect(replay(8)).rejects.toMatchObject({ code: "changed_meanwhile" });
});
