import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { HOURLY_CRON, MINUTE_CRON, WEEKLY_CRON } from "#core/jobs/cron-times";
import { CRON_JOBS } from "#jobs/cron-table";
import { crons, fireCrons, missedCrons, settle } from "#scripts/lib/crons";
import { listen, stop } from "#scripts/lib/scripted-site";

/** As much of a local instance as time is made to pass by: what is due, and what each minute cron leaves of it. */

let server: Server;
let origin: string;
let due: Record<string, number>[];
let asked: URL[];
/** How many crons fail from now on; each moves the work all the same. */
let failing: number;
beforeEach(async () => {
	asked = [];
	failing = 0;
	server = createServer((request, response) => {
		const url = new URL(request.url ?? "/", "http://instance");
		asked.push(url);
		if (url.pathname === "/dev/work") return response.end(JSON.stringify(due[0] ?? {}));
		if (due.length > 1) due.shift();
		if (failing-- > 0) response.statusCode = 500;
		return response.end("what it answers");
	});
	origin = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => stop(server));

const AT = new Date("2027-01-04T00:05:00Z");
const times = (path: string, name: string) => [
	...new Set(asked.filter((url) => url.pathname === path).map((url) => Number(url.searchParams.get(name)))),
];

it("goes on until nothing is due, also what the work itself left", async () => {
	due = [{ "crawl-site": 2 }, { "draft-profile": 2 }, {}];
	expect(await settle(origin, AT)).toBe(2);
	expect(times("/dev/work", "at")).toEqual([AT.getTime()]);
	expect(times("/cdn-cgi/local/scheduled", "time")).toEqual([AT.getTime()]);
});

it("fires nothing when nothing is due, and asks as of now when no time is given", async () => {
	due = [{}];
	const before = Date.now();
	expect(await settle(origin)).toBe(0);
	expect(times("/dev/work", "at")[0]).toBeGreaterThanOrEqual(before);
	expect(times("/cdn-cgi/local/scheduled", "time")).toEqual([]);
});

it("names the work that does not come to an end", async () => {
	due = [{ "send-mail": 3 }];
	await expect(settle(origin, AT, 0)).rejects.toThrow("send-mail (3)");
});

it("goes on after a cron that failed, as one does whose messages the queue has no room for, while work moves", async () => {
	due = [{ "send-mail": 3 }, {}];
	failing = 1;
	expect(await settle(origin, AT)).toBe(1);
});

it("ends with the cron that fails while nothing moves", async () => {
	due = [{ "send-mail": 3 }];
	failing = 3;
	await expect(settle(origin, AT)).rejects.toThrow("failed: 500 what it answers");
	expect(failing).toBe(1);
});

it("says that nothing answers", async () => {
	stop(server);
	await expect(fireCrons(origin, AT, ["* * * * *"])).rejects.toThrow("Start it with npm start, or set PORT.");
});

it("knows the crons that set off jobs, from the production environment", async () => {
	expect(new Set(await crons())).toEqual(new Set(CRON_JOBS.map(({ cron }) => cron)));
});

it("an instance lacks the hourly cron at its start, and whatever it stood still over", () => {
	const lacks = (at: string, before: string | null) =>
		missedCrons(new Date(at), before === null ? null : new Date(before));
	expect(lacks("2026-11-24T10:05:00Z", null)).toEqual([MINUTE_CRON, HOURLY_CRON]);
	expect(lacks("2026-11-24T10:06:00Z", "2026-11-24T10:05:00Z")).toEqual([MINUTE_CRON]);
	// A timer that runs late by a moment passes over a minute.
	expect(lacks("2026-11-24T11:01:00.001Z", "2026-11-24T10:59:59.999Z")).toEqual([MINUTE_CRON, HOURLY_CRON]);
	expect(lacks("2026-11-30T00:00:30Z", "2026-11-29T23:59:30Z")).toEqual([MINUTE_CRON, HOURLY_CRON, WEEKLY_CRON]);
	expect(lacks("2026-12-01T08:00:30Z", "2026-11-27T18:00:00Z")).toEqual([MINUTE_CRON, HOURLY_CRON, WEEKLY_CRON]);
});
