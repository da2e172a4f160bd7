import { sql } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { updateNotices } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** Who is told of a listing's updates, and how they end it. */

/** A follower to be told, with the hash of what their mail's link will hold. */
export interface NewNotice {
	userId: number;
	linkHash: string;
}

/** What decides whom an update is mailed to: followers who want mail at all and of this listing; never its owner. */
const WANTED = sql`f.mailed = 1 AND u.update_mails = 1 AND f.user_id IS NOT l.owner_id`;

/** Followers who are still to be told of an update, in the order of their ids, from after `afterUserId`. */
export async function followersToTell(
	db: Db,
	{ updateId, afterUserId, limit }: { updateId: number; afterUserId: number; limit: number },
): Promise<number[]> {
	const rows = await db.all<{ userId: number }>(sql`
		SELECT f.user_id AS userId FROM listing_updates p
		CROSS JOIN listings l ON l.id = p.listing_id
		CROSS JOIN follows f ON f.listing_id = l.id
		CROSS JOIN users u ON u.id = f.user_id
		WHERE p.id = ${updateId} AND f.user_id > ${afterUserId} AND ${WANTED}
			AND NOT EXISTS (SELECT 1 FROM update_notices n WHERE n.update_id = p.id AND n.user_id = f.user_id)
		ORDER BY f.user_id LIMIT ${limit}`);
	return rows.map(({ userId }) => userId);
}

/** What fails a batch that would tell somebody twice. */
export const ALREADY_TOLD = uniqueOf(updateNotices.updateId, updateNotices.userId);

/** Notes that these followers are told. Fails its batch as `ALREADY_TOLD` when one of them has been. */
export function insertNotices(
	db: Db,
	updateId: number,
	notices: readonly NewNotice[],
	at: number,
): Statement<typeof ALREADY_TOLD> {
	const insert = db.run(sql`
		INSERT INTO update_notices (update_id, user_id, link_hash, at)
		SELECT ${updateId}, value ->> 'userId', value ->> 'linkHash', ${at} FROM json_each(${JSON.stringify(notices)})`);
	return mayViolate(ALREADY_TOLD, insert);
}

/** An update as it is mailed to one follower. */
export interface UpdateMail {
	email: string;
	title: string;
	body: string;
	listing: { slug: string; name: string };
}

/** An update for a follower who was to be told; null when they do not want it any more, or it is not public. */
export async function updateMailFor(db: Db, updateId: number, userId: number): Promise<UpdateMail | null> {
	const [row] = await db.all<{ email: string; title: string; body: string; slug: string; name: string }>(sql`
		SELECT u.email, p.title, p.body, l.slug, l.name FROM listing_updates p
		CROSS JOIN listings l ON l.id = p.listing_id
		CROSS JOIN follows f ON f.user_id = ${userId} AND f.listing_id = l.id
		CROSS JOIN users u ON u.id = f.user_id
		WHERE p.id = ${updateId} AND l.status = 'live' AND ${WANTED}`);
	if (row === undefined) return null;
	const { slug, name, ...mail } = row;
	return { ...mail, listing: { slug, name } };
}

/** Whom and what an unsubscribe link is about, and what they receive now. */
export interface NoticeLink {
	userId: number;
	listing: { id: number; slug: string; name: string };
	/** Whether the listing's updates are mailed to them, as far as the follow says. */
	isMailed: boolean;
	/** Whether anything that they follow is. */
	hasMails: boolean;
}

interface LinkedRow {
	userId: number;
	id: number;
	slug: string;
	name: string;
	mailed: number | null;
	mails: number;
}

/** @param linkHash SHA-256 of the token in the link. */
export async function noticeOfLink(db: Db, linkHash: string): Promise<NoticeLink | null> {
	const [row] = await db.all<LinkedRow>(sql`
		SELECT n.user_id AS userId, l.id, l.slug, l.name, f.mailed, u.update_mails AS mails FROM update_notices n
		CROSS JOIN listing_updates p ON p.id = n.update_id
		CROSS JOIN listings l ON l.id = p.listing_id
		CROSS JOIN users u ON u.id = n.user_id
		LEFT JOIN follows f ON f.user_id = n.user_id AND f.listing_id = l.id
		WHERE n.link_hash = ${linkHash}`);
	if (row === undefined) return null;
	const { userId, id, slug, name } = row;
	return { userId, listing: { id, slug, name }, isMailed: row.mailed === 1, hasMails: row.mails === 1 };
}
