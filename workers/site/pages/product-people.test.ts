import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import inviteToListing from "#actions/invites/invite-to-listing";
import removeFounder from "#actions/invites/remove-founder";
import revokeInvite from "#actions/invites/revoke-invite";
import { INVITES_MAX } from "#core/limits";
import { foundersOfListing } from "#store/listing-founders";
import { isNotOwn } from "#store/listing-people";
import { auditLog, draftInvites, listings, sessions } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let owner: Browser;
let path: string;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	owner = openBrowser();
	await owner.signIn(world, "ada@example.com");
	({ id: listingId } = await mintListing(world.db, "inkfern", { ownerId: ada.userId }));
	path = `/account/products/${listingId}/people`;
});

const stored = async () => (await world.db.select().from(draftInvites)).map(({ email, status }) => [email, status]);
const hasDraft = () => mintDraft(world.db, ada, { row: { listingId } });
const invite = async (email: string) => owner.submit((await owner.get(path)).form(path), { email });

it("invites, invites again, and takes an invite back", async () => {
	await hasDraft();
	// The first form of this address is the one that invites while nobody is.
	expect(await invite("bo@example.com")).toMatchObject({ status: 303, location: `${path}?sent=1#invites` });
	expect(await stored()).toEqual([["bo@example.com", "sent"]]);
	const page = await owner.get(path);
	expect(page.html).toContain("has not answered");
	const [before] = await world.db.select().from(draftInvites);
	expect(page.html).not.toContain("is on its way");
	const again = await owner.submit(page.form(path));
	expect((await owner.get(again.location ?? "")).html).toContain("The mail with the link is on its way.");
	expect((await world.db.select().from(draftInvites))[0]?.tokenHash).not.toBe(before?.tokenHash);
	await owner.submit((await owner.get(path)).form(`${path}/revoke`));
	expect(await stored()).toEqual([["bo@example.com", "revoked"]]);
	expect((await owner.get(path)).html).toContain("the link works no more");
});

it("says what is no address, and keeps it", async () => {
	await hasDraft();
	const refused = await invite("bo at example");
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("This is not an e-mail address");
	expect(refused.html).toContain('value="bo at example"');
	const own = await invite("ada@example.com");
	expect(own.status).toBe(400);
	expect(own.html).toContain("This is your own address");
});

describe("a listing that was claimed", () => {
	let bo: Browser;
	beforeEach(async () => {
		// The draft behind it is somebody else's.
		await mintDraft(world.db, await world.person("first@example.com"), { row: { listingId } });
		bo = openBrowser();
		await bo.signIn(world, "bo@example.com");
	});
	const mailed = async (email: string) => {
		await invite(email);
		await world.runJobs();
		const mail = await world.db.query.localMails.findFirst({ orderBy: (mails, { desc }) => desc(mails.id) });
		return /\/invites\/\S+/.exec(mail?.text ?? "")?.[0] ?? "no link was mailed";
	};
	const accept = async (link: string, name: string) =>
		bo.submit((await bo.get(link)).form(link), { name, title: "CTO" });
	const founders = async () => (await foundersOfListing(world.db, listingId)).map(({ name, title }) => [name, title]);

	it("takes a co-founder by an invite, tells of it in its history, and lets its owner take them off", async () => {
		const link = await mailed("bo@example.com");
		expect((await bo.get(link)).html).toContain("<bdi>inkfern</bdi>");
		expect((await accept(link, "Bo Moor")).status).toBe(303);
		expect((await bo.get(link)).html).toContain("You are on the profile");
		expect(await founders()).toEqual([["Bo Moor", "CTO"]]);
		expect(await stored()).toEqual([["bo@example.com", "accepted"]]);
		expect((await accept(link, "Again").catch((error: Error) => error.message)) as string).toContain("has no form");
		const history = await owner.get(`/account/products/${listingId}/history`);
		expect(history.html).toContain("Bo Moor\nCTO</ins>");
		const { userId } = await world.person("bo@example.com");
		expect(await world.db.all(sql`SELECT 1 WHERE ${isNotOwn(userId, listingId)}`)).toEqual([]);
		const page = await owner.get(path);
		expect(page.html).toContain("joined on");
		const { location } = await owner.submit(page.form(`${path}/remove`));
		expect(await founders()).toEqual([]);
		expect(await stored()).toEqual([["bo@example.com", "revoked"]]);
		// Taken off by one press, and put back by another.
		const off = await owner.get(location ?? "");
		expect(off.html).toContain("<bdi>Bo Moor</bdi> stands on the listing no more.");
		await owner.submit(off.form(`/account/products/${listingId}/history`));
		expect(await founders()).toEqual([["Bo Moor", "CTO"]]);
		// Back on that page: the same press would take them off again.
		expect((await owner.get(location ?? "")).html).not.toContain("stands on the listing no more");
		expect((await world.db.select().from(auditLog)).map(({ action }) => action)).toEqual(
			expect.arrayContaining(["invite_to_listing", "accept_invite", "remove_founder"]),
		);
	});

	it("has links that work once taken back, or owned by another, no more", async () => {
		const link = await mailed("bo@example.com");
		const form = (await bo.get(link)).form(link);
		await owner.submit((await owner.get(path)).form(`${path}/revoke`));
		expect((await bo.submit(form, { name: "Bo" })).status).toBe(404);
		const second = await mailed("bo@example.com");
		const open = (await bo.get(second)).form(second);
		const { userId } = await world.person("next@example.com");
		await world.db.update(listings).set({ ownerId: userId });
		expect((await bo.submit(open, { name: "Bo" })).status).toBe(404);
		expect(await founders()).toEqual([]);
		const next = openBrowser();
		await next.signIn(world, "next@example.com");
		expect((await next.get(path)).html).not.toContain("bo@example.com");
	});

	it("invites as many as a draft does, and mails nobody more often", async () => {
		await world.db.insert(draftInvites).values(
			Array.from({ length: INVITES_MAX - 2 }, (_, index) => ({
				id: 1000 + index,
				listingId,
				invitedBy: ada.userId,
				email: `e${index}@example.com`,
				tokenHash: `e${index}`,
				createdAt: Date.now(),
			})),
		);
		for (const last of ["f0", "f1"]) expect((await invite(`${last}@example.com`)).status).toBe(303);
		expect((await invite("more@example.com")).html).toContain("No more invitations for this");
		expect(await stored()).toHaveLength(INVITES_MAX);
		for (let again = 0; again < 4; again++) await invite("f1@example.com");
		expect((await invite("f1@example.com")).status).toBe(429);
	});

	it("is for its owner alone", async () => {
		await invite("bo@example.com");
		const page = await owner.get(path);
		for (const action of [path, `${path}/revoke`]) {
			expect((await bo.submit(page.form(action), { email: "bo@example.com" })).status).not.toBe(303);
		}
		const eve = (await world.person("eve@example.com")).userId;
		for (const attempt of [
			performAs(personActor(eve), inviteToListing, { listing_id: listingId, email: "eve@example.com" }),
			performAs(personActor(eve), revokeInvite, { of: { listing_id: listingId }, email: "bo@example.com" }),
			performAs(personActor(eve), removeFounder, { listing_id: listingId, slug: "bo-moor" }),
		]) {
			await expect(attempt).rejects.toMatchObject({ code: "not_found" });
		}
		expect(await stored()).toEqual([["bo@example.com", "sent"]]);
	});
});

