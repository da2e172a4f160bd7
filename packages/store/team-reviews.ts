import { eq, type SQL, sql } from "drizzle-orm";
import type { ReviewStatus } from "#core/listings/review-look";
import { wordsExpression } from "#core/listings/search-terms";
import { type Db, readTogether } from "#store/db";
import { LISTED, type ListedReview, REVIEW_REPORTED } from "#store/review-lists";
import { listings, reviews, users } from "#store/schema/index";

/** Reviews as the site team looks for them. */

export interface TeamReviewsQuery {
	/** Words of reviews, a writer's address or name, a product's name or slug, or an id; empty for all. */
	q: string;
	/** Reported ones are published, and wait for a decision. */
	state?: ReviewStatus | "reported" | undefined;
	/** Where this part begins: `changedAt.id` of the last row of the part before it. */
	after: string | null;
	limit: number;
}

/** A review with who wrote it; null where the account is gone. */
export interface TeamReview extends ListedReview {
	writer: { id: number; name: string | null; email: string } | null;
}

/** Found by each way of looking; nobody pages through more. */
const FOUND_MAX = 200;
/** Writers and products that one beginning names. */
const NAMED_MAX = 20;
/** Comes after every text that begins with the same characters. */
const AFTER = "\u{10ffff}";

/** An index for each state, in the order of the list. */
const INDEXES: Readonly<Record<ReviewStatus, string>> = {
	published: "reviews_published",
	held: "reviews_waiting",
	rejected: "reviews_rejected",
	withdrawn: "reviews_withdrawn",
};
const STATUSES = Object.keys(INDEXES) as ReviewStatus[];

const REPORTED = sql`SELECT detail ->> 'review' AS id FROM team_tasks
	WHERE done_at IS NULL AND kind = ${REVIEW_REPORTED} LIMIT ${FOUND_MAX}`;

/** Reviews, the last written or withdrawn first; reads a part of an index for each state, or what words find. */
export async function teamReviews(db: Db, query: TeamReviewsQuery): Promise<TeamReview[]> {
	const { q, state, limit } = query;
	const [at, before] = cursorOf(query.after);
	const ways = q.trim() !== "" ? foundBy(q, state) : state === "reported" ? [REPORTED] : inStates(query, [at, before]);
	const found = await readTogether(
		db,
		ways.map(
			(way) => sql`SELECT r.id, r.changed_at AS changedAt FROM (${way}) f CROSS JOIN reviews r ON r.id = f.id
				WHERE (r.changed_at, r.id) < (${at}, ${before})`,
		),
	);
	const rows = found.flat() as unknown as Place[];
	const ids = [...new Map(rows.map((row) => [row.id, row])).values()]
		.toSorted((a, b) => b.changedAt - a.changedAt || b.id - a.id)
		.slice(0, limit)
		.map(({ id }) => id);
	const shown = await byIds(db, ids);
	return ids.flatMap((id) => shown.get(id) ?? []);
}

type Place = Pick<ListedReview, "changedAt" | "id">;

/** One review as the site team reads it; null where there is none. */
export async function teamReview(db: Db, id: number): Promise<TeamReview | null> {
	return (await byIds(db, [id])).get(id) ?? null;
}

async function byIds(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, TeamReview>> {
	const rows = await db
		.select({ ...LISTED, writer: { id: users.id, name: users.name, email: users.email } })
		.from(reviews)
		.innerJoin(listings, eq(listings.id, reviews.listingId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.where(sql`${reviews.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
	return new Map(rows.map((row) => [row.id, row]));
}

/** A part of the index of each state, which its WHERE names as the index does. */
function inStates({ state, limit }: TeamReviewsQuery, [at, id]: readonly [number, number]): SQL[] {
	const part = (status: ReviewStatus) => sql`SELECT id FROM reviews INDEXED BY ${sql.raw(INDEXES[status])}
		WHERE status = ${sql.raw(`'${status}'`)} AND changed_at <= ${at} AND (changed_at < ${at} OR id < ${id})
		ORDER BY changed_at DESC, id DESC LIMIT ${limit}`;
	return statusesOf(state).map(part);
}

const statusesOf = (state: TeamReviewsQuery["state"]): readonly ReviewStatus[] =>
	state === undefined ? STATUSES : [state === "reported" ? "published" : state];

/** What was typed, looked for in each way that has an index; of one writer or product the newest. */
function foundBy(typed: string, state: TeamReviewsQuery["state"]): SQL[] {
	const q = typed.trim().toLowerCase();
	const isOne = sql`status IN (SELECT value FROM json_each(${JSON.stringify(statusesOf(state))}))`;
	const isIn = state === "reported" ? sql`${isOne} AND id IN (${REPORTED})` : isOne;
	const begins = (column: SQL) => sql`${column} >= ${q} AND ${column} < ${q + AFTER}`;
	const part = (from: SQL, order = sql``) =>
		sql`SELECT id FROM reviews WHERE ${from} AND ${isIn} ${order} LIMIT ${FOUND_MAX}`;
	const words = wordsExpression(q, { columns: "body", prefixMinLength: 3 });
	const writers = sql`SELECT user_id FROM (SELECT user_id FROM email_addresses WHERE ${begins(sql`address`)} LIMIT ${NAMED_MAX})
		UNION ALL SELECT id FROM (SELECT id FROM users WHERE ${begins(sql`lower(name)`)} LIMIT ${NAMED_MAX})`;
	const named = sql`SELECT id FROM (SELECT id FROM listings WHERE ${begins(sql`lower(name)`)} LIMIT ${NAMED_MAX})`;
	const one = sql`(SELECT id FROM listings WHERE slug = ${q.replace(/^.*\/listings\//, "")})`;
	const writer = sql`(SELECT user_id FROM email_addresses WHERE address = ${q})`;
	return [
		part(sql`id = ${/^\d{1,15}$/.test(q) ? Number(q) : 0}`),
		part(sql`user_id = ${writer}`, sql`ORDER BY changed_at DESC`),
		part(sql`listing_id = ${one}`, sql`ORDER BY at DESC`),
		part(sql`user_id IN (${writers})`),
		part(sql`listing_id IN (${named})`),
		...(words === null
			? []
			: [
					part(
						sql`id IN (SELECT rowid FROM reviews_search WHERE reviews_search MATCH ${words} ORDER BY rowid DESC LIMIT ${FOUND_MAX})`,
					),
				]),
	];
}

/** A place in the order, as an address carries it. */
export const cursorAt = ({ changedAt, id }: Place): string => `${changedAt}.${id}`;

function cursorOf(after: string | null): readonly [changedAt: number, id: number] {
	const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(after ?? "") ?? [];
	if (at === undefined || id === undefined) return [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
	return [Number(at), Number(id)];
}
