import { beforeEach, expect, it } from "vitest";
import { weekOf } from "#core/launches/week";
import tellResults from "#jobs/tell-results";
import { closedWeeks, localMails } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintResult } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";

const WEEK = weekOf(NOW);
let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.insert(closedWeeks).values({ week: WEEK, closedAt: 1, launches: 60 });
});

const run = () => tellResults.run({ subject: WEEK, payload: { after: 0 }, cause: "test" }, jobContext(NOW));

it("tells the people of each launch how its week ended, with the award and its badge, once", async () => {
	const ada = await world.person();
	for (const [rank, slug] of ["gold", "silver", "bronze", "fourth"].entries()) {
		const { id } = await mintListing(world.db, slug, { ownerId: ada.userId });
		await mintResult(world.db, { week: WEEK, rank: rank + 1, listingId: id, votes: 9 - rank });
	}
	await Promise.all([run(), run()]);
	await world.runJobs(NOW);
	await run();
	expect(await world.runJobs(NOW)).toEqual([]);
	const mails = await world.db.select().from(localMails);
	expect(mails.map(({ subject }) => subject).sort()).toEqual([
		"The week is over: fourth is number 4",
		"bronze is Launch of the Week #3",
		"gold is Launch of the Week #1",
		"silver is Launch of the Week #2",
	]);
	const gold = mails.find(({ subject }) => subject.startsWith("gold"))?.text ?? "";
	expect(gold).toContain(`<a href="${ORIGIN}/listings/gold"><img src="${ORIGIN}/badges/gold/launch-of-the-week-1-`);
	expect(gold).toContain("number 1 of 60 launches, with 9 votes that count");
});

it("goes through a large week in several runs", async () => {
	const ada = await world.person();
	const { id } = await mintListing(world.db, "last", { ownerId: ada.userId });
	for (let rank = 1; rank <= 50; rank++) {
		const other = await mintListing(world.db, `l${rank}`);
		await mintResult(world.db, { week: WEEK, rank, listingId: other.id, votes: 0 });
	}
	await mintResult(world.db, { week: WEEK, rank: 51, listingId: id, votes: 0 });
	expect(await run()).toBe("told the people of 50 launches");
	expect(await world.runJobs(NOW)).toEqual(["tell-results: told the people of 1 launches", "send-mail: sent"]);
});
