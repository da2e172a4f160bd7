import { expect, it } from "vitest";
import castVote from "#actions/votes/cast-vote";
import { awards, users, votes } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { openAdmin, openBrowser, promote } from "#testing/browser";
import { stayAt } from "#testing/clock";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

const PATH = "/admin/listings/acme/votes";
const FORM = `${PATH}/decide`;

it("lets the site team take votes out and have them count, with a reason; to others it does not exist", async () => {
	const world = await makeWorld();
	await mintListing(world.db, "acme");
	for (const voter of await mintVoters(world.db, 2)) {
		await performAs(personActor(voter, "unknown"), castVote, { listing: "acme" });
	}
	const admin = openBrowser();
	await admin.signIn(world, "admin@example.com");
	expect((await admin.get(PATH)).status).toBe(404);
	const { fields } = (await admin.get("/account")).form("/sign-out");
	expect((await admin.post(FORM, fields)).status).toBe(404);
	await promote(world);
	const form = (await admin.get(PATH)).form(FORM);
	const judged = await admin.submit(form, { id: ["1", "2"], decision: "discount", reason: "bought" });
	expect(judged.location).toBe(`${PATH}?changed=2`);
	expect(await world.db.select().from(votes)).toMatchObject([
		{ counted: false, discountReason: "moderated" },
		{ counted: false, discountReason: "moderated" },
	]);
	const page = await admin.get(judged.location ?? "");
	expect(page.html).toContain("2 votes changed.");
	expect(page.html).toContain("Does not count: the site team took it out");
	expect(page.html).not.toContain("@example.com</");
	await admin.submit(page.form(FORM), { id: "1", decision: "count", reason: "was not" });
	expect((await world.db.select().from(votes)).map(({ counted }) => counted)).toEqual([true, false]);
	const none = await admin.submit(page.form(FORM), { decision: "count", reason: "x" });
	expect((await admin.get(none.location ?? "")).html).toContain("No vote was chosen.");
});

it("settles a vote that would begin to count by itself, either way", async () => {
	stayAt(NOW);
	const world = await makeWorld();
	await mintListing(world.db, "acme");
	const { userId } = await world.person();
	await world.db.update(users).set({ createdAt: Date.now() });
	await performAs(personActor(userId, "unknown"), castVote, { listing: "acme" });
	const admin = await openAdmin(world);
	await admin.submit((await admin.get(PATH)).form(FORM), { id: "1", decision: "discount", reason: "bought" });
	expect(await world.db.select().from(votes)).toMatchObject([{ discountReason: "moderated", countsFrom: null }]);
});

it("shows a closed week, moves its award, and takes that back with one press", async () => {
	const world = await makeWorld();
	const { id } = await mintListing(world.db, "acme", { launchWeek: "2026-11-02" });
	const [voter = 0] = await mintVoters(world.db, 1);
	await mintVote(world.db, { userId: voter, listingId: id, at: new Date("2026-11-03T12:00:00Z") });
	await closeWeek(world.db, "2026-11-02", Date.parse("2026-11-09"));
	expect(await world.db.$count(awards)).toBe(1);
	const admin = await openAdmin(world);
	const page = await admin.get(`${PATH}?week=2026-11-02`);
	expect(page.html).toContain("That week is closed.");
	const done = await admin.submit(page.form(FORM), { id: "1", decision: "discount", reason: "Bought." });
	expect(await world.db.$count(awards)).toBe(0);
	expect((await openBrowser().get("/launches/2026-11-02/votes")).html).toContain("Bought.");
	const after = await admin.get(done.location ?? "");
	const undo = /\/admin\/log\/\d+\/undo/.exec(after.html)?.[0] ?? "";
	await admin.submit(after.form(undo));
	expect(await world.db.$count(awards)).toBe(1);
	expect((await admin.get(done.location ?? "")).html).toContain("Taken back");
});
