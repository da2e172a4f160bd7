import { sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Who is told of a listing's updates. */

/** What decides whom an update is mailed to: followers who want mails of this listing; never its owner. */
const WANTED = sql`f.mailed = 1 AND f.user_id IS NOT l.owner_id
	AND NOT EXISTS (SELECT 1 FROM mail_preferences w WHERE w.user_id = f.user_id AND w.kind = 'updates' AND w.is_on = 0)`;

/** Followers for whom no mail of an update was left so far, in the order of their ids, from after `afterUserId`. */
export async function followersToTell(
	db: Db,
	{ updateId, afterUserId, limit }: { updateId: number; afterUserId: number; limit: number },
): Promise<number[]> {
	const rows = await db.all<{ userId: number }>(sql`
		SELECT f.user_id AS userId FROM listing_updates p
		CROSS JOIN listings l ON l.id = p.listing_id
		CROSS JOIN follows f ON f.listing_id = l.id
		WHERE p.id = ${updateId} AND f.user_id > ${afterUserId} AND ${WANTED}
			AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.cause = 'product-update:update:' || p.id || ':user:' || f.user_id)
		ORDER BY f.user_id LIMIT ${limit}`);
	return rows.map(({ userId }) => userId);
}

/** An update as it is mailed to one follower. */
export interface UpdateMail {
	title: string;
	body: string;
	product: { id: number; slug: string; name: string };
}

/** An update for a follower who was to be told; null when they do not want it any more, or it is not public. */
export async function updateMailFor(db: Db, updateId: number, userId: number): Promise<UpdateMail | null> {
	const [row] = await db.all<{ title: string; body: string; id: number; slug: string; name: string }>(sql`
		SELECT p.title, p.body, l.id, l.slug, l.name FROM listing_updates p
		CROSS JOIN listings l ON l.id = p.listing_id
		CROSS JOIN follows f ON f.user_id = ${userId} AND f.listing_id = l.id
		WHERE p.id = ${updateId} AND l.status = 'live' AND ${WANTED}`);
	if (row === undefined) return null;
	const { title, body, ...product } = row;
	return { title, body, product };
}
