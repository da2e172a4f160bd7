import { expect, it } from "vitest";
import forgetWeek from "#actions/follows/forget-week";
import { weekReminders } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("leaves the reminders of others alone, and says yes where there is none", async () => {
	const world = await makeWorld();
	const [ada, bert] = [await world.person(), await world.person()];
	await world.db.insert(weekReminders).values({ userId: bert.userId, week: "2026-11-23", at: 1 });
	const answer = await performAs(personActor(ada.userId), forgetWeek, { week: "2026-11-23" }, NOW);
	expect(answer).toEqual({ week: "2026-11-23" });
	expect(await world.db.select().from(weekReminders)).toHaveLength(1);
});
