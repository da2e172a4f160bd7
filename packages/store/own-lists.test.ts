import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { type Db, runBatch } from "#store/db";
import { followedBy, followOfListing, followOfSlug } from "#store/follows";
import { mailChoicesOf, setMailChoice } from "#store/mail-choices";
import { insertMails, openMail } from "#store/mails";
import { savedAmong, savedBy, savedBySlug } from "#store/saves";
import { followersToTell, updateMailFor } from "#store/update-mails";
import { mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

/** What people follow and keep: each read costs as many rows as it shows, however much there is. */

const LISTINGS = 300;
const PEOPLE = 60;
let db: Db;
// Once: nothing here is written after it.
beforeAll(async () => {
	db = (await makeWorld()).db;
	await mintListings(db, LISTINGS, []);
	const people = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PEOPLE})`;
	const pairs = sql`SELECT u.id, l.id, l.id % 7 FROM users u CROSS JOIN listings l`;
	await runBatch(db, [
		db.run(
			sql`INSERT INTO users (id, email, created_at) ${people} SELECT cast(i AS int), 'p' || i || '@example.com', 1 FROM n`,
		),
		db.run(sql`INSERT INTO follows (user_id, listing_id, at) ${pairs}`),
		db.run(sql`INSERT INTO saves (user_id, listing_id, at) ${pairs}`),
		db.run(sql`INSERT INTO listing_updates (id, listing_id, title, body, created_at) VALUES (1, 5, 'New', 'Body', 1)`),
	]);
	const told = { mail: "product-update", cause: "update:1", facts: { update_id: 1 }, at: 1, dueAt: 1 };
	await runBatch(db, [insertMails(db, told, [2]), setMailChoice(db, { userId: 3, kind: "digest", isOn: true, at: 1 })]);
});

const slugs = Array.from({ length: 20 }, (_, index) => `listing-${index + 1}`);

it.each<[string, number, (db: Db) => Promise<unknown>]>([
	["a page of what one follows", 42, (at) => followedBy(at, 3, { limit: 21, offset: 0 })],
	["a page of what one saved", 42, (at) => savedBy(at, 3, { limit: 21, offset: 0 })],
	["what of a page's listings one saved", 60, (at) => savedAmong(at, 3, slugs)],
	["one follow", 2, (at) => followOfSlug(at, 3, "listing-5")],
	["one save", 2, (at) => savedBySlug(at, 3, "listing-5")],
	["twenty followers to tell", 2 + 21 * 3, (at) => followersToTell(at, { updateId: 1, afterUserId: 0, limit: 20 })],
	["an update for one follower", 4, (at) => updateMailFor(at, 1, 3)],
	["the follow of a link in a mail", 2, (at) => followOfListing(at, 3, 5)],
	["a mail to be sent", 3, (at) => openMail(at, "product-update:update:1:user:2")],
	["what somebody has chosen", 1, (at) => mailChoicesOf(at, 3)],
])("reads %s within %i rows", async (_what, budget, read) => {
	const { result, rowsRead } = await countRows(() => read(db));
	expect(result).not.toBeNull();
	expect(rowsRead).toBeGreaterThan(0);
	expect(rowsRead).toBeLessThanOrEqual(budget);
});

it("tells whoever is still to be told, in the order of their ids", async () => {
	expect(await followersToTell(db, { updateId: 1, afterUserId: 0, limit: 3 })).toEqual([1, 3, 4]);
});
