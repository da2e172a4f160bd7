import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import tellLaunch from "#jobs/tell-launch";
import { localMails } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";

const WEEK = weekOf(NOW);
let world: World;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	const [ada, bob, eve] = [await world.person(), await world.person(), await world.person()];
	const { id } = await mintListing(world.db, "acme", { name: "Acme", ownerId: ada.userId, weekVotes: 3 });
	listingId = id;
	await mintFounder(world.db, "Bob", { userId: bob.userId, listingIds: [id] });
	await mintListing(world.db, "first", { ownerId: eve.userId, weekVotes: 9 });
	await mintListing(world.db, "third", { weekVotes: 1 });
});

const run = (when: "launched" | "halfway", week = WEEK) =>
	tellLaunch.run({ subject: listingId, payload: { week, when }, cause: "test" }, jobContext(NOW));
const sent = () => world.db.select().from(localMails);

it("tells owner and joined founders that it is live, once, whatever runs twice", async () => {
	await Promise.all([run("launched"), run("launched")]);
	await world.runJobs(NOW);
	expect(await run("launched")).toBe("told 2 people");
	expect(await world.runJobs(NOW)).toEqual([]);
	const mails = await sent();
	expect(mails.map(({ to }) => to).sort()).toEqual(["person1@example.com", "person2@example.com"]);
	expect(mails[0]).toMatchObject({ subject: "Acme is live" });
	expect(mails[0]?.text).toContain(`${ORIGIN}/listings/acme`);
});

it("says in the middle of the week where it stands", async () => {
	await run("halfway");
	await world.runJobs(NOW);
	const [mail] = await sent();
	expect(mail?.subject).toBe("Halfway: Acme is number 2");
	expect(mail?.text).toContain("number 2 of 3 launches, with 3 votes that count");
});

it("is silent about a week that is over, or in which it does not launch", async () => {
	expect(await run("halfway", addWeeks(WEEK, -1))).toBe("its week is over");
	listingId = 99;
	expect(await run("launched")).toBe("it does not launch in that week");
	expect(await world.runJobs(NOW)).toEqual([]);
});
