import { expect, it } from "vitest";
import castVote from "#actions/votes/cast-vote";
import { users, votes } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { openAdmin, openBrowser, promote } from "#testing/browser";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld } from "#testing/world";

it("lets the site team take a vote out and put it back, with a reason; to others it does not exist", async () => {
	const world = await makeWorld();
	await mintListing(world.db, "acme");
	const [voter = 0] = await mintVoters(world.db, 1);
	await performAs(personActor(voter, "unknown"), castVote, { listing: "acme" });
	const admin = openBrowser();
	await admin.signIn(world, "admin@example.com");
	const path = "/admin/listings/acme/votes";
	expect((await admin.get(path)).status).toBe(404);
	const { fields } = (await admin.get("/account")).form("/sign-out");
	expect((await admin.post("/admin/votes/1", fields)).status).toBe(404);
	await promote(world);
	const judged = await admin.submit((await admin.get(path)).form("/admin/votes/1"), { why: "bought", counts: "no" });
	expect(judged).toMatchObject({ status: 303, location: path });
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: false, discountReason: "moderated" }]);
	const page = await admin.get(path);
	expect(page.html).toContain("does not count: the site team took it out");
	await admin.submit(page.form("/admin/votes/1"), { why: "was not", counts: "yes" });
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: true }]);
});

it("offers to settle a vote that would begin to count by itself, either way", async () => {
	const world = await makeWorld();
	await mintListing(world.db, "acme");
	const { userId } = await world.person();
	await world.db.update(users).set({ createdAt: Date.now() });
	await performAs(personActor(userId, "unknown"), castVote, { listing: "acme" });
	const admin = await openAdmin(world);
	const page = await admin.get("/admin/listings/acme/votes");
	expect(page.html).toContain("Take out<");
	expect(page.html).toContain("Count<");
	await admin.submit(page.form("/admin/votes/1"), { why: "bought", counts: "no" });
	expect(await world.db.select().from(votes)).toMatchObject([{ discountReason: "moderated", countsFrom: null }]);
	expect((await admin.get("/admin/listings/acme/votes")).html).not.toContain("Take out<");
});
