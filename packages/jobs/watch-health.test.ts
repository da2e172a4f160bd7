import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openAlerts } from "#store/health";
import { localMails } from "#store/schema/index";
import { countRows } from "#testing/rows";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await setSettings({ alerts_on: "true", team_email: "team@acme.example" });
});

const run = (sql: string, ...values: unknown[]) =>
	env.DB.prepare(sql)
		.bind(...values)
		.run();
const at = (ms: number) => new Date(NOW.getTime() + ms);
const told = async (ms: number) =>
	(await world.cron(at(ms))).filter((outcome) => outcome.startsWith("watch-health")).map((text) => text.slice(14));
const mails = async () =>
	(await world.db.select().from(localMails))
		.filter(({ to }) => to === "team@acme.example")
		.map(({ subject }) => subject);
const letter = (ms: number) =>
	run("INSERT INTO dead_letters (job, body, created_at) VALUES ('x', '{}', ?)", NOW.getTime() + ms);

it("tells the team once when something begins, however long it lasts, and once when it is over", async () => {
	await letter(0);
	expect(await told(1 * HOUR)).toEqual(["dead_letters begins"]);
	await letter(HOUR);
	for (const hours of [1, 2, 3]) expect(await told(hours * HOUR)).toEqual([]);
	expect(await mails()).toEqual(["Launchweek: jobs fail for good"]);
	await run("UPDATE dead_letters SET replayed_at = 1");
	expect(await told(4 * HOUR)).toEqual(["dead_letters is over"]);
	expect(await told(5 * HOUR)).toEqual([]);
	await letter(5 * HOUR);
	expect(await told(6 * HOUR)).toEqual(["dead_letters begins"]);
	expect(await mails()).toEqual([
		...["Launchweek: jobs fail for good", "Launchweek: over now: jobs fail for good", "Launchweek: jobs fail for good"],
	]);
	expect([...(await openAlerts(world.db)).keys()]).toEqual(["dead_letters"]);
});

describe("what it knows", () => {
	it("is work that waits, backups that fail or grow old, crons that are late, mails that come back, and size", async () => {
		await run(
			"INSERT INTO outbox (job, subject, due_at, created_at, lease_until) VALUES ('x', '', ?1, 0, ?2)",
			NOW.getTime(),
			NOW.getTime() + 1e12,
		);
		// Somebody is at it.
		expect(await told(HOUR)).toEqual([]);
		await setSettings({ backups_daily: "true", backup_hour: "0" });
		await world.cron(at(0));
		expect(await told(12 * HOUR)).toEqual([]);
		await run("UPDATE backups SET damage = 'x'");
		expect(await told(12 * HOUR)).toEqual(["backups begins"]);
		await run("UPDATE backups SET damage = NULL, taken_at = taken_at - 200000000, begun_at = begun_at - 200000000");
		const [first] = await told(12 * HOUR);
		expect(first).toBe("crons begins");
		await run("DELETE FROM backups");
		for (let mail = 0; mail < 20; mail++) {
			await run(
				"INSERT INTO mails (cause, mail, at, due_at, closed_at, outcome) VALUES (?1, 'x', ?2, ?2, 1, 'sent')",
				`m${mail}`,
				NOW.getTime() + 20 * HOUR,
			);
		}
		await run("INSERT INTO mail_stops VALUES ('h', 'bounced', NULL, ?)", NOW.getTime() + 20 * HOUR);
		await setSettings({ backups_daily: "false" });
		expect((await told(21 * HOUR)).join()).toContain("bounces begins");
	});

	it("is told of a row that waits, and not of one that was done", async () => {
		const { leaveDue } = await import("#jobs/leave-due");
		const { JOBS } = await import("#jobs/registry");
		const { jobContext } = await import("#testing/job-context");
		await run(
			"INSERT INTO outbox (job, subject, due_at, created_at) VALUES ('send-mail', 'none', ?1, 0)",
			NOW.getTime(),
		);
		const watch = JOBS.filter(({ kind }) => kind.name === "watch-health");
		const left = async (ms: number) => {
			await leaveDue(watch, jobContext(at(ms)));
			return (await world.db.query.outbox.findMany()).filter(({ job }) => job === "watch-health").length;
		};
		expect([await left(14 * MINUTE), await left(15 * MINUTE)]).toEqual([0, 1]);
	});
});

it("costs a few rows every quarter of an hour, and none where it is off", async () => {
	const quiet = await countRows(() => told(HOUR));
	expect(quiet.rowsRead).toBeLessThan(120);
	await setSettings({ alerts_on: "false" });
	await letter(0);
	expect(await told(HOUR)).toEqual([]);
	expect(await mails()).toEqual([]);
});
