import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as kinds from "#core/jobs/kinds";
import { CRON_JOBS } from "#jobs/cron-table";
import { JOBS } from "#jobs/registry";
import { runBatch } from "#store/db";
import { deadLettersPage } from "#store/dead-letters";
import { insertRow } from "#store/outbox";
import { drafts } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const when = { dueAt: NOW.getTime(), now: NOW.getTime() };
/** A row as an operator, an earlier version or a mistake may have left it. */
const leave = (job: string, subject: string, payload: Record<string, unknown> = {}) =>
	runBatch(world.db, [insertRow(world.db, { job, subject, payload }, when)]);

it("has exactly one job for each kind, and a kind for each job", () => {
	const names = Object.values(kinds).map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
	expect(
		JOBS.map(({ kind }) => kind.name).sort(),
		"each kind of packages/core/jobs/kinds.ts has its job in packages/jobs/registry.ts",
	).toEqual(names.sort());
	const known = new Set<unknown>(Object.values(kinds));
	expect(JOBS.filter(({ kind }) => !known.has(kind))).toEqual([]);
});

it("sets off by a cron only what is about everything", () => {
	// @ts-expect-error a cron knows no draft
	const wrong: (typeof CRON_JOBS)[number] = { cron: "* * * * *", kind: kinds.crawlSite };
	expect(CRON_JOBS.some(({ kind }) => kind === wrong.kind)).toBe(false);
	for (const { kind } of CRON_JOBS) expect(kind.subject.parse("all")).toBe("all");
});

it.each([
	["mail-edit-copy", "7", { version: "x" }, ["payload.version: "]],
	["score-trending", "listings", {}, ["payload.listing_ids: "]],
	["score-trending", "listings", { listing_ids: [1, "2"] }, ["payload.listing_ids.1: "]],
	["recheck-vat", "LW-A", { tries: "many" }, ["payload.tries: "]],
	["end-payment", "LW-A", {}, ["subject: "]],
	["check-badge", "acme", {}, ["subject: "]],
	["fold-counters", "some", {}, ["subject: "]],
])(
	"lays a row of %s about %s aside that it cannot read, and names each field",
	async (job, subject, payload, fields) => {
		await leave(job, subject, payload);
		const [outcome] = await world.runJobs(NOW);
		expect(outcome).toMatch(/^[a-z-]+: dead letter: its row does not say what it has to: /);
		for (const field of fields) expect(outcome).toContain(field);
		const [letter] = await deadLettersPage(world.db, { isAll: true, before: null, limit: 1 });
		expect(outcome).toBe(`${job}: dead letter: ${letter?.error}`);
		expect(letter?.body).toEqual({ subject, payload });
	},
);

it("runs rows that were left before a kind had a payload, or with more in it", async () => {
	const { id } = await mintDraft(world.db, await world.person(), {});
	await leave("crawl-site", id, { of: "an earlier version" });
	await leave("tell-followers", "9");
	expect((await world.runJobs(NOW)).sort()).toEqual([
		"crawl-site: already moved",
		"tell-followers: the update is gone",
	]);
	expect(await world.db.query.drafts.findFirst({ where: eq(drafts.id, id) })).toMatchObject({ status: "ready" });
});
