import { beforeEach, expect, it } from "vitest";
import judgeReview from "#actions/reviews/judge-review";
import reportReview from "#actions/reviews/report-review";
import { auditLog, reviewReports } from "#store/schema/index";
import { openTeamTasks } from "#store/team-tasks";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let people: number[];
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	people = await mintVoters(world.db, 4);
	listingId = (await mintListing(world.db, "acme")).id;
});

const report = (person: number, review_id: number, reason = "It is an advertisement.") =>
	performAs(personActor(people[person] ?? 0), reportReview, { review_id, reason }, NOW);

it("is kept once a person, however often it is sent at once, and leaves one task however many report", async () => {
	const { id } = await mintReview(world.db, people[0] ?? 0, listingId);
	await Promise.all([report(1, id), report(1, id), report(1, id, "again"), report(2, id)]);
	expect(await world.db.select().from(reviewReports)).toHaveLength(2);
	expect(await openTeamTasks(world.db, 9)).toMatchObject([
		{ kind: "review_reported", listingId, detail: { review: id, reason: "It is an advertisement." } },
	]);
	expect(await world.db.select().from(auditLog)).toHaveLength(2);
});

it("leaves another task when the review is reported after it was judged", async () => {
	const { id } = await mintReview(world.db, people[0] ?? 0, listingId);
	await report(1, id);
	const judgement = { review_id: id, version: 1, verdict: "publish", reason: "" } as const;
	await performAs(teamActor(), judgeReview, judgement, NOW);
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
	await report(1, id);
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
	await report(2, id, "It really is one.");
	expect(await openTeamTasks(world.db, 9)).toMatchObject([{ detail: { reason: "It really is one." } }]);
});

it("needs a published review and a reason", async () => {
	const held = await mintReview(world.db, people[0] ?? 0, listingId, { status: "held" });
	for (const id of [held.id, 99]) await expect(report(1, id)).rejects.toMatchObject({ code: "not_found" });
	const { id } = await mintReview(world.db, people[1] ?? 0, listingId);
	for (const reason of [" ", "x".repeat(501)]) {
		await expect(report(2, id, reason)).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
	}
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
});
