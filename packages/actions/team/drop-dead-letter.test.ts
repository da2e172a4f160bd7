import { beforeEach, expect, it } from "vitest";
import dropDeadLetter from "#actions/team/drop-dead-letter";
import keepDeadLetter from "#actions/team/keep-dead-letter";
import replayDeadLetter from "#actions/team/replay-dead-letter";
import { oldestDeadLetters } from "#store/dead-letters";
import { deadLetters, outbox } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const letter = { job: "send-mail", body: { subject: "x" }, error: "it broke", createdAt: NOW.getTime() };
	await world.db.insert(deadLetters).values([letter, letter]);
});

const drop = (letter_id: number) =>
	performAs(teamActor(), dropDeadLetter, { letter_id, reason: "Its website is gone." }, NOW);
const waiting = async () => (await oldestDeadLetters(world.db, 9)).map(({ id }) => id);

it("lets a failed job be, which is then neither run again nor let be twice", async () => {
	await drop(1);
	expect(await waiting()).toEqual([2]);
	await expect(drop(1)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await expect(performAs(teamActor(), replayDeadLetter, { letter_id: 1 }, NOW)).rejects.toMatchObject({
		code: "changed_meanwhile",
	});
	expect(await world.db.select().from(outbox)).toEqual([]);
});

it("asks why", async () => {
	const given = performAs(teamActor(), dropDeadLetter, { letter_id: 1, reason: " " }, NOW);
	await expect(given).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
});

it("lets one of two who decide at once decide", async () => {
	const done = await Promise.allSettled([
		drop(2),
		performAs(teamActor(), replayDeadLetter, { letter_id: 2 }, NOW),
		performAs(teamActor(), keepDeadLetter, { letter_id: 2, dropped_at: 5 }, NOW),
	]);
	expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(await waiting()).toEqual([1]);
});
