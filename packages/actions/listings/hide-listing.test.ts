import { exports } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import bringListingBack from "#actions/listings/bring-listing-back";
import hideListing from "#actions/listings/hide-listing";
import restoreListing from "#actions/listings/restore-listing";
import { runAnyBatch } from "#store/db";
import { launches, listings, localMails, weekSlots } from "#store/schema/index";
import { freezeWeek } from "#store/weeks";
import { performAs, personActor, teamActor } from "#testing/act";
import { stayAt } from "#testing/clock";
import { mintVote, mintVoters } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { LISTING_HISTORIES, stateOf } from "#testing/state-digest";
import { makeWorld, NOW, ORIGIN, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});

const WEEK = "2026-11-16";
const AHEAD = "2026-12-14";
const stored = async () => (await world.db.select().from(listings).where(sql`slug = 'inkfern'`))[0];
const hide = async (reason = "Its page is parked.", actor = teamActor()) => {
	const listing = await stored();
	return performAs(actor, hideListing, { listing_id: listing?.id ?? 0, version: listing?.version ?? 0, reason }, NOW);
};
const restore = async () => {
	const listing = await stored();
	const named = { listing_id: listing?.id ?? 0, version: listing?.version ?? 0 };
	return performAs(teamActor(), restoreListing, { ...named, reason: "It is back." }, NOW);
};
const page = (path: string) => exports.default.fetch(new Request(`${ORIGIN}${path}`, { redirect: "manual" }));

/** A live listing in the open week, with votes, and a relaunch that was paid for. */
async function mintLive() {
	const { id: categoryId } = await mintCategory(world.db, "notes");
	const minted = await mintListing(world.db, "inkfern", {
		ownerId: ada.userId,
		categoryIds: [categoryId],
		votes: 2,
		weekVotes: 2,
	});
	const voters = await mintVoters(world.db, 2);
	for (const userId of voters) await mintVote(world.db, { userId, listingId: minted.id, at: NOW });
	await world.db.insert(launches).values({ listingId: minted.id, week: AHEAD, kind: "relaunch", at: NOW.getTime() });
	await world.db.insert(weekSlots).values({ week: AHEAD, paidTaken: 1 });
	return minted;
}

it("takes it out of everything that anybody sees, and restores it exactly", async () => {
	stayAt(NOW);
	const { id } = await mintLive();
	await mintListing(world.db, "tidewell", { weekVotes: 1 });
	const seen = async () => ({
		one: (await world.api("GET", "/listings/inkfern")).status,
		badges: (await world.api("GET", "/listings/inkfern/badges")).status,
		alternatives: (await world.api("GET", "/listings/inkfern/alternatives")).status,
		found: (await world.api("GET", "/listings?q=inkfern")).body.items,
		upcoming: (await world.api("GET", "/launches?section=upcoming")).body.items,
		ahead: (await world.api("GET", `/launches/weeks/${AHEAD}`)).body.scheduled,
		board: (await world.api("GET", "/leaderboards/community-all-time")).body.items,
		category: (await world.api("GET", "/categories/notes")).body,
		page: (await page("/listings/inkfern")).status,
		badge: (await page("/badges/inkfern/listed-on.svg")).status,
		feed: (await (await page("/feeds/launches.json")).text()).includes("inkfern"),
		sitemap: (await (await page("/sitemaps/listings-1.xml")).text()).includes("inkfern"),
	});
	const before = await seen();
	expect(before).toMatchObject({ one: 200, badges: 200, page: 200, feed: true, sitemap: true });
	expect(before.upcoming).toHaveLength(1);
	expect(before.found).toHaveLength(1);
	const state = await stateOf(world.db, LISTING_HISTORIES);
	await hide();
	expect(await stored()).toMatchObject({ status: "draft", hiddenAt: NOW.getTime(), votes: 2 });
	expect(await seen()).toMatchObject({
		one: 404,
		badges: 404,
		alternatives: 404,
		found: [],
		upcoming: [],
		ahead: [],
		board: [],
		page: 404,
		feed: false,
		sitemap: false,
	});
	expect((await seen()).badge).not.toBe(200);
	const own = await world.api<{ hidden: { reason: string } }>("GET", `/me/listings/${id}`, { as: ada });
	expect(own.body.hidden.reason).toBe("Its page is parked.");
	await restore();
	expect(await stateOf(world.db, LISTING_HISTORIES)).toEqual(state);
	expect(await seen()).toEqual(before);
	await world.runJobs();
	const told = (await world.db.select().from(localMails)).map(({ subject }) => subject);
	expect(told).toEqual(["inkfern was taken out of the directory", "inkfern is back in the directory"]);
});

