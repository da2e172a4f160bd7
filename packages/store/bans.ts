import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { bans } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";
import { isNotBanned } from "#store/users";

export type BanRow = typeof bans.$inferSelect;

/** The ban that keeps an account out; null where none does. */
export async function standingBan(db: Db, userId: number): Promise<BanRow | null> {
	const row = await db.query.bans.findFirst({ where: and(eq(bans.userId, userId), isNull(bans.liftedAt)) });
	return row ?? null;
}

/** All bans of an account, the last first. */
export function bansOf(db: Db, userId: number, limit: number): Promise<BanRow[]> {
	return db.select().from(bans).where(eq(bans.userId, userId)).orderBy(desc(bans.id)).limit(limit);
}

/** One row, whose `ok` is 1 where an account may act at all; reads a row of each of two indexes. */
export const actsRow = (userId: number): SQL =>
	sql`SELECT EXISTS (SELECT 1 FROM users WHERE id = ${userId}) AND ${isNotBanned(userId)} AS ok`;

/** Name of the guard that refuses to sign anybody in to an account that is banned. */
export const BANNED = "banned";

export function mustNotBeBanned(db: Db, userId: number | SQL<number>): Statement<typeof BANNED> {
	return mustHold(db, BANNED, isNotBanned(userId));
}

/** The key that a second ban of an account violates while one stands. */
export const BAN_STANDS = uniqueOf<[typeof bans.userId]>("bans.user_id");

/**
 * Bans an account: its sessions and keys end, its votes of open weeks no longer count, its reviews are held; how these stood
 * is kept. What was decided about a vote before cannot be taken back meanwhile, as that would have it count. Fails its batch as
 * `is_admin`: the rights of the site team are taken first; and as BAN_STANDS.
 */
export function banPerson(
	db: Db,
	ban: { id: number; userId: number; reason: string; at: number },
): Statement<"is_admin" | typeof BAN_STANDS>[] {
	const { id, userId, reason, at } = ban;
	const open = sql`user_id = ${userId} AND NOT EXISTS (SELECT 1 FROM closed_weeks c WHERE c.week = votes.week)`;
	const shown = sql`user_id = ${userId} AND status IN ('published', 'held')`;
	return [
		mustHold(db, "is_admin", sql`(SELECT role FROM users WHERE id = ${userId}) = 'member'`),
		mayViolate(
			BAN_STANDS,
			db.run(sql`INSERT INTO bans (id, user_id, reason, at, votes, reviews) SELECT ${id}, ${userId}, ${reason}, ${at},
				(SELECT json_group_array(json_array(id, counted, discount_reason, counts_from, decision_id)) FROM votes WHERE ${open}),
				(SELECT json_group_array(json_array(id, status, held_reason, version)) FROM reviews WHERE ${shown})`),
		),
		db.run(
			sql`INSERT INTO count_changes (listing_id, week, votes) SELECT listing_id, week, -1 FROM votes WHERE ${open} AND counted = 1`,
		),
		db.run(
			sql`UPDATE votes SET counted = 0, discount_reason = 'banned', counts_from = NULL, decision_id = NULL WHERE ${open}`,
		),
		db.run(sql`UPDATE reviews SET status = 'held', held_reason = 'banned', version = version + 1 WHERE ${shown}`),
		db.run(
			sql`UPDATE webhook_endpoints SET state = 'paused', version = version + 1 WHERE user_id = ${userId} AND state = 'on'`,
		),
		db.run(sql`UPDATE api_keys SET revoked_at = ${at} WHERE user_id = ${userId} AND revoked_at IS NULL`),
		db.run(sql`DELETE FROM sessions WHERE user_id = ${userId}`),
	];
}

const member = (index: number): SQL => sql.raw(`json_extract(s.value, '$[${index}]')`);
/**
 * Votes `v` that the ban took out and that nobody has decided about since, with how they stood, `s`, and the decision `d`
 * about the burst that they were held back with, where there is one by now.
 */
