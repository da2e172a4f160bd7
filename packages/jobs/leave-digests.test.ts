import { beforeEach, expect, it } from "vitest";
import setMailPreferences from "#actions/account/set-mail-preferences";
import { addWeeks, weekOf, weekStart } from "#core/launches/week";
import leaveDigests from "#jobs/leave-digests";
import { insertUpdate } from "#store/listing-updates";
import { follows, localMails } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { jobContext } from "#testing/job-context";
import { mintResult } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

const WEEK = weekOf(NOW);
const BEFORE = addWeeks(WEEK, -1);
const MONDAY = weekStart(WEEK).getTime();
const HOUR = 3_600_000;
const at = (hours: number) => new Date(MONDAY + hours * HOUR);
let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function reader() {
	const { userId } = await world.person();
	await performAs(personActor(userId), setMailPreferences, { kinds: { digest: true } }, NOW);
	return userId;
}
const isDue = (hours: number) => leaveDigests.isDue?.(jobContext(at(hours)));
const run = (hours: number) =>
	leaveDigests.run({ subject: "all", payload: {}, cause: `run:${hours}` }, jobContext(at(hours)));

it("mails once a week, on Monday morning, what the products one follows did, and only to those who asked for it", async () => {
	const ada = await reader();
	const bob = await world.person();
	const acme = await mintListing(world.db, "acme", { launchWeek: BEFORE });
	await mintResult(world.db, { week: BEFORE, rank: 1, listingId: acme.id, votes: 4 });
	const other = await mintListing(world.db, "other");
	for (const userId of [ada, bob.userId]) {
		for (const { id } of [acme, other]) await world.db.insert(follows).values({ userId, listingId: id, at: 1 });
	}
	const posted = { listingId: other.id, body: "Body" };
	await insertUpdate(world.db, { id: 1, ...posted, title: "In time", createdAt: MONDAY - HOUR });
	await insertUpdate(world.db, { id: 2, ...posted, title: "Too new", createdAt: MONDAY });
	expect([await isDue(6), await isDue(7)]).toEqual([true, true]);
	await Promise.all([run(7), run(7)]);
	expect(await isDue(8)).toBe(false);
	await world.runJobs(at(8));
	const sent = await world.db.select().from(localMails);
	expect(sent).toMatchObject([{ to: "person1@example.com" }]);
	for (const part of ["acme", "Launch of the Week #1", "other", "In time"]) expect(sent[0]?.text).toContain(part);
	expect(sent[0]?.text).not.toContain("Too new");
	await run(9);
	expect(await world.runJobs(at(9))).toEqual([]);
	expect([await isDue(24 * 7 + 6), await isDue(24 * 7 + 7)]).toEqual([false, true]);
});

it("sends nothing where nothing happened", async () => {
	await reader();
	await run(7);
	expect(await world.runJobs(at(7))).toEqual(["send-mail: no longer of use"]);
});
