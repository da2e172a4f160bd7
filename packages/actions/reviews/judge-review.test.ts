import { beforeEach, expect, it } from "vitest";
import judgeReview from "#actions/reviews/judge-review";
import reportReview from "#actions/reviews/report-review";
import { changeDetail } from "#core/access/audit-change";
import { auditLog, listings, localMails, reviews } from "#store/schema/index";
import { openTeamTasks } from "#store/team-tasks";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let ada: number;
let bo: number;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	[ada = 0, bo = 0] = await mintVoters(world.db, 2);
	listingId = (await mintListing(world.db, "acme", { name: "Acme" })).id;
});

const judge = (verdict: "publish" | "reject", reason = "", version = 1, review_id = 1) =>
	performAs(teamActor(), judgeReview, { review_id, version, verdict, reason }, NOW);
const stored = async () => (await world.db.select().from(reviews))[0];
const rating = async () => (await world.db.select().from(listings))[0]?.ratingCount;
const mails = async () => {
	await world.runJobs();
	return (await world.db.select().from(localMails)).map(({ to, subject, text }) => ({ to, subject, text }));
};

it("publishes what was held, counts it, and tells its writer", async () => {
	await mintReview(world.db, ada, listingId, { status: "held", rejectedAt: 1 });
	expect(await judge("publish", " Thanks for the details. ")).toEqual({ status: "published" });
	expect(await stored()).toMatchObject({
		status: "published",
		heldReason: null,
		rejectedAt: null,
		judgement: "Thanks for the details.",
		version: 2,
	});
	expect(await rating()).toBe(1);
	expect(await mails()).toMatchObject([
		{
			subject: "Your review of Acme is published",
			text: expect.stringMatching(/> Thanks for the details\.\n\n.*\/listings\/acme\n/s),
		},
	]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{
			action: "judge_review",
			actorKind: "team",
			detail: changeDetail({
				before: { status: "held", held_reason: "new_account", judgement: null, rejected_at: 1 },
				after: { status: "published", held_reason: null, judgement: "Thanks for the details.", rejected_at: null },
			}),
		},
	]);
});

it("takes down what was published and reported, and tells its writer why and how to go on", async () => {
	const { id } = await mintReview(world.db, ada, listingId);
	await performAs(personActor(bo), reportReview, { review_id: id, reason: "ad" }, NOW);
	await judge("reject", "It advertises something else.");
	expect(await stored()).toMatchObject({ status: "rejected", rejectedAt: NOW.getTime() });
	expect(await rating()).toBe(0);
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
	expect(await mails()).toMatchObject([
		{
			subject: "Your review of Acme was taken down",
			text: expect.stringMatching(/It advertises something else\..*\/listings\/acme\/review\n/s),
		},
		{
			subject: "What was decided about a review of Acme",
			text: expect.stringMatching(/that you reported .* was taken down.*> It advertises something else\./s),
		},
	]);
});

it("says of a held review that it was not published, and nothing where nothing changes for its writer", async () => {
	await mintReview(world.db, ada, listingId, { status: "held" });
	await judge("reject", "It is about another product.");
	expect(await mails()).toMatchObject([{ subject: "Your review of Acme was not published" }]);
	await judge("reject", "Still.", 2);
	expect(await mails()).toHaveLength(1);
});

it("decides once, on the review as it was read", async () => {
	await mintReview(world.db, ada, listingId, { status: "held" });
	const presses = await Promise.allSettled([judge("publish"), judge("reject", "Spam."), judge("publish")]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(await mails()).toHaveLength(1);
	await expect(judge("publish", "", 1)).rejects.toMatchObject({ code: "review_changed" });
	await expect(judge("publish", "", 1, 99)).rejects.toMatchObject({ code: "not_found" });
});

it("rejects with a reason only, and is the site team's", async () => {
	await mintReview(world.db, ada, listingId, { status: "held" });
	await expect(judge("reject", " ")).rejects.toMatchObject({ errors: [{ pointer: "/reason", code: "required" }] });
	const call = { review_id: 1, version: 1, verdict: "publish", reason: "" } as const;
	await expect(performAs(personActor(ada), judgeReview, call, NOW)).rejects.toMatchObject({ code: "not_found" });
	expect(await stored()).toMatchObject({ status: "held", version: 1 });
});

it("judges what somebody wrote who is gone since, and mails nobody", async () => {
	await mintReview(world.db, -1, listingId);
	expect(await judge("reject", "It advertises something else.")).toEqual({ status: "rejected" });
	expect(await mails()).toEqual([]);
});

it("tells those whose reports waited, each once, and nobody whom an earlier judgement answered", async () => {
	const { id } = await mintReview(world.db, ada, listingId);
	await performAs(personActor(bo), reportReview, { review_id: id, reason: "ad" }, NOW);
	await judge("publish", "It is about the product.");
	expect(await mails()).toMatchObject([{ text: expect.stringContaining("that you reported on") }]);
	await judge("publish", "Still.", 2);
	expect(await mails()).toHaveLength(1);
});

it("leaves what a banned account wrote to the ban", async () => {
	await mintReview(world.db, ada, listingId, { status: "held", heldReason: "banned" });
	await expect(judge("publish")).rejects.toMatchObject({ code: "account_banned" });
	expect(await stored()).toMatchObject({ status: "held", version: 1 });
});
