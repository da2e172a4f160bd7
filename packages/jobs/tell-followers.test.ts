import { beforeEach, expect, it } from "vitest";
import { JOBS } from "#jobs/registry";
import tellFollowers from "#jobs/tell-followers";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { follows, localMails, users } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

async function followed(slug: string, count: number, status: "live" | "draft" = "live") {
	const listing = await mintListing(world.db, slug, { ownerId: ada.userId, status, name: "Inkfern" });
	const at = NOW.getTime();
	const people = Array.from({ length: count }, (_, i) => ({
		id: 1000 + i,
		email: `fan${i}@example.com`,
		createdAt: at,
	}));
	await runBatch(world.db, [
		...people.map((row) => world.db.insert(users).values(row)),
		...people.map((row) => world.db.insert(follows).values({ userId: row.id, listingId: listing.id, at })),
	]);
	return listing;
}
const post = (id: number) =>
	world.api("POST", `/me/listings/${id}/updates`, { as: ada, body: { title: "Version 2", body: "It is here." } });

it("mails each follower once, however many there are", async () => {
	const listing = await followed("inkfern", 205);
	await post(listing.id);
	const outcomes = await world.runJobs();
	expect(outcomes.filter((outcome) => outcome.startsWith("tell-followers"))).toEqual([
		"tell-followers: told 200 followers",
		"tell-followers: told 5 followers",
	]);
	const mails = await world.db.select().from(localMails);
	expect(new Set(mails.map((mail) => mail.to)).size).toBe(205);
	expect(mails).toHaveLength(205);
	expect(mails[0]).toMatchObject({ subject: "Inkfern: Version 2", text: expect.stringContaining("It is here.") });
});

it("tells nobody twice when it is repeated after its batch", async () => {
	const listing = await followed("inkfern", 2);
	const { body } = await post(listing.id);
	await world.runJobs();
	const work = { subject: String((body.update as { id: number }).id), payload: {}, cause: "outbox:1" };
	expect(await tellFollowers.run(work, jobContext(NOW))).toBe("already told");
	expect(await world.db.select().from(localMails)).toHaveLength(2);
	expect(JOBS).toContain(tellFollowers);
});

it("tells nobody of a listing that is not public, or without followers", async () => {
	await post((await followed("draft", 2, "draft")).id);
	await post((await mintListing(world.db, "lonely", { ownerId: ada.userId })).id);
	expect(await world.runJobs()).toEqual([
		"tell-followers: the listing is not public",
		"tell-followers: nobody follows",
	]);
	const now = NOW.getTime();
	await enqueue(world.db, { job: "tell-followers", subject: "99", dueAt: now, now });
	expect(await world.runJobs()).toEqual(["tell-followers: the update is gone"]);
});
