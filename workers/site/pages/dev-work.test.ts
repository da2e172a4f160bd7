import { beforeEach, expect, it } from "vitest";
import { crawlSite, draftProfile } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue, markSent } from "#store/outbox";
import { openBrowser } from "#testing/browser";
import { PRODUCTION } from "#testing/production";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("counts what is due by a time, under way or not, and nothing later", async () => {
	const now = NOW.getTime();
	const row = (kind: typeof crawlSite, subject: string, dueAt: number) =>
		enqueue(world.db, kind, { subject, dueAt, now });
	await runBatch(world.db, [
		row(crawlSite, "1", now - 1),
		row(crawlSite, "2", now),
		row(draftProfile, "1", now),
		row(draftProfile, "2", now + 1),
	]);
	await markSent(world.db, [1], now);
	const answer = await openBrowser().get(`/dev/work?at=${now}`);
	expect(JSON.parse(answer.html)).toEqual({ "crawl-site": 2, "draft-profile": 1 });
	expect((await openBrowser().get("/dev/work?at=soon")).status).toBe(400);
});

it("is there in the local environment only", async () => {
	expect((await openBrowser(PRODUCTION).get("/dev/work?at=0")).status).toBe(404);
});
