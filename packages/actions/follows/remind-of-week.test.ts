import { beforeEach, expect, it } from "vitest";
import setMailPreferences from "#actions/account/set-mail-preferences";
import forgetWeek from "#actions/follows/forget-week";
import remindOfWeek from "#actions/follows/remind-of-week";
import { addWeeks, weekOf } from "#core/launches/week";
import { mailChoicesOf } from "#store/mail-choices";
import { auditLog, weekReminders } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

const THIS = weekOf(NOW);
const NEXT = addWeeks(THIS, 1);
let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const remind = (week: string) => performAs(personActor(ada.userId), remindOfWeek, { week }, NOW);
const forget = (week: string) => performAs(personActor(ada.userId), forgetWeek, { week }, NOW);
const rows = () => world.db.select().from(weekReminders);

it("asks once for a mail on the Monday of a coming week, however often it is pressed", async () => {
	await Promise.all([remind(NEXT), remind(NEXT), remind(NEXT)]);
	await remind(NEXT);
	expect(await rows()).toMatchObject([{ userId: ada.userId, week: NEXT, at: NOW.getTime() }]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "remind_of_week", actor: `user:${ada.userId}`, subject: `week:${NEXT}` },
	]);
});

it("takes it back, once", async () => {
	for (const week of [NEXT, addWeeks(NEXT, 1)]) await remind(week);
	await Promise.all([forget(NEXT), forget(NEXT)]);
	expect(await rows()).toMatchObject([{ week: addWeeks(NEXT, 1) }]);
});

it("turns such mails on again for whoever had turned them off: they are asked for", async () => {
	const kinds = { weeks: false };
	await performAs(personActor(ada.userId), setMailPreferences, { kinds }, NOW);
	await remind(NEXT);
	expect((await mailChoicesOf(world.db, ada.userId)).weeks).toBe(true);
});

it("knows only Mondays to come, at most a year ahead", async () => {
	for (const week of [THIS, addWeeks(THIS, -1), addWeeks(THIS, 60)]) {
		await expect(remind(week)).rejects.toMatchObject({ code: "not_found" });
	}
	for (const week of ["2026-11-24", "next", "2026-13-01"]) {
		await expect(remind(week)).rejects.toMatchObject({ code: "invalid_input" });
	}
	expect(await rows()).toEqual([]);
});
