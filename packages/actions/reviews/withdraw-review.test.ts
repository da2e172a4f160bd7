import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import reportReview from "#actions/reviews/report-review";
import withdrawReview from "#actions/reviews/withdraw-review";
import { listings, reviewReports, reviews } from "#store/schema/index";
import { openTeamTasks } from "#store/team-tasks";
import { performAs, personActor } from "#testing/act";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let ada: number;
let eve: number;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	[ada = 0, eve = 0] = await mintVoters(world.db, 2);
	listingId = (await mintListing(world.db, "acme")).id;
});

const later = new Date(NOW.getTime() + 1);
const withdraw = (userId: number, review_id: number) =>
	performAs(personActor(userId), withdrawReview, { review_id }, later);

it("empties the review with its answer and reports, once, and stops counting it", async () => {
	const { id } = await mintReview(world.db, ada, listingId, { reply: "Thanks.", repliedAt: 1, wordsHash: "x" });
	const other = await mintReview(world.db, eve, listingId);
	for (const review_id of [id, other.id]) {
		await performAs(personActor(eve), reportReview, { review_id, reason: "spam" }, NOW);
	}
	await Promise.all([withdraw(ada, id), withdraw(ada, id)]);
	expect(await world.db.query.reviews.findFirst({ where: eq(reviews.id, id) })).toMatchObject({
		status: "withdrawn",
		body: "",
		wordsHash: null,
		reply: null,
		repliedAt: null,
		version: 2,
		changedAt: later.getTime(),
	});
	expect(await world.db.select().from(reviewReports)).toMatchObject([{ reviewId: other.id }]);
	expect(await openTeamTasks(world.db, 9)).toMatchObject([{ detail: { review: other.id } }]);
	expect(await world.db.select().from(listings)).toMatchObject([{ ratingCount: 1 }]);
});

it("knows only one's own", async () => {
	const { id } = await mintReview(world.db, ada, listingId);
	for (const review_id of [id, 99]) await expect(withdraw(eve, review_id)).rejects.toMatchObject({ code: "not_found" });
	expect(await world.db.select().from(reviews)).toMatchObject([{ status: "published" }]);
});

it("is forgotten a year later, and only then", async () => {
	const kept = await mintReview(world.db, eve, listingId, { at: 0 });
	await withdraw(ada, (await mintReview(world.db, ada, listingId)).id);
	const days = (count: number) => new Date(later.getTime() + count * 86_400_000);
	await world.cron(days(365));
	expect(await world.db.select().from(reviews)).toHaveLength(2);
	await world.cron(days(366));
	expect(await world.db.select().from(reviews)).toMatchObject([{ id: kept.id }]);
});
