import { beforeEach, describe, expect, it } from "vitest";
import banPerson from "#actions/people/ban-person";
import liftBan from "#actions/people/lift-ban";
import setRole from "#actions/people/set-role";
import castVote from "#actions/votes/cast-vote";
import type { Actor } from "#core/access/actor";
import { countChanges, listings, localMails, reviews, sessions, votes } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { openBrowser } from "#testing/browser";
import { freshAdmin } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let eve: Person;
let team: Actor;
let acme: number;
beforeEach(async () => {
	world = await makeWorld();
	team = await freshAdmin(world.db);
	eve = await world.person("eve@example.com");
	await world.db.run(`UPDATE users SET created_at = ${NOW.getTime() - 9e9} WHERE id = ${eve.userId}`);
	acme = (await mintListing(world.db, "acme")).id;
	await mintListing(world.db, "bolt");
});

const vote = (listing: string) => performAs(personActor(eve.userId), castVote, { listing }, NOW);
const ban = () => performAs(team, banPerson, { user_id: eve.userId, reason: "Bought votes." }, NOW);
const lift = () => performAs(team, liftBan, { user_id: eve.userId, reason: "A mistake." }, NOW);

async function digest() {
	await world.runJobs(NOW);
	return JSON.stringify([
		await world.db.select().from(votes),
		(await world.db.select().from(reviews)).map(({ version: _, ...review }) => review),
		await world.db
			.select({ id: listings.id, votes: listings.votes, raw: listings.votesRaw, ratings: listings.ratingCount })
			.from(listings),
		await world.db.select().from(countChanges),
	]);
}

describe("a ban", () => {
	it("ends everything at once, and lifting it restores votes and reviews exactly", async () => {
		await vote("acme");
		await mintReview(world.db, eve.userId, acme);
		const before = await digest();
		expect((await world.api("GET", "/me", { as: eve })).status).toBe(200);
		await ban();
		expect((await world.api("GET", "/me", { as: eve })).status).toBe(401);
		expect(await world.db.select().from(votes)).toMatchObject([{ counted: false, discountReason: "banned" }]);
		expect(await world.db.select().from(reviews)).toMatchObject([{ status: "held", heldReason: "banned" }]);
		await expect(vote("bolt")).rejects.toMatchObject({ code: "invalid_token" });
		await expect(ban()).rejects.toMatchObject({ code: "changed_meanwhile" });
		await lift();
		expect(await digest()).toBe(before);
		await expect(lift()).rejects.toMatchObject({ code: "changed_meanwhile" });
		expect((await world.api("GET", "/me", { as: eve })).status).toBe(401);
		const told = (await world.db.select().from(localMails)).filter(({ to }) => to === eve.email);
		expect(told.map(({ text }) => /Bought votes\.|A mistake\./.exec(text)?.[0])).toEqual([
			"Bought votes.",
			"A mistake.",
		]);
	});

	it("lets nobody sign in, and says why and whom to write to", async () => {
		await ban();
		const answer = await openBrowser().signInByMail(world, eve.email);
		expect(answer.status).toBe(400);
		expect(answer.html).toContain("Bought votes.");
		expect(answer.html).toMatch(/write to team@/);
		expect(await world.db.$count(sessions)).toBe(1);
	});

	it("is not for the site team, whose rights are taken first, nor by a session of yesterday", async () => {
		await performAs(team, setRole, { user_id: eve.userId, role: "admin", reason: "She joined us." }, NOW);
		await expect(ban()).rejects.toMatchObject({ code: "changed_meanwhile" });
		await performAs(team, setRole, { user_id: eve.userId, role: "member", reason: "She left." }, NOW);
		const old = performAs(team, banPerson, { user_id: eve.userId, reason: "x" }, new Date(NOW.getTime() + 3_600_000));
		await expect(old).rejects.toMatchObject({ code: "sign_in_again" });
		await ban();
		await expect(
			performAs(team, setRole, { user_id: eve.userId, role: "admin", reason: "x" }, NOW),
		).rejects.toMatchObject({ code: "account_banned" });
	});
});
