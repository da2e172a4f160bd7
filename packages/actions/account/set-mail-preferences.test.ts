import { expect, it } from "vitest";
import setMailPreferences from "#actions/account/set-mail-preferences";
import type { MailKind } from "#core/mails/kinds";
import { mailChoicesOf } from "#store/mail-choices";
import { auditLog, weekReminders } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("turns kinds off and on again, for one account, and leaves the others as they are", async () => {
	const world = await makeWorld();
	const [ada, bob] = [await world.person(), await world.person()];
	const set = (kinds: Partial<Record<MailKind, boolean>>) =>
		performAs(personActor(ada.userId), setMailPreferences, { kinds }, NOW);
	const choices = ({ userId }: { userId: number }) => mailChoicesOf(world.db, userId);
	const atFirst = await choices(ada);
	expect(atFirst).toMatchObject({ updates: true, launches: true, digest: false });
	await Promise.all([set({ updates: false, digest: true }), set({ updates: false })]);
	expect(await choices(ada)).toEqual({ ...atFirst, updates: false, digest: true });
	expect(await choices(bob)).toEqual(atFirst);
	await set({ updates: true });
	await set({ updates: true });
	await set({});
	expect(await choices(ada)).toEqual({ ...atFirst, digest: true });
	const log = await world.db.select().from(auditLog);
	expect(log.at(-1)).toMatchObject({ subject: `user:${ada.userId}`, detail: { updates: true } });
});

it("ends what somebody still waits for with the reminders of weeks, and knows no other kinds", async () => {
	const world = await makeWorld();
	const { userId } = await world.person();
	const other = await world.person();
	for (const id of [userId, other.userId])
		await world.db.insert(weekReminders).values({ userId: id, week: "2026-11-23", at: 1 });
	const set = (kinds: object) => performAs(personActor(userId), setMailPreferences, { kinds }, NOW);
	await set({ weeks: false });
	expect(await world.db.select().from(weekReminders)).toMatchObject([{ userId: other.userId }]);
	await expect(set({ money: false })).rejects.toMatchObject({ code: "invalid_input" });
});