it("makes a co-founder the owner, who finds it among their products and gives it back", async () => {
	const { id: draftId } = await hasDraft();
	const bo = openBrowser();
	await bo.signIn(world, "bo@example.com");
	const { userId } = await world.person("bo@example.com");
	await world.db.insert(draftInvites).values({
		draftId,
		email: "bo@example.com",
		tokenHash: "b",
		status: "accepted",
		createdAt: 1,
		acceptedAt: 1,
		acceptedBy: userId,
		founderName: "Bo Moor",
	});
	const before = (await owner.get(path)).form(`${path}/owner`);
	await world.db.update(sessions).set({ createdAt: Date.now() - 3_600_000 });
	const again = await owner.submit(before);
	expect(again.location).toBe(`/account/confirm?${new URLSearchParams({ return_to: path })}`);
	await world.db.update(sessions).set({ createdAt: Date.now() });
	const sent = await owner.submit((await owner.get(path)).form(`${path}/owner`));
	expect(sent).toMatchObject({ status: 303, location: "/account/products?passed=1" });
	const after = await owner.get(sent.location ?? "");
	expect(after.html).toContain("They manage it now, and were told.");
	expect(after.html).toContain(`/account/leave/${listingId}`);
	expect((await owner.get(path)).status).toBe(404);
	const theirs = await bo.get(path);
	expect(theirs.html).toContain("ada@example.com");
	expect((await bo.submit(theirs.form(`${path}/owner`))).status).toBe(303);
	expect((await owner.get(path)).status).toBe(200);
});

it("says so where whoever is made the owner has left, and keeps the product", async () => {
	const { id: draftId } = await hasDraft();
	const { userId } = await world.person("bo@example.com");
	await world.db.insert(draftInvites).values({
		draftId,
		email: "bo@example.com",
		tokenHash: "b",
		status: "accepted",
		createdAt: 1,
		acceptedAt: 1,
		acceptedBy: userId,
		founderName: "Bo Moor",
	});
	const form = (await owner.get(path)).form(`${path}/owner`);
	await world.db.update(draftInvites).set({ status: "left" });
	const refused = await owner.submit(form);
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("The listing has changed meanwhile.");
});

it("is not there for anybody else", async () => {
	await hasDraft();
	await invite("bo@example.com");
	const page = await owner.get(path);
	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	expect((await eve.get(path)).status).toBe(404);
	for (const action of [path, `${path}/revoke`]) {
		expect((await eve.submit(page.form(action), { email: "bo@example.com" })).status).not.toBe(303);
	}
	expect(await stored()).toEqual([["bo@example.com", "sent"]]);
});
