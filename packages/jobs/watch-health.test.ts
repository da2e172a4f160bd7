import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { HOURLY_CRON } from "#core/jobs/cron-times";
import { markCron } from "#store/cron-marks";
import { knownAlerts } from "#store/health";
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
const open = async () =>
	[...(await knownAlerts(world.db)).values()].filter(({ endedAt }) => endedAt === null).map(({ name }) => name);
const letter = (ms: number) =>
	run("INSERT INTO dead_letters (job, body, created_at) VALUES ('x', '{}', ?)", NOW.getTime() + ms);

it("tells the team once when something begins, however long it lasts, and once when it is over", async () => {
	await letter(0);
	expect(await told(1 * HOUR)).toEqual(["dead_letters begins"]);
	await letter(HOUR);
	for (const hours of [1, 2, 3]) expect(await told(hours * HOUR)).toEqual([]);
	expect(await mails()).toEqual(["Launchweek: jobs fail for good"]);
	await run("UPDATE dead_letters SET replayed_at = 1");
	expect(await told(4 * HOUR)).toEqual(["dead_letters is well for now"]);
	expect(await told(4.5 * HOUR)).toEqual([]);
	expect(await told(5 * HOUR)).toEqual(["dead_letters is over"]);
	expect(await told(6 * HOUR)).toEqual([]);
	await letter(5 * HOUR);
	expect(await told(6 * HOUR)).toEqual(["dead_letters begins"]);
	expect(await mails()).toEqual([
		...["Launchweek: jobs fail for good", "Launchweek: over now: jobs fail for good", "Launchweek: jobs fail for good"],
	]);
	expect(await open()).toEqual(["dead_letters"]);
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
		expect(await told(12 * HOUR)).toEqual([]);
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

it("tells once of what comes and goes, and says in between how it stands", async () => {
	await letter(0);
	const all: string[] = [];
	for (let quarter = 1; quarter <= 12; quarter++) {
		await run(`UPDATE dead_letters SET replayed_at = ${quarter % 2 === 0 ? 1 : "NULL"}`);
		all.push(...(await told((quarter * HOUR) / 4)));
	}
	expect(all.slice(0, 3)).toEqual([
		"dead_letters begins",
		"dead_letters is well for now",
		"dead_letters is wrong again",
	]);
	expect(await mails()).toEqual(["Launchweek: jobs fail for good"]);
});

it("notices an hourly cron that is late, whether backups are taken or not", async () => {
	await setSettings({ backups_daily: "false" });
	const watch = async (ms: number) => {
		const { leaveDue } = await import("#jobs/leave-due");
		const { JOBS } = await import("#jobs/registry");
		const { jobContext } = await import("#testing/job-context");
		await leaveDue(
			JOBS.filter(({ kind }) => kind.name === "watch-health"),
			jobContext(at(ms)),
		);
		return (await world.runJobs(at(ms))).filter((outcome) => outcome.startsWith("watch-health"));
	};
	await markCron(world.db, HOURLY_CRON, at(0).getTime());
	expect(await watch(2 * HOUR)).toEqual([]);
	expect(await watch(2 * HOUR + 15 * MINUTE)).toEqual(["watch-health: crons begins"]);
	await markCron(world.db, HOURLY_CRON, at(3 * HOUR).getTime());
	expect(await watch(3 * HOUR + 15 * MINUTE)).toEqual(["watch-health: crons is well for now"]);
	await markCron(world.db, HOURLY_CRON, at(4 * HOUR).getTime());
	expect(await watch(4 * HOUR + 15 * MINUTE)).toEqual(["watch-health: crons is over"]);
});

it("tells that requests fail, where what was measured can be read, and nothing where it cannot be", async () => {
	const { default: job } = await import("#jobs/watch-health");
	const { jobContext } = await import("#testing/job-context");
	const ctx = jobContext(NOW);
	const look = (requests: (() => Promise<{ requests: number; errors: number }>) | null, ms: number) => {
		const numbers = requests && { ...(ctx.ports.numbers as NonNullable<typeof ctx.ports.numbers>), requests };
		const work = { subject: "all" as const, payload: {}, cause: "test" };
		return job.run(work, { ...ctx, now: at(ms), ports: { ...ctx.ports, numbers } });
	};
	expect(await look(null, 0)).toBe("nothing has changed");
	expect(await look(async () => ({ requests: 60, errors: 6 }), 0)).toBe("errors begins");
	await world.runJobs(at(0));
	expect(await look(() => Promise.reject(new Error("no answer")), HOUR)).toBe("nothing has changed");
	expect(await look(null, HOUR)).toBe("nothing has changed");
	expect(await look(async () => ({ requests: 600, errors: 6 }), HOUR)).toBe("errors is well for now");
});

it("lists nothing any more once it is switched off, and mails nobody that", async () => {
	await letter(0);
	await told(HOUR);
	await setSettings({ alerts_on: "false" });
	expect(await told(2 * HOUR)).toEqual(["dead_letters is watched no longer"]);
	expect(await open()).toEqual([]);
	expect(await told(3 * HOUR)).toEqual([]);
	expect(await mails()).toHaveLength(1);
});

it("costs a few rows every quarter of an hour, and none where it is off", async () => {
	const quiet = await countRows(() => told(HOUR));
	expect(quiet.rowsRead).toBeLessThan(120);
	await setSettings({ alerts_on: "false" });
	await letter(0);
	expect(await told(HOUR)).toEqual([]);
	expect(await mails()).toEqual([]);
});
