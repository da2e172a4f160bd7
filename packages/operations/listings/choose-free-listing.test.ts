import { beforeEach, describe, expect, it } from "vitest";
import withdrawListing from "#actions/listings/withdraw-listing";
import { DEFAULT_SETTINGS } from "#core/default-settings";
import { addWeeks, weekOf } from "#core/launches/week";
import { badgeChecks, listingEvents, listings, outbox, weekSlots } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const submitted = (slug: string, more: Parameters<typeof mintListing>[2] = {}) =>
	mintListing(world.db, slug, { ownerId: ada.userId, status: "draft", ...more });
const choose = (id: number, as = ada) => world.api("POST", `/me/listings/${id}/free`, { as });
/** The Worker's clock is real time. */
const weeks = () => [6, 7, 8].map((count) => addWeeks(weekOf(new Date()), count));

it("queues it for the least loaded Monday 6 to 8 weeks out and has the badge looked for", async () => {
	const [first, second, third] = weeks();
	await world.db.insert(weekSlots).values([
		{ week: first ?? "", freeTaken: 2 },
		{ week: second ?? "", freeTaken: 1 },
		{ week: third ?? "", freeTaken: 1 },
	]);
	const listing = await submitted("inkfern");
	const answer = await choose(listing.id);
	expect(answer.status).toBe(200);
	expect(answer.body).toMatchObject({
		status: "awaiting_badge",
		plan: "free",
		launch_week: second,
		launch_position: 1,
		badge: { html: expect.stringContaining("/badges/inkfern/"), if_late: expect.stringContaining("goes live at once") },
		next_actions: [
			{ operation: "choose_free_listing", why: expect.stringContaining("<img") },
			{ operation: "get_my_listing" },
		],
	});
	expect((await world.api("GET", `/me/listings/${listing.id}`, { as: ada })).body).toEqual(answer.body);
	expect(await world.db.select().from(outbox)).toMatchObject([{ job: "check-badge", subject: String(listing.id) }]);
	expect(await world.db.select().from(badgeChecks)).toMatchObject([{ listingId: listing.id, code: null }]);
	expect(await world.db.select().from(listingEvents)).toMatchObject([
		{ kind: "free_plan_chosen", from: "draft", to: "awaiting_badge", cause: `user:${ada.userId}` },
	]);
});

it.each(["awaiting_badge", "scheduled"] as const)(
	"looks again at once when called while %s, and keeps the place",
	async (status) => {
		const [week] = weeks();
		const listing = await submitted("inkfern", { status, plan: "free", launchWeek: week ?? "", launchPosition: 3 });
		for (let i = 0; i < 2; i++) {
			expect(await choose(listing.id)).toMatchObject({
				status: 200,
				body: { status, launch_week: week, launch_position: 3 },
			});
		}
		expect(await world.db.select().from(outbox)).toMatchObject([{ job: "check-badge" }]);
		expect(await world.db.select().from(weekSlots)).toEqual([]);
	},
);

it("does not answer with what was seen before the badge was put up", async () => {
	const listing = await submitted("inkfern", { status: "awaiting_badge", plan: "free", launchWeek: weeks()[0] ?? "" });
	const seen = { code: "not_found", seen: "No badge.", checkedAt: NOW.getTime(), nextCheckAt: Date.now() + 80_000_000 };
	await world.db.insert(badgeChecks).values({ listingId: listing.id, ...seen });
	const mine = async () => (await world.api("GET", `/me/listings/${listing.id}`, { as: ada })).body;
	expect((await mine()).badge).toMatchObject({ code: "not_found" });
	const answer = (await choose(listing.id)).body;
	expect(answer).toMatchObject({
		badge: { code: "checking", seen: expect.stringContaining("get_my_listing"), checked_at: NOW.toISOString() },
		next_actions: [
			{ operation: "choose_free_listing" },
			{ operation: "get_my_listing", why: expect.stringContaining("in a few seconds") },
		],
	});
	expect((await mine()).badge).toMatchObject({ code: "checking" });
	expect(await world.runJobs()).toEqual([expect.stringMatching(/^check-badge: unreachable/)]);
	expect((await mine()).badge).toMatchObject({ code: "unreachable" });
});

it("gives one listing one place, however often it is asked at the same moment", async () => {
	const listing = await submitted("inkfern");
	const answers = await Promise.all(Array.from({ length: 6 }, () => choose(listing.id)));
	expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
	expect(new Set(answers.map((answer) => `${answer.body.launch_week} ${answer.body.launch_position}`)).size).toBe(1);
	expect(await world.db.select().from(weekSlots)).toMatchObject([{ freeTaken: 1 }]);
});

