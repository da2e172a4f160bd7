import { getTableName, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import deleteAccount from "#actions/account/delete-account";
import mergeListings from "#actions/listings/merge-listings";
import { notFound } from "#core/errors";
import { weekOf } from "#core/launches/week";
import { accountCounts } from "#store/account-deletion";
import { readTogether } from "#store/db";
import { NO_PROFILE } from "#store/listing-profile";
import { listingById } from "#store/listings";
import { PERSONAL, type PersonalTable, type PersonKeys } from "#store/personal-data";
import {
	badgeChecks,
	bans,
	closedWeeks,
	countChanges,
	draftInvites,
	drafts,
	founders,
	listingCategories,
	listingFounders,
	listingProfiles,
	listings,
	localMails,
	mails,
	milestones,
	orders,
	pictureSources,
	reviews,
	sessions,
	signInLinks,
	users,
	votes,
	weekSlots,
} from "#store/schema/index";
import { teamListings } from "#store/team-listings";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { castVote } from "#testing/votes";
import { mintWholeAccount, type WholeAccount } from "#testing/whole-account";
import { makeWorld, NOW, type World } from "#testing/world";
import { personKeys } from "#usecases/person-keys";

let world: World;
let ada: WholeAccount;
let bo: WholeAccount;
let others: number;
beforeEach(async () => {
	world = await makeWorld();
	others = (await mintListing(world.db, "others")).id;
	ada = await mintWholeAccount(world.db, "ada", others);
	bo = await mintWholeAccount(world.db, "bo", others);
});

const LATER = new Date(NOW.getTime() + 60_000);
const remove = (who: WholeAccount = ada, input: { typed?: string; session_hash?: string } = {}, at = LATER) =>
	performAs(personActor(who.userId), deleteAccount, { session_hash: who.session, typed: who.email, ...input }, at);

const keysOf = ({ userId }: WholeAccount): Promise<PersonKeys> => personKeys(world.db, userId);
const ofPerson = ({ table, of }: PersonalTable, person: PersonKeys) =>
	sql`SELECT * FROM ${sql.identifier(getTableName(table))} WHERE ${of(person)}`;

async function overview(who: WholeAccount, known?: PersonKeys): Promise<Record<string, number>> {
	const person = known ?? (await keysOf(who));
	const found = await readTogether(
		world.db,
		PERSONAL.map((entry) => ofPerson(entry, person)),
	);
	return Object.fromEntries(PERSONAL.map(({ table }, index) => [getTableName(table), found[index]?.length ?? 0]));
}

it("leaves of each table what it says, and of everybody else everything", async () => {
	const before = await overview(ada);
	const other = await overview(bo);
	const keys = await keysOf(ada);
	expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
	await remove();

	const after = await overview(ada, keys);
	for (const { table, afterwards } of PERSONAL) {
		const name = getTableName(table);
		// The deletion itself is one more row of the log.
		const kept = name === "audit_log" ? (before[name] ?? 0) + 1 : before[name];
		expect(after[name], name).toBe(afterwards === "kept" ? kept : 0);
	}
	expect(await overview(bo)).toEqual(other);
	expect(await world.db.all(sql`PRAGMA foreign_key_check`)).toEqual([]);
});

it("keeps votes counted and published reviews rated, each as nobody's", async () => {
	const mine = await mintListing(world.db, "second");
	await mintReview(world.db, ada.userId, mine.id, { stars: 1 });
	await world.db
		.insert(votes)
		.values({ userId: ada.userId, listingId: mine.id, at: 1, week: "2026-11-02", counted: true });
	const ratings = () => world.db.select({ count: listings.ratingCount, sum: listings.ratingSum }).from(listings);
	const before = await ratings();
	await remove();

	expect(await ratings()).toEqual(before);
	const owners = [...(await world.db.select().from(votes)), ...(await world.db.select().from(reviews))].map(
		({ id, userId }) => [id, userId],
	);
	expect(owners.filter(([, userId]) => userId !== bo.userId)).toEqual(
		owners.filter(([, userId]) => userId !== bo.userId).map(([id]) => [id, -Number(id)]),
	);
	expect((await world.db.select().from(votes)).map(({ counted }) => counted)).toEqual([true, true, true]);
	const networks = (await world.db.select().from(votes)).map(({ networkHash }) => networkHash);
	expect(networks).toEqual([null, "n", null]);
	expect(await world.db.select().from(countChanges)).toMatchObject([{ listingId: others, followers: -1, votes: 0 }]);
});

describe("votes of the last day", () => {
	const week = weekOf(NOW);
	const freshVote = async (changes: Partial<typeof votes.$inferInsert> = {}) => {
		const { id: listingId } = await mintListing(world.db, `fresh-${++minted}`);
		const vote = { userId: ada.userId, listingId, at: NOW.getTime(), week, counted: true, networkHash: "n" };
		await world.db.insert(votes).values({ ...vote, ...changes });
		return listingId;
	};
	let minted = 0;
	const left = async (listingId: number) =>
		(await world.db.select().from(votes).where(sql`listing_id = ${listingId}`)).length;
	const changes = async (listingId: number) =>
		(await world.db.select().from(countChanges).where(sql`listing_id = ${listingId}`)).map(
			({ week: of, votes: counted, votesRaw }) => [of, counted, votesRaw],
		);

	it("are taken back, so that nobody votes again and again by one account after the other", async () => {
		const counted = await freshVote();
		const young = await freshVote({ counted: false, discountReason: "new_account", countsFrom: NOW.getTime() + 1 });
		const crowded = await freshVote({ counted: false, discountReason: "same_network" });
		expect(await accountCounts(world.db, ada.userId, LATER.getTime())).toMatchObject({ votes: 1, freshVotes: 3 });
		await remove();
		for (const [listing, of] of [
			[counted, -1],
			[young, 0],
			[crowded, 0],
		] as const) {
			expect(await left(listing)).toBe(0);
			expect(await changes(listing)).toEqual([[week, of, -1]]);
		}
	});

	it("stay where they were judged, or their week is closed, or a day has passed", async () => {
		const { db } = world;
		await db.insert(closedWeeks).values({ week: "2026-01-05", closedAt: 1, launches: 0 });
		const stay = [
			await freshVote({ counted: false, discountReason: "held_back" }),
			await freshVote({ counted: false, discountReason: "moderated", decisionId: 1 }),
			await freshVote({ decisionId: 1 }),
			await freshVote({ week: "2026-01-05" }),
			await freshVote({ at: LATER.getTime() - 86_400_000 }),
		];
		await remove();
		for (const listing of stay) expect([await left(listing), await changes(listing)]).toEqual([1, []]);
		const owners = await db.select({ id: votes.id, userId: votes.userId, networkHash: votes.networkHash }).from(votes);
		for (const { id, userId, networkHash } of owners.filter((vote) => vote.userId !== bo.userId))
			expect([userId, networkHash]).toEqual([-id, null]);
	});
});

it("hands a product on to a co-founder with its draft, and leaves one without to whoever proves it", async () => {
	const { db } = world;
	const alone = await mintListing(db, "alone", { ownerId: ada.userId, verified: true });
	const draft = await mintDraft(db, ada, { domain: "product-ada.example" });
	await db.update(drafts).set({ listingId: ada.listingId }).where(sql`id = ${draft.id}`);
	await db.insert(listingFounders).values({ listingId: ada.listingId, founderId: bo.userId, position: 1 });
	await remove();

	const owners = await db.select().from(listings).where(sql`id IN (${ada.listingId}, ${alone.id})`);
	expect(owners.map(({ ownerId, verified }) => [ownerId, verified])).toEqual([
		[bo.userId, false],
		[null, false],
	]);
	expect(await db.select().from(drafts).where(sql`id = ${draft.id}`)).toMatchObject([{ userId: bo.userId }]);
	const [founder] = await db.select().from(founders).where(sql`slug = 'ada'`);
	expect(founder).toMatchObject({ name: "ada", title: "Founder", bio: null, country: null, socials: {}, userId: null });
	// Of the one that nobody manages now nobody is told.
	const product = { id: ada.listingId, name: "product-ada", slug: "product-ada" };
	const told = await db.select().from(mails).where(sql`mail = 'product-passed-on'`);
	expect(told).toMatchObject([{ userId: bo.userId, facts: { product } }]);
});

it("leaves one that was withdrawn to nobody: its website is handed in anew, and the site team merges the old into that", async () => {
	const { db } = world;
	const launched = { status: "draft", launchedAt: NOW.getTime() - 1, ownerId: ada.userId } as const;
	const gone = await mintListing(db, "gone", { ...launched, domain: "gone.example", url: "https://gone.example/" });
	await remove();
	const { ownerId, status } = (await listingById(db, gone.id)) ?? {};
	expect([ownerId, status]).toEqual([null, "draft"]);
	const claimed = await world.api("POST", "/claims", { as: bo, body: { slug: "gone", method: "dns" } });
	expect([claimed.status, claimed.body.code]).toEqual([400, "unknown_listing"]);
	const alone = { owned: false, status: "draft", sort: "newest", after: null, limit: 10 } as const;
	expect((await teamListings(db, alone)).items.map(({ slug }) => slug)).toContain("gone");

	const anew = await mintDraft(db, bo, { domain: "gone.example", categories: ["kind-ada"] });
	const handedIn = await world.api<{ listing_id: number }>("POST", `/drafts/${anew.id}/submit`, { as: bo });
	expect(handedIn.status).toBe(200);
	const into = (await listingById(db, handedIn.body.listing_id)) ?? notFound("listing");
	const from = (await listingById(db, gone.id)) ?? notFound("listing");
	const both = { listing_id: from.id, version: from.version, into_id: into.id, into_version: into.version };
	await performAs(teamActor(), mergeListings, { ...both, reason: "It is the same product." }, LATER);
	expect(await listingById(db, gone.id)).toMatchObject({ ownerId: null, hiddenAt: LATER.getTime() });
});

it("hands a product on to who has accepted an invite to it, where no founder has an account", async () => {
	const { db } = world;
	const draft = await mintDraft(db, ada, { domain: "product-ada.example" });
	await db.update(drafts).set({ listingId: ada.listingId }).where(sql`id = ${draft.id}`);
	const invite = { draftId: draft.id, createdAt: 1, status: "accepted" as const };
	await db.insert(draftInvites).values({ ...invite, email: bo.email, acceptedBy: bo.userId, tokenHash: "accepted" });
	expect(await accountCounts(db, ada.userId, LATER.getTime())).toMatchObject({ handedOn: 1, unclaimed: 0 });
	await remove();
	expect(await db.select().from(listings).where(sql`id = ${ada.listingId}`)).toMatchObject([{ ownerId: bo.userId }]);
	expect(await db.select().from(drafts).where(sql`id = ${draft.id}`)).toMatchObject([{ userId: bo.userId }]);
});

it("hands no product to whom somebody invited from whom it was taken", async () => {
	const { db } = world;
	const loser = await world.person();
	const draft = await mintDraft(db, loser, { domain: "product-ada.example", row: { listingId: ada.listingId } });
	const accepted = { status: "accepted" as const, createdAt: 1, email: bo.email, acceptedBy: bo.userId };
	await db.insert(draftInvites).values([
		{ ...accepted, draftId: draft.id, tokenHash: "to the draft" },
		{ ...accepted, listingId: ada.listingId, invitedBy: loser.userId, tokenHash: "to the listing" },
	]);
	expect(await accountCounts(db, ada.userId, LATER.getTime())).toMatchObject({ handedOn: 0, unclaimed: 1 });
	await remove();
	expect(await db.select().from(listings).where(sql`id = ${ada.listingId}`)).toMatchObject([{ ownerId: null }]);
});

it("hands no product to somebody who is banned: it goes to the next, or to nobody", async () => {
	const { db } = world;
	const [banned, joined] = [await world.person(), await world.person()];
	const alone = await mintListing(db, "alone", { ownerId: ada.userId });
	const [page] = await db
		.insert(founders)
		.values({ slug: "banned", name: "Banned", searchName: "banned", userId: banned.userId, createdAt: 1 })
		.returning();
	await db.insert(listingFounders).values([
		{ listingId: ada.listingId, founderId: page?.id ?? 0, position: 1 },
		{ listingId: ada.listingId, founderId: bo.userId, position: 2 },
	]);
	const invite = { listingId: alone.id, invitedBy: ada.userId, status: "accepted" as const, createdAt: 1 };
	const accepted = { email: "banned@example.com", acceptedBy: banned.userId, tokenHash: "accepted" };
	await db.insert(draftInvites).values({ ...invite, ...accepted });
	await db.insert(bans).values({ userId: banned.userId, reason: "Sold votes.", at: 1, votes: [], reviews: [] });
	const owners = async () =>
		(await db.select().from(listings).where(sql`id IN (${ada.listingId}, ${alone.id})`)).map(({ ownerId }) => ownerId);
	expect(await accountCounts(db, ada.userId, LATER.getTime())).toMatchObject({ handedOn: 1, unclaimed: 1 });
	await remove();
	expect(await owners()).toEqual([bo.userId, null]);

	const more = { ...invite, invitedBy: bo.userId, listingId: ada.listingId };
	await db.insert(draftInvites).values([
		{ ...more, ...accepted, tokenHash: "banned" },
		{ ...more, email: "joined@example.com", acceptedBy: joined.userId, tokenHash: "joined" },
	]);
	await remove(bo);
	expect(await owners()).toEqual([joined.userId, null]);
});

it("empties a product that was never public and that nobody takes over, and frees its place of a week", async () => {
	const { db } = world;
	const week = "2026-12-28";
	const queued = { status: "awaiting_badge", plan: "free", launchWeek: week, launchedAt: null } as const;
	const written = {
		tagline: "Only ada knows",
		profile: { description: "Only ada knows", contact_email: "ada@example.com" },
	};
	const mine = await mintListing(db, "unseen", { ...written, ...queued, ownerId: ada.userId, launchPosition: 1 });
	const bos = await mintListing(db, "bos", { ...written, ...queued, ownerId: bo.userId, launchPosition: 2 });
	const shared = await mintListing(db, "shared", { ...written, ...queued, ownerId: ada.userId, launchPosition: 3 });
	const hidden = await mintListing(db, "hidden", {
		...written,
		status: "draft",
		hiddenAt: 1,
		launchedAt: null,
		ownerId: ada.userId,
	});
	const gone = await mintListing(db, "withdrawn", { ...written, status: "draft", launchedAt: 1, ownerId: ada.userId });
	await db.insert(weekSlots).values({ week, freeTaken: 3 });
	const named = { createdAt: 1, searchName: "x", socials: {} };
	await db.insert(founders).values([
		{ ...named, id: 71, slug: "cy", name: "Cy" },
		{ ...named, id: 72, slug: "di", name: "Di" },
	]);
	await db.insert(listingFounders).values([
		{ listingId: mine.id, founderId: 71, position: 0 },
		{ listingId: mine.id, founderId: 72, position: 1 },
		{ listingId: bos.id, founderId: 72, position: 0 },
		{ listingId: shared.id, founderId: bo.userId, position: 0 },
	]);
	await db.insert(milestones).values({ id: 71, listingId: mine.id, date: "2026-01-01", title: "Only ada knows" });
	await db.insert(pictureSources).values({ listingId: mine.id, kind: "logo", origin: "owner", at: 1 });
	await db.insert(badgeChecks).values({ listingId: mine.id, seen: "Only ada knows", nextCheckAt: 1 });
	await remove();

	expect(await db.select().from(listings).where(sql`id = ${mine.id}`)).toMatchObject([
		{
			name: mine.domain,
			slug: `gone--${mine.id}`,
			tagline: null,
			status: "draft",
			plan: null,
			ownerId: null,
			launchWeek: null,
			launchPosition: null,
		},
	]);
	expect(await db.select().from(weekSlots).where(sql`week = ${week}`)).toMatchObject([{ freeTaken: 2 }]);
	const about = sql`listing_id = ${mine.id}`;
	expect(await db.select().from(listingProfiles).where(about)).toMatchObject([{ profile: NO_PROFILE }]);
	for (const table of [milestones, pictureSources, badgeChecks, listingFounders, listingCategories])
		expect(await db.select().from(table).where(about), getTableName(table)).toEqual([]);
	expect((await db.select().from(founders).where(sql`id IN (71, 72)`)).map(({ slug }) => slug)).toEqual(["di"]);
	for (const [{ id }, ownerId] of [
		[bos, bo.userId],
		[shared, bo.userId],
		[hidden, null],
		[gone, null],
	] as const)
		expect(await db.select().from(listings).where(sql`id = ${id}`)).toMatchObject([
			{ tagline: "Only ada knows", ownerId },
		]);
});

it("says beforehand what the person has", async () => {
	await mintListing(world.db, "alone", { ownerId: ada.userId });
	await mintListing(world.db, "unseen", { ownerId: ada.userId, status: "draft", launchedAt: null });
	expect(await accountCounts(world.db, ada.userId, LATER.getTime())).toEqual({
		votes: 1,
		freshVotes: 0,
		reviews: 1,
		otherReviews: 0,
		follows: 1,
		saves: 1,
		handedOn: 0,
		unclaimed: 2,
		unseen: 1,
		drafts: 1,
		orders: 1,
		keys: 1,
		browsers: 1,
	});
});

it("leaves no open link that would begin another account, and nobody else's", async () => {
	await remove();
	expect((await world.db.select().from(signInLinks)).map(({ email }) => email)).toEqual([bo.email]);
});

it("tells the address, and lets it begin anew with nothing", async () => {
	await remove();
	await world.runJobs(LATER);
	const mails = await world.db.select().from(localMails);
	expect(mails).toMatchObject([{ to: ada.email, subject: expect.stringContaining("is deleted") }]);
	const again = await world.person(ada.email);
	expect(again.userId).not.toBe(ada.userId);
	const counts = Object.values(await accountCounts(world.db, again.userId, LATER.getTime()));
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});

describe("is refused", () => {
	const isThere = async () => (await world.db.select().from(users).where(sql`id = ${ada.userId}`)).length === 1;

	it.each([
		["another address", { typed: "bo@example.com" }, "invalid_input"],
		["nothing typed", { typed: "" }, "invalid_input"],
		["a session of nobody", { session_hash: "0".repeat(64) }, "sign_in_again"],
	])("with %s", async (_case, input, code) => {
		await expect(remove(ada, input)).rejects.toMatchObject({ code });
		expect(await isThere()).toBe(true);
	});

	it("with another person's fresh session, and with one's own after a quarter of an hour", async () => {
		await expect(remove(ada, { session_hash: bo.session })).rejects.toMatchObject({ code: "sign_in_again" });
		const late = new Date(NOW.getTime() + 15 * 60_000);
		await expect(remove(ada, {}, late)).rejects.toMatchObject({ code: "sign_in_again" });
		await remove(ada, {}, new Date(late.getTime() - 1));
		expect(await isThere()).toBe(false);
	});

	it("to the only one who runs the site", async () => {
		await world.db.update(users).set({ role: "admin" }).where(sql`id = ${ada.userId}`);
		await expect(remove()).rejects.toMatchObject({ code: "last_admin" });
		await world.db.update(users).set({ role: "admin" }).where(sql`id = ${bo.userId}`);
		await remove();
		await expect(remove(bo)).rejects.toMatchObject({ code: "last_admin" });
	});

	it("while a payment page is open, and ends what nobody has begun to pay", async () => {
		const number = sql`user_id = ${ada.userId}`;
		await world.db.update(orders).set({ status: "pending", paidAt: null, paymentExpiresAt: 1 }).where(number);
		await expect(remove()).rejects.toMatchObject({ code: "payment_under_way" });
		expect(await isThere()).toBe(true);
		await world.db.update(orders).set({ paymentExpiresAt: null }).where(number);
		await remove();
		expect(await world.db.select().from(orders).where(number)).toMatchObject([{ status: "expired", billing: null }]);
	});
});

it("keeps who is being deleted from leaving anything behind", async () => {
	const target = await mintListing(world.db, "target");
	const vote = { userId: ada.userId, listingId: target.id, now: LATER };
	const [, answer] = await Promise.all([remove(), castVote(world.db, vote)]);
	const left = (await world.db.select().from(votes)).filter(({ userId }) => userId === ada.userId);
	// Whichever came first: a vote before is nobody's by now, one after was refused.
	expect([left.length, (await world.db.select().from(sessions)).map(({ userId }) => userId)]).toEqual([0, [bo.userId]]);
	expect(typeof answer === "string" ? answer : "cast").toMatch(/^(cast|invalid_token|not_found)$/);
	await expect(remove()).rejects.toMatchObject({ code: "not_found" });
});