it("ranks nowhere in a week that closes meanwhile, and in no later one", async () => {
	await mintLive();
	const other = await mintListing(world.db, "tidewell");
	await hide();
	await runAnyBatch(world.db, freezeWeek(world.db, WEEK, NOW.getTime()));
	const results = sql`SELECT listing_id AS id, rank FROM week_results`;
	expect(await world.db.all(results)).toEqual([{ id: other.id, rank: 1 }]);
	await restore();
	expect(await world.db.all(results)).toEqual([{ id: other.id, rank: 1 }]);
	expect(await world.db.all(sql`SELECT week FROM launches WHERE listing_id = 1 AND withdrawn_at IS NULL`)).toEqual([
		{ week: AHEAD },
	]);
});

it("keeps its place in the queue, and cannot be moved on by anybody else meanwhile", async () => {
	const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId, status: "draft" });
	await world.api("POST", `/me/listings/${id}/free`, { as: ada });
	const state = await stateOf(world.db, [...LISTING_HISTORIES, "listing_rereads"]);
	await hide();
	for (const [method, path] of [["POST", `/me/listings/${id}/free`]] as const) {
		expect(await world.api(method, path, { as: ada })).toMatchObject({ status: 400, body: { code: "listing_hidden" } });
	}
	await expect(performAs(personActor(ada.userId), bringListingBack, { listing_id: id }, NOW)).rejects.toMatchObject({
		code: "listing_hidden",
	});
	const moved = world.db.run(sql`UPDATE listings SET status = 'live' WHERE id = ${id}`);
	await expect(moved).rejects.toMatchObject({ cause: { message: expect.stringContaining("guard:listing_hidden") } });
	// Nor by a second listing of the website.
	const again = await mintListing(world.db, "inkfern-2", {
		ownerId: ada.userId,
		status: "draft",
		domain: "inkfern.example",
	});
	expect((await world.api("POST", `/me/listings/${again.id}/free`, { as: ada })).body.code).toBe("listing_hidden");
	await world.db.run(sql`DELETE FROM listing_profiles WHERE listing_id = ${again.id}`);
	await world.db.run(sql`DELETE FROM listings WHERE id = ${again.id}`);
	await restore();
	expect(await stateOf(world.db, [...LISTING_HISTORIES, "listing_rereads"])).toEqual(state);
});

it("is refused twice at once, without a reason, on an older version, and to everybody else", async () => {
	await mintLive();
	await expect(hide(" ")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
	await expect(hide("x", personActor(ada.userId))).rejects.toMatchObject({ code: "not_found" });
	const late = { listing_id: 1, version: 9, reason: "x" };
	await expect(performAs(teamActor(), hideListing, late, NOW)).rejects.toMatchObject({ code: "listing_conflict" });
	const state = await stateOf(world.db, LISTING_HISTORIES);
	await Promise.allSettled([hide(), hide()]);
	expect(await world.db.all(sql`SELECT 1 FROM listing_hidings`)).toHaveLength(1);
	const both = await Promise.allSettled([restore(), restore()]);
	expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
	expect(await stateOf(world.db, LISTING_HISTORIES)).toEqual(state);
});

it("restores no listing whose website another one has by now", async () => {
	await mintLive();
	await hide();
	await mintListing(world.db, "inkfern-2", { domain: "inkfern.example" });
	await expect(restore()).rejects.toMatchObject({ code: "duplicate_domain" });
	expect(await stored()).toMatchObject({ status: "draft" });
});