it("numbers places by who has one: none is lost by tries, and who comes later takes the lowest that is free", async () => {
	await setSettings({ free_places_share: "100" });
	const places = async (slug: string) => (await choose((await submitted(slug)).id)).body.launch_position;
	const tried = await submitted("tried");
	await Promise.all(Array.from({ length: 20 }, () => choose(tried.id)));
	const [week] = await world.db.select().from(weekSlots);
	// The other two weeks are full, so that all queue for the one.
	const slots = DEFAULT_SETTINGS.freeSlotsPerWeek;
	const others = weeks().filter((other) => other !== week?.week);
	await world.db.insert(weekSlots).values(others.map((other) => ({ week: other, freeTaken: slots })));
	expect(await places("second")).toBe(2);
	expect(await places("third")).toBe(3);
	await performAs(personActor(ada.userId), withdrawListing, { listing_id: tried.id, confirm: "tried" });
	expect(await places("fourth")).toBe(1);
	const together = await Promise.all(["a", "b", "c", "d", "e", "f"].map(places));
	expect(together.toSorted()).toEqual([4, 5, 6, 7, 8, 9]);
});

it("never overdraws a week, and refuses when all are full", async () => {
	const slots = DEFAULT_SETTINGS.freeSlotsPerWeek;
	const [first, second, third] = weeks();
	await world.db.insert(weekSlots).values([
		{ week: first ?? "", freeTaken: slots },
		{ week: second ?? "", freeTaken: slots - 2 },
		{ week: third ?? "", freeTaken: slots },
	]);
	const ids = [];
	for (const slug of ["a", "b", "c", "d"]) ids.push((await submitted(slug)).id);
	const answers = await Promise.all(ids.map((id) => choose(id)));
	expect(answers.map((answer) => answer.body.code ?? answer.body.launch_week).sort()).toEqual([
		second,
		second,
		"week_full",
		"week_full",
	]);
	expect((await world.db.select().from(weekSlots)).map((row) => row.freeTaken)).toEqual([slots, slots, slots]);
	expect((await world.db.select().from(listings)).filter((row) => row.status === "draft")).toHaveLength(2);
});

it("leaves places of each week to others, however many one account asks for at once", async () => {
	await setSettings({ free_slots_per_week: "8" });
	const bo = await world.person();
	const ids: number[] = [];
	for (let count = 1; count <= 17; count++) ids.push((await submitted(`of-ada-${count}`)).id);
	const answers: Awaited<ReturnType<typeof choose>>[] = [];
	for (const id of ids.slice(0, 13)) answers.push(await choose(id));
	answers.push(...(await Promise.all(ids.slice(13).map((id) => choose(id)))));
	const queued = answers.filter(({ status }) => status === 200).map(({ body }) => String(body.launch_week));
	expect(queued.toSorted()).toEqual(weeks().flatMap((week) => Array(5).fill(week)));
	const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
	expect(refused).toHaveLength(2);
	for (const body of refused)
		expect(body).toMatchObject({
			code: "week_full",
			detail: expect.stringContaining("at most 5 free places of a week"),
		});
	const other = await submitted("of-bo", { ownerId: bo.userId });
	expect(await choose(other.id, bo)).toMatchObject({ status: 200, body: { launch_week: weeks()[0] } });
	await performAs(personActor(ada.userId), withdrawListing, { listing_id: ids[0] ?? 0, confirm: "of-ada-1" });
	const again = ids[answers.findIndex(({ status }) => status !== 200)] ?? 0;
	expect(await choose(again)).toMatchObject({ status: 200 });
});

describe("refuses", () => {
	it("a live listing, a paid one, a website that is listed, and somebody else's", async () => {
		const live = await submitted("live", { status: "live", plan: "free" });
		expect(await choose(live.id)).toMatchObject({ status: 400, body: { code: "listing_already_live" } });
		const paid = await submitted("paid", { status: "scheduled", plan: "paid" });
		expect(await choose(paid.id)).toMatchObject({ status: 400, body: { code: "plan_already_chosen" } });
		const twin = await submitted("twin", { domain: "live.example" });
		const refused = await choose(twin.id);
		expect(refused).toMatchObject({ status: 400, body: { code: "duplicate_domain" } });
		expect(refused.body.detail).toContain("It is yours");
		expect((await choose(twin.id, await world.person())).status).toBe(404);
		expect(await world.db.select().from(outbox)).toEqual([]);
	});
});
