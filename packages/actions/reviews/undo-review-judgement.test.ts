import { beforeEach, expect, it } from "vitest";
import judgeReview from "#actions/reviews/judge-review";
import reportReview from "#actions/reviews/report-review";
import undoReviewJudgement from "#actions/reviews/undo-review-judgement";
import { auditLog, listings, mails, reviews } from "#store/schema/index";
import { openTeamTasks } from "#store/team-tasks";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const { id } = await mintListing(world.db, "acme");
	const [ada = 0, eve = 0] = await mintVoters(world.db, 2);
	await mintReview(world.db, ada, id);
	await performAs(personActor(eve), reportReview, { review_id: 1, reason: "An advertisement." }, NOW);
});

const judge = (verdict: "publish" | "reject", version = 1) =>
	performAs(teamActor(), judgeReview, { review_id: 1, version, verdict, reason: "It sells." }, NOW);
const undo = async () => {
	const rows = (await world.db.select().from(auditLog)).filter(({ action }) => action === "judge_review");
	return performAs(teamActor(), undoReviewJudgement, { entry: rows.at(-1)?.id ?? 0, reason: "We were wrong." }, NOW);
};
const stored = async () => (await world.db.select().from(reviews)).map(({ version: _, ...review }) => review);

it("restores the review, its listing's rating and the reports that wait, and tells its writer", async () => {
	const before = [await stored(), await world.db.select().from(listings), await openTeamTasks(world.db, 9)];
	await judge("reject");
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
	await undo();
	const after = [await stored(), await world.db.select().from(listings), await openTeamTasks(world.db, 9)];
	expect(JSON.stringify(after)).toBe(JSON.stringify(before));
	const told = (await world.db.select().from(mails)).filter(({ mail }) => mail === "review-judged");
	expect(told.map(({ facts }) => facts?.verdict)).toEqual(["taken_down", "published"]);
	await expect(undo()).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("takes back only the last judgement, as it was made", async () => {
	await judge("reject");
	await judge("publish", 2);
	const [first] = (await world.db.select().from(auditLog)).filter(({ action }) => action === "judge_review");
	const back = performAs(teamActor(), undoReviewJudgement, { entry: first?.id ?? 0, reason: "x" }, NOW);
	await expect(back).rejects.toMatchObject({ code: "changed_meanwhile" });
	await undo();
	expect(await stored()).toMatchObject([{ status: "rejected", judgement: "It sells." }]);
	const [other] = (await world.db.select().from(auditLog)).filter(({ action }) => action === "report_review");
	const wrong = performAs(teamActor(), undoReviewJudgement, { entry: other?.id ?? 0, reason: "x" }, NOW);
	await expect(wrong).rejects.toMatchObject({ code: "not_found" });
});