const stillOut = ({ userId, votes }: BanRow): SQL =>
	sql`FROM json_each(${JSON.stringify(votes)}) s CROSS JOIN votes v ON v.id = ${member(0)}
		LEFT JOIN vote_bursts b ON b.id = v.burst_id LEFT JOIN vote_decisions d ON d.id = b.decision_id AND ${member(4)} IS NULL
		WHERE v.user_id = ${userId} AND v.discount_reason = 'banned'`;
const isClosed = sql`EXISTS (SELECT 1 FROM closed_weeks c WHERE c.week = v.week)`;
/** What was decided about its burst holds for a vote too. In a closed week nothing begins to count later: what was to, does. */
const counts = sql`iif(coalesce(d.counts, ${member(1)} = 1 OR (${isClosed} AND ${member(3)} IS NOT NULL)), 1, 0)`;

/** A week that was closed since the ban, and how many votes of it count again once it is lifted. */
export interface ClosedSince {
	week: string;
	counting: number;
}

/** The closed weeks that are to be counted again when the ban is lifted. */
export function weeksClosedSince(db: Db, ban: BanRow): Promise<ClosedSince[]> {
	return db.all<ClosedSince>(
		sql`SELECT v.week, sum(${counts}) AS counting ${stillOut(ban)} AND ${isClosed} GROUP BY v.week`,
	);
}

/**
 * Lifts a ban: votes and reviews that nothing was decided about since stand as they did before it. Sessions, keys and apps
 * stay ended. Fails its batch as `lifted` when it is already, and as `stale` when another of the weeks was closed.
 * @param closed weeks as `weeksClosedSince` gives them; they are counted again in the same batch.
 */
export function liftBan(
	db: Db,
	ban: BanRow,
	{ at, closed }: { at: number; closed: readonly ClosedSince[] },
): Statement<"lifted" | "stale">[] {
	return [
		db
			.update(bans)
			.set({ liftedAt: at })
			.where(and(eq(bans.id, ban.id), isNull(bans.liftedAt))),
		mustHaveChanged(db, "lifted"),
		mustHold(db, "stale", sql`(SELECT count(DISTINCT v.week) ${stillOut(ban)} AND ${isClosed}) = ${closed.length}`),
		db.run(sql`INSERT INTO count_changes (listing_id, week, votes)
			SELECT v.listing_id, v.week, 1 ${stillOut(ban)} AND ${counts} = 1`),
		joinDecisions(db, ban),
		db.run(sql`UPDATE votes SET counted = n.counted, discount_reason = iif(n.counted = 1, NULL, n.reason),
				counts_from = iif(n.counted = 1, NULL, n.counts_from), decision_id = n.decision
			FROM (SELECT v.id, ${counts} AS counted, iif(d.id IS NULL, ${member(2)}, 'moderated') AS reason,
				iif(d.id IS NULL, ${member(3)}, NULL) AS counts_from, coalesce(d.id, ${member(4)}) AS decision
				${stillOut(ban)}) n WHERE votes.id = n.id`),
		db.run(sql`UPDATE reviews SET status = ${member(1)}, held_reason = ${member(2)}, version = reviews.version + 1
			FROM json_each(${JSON.stringify(ban.reviews)}) s
			WHERE reviews.id = ${member(0)} AND reviews.held_reason = 'banned' AND reviews.user_id = ${ban.userId}`),
	];
}

/** Has decisions about bursts hold for the votes that follow them, so that who takes one back takes it back of these too. */
function joinDecisions(db: Db, ban: BanRow): Statement {
	const joining = sql`${stillOut(ban)} AND d.id`;
	return db.run(sql`UPDATE vote_decisions SET
			votes = votes + (SELECT count(*) ${joining} = vote_decisions.id),
			before = (SELECT json_group_array(json(standing)) FROM (SELECT value AS standing FROM json_each(vote_decisions.before)
				UNION ALL SELECT json_array(v.id, ${member(1)}, ${member(2)}, ${member(3)}, ${member(4)}) ${joining} = vote_decisions.id))
		WHERE id IN (SELECT d.id ${joining} IS NOT NULL)`);
}
