import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import replyToReview from "#actions/reviews/reply-to-review";
import { runAnyBatch } from "#store/db";
import { answerReview } from "#store/reviews";
import { auditLog, listings, localMails, reviews } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let owner: number;
let ada: number;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	[owner = 0, ada = 0] = await mintVoters(world.db, 2);
	listingId = (await mintListing(world.db, "acme", { ownerId: owner })).id;
});

const reply = (userId: number, review_id: number, text: string, at = NOW) =>
	performAs(personActor(userId), replyToReview, { review_id, version: 1, text }, at);

it("gives the owner one answer, which they may correct", async () => {
	const { id } = await mintReview(world.db, ada, listingId);
	expect(await reply(owner, id, " Thank you. ")).toEqual({ slug: "acme" });
	await reply(owner, id, "Thank you.", new Date(NOW.getTime() + 1));
	expect(await world.db.select().from(reviews)).toMatchObject([{ reply: "Thank you.", repliedAt: NOW.getTime() }]);
	await reply(owner, id, "Thank you, Ada.", new Date(NOW.getTime() + 2));
	expect(await world.db.select().from(reviews)).toMatchObject([
		{ reply: "Thank you, Ada.", repliedAt: NOW.getTime() + 2 },
	]);
	expect((await world.db.select().from(auditLog)).map((row) => row.detail.corrected)).toEqual([false, true]);
});

it("tells whoever wrote the review of the answer, and of a correction not", async () => {
	const writer = await world.person("writer@example.com");
	const { id } = await mintReview(world.db, writer.userId, listingId);
	await reply(owner, id, "Thank you.");
	await reply(owner, id, "Thank you very much.", new Date(NOW.getTime() + 2));
	await world.runJobs(NOW);
	expect(await world.db.select().from(localMails)).toMatchObject([
		{ to: "writer@example.com", text: expect.stringContaining("> Thank you.") },
	]);
});

it("takes it from nobody else, and for published reviews only", async () => {
	const { id } = await mintReview(world.db, ada, listingId);
	const held = await mintReview(world.db, owner + 50, listingId, { status: "held" });
	for (const [user, review] of [
		[ada, id],
		[owner, held.id],
		[owner, 99],
	] as const) {
		await expect(reply(user, review, "Hello.")).rejects.toMatchObject({ code: "not_found" });
	}
	await expect(reply(owner, id, " ")).rejects.toMatchObject({ errors: [{ pointer: "/text" }] });
	await expect(reply(owner, id, "x".repeat(2001))).rejects.toMatchObject({ errors: [{ pointer: "/text" }] });
});

it("is guarded in the database, where the owner or the review changes at the same moment", async () => {
	const review = await mintReview(world.db, ada, listingId);
	const write = () => runAnyBatch(world.db, answerReview(world.db, review, { ownerId: owner, reply: "Hi.", at: 1 }));
	await world.db.update(reviews).set({ status: "rejected" });
	await expect(write()).rejects.toThrow("changed");
	await world.db.update(reviews).set({ status: "published", version: 2 });
	await expect(write()).rejects.toThrow("changed");
	await world.db.update(listings).set({ ownerId: ada }).where(eq(listings.id, listingId));
	await expect(write()).rejects.toThrow("not_owner");
});

it("answers what the owner has read: a review that was written anew since is read again first", async () => {
	const { id } = await mintReview(world.db, ada, listingId, { version: 2 });
	await expect(reply(owner, id, "Thank you, we agree.")).rejects.toMatchObject({ code: "review_changed" });
	expect(await world.db.select().from(reviews)).toMatchObject([{ reply: null }]);
});
