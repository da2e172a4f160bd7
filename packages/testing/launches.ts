import { sql } from "drizzle-orm";
import type { DiscountReason } from "#core/launches/vote-rules";
import { DAY_MS, weekOf } from "#core/launches/week";
import { searchNameOf } from "#core/listings/search-name";
import { type Db, readTogether } from "#store/db";
import { awards, founders, listingFounders, posts, votes, weekResults } from "#store/schema/index";
import { NOW } from "#testing/now";

/** Mints the ids of people whose accounts are old enough for their votes to count. */
export async function mintVoters(db: Db, count: number): Promise<number[]> {
	const createdAt = NOW.getTime() - 30 * DAY_MS;
	const many = sql.raw(String(count));
	const [, rows = []] = await readTogether(db, [
		sql`INSERT INTO sequences (name, value) VALUES ('test_voter', ${many}) ON CONFLICT (name) DO UPDATE SET value = value + ${many}`,
		sql`INSERT INTO users (email, created_at) SELECT 'voter' || (s.value - ${many} + 1 + j.key) || '@example.com', ${createdAt}
			FROM json_each(${JSON.stringify(Array(count).fill(0))}) j CROSS JOIN sequences s ON s.name = 'test_voter' RETURNING id`,
	]);
	return rows.map(({ id }) => Number(id));
}

/** Mints a stored vote; it counts unless a reason is given. */
export async function mintVote(
	db: Db,
	vote: { userId: number; listingId: number; at: Date; discountReason?: DiscountReason },
): Promise<void> {
	await db.insert(votes).values({
		userId: vote.userId,
		listingId: vote.listingId,
		at: vote.at.getTime(),
		week: weekOf(vote.at),
		counted: vote.discountReason === undefined,
		discountReason: vote.discountReason ?? null,
	});
}

type FounderRow = typeof founders.$inferSelect;

/** Mints a founder of the given listings; the slug is the name's. */
export async function mintFounder(
	db: Db,
	name: string,
	values: Partial<typeof founders.$inferInsert> & { listingIds?: readonly number[] } = {},
): Promise<FounderRow> {
	const { listingIds = [], ...columns } = values;
	const searchName = searchNameOf(name);
	const slug = searchName.replaceAll(/[^a-z0-9]+/g, "-");
	const row = { slug, name, searchName, createdAt: NOW.getTime(), ...columns };
	const [minted] = await db.insert(founders).values(row).returning();
	if (minted === undefined) throw new Error("the founder was not stored");
	for (const [position, listingId] of listingIds.entries()) {
		await db.insert(listingFounders).values({ listingId, founderId: minted.id, position, title: "Founder" });
	}
	return minted;
}

type PostRow = typeof posts.$inferSelect;

/** Mints a post, published at NOW unless said otherwise. */
export async function mintPost(
	db: Db,
	slug: string,
	values: Partial<typeof posts.$inferInsert> = {},
): Promise<PostRow> {
	const row = {
		slug,
		title: slug,
		summary: `About ${slug}.`,
		body: `# ${slug}`,
		author: "The team",
		publishedAt: NOW.getTime(),
		...values,
	};
	const [minted] = await db.insert(posts).values(row).returning();
	if (minted === undefined) throw new Error("the post was not stored");
	return minted;
}

/** Mints a frozen place of a week, with its award when it is among the first three. */
export async function mintResult(
	db: Db,
	result: { week: string; rank: number; listingId: number; votes: number },
): Promise<void> {
	const { week, rank, listingId } = result;
	await db.insert(weekResults).values({ week, rank, listingId, votesCounted: result.votes, votesRaw: result.votes });
	if (rank > 3 || result.votes === 0) return;
	const awardedAt = NOW.getTime();
	await db.insert(awards).values({ week, place: rank, listingId, votesCounted: result.votes, awardedAt });
}
