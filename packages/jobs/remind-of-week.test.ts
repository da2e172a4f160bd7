import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf, weekStart } from "#core/launches/week";
import remindOfWeek from "#jobs/remind-of-week";
import { runBatch } from "#store/db";
import { localMails, users, weekReminders } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";

const WEEK = weekOf(NOW);
const HOUR = 3_600_000;
const at = (hours: number) => jobContext(new Date(weekStart(WEEK).getTime() + hours * HOUR));
const run = (hours = 7, cause = "test") => remindOfWeek.run({ subject: "all", payload: {}, cause }, at(hours));
const isDue = (hours: number) => remindOfWeek.isDue?.(at(hours));

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function reminded(count: number, week = WEEK) {
	const ids = Array.from({ length: count }, (_, i) => 1000 + i);
	await runBatch(world.db, [
		...ids.map((id) => world.db.insert(users).values({ id, email: `fan${id}@example.com`, createdAt: 1 })),
		...ids.map((userId) => world.db.insert(weekReminders).values({ userId, week, at: 1 })),
	]);
}
const mails = () => world.db.select().from(localMails);
const left = async () => (await world.db.query.outbox.findMany()).filter(({ job }) => job === "send-mail");

it("mails each of them once in the morning of that Monday, and the mail says what launches and how to end it", async () => {
	await mintListing(world.db, "acme", { name: "Acme", tagline: "Reminders", launchWeek: WEEK });
	await reminded(2);
	expect([await isDue(-1), await isDue(5), await isDue(6)]).toEqual([false, false, true]);
	await Promise.all([run(), run(), run()]);
	await world.runJobs();
	expect((await mails()).map(({ to }) => to).sort()).toEqual(["fan1000@example.com", "fan1001@example.com"]);
	const [mail] = await mails();
	expect(mail?.subject).toMatch(/the week of 16 November has begun$/);
	expect(mail?.text).toContain(`- Acme (${ORIGIN}/listings/acme): Reminders`);
	const link = new RegExp(`${ORIGIN}/unsubscribe\\?token=u1000\\.weeks\\.[\\w-]{22}`).exec(mail?.text ?? "")?.[0];
	expect(mail?.headers?.["List-Unsubscribe"]).toBe(`<${link}>`);
	expect(await isDue(8)).toBe(false);
});

it("tells all of them, however many there are", async () => {
	await reminded(205);
	expect(await run(7, "a")).toBe("reminded 200 people");
	expect(await run(7, "b")).toBe("reminded 5 people");
	expect(await run(7, "c")).toBe("nobody to remind");
	expect(new Set((await left()).map(({ subject }) => subject)).size).toBe(205);
});

it("is silent about a week that is over by the time it runs", async () => {
	await reminded(1, addWeeks(WEEK, -1));
	expect(await run()).toBe("too late for 1 people");
	expect(await left()).toEqual([]);
	expect(await isDue(7)).toBe(false);
});
