import { getTableName, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import mergeListings from "#actions/listings/merge-listings";
import partListings from "#actions/listings/part-listings";
import mergeAccounts from "#actions/people/merge-accounts";
import type { Actor } from "#core/access/actor";
import { mergePreview } from "#store/account-merge";
import { PERSONAL } from "#store/personal-data";
import { promoUsesBy } from "#store/promo-codes";
import { refundRequestOf } from "#store/refunds";
import { awards, emailAddresses, listings, users, votes } from "#store/schema/index";
import { performAs } from "#testing/act";
import { freshAdmin, makeAdmin } from "#testing/fresh-session";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintWholeAccount, type WholeAccount } from "#testing/whole-account";
import { makeWorld, NOW, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";
import { personKeys } from "#usecases/person-keys";

let world: World;
let ada: WholeAccount;
let bo: WholeAccount;
let others: number;
let team: Actor;
beforeEach(async () => {
	world = await makeWorld();
	others = (await mintListing(world.db, "others")).id;
	ada = await mintWholeAccount(world.db, "ada", others);
	bo = await mintWholeAccount(world.db, "bo", others);
	team = await freshAdmin(world.db);
});

const merge = (typed = ada.email, fromId = ada.userId, intoId = bo.userId) =>
	performAs(team, mergeAccounts, { from_id: fromId, into_id: intoId, typed, reason: "She asked for it." }, NOW);

it("leaves nothing of the account that ends, gives all of it to the other, and has no vote twice", async () => {
	const keys = await personKeys(world.db, ada.userId);
	const before = await mergePreview(world.db, { fromId: ada.userId, intoId: bo.userId, at: 0 });
	expect(before).toMatchObject({
		addresses: 1,
		listings: 1,
		orders: 1,
		undueVotes: 1,
		doubleReviews: 1,
		bothFounders: true,
	});
	await merge();
	expect(await world.db.query.users.findFirst({ where: (u, { eq }) => eq(u.id, ada.userId) })).toBeUndefined();
	const left: Record<string, number> = {};
	for (const { table, of } of PERSONAL) {
		const name = getTableName(table);
		const rows = await world.db.all(
			sql`SELECT * FROM ${sql.identifier(name)} WHERE ${of({ ...keys, addresses: [], addressHashes: [], mailboxes: [] })}`,
		);
		if (rows.length > 0) left[name] = rows.length;
	}
	expect(left).toEqual({ audit_log: 1 });
	expect((await world.db.select().from(emailAddresses)).filter(({ userId }) => userId === bo.userId)).toHaveLength(2);
	expect((await world.db.select().from(listings)).filter(({ ownerId }) => ownerId === bo.userId)).toHaveLength(2);
	const cast = (await world.db.select().from(votes)).filter(({ listingId }) => listingId === others);
	expect(cast.filter(({ counted }) => counted)).toHaveLength(1);
	expect(cast.filter(({ userId }) => userId < 0)).toMatchObject([{ counted: false }]);
});

it("counts a closed week again that a second vote won", async () => {
	const won = await mintListing(world.db, "won");
	const rival = await mintListing(world.db, "rival");
	const [voter = 0] = await mintVoters(world.db, 1);
	for (const userId of [ada.userId, bo.userId]) await mintVote(world.db, { userId, listingId: won.id, at: NOW });
	await mintVote(world.db, { userId: voter, listingId: rival.id, at: new Date(NOW.getTime() - 1) });
	await closeWeek(world.db, "2026-11-16", NOW.getTime());
	const first = async () => (await world.db.select().from(awards)).find(({ place }) => place === 1)?.listingId;
	expect(await first()).toBe(won.id);
	await merge();
	expect(await first()).toBe(rival.id);
});

it("asks for the address of the account that ends, typed by hand, and ends none of the site team", async () => {
	await expect(merge("bo@example.com")).rejects.toMatchObject({ errors: [{ pointer: "/typed" }] });
	await expect(merge(ada.email, ada.userId, ada.userId)).rejects.toMatchObject({ errors: [{ pointer: "/into_id" }] });
	await makeAdmin(world.db, ada.userId);
	await expect(merge()).rejects.toMatchObject({ code: "changed_meanwhile" });
	expect(await world.db.$count(users)).toBe(3);
});

it("brings what was asked of an order, and the code it used, to whom the order belongs then", async () => {
	await merge();
	expect(await refundRequestOf(world.db, "LW-ADA")).toMatchObject({ userId: bo.userId });
	// Each had used it once.
	expect(await promoUsesBy(world.db, "TENTH", bo.userId)).toBe(2);
});

it("parts two listings after their people's accounts were merged, and leaves nothing of theirs behind", async () => {
	const old = await mintListing(world.db, "twin-old", { ownerId: ada.userId });
	const { id } = await mintListing(world.db, "twin");
	const third = await world.person("cleo@example.com");
	for (const userId of [ada.userId, third.userId])
		await world.db.run(sql`INSERT INTO follows (user_id, listing_id, at) VALUES (${userId}, ${old.id}, 1)`);
	await world.db.run(sql`INSERT INTO saves (user_id, listing_id, at) VALUES (${ada.userId}, ${old.id}, 1)`);
	// Of one kind each account has one, so the person that they are has both.
	await world.db.run(sql`INSERT INTO saves (user_id, listing_id, at) VALUES (${bo.userId}, ${id}, 1)`);
	const named = { listing_id: old.id, into_id: id, version: 1, into_version: 1, reason: "One." };
	await performAs(team, mergeListings, named, NOW);
	await merge();
	const version = (await world.db.all<{ version: number }>(sql`SELECT version FROM listings WHERE id = ${old.id}`))[0];
	await performAs(team, partListings, { listing_id: old.id, version: version?.version ?? 0, reason: "Two." }, NOW);
	const of = (table: string) =>
		world.db.all(
			sql`SELECT user_id, listing_id FROM ${sql.identifier(table)} WHERE listing_id IN (${old.id}, ${id}) ORDER BY user_id, listing_id`,
		);
	expect(await of("follows")).toEqual([
		{ user_id: bo.userId, listing_id: old.id },
		{ user_id: third.userId, listing_id: old.id },
	]);
	expect(await of("saves")).toEqual([{ user_id: bo.userId, listing_id: id }]);
	expect(await world.db.all(sql`SELECT id, owner_id FROM listings WHERE id IN (${old.id}, ${id}) ORDER BY id`)).toEqual(
		[
			{ id: old.id, owner_id: bo.userId },
			{ id, owner_id: null },
		],
	);
	const left = sql`SELECT m.kind FROM merged_rows m JOIN listing_hidings h ON h.id = m.hiding_id WHERE h.listing_id = ${old.id}`;
	expect(await world.db.all(left)).toEqual([]);
});
