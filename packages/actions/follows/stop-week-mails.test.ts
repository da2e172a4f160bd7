import { expect, it } from "vitest";
import stopWeekMails from "#actions/follows/stop-week-mails";
import { sha256Hex } from "#core/access/api-key";
import { auditLog, weekReminders } from "#store/schema/index";
import { linkHolder, performAs } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

const TOKEN = "t".repeat(43);

it("ends what its person still waits for, however often it is pressed, and nobody else's", async () => {
	const world = await makeWorld();
	const [ada, bert] = [await world.person(), await world.person()];
	await world.db.insert(weekReminders).values([
		{ userId: ada.userId, week: "2026-11-16", at: 1, toldAt: 2, linkHash: await sha256Hex(TOKEN) },
		{ userId: ada.userId, week: "2026-11-23", at: 1 },
		{ userId: ada.userId, week: "2026-11-30", at: 1 },
		{ userId: bert.userId, week: "2026-11-23", at: 1 },
	]);
	const stop = (token: string) => performAs(linkHolder, stopWeekMails, { token }, NOW);
	await expect(stop("x".repeat(43))).rejects.toMatchObject({ code: "link_expired" });
	await stop(TOKEN);
	await stop(TOKEN);
	const left = await world.db.select().from(weekReminders).orderBy(weekReminders.week);
	expect(left.map(({ userId, week }) => [userId, week])).toEqual([
		[ada.userId, "2026-11-16"],
		[bert.userId, "2026-11-23"],
	]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "stop_week_mails", subject: `user:${ada.userId}` },
	]);
});
