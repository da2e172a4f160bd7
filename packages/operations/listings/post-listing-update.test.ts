import { beforeEach, expect, it, onTestFinished } from "vitest";
import { listingUpdates, outbox } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { PRODUCTION } from "#testing/production";
import { changeSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("publishes it on the listing, newest first, and has the followers told once", async () => {
	const ada = await world.person();
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const post = (title: string, key?: string) =>
		world.api("POST", `/me/listings/${listing.id}/updates`, {
			as: ada,
			body: { title, body: "<b>plain</b> text" },
			headers: key ? { "Idempotency-Key": key } : {},
		});
	await post("First");
	const answer = await post("Second", "k");
	expect(answer.status).toBe(201);
	expect(answer.body).toMatchObject({
		update: { title: "Second", body: "<b>plain</b> text" },
		latest_updates: [{ title: "Second" }, { title: "First" }],
	});
	const replayed = await post("Second", "k");
	expect(replayed.body).toEqual(answer.body);
	expect(await world.db.select().from(listingUpdates)).toHaveLength(2);
	expect(await world.db.select().from(outbox)).toMatchObject([{ job: "tell-followers" }, { job: "tell-followers" }]);
});

it("does not post on somebody else's listing", async () => {
	const listing = await mintListing(world.db, "foreign", { ownerId: (await world.person()).userId });
	const answer = await world.api("POST", `/me/listings/${listing.id}/updates`, {
		as: await world.person(),
		body: { title: "t", body: "b" },
	});
	expect(answer.status).toBe(404);
	expect(await world.db.select().from(outbox)).toEqual([]);
});

it("posts no more than 5 a day and listing, also when all are sent at once: each is mailed to every follower", async () => {
	onTestFinished(changeSettings(PRODUCTION));
	const ada = await world.person();
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const other = await mintListing(world.db, "other", { ownerId: ada.userId });
	const post = (id: number) =>
		world.api("POST", `/me/listings/${id}/updates`, { as: ada, body: { title: "News", body: "We did it." } });
	const answers = await Promise.all(Array.from({ length: 8 }, () => post(listing.id)));
	expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(3).fill(429)]);
	const refused = await post(listing.id);
	expect(refused.body).toMatchObject({ code: "rate_limited", detail: expect.stringContaining("Nothing was posted") });
	expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
	expect(await world.db.select().from(listingUpdates)).toHaveLength(5);
	expect(await world.db.select().from(outbox)).toHaveLength(5);
	expect((await post(other.id)).status).toBe(201);
});

it("holds to the bounds of its body", async () => {
	const ada = await world.person();
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const post = (title: string, body: string) =>
		world.api("POST", `/me/listings/${listing.id}/updates`, { as: ada, body: { title, body } });
	expect((await post("t".repeat(200), "b".repeat(5_000))).status).toBe(201);
	expect(await post("t".repeat(201), "b".repeat(5_001))).toMatchObject({
		status: 400,
		body: {
			errors: [
				{ pointer: "/title", code: "too_long" },
				{ pointer: "/body", code: "too_long" },
			],
		},
	});
});
