import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { recheckClaims } from "#core/jobs/kinds";
import { DAY_MS } from "#core/launches/week";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { claims, listings } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { startResolver } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let ownerId: number;
beforeEach(async () => {
	world = await makeWorld();
	ownerId = (await world.person("ada@example.com")).userId;
	const { id } = await mintListing(world.db, "acme", {
		url: "https://acme.com/",
		domain: "acme.com",
		ownerId,
		verified: true,
	});
	const at = NOW.getTime();
	await world.db.insert(claims).values({
		id: 1,
		userId: ownerId,
		listingId: id,
		method: "dns",
		token: "lwv-right",
		tokenHash: "hash",
		status: "verified",
		createdAt: at,
		expiresAt: at,
		verifiedAt: at,
		nextCheckAt: at + 30 * DAY_MS,
	});
});
afterEach(() => {
	changeSettings({ DOH_RESOLVERS: undefined });
});

async function runOnDay(day: number, value: string): Promise<string[]> {
	const resolver = await startResolver({ "_launchweek-challenge.acme.com TXT": { data: [value] } });
	changeSettings({ DOH_RESOLVERS: `${resolver},${resolver}` });
	const at = new Date(NOW.getTime() + day * DAY_MS);
	const now = at.getTime();
	await runBatch(world.db, [enqueue(world.db, recheckClaims, { subject: "all", dueAt: now, now })]);
	return world.runJobs(at);
}
const claim = () => world.db.query.claims.findFirst();
const listing = () => world.db.query.listings.findFirst({ where: eq(listings.slug, "acme") });
const day = (count: number) => NOW.getTime() + count * DAY_MS;

it("looks again every 30 days", async () => {
	expect(await runOnDay(29, "lwv-right")).toEqual(["recheck-claims: looked at 0 claims, 0 lapsed"]);
	expect(await runOnDay(30, "lwv-right")).toEqual(["recheck-claims: looked at 1 claims, 0 lapsed"]);
	expect(await claim()).toMatchObject({ status: "verified", nextCheckAt: day(60), lastCheck: { found: true } });
});

it("warns at the first miss, and lapses at the second without taking the listing away", async () => {
	expect(await runOnDay(30, "other")).toEqual(["recheck-claims: looked at 1 claims, 0 lapsed", "send-mail: sent"]);
	expect(await claim()).toMatchObject({ status: "verified", nextCheckAt: day(33) });
	expect(await listing()).toMatchObject({ verified: true });
	expect(await runOnDay(33, "other")).toEqual(["recheck-claims: looked at 1 claims, 1 lapsed", "send-mail: sent"]);
	expect(await claim()).toMatchObject({ status: "lapsed", nextCheckAt: null, lastCheck: { found: false } });
	expect(await listing()).toMatchObject({ verified: false, ownerId });
	const mails = await world.db.query.localMails.findMany();
	expect(mails.map((mail) => mail.to)).toEqual(["ada@example.com", "ada@example.com"]);
});

it("forgets a miss when the proof is back", async () => {
	await runOnDay(30, "other");
	await runOnDay(33, "lwv-right");
	expect(await claim()).toMatchObject({ status: "verified", nextCheckAt: day(63) });
	await runOnDay(63, "other");
	expect(await claim()).toMatchObject({ status: "verified", nextCheckAt: day(66) });
});
