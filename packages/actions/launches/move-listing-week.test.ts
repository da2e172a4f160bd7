import { beforeEach, expect, it } from "vitest";
import moveListingWeek from "#actions/launches/move-listing-week";
import { listings, localMails, weekSlots } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

const WEEK = "2026-12-28";
const TO = "2026-12-14";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	const queued = { status: "awaiting_badge", plan: "free", launchWeek: WEEK, launchPosition: 3 } as const;
	await mintListing(world.db, "inkfern", { ownerId: ada.userId, ...queued });
	await world.db.insert(weekSlots).values({ week: WEEK, freeTaken: 3 });
});

const stored = async () => (await world.db.select().from(listings))[0];
const move = async (week = TO, more: { position?: number; version?: number } = {}) =>
	performAs(
		teamActor(),
		moveListingWeek,
		{ listing_id: 1, version: (await stored())?.version ?? 0, week, reason: "A holiday.", ...more },
		NOW,
	);
const taken = async () =>
	Object.fromEntries(
		(await world.db.select().from(weekSlots)).map((row) => [row.week, [row.freeTaken, row.paidTaken]]),
	);

it("takes its place along, and tells its owner; what it waits for stays", async () => {
	await move();
	expect(await stored()).toMatchObject({ status: "awaiting_badge", plan: "free", launchWeek: TO, launchPosition: 1 });
	expect(await taken()).toEqual({ [WEEK]: [2, 0], [TO]: [1, 0] });
	await world.runJobs();
	const [mail] = await world.db.select().from(localMails);
	expect(mail).toMatchObject({ to: "ada@example.com", subject: "inkfern launches in another week" });
	expect(mail?.text).toContain("14 December");
	expect(mail?.text).toContain("A holiday.");
});

it("goes back to the place it had", async () => {
	await move();
	await move(WEEK, { position: 3 });
	expect(await stored()).toMatchObject({ launchWeek: WEEK, launchPosition: 3 });
	expect(await taken()).toEqual({ [WEEK]: [3, 0] });
});

it("takes the lowest free place where somebody has the one it had meanwhile", async () => {
	await move();
	await mintListing(world.db, "other", { status: "awaiting_badge", plan: "free", launchWeek: WEEK, launchPosition: 3 });
	await move(WEEK, { position: 3 });
	expect(await stored()).toMatchObject({ launchWeek: WEEK, launchPosition: 1 });
});

it("moves a paid launch among paid places", async () => {
	await world.db.update(listings).set({ status: "scheduled", plan: "paid", launchPosition: null });
	await world.db.update(weekSlots).set({ freeTaken: 0, paidTaken: 1 });
	await move();
	expect(await taken()).toEqual({ [TO]: [0, 1] });
	expect(await stored()).toMatchObject({ launchPosition: null });
});

it("is refused into a full week, a week that has begun, of what launched, and on an older version", async () => {
	await world.db.insert(weekSlots).values({ week: TO, freeTaken: 1, freeSlots: 1 });
	await expect(move()).rejects.toMatchObject({ code: "week_full" });
	await expect(move("2026-11-16")).rejects.toMatchObject({ errors: [{ pointer: "/week" }] });
	await expect(move("2026-12-08")).rejects.toMatchObject({ errors: [{ pointer: "/week" }] });
	await expect(move("2026-12-21", { version: 9 })).rejects.toMatchObject({ code: "listing_conflict" });
	await world.db.update(listings).set({ status: "live" });
	await expect(move("2026-12-21")).rejects.toMatchObject({ code: "listing_not_submitted" });
	expect(await taken()).toEqual({ [WEEK]: [3, 0], [TO]: [1, 0] });
});
