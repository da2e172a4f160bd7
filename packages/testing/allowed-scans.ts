import { type Scan, SORT } from "#testing/plans";

interface Allowed {
	table: string;
	/** Which statement: its file, and words that only it says, white space folded. Absent where any may read the table. */
	of?: { file: string; says: string };
	why: string;
}

/** Any table, and any sort. */
const ANY = "*";

/** What statements may read from end to end, or sort before they stop. `packages/testing/setup/plans.ts` fails on all else. */
const ALLOWED: readonly Allowed[] = [
	{ table: "categories", why: "The site team's tree: one row a category, whatever the number of listings." },
	{ table: "products", why: "What is for sale: a handful, written by the site team." },
	{ table: "interview_questions", why: "The interview's questions: a handful, written by the site team." },
	{
		table: "count_changes",
		why: "What no count has yet: fold-counters empties it every minute, and an index would be written with every vote.",
	},
	{
		table: "view_counts",
		of: { file: "packages/store/folding.ts", says: `FROM view_counts WHERE "count" > folded` },
		why: "Along a partial index that holds only what is to be folded, and stops at a row or at a run's share.",
	},
	{
		table: "listings",
		of: {
			file: "packages/store/launches.ts",
			says: "FROM listings INDEXED BY listings_upcoming WHERE status = 'scheduled'",
		},
		why: "Along a partial index of scheduled listings, in the order of the answer: a page and what comes before it.",
	},
	{
		table: "awards",
		of: { file: "packages/store/awards.ts", says: "FROM awards a ORDER BY a.week DESC, a.place LIMIT" },
		why: "Along an index in the order of the answer, with nothing left out: a page and what comes before it.",
	},
	{
		table: "founders",
		of: {
			file: "packages/store/founders.ts",
			says: "FROM founders f INDEXED BY founders_name WHERE f.live_listings > 0",
		},
		why: "Along a partial index of the founders that are shown, in the order of the answer: a page and what comes before it.",
	},
	{
		table: "listings",
		of: { file: "packages/store/listings.ts", says: `from "listings" "listings" order by "listings"."id" desc limit` },
		why: "The newest rows, by row id.",
	},
	...["search_heads_terms", "search_spellings_terms", "search_text_terms"].map((table) => ({
		table,
		of: { file: "packages/store/search/vocabulary.ts", says: `FROM ${table} WHERE term > ? ORDER BY term LIMIT` },
		why: "The words of a full-text index from one on, in its own order: a piece for each run of count-search-words.",
	})),
	{
		table: "posts_terms",
		of: { file: "packages/store/found-posts.ts", says: "FROM posts_terms WHERE term >=" },
		why: "The words of posts that begin so, in their own order: at most NEAR_MAX.",
	},
	{
		table: "imports",
		of: { file: "packages/store/imports.ts", says: `from "imports" "imports" order by "imports"."id" desc limit` },
		why: "The newest rows, by row id.",
	},
	{
		table: ANY,
		of: { file: "packages/store/backup-rows.ts", says: "SELECT n, t, size, c0" },
		why: "A backup reads every table, along its row ids, up to a piece's share; the first piece has nothing before it.",
	},
	{
		table: ANY,
		of: { file: "packages/store/backup-rows.ts", says: `SELECT c."row" AS n, r.rowid IS NULL AS gone` },
		why: "A backup reads the entries of its log that it has not seen, by their ids; what is sorted are these.",
	},
	{
		table: ANY,
		of: { file: "packages/store/backup-reads.ts", says: "SELECT (SELECT count(*) FROM" },
		why: "A backup counts every table once, at its last instant.",
	},
	{
		table: "backup_changes",
		of: { file: "packages/store/backup-reads.ts", says: "DELETE FROM backup_changes" },
		why: "The log of a backup is emptied before it and after it.",
	},
	{ table: "alerts", why: "One row for each kind of thing that the site team is told of: seven." },
	{ table: "proof_keys", why: "One row for each key that proofs were signed with: four a year, read by a LIMIT." },
	{ table: "cron_marks", why: "One row for each cron: three." },
	{ table: "sqlite_sequence", why: "One row for each table that counts its ids: a handful, of SQLite itself." },
	{ table: "d1_migrations", why: "One row a migration." },
	{
		table: "dumps",
		of: { file: "packages/store/dumps.ts", says: `order by "dumps"."id" desc limit` },
		why: "The newest rows, by row id: two are kept, and those that failed meanwhile.",
	},
	{
		table: "backups",
		of: { file: "packages/store/backups.ts", says: `order by "backups"."id" desc limit` },
		why: "The newest rows, by row id: tens of them.",
	},
	{
		table: "listing_updates",
		of: {
			file: "packages/store/listing-updates.ts",
			says: "FROM listing_updates ORDER BY created_at DESC, id DESC LIMIT",
		},
		why: "The newest, along an index, with nothing left out.",
	},
	{
		table: "dead_letters",
		of: { file: "packages/store/dead-letters.ts", says: `order by "dead_letters"."created_at" desc limit` },
		why: "The newest, along an index, with nothing left out.",
	},
	{
		table: "reviews",
		of: {
			file: "packages/store/review-lists.ts",
			says: `where "reviews"."status" = 'held' AND "reviews"."held_reason" <> 'banned' order by "reviews"."changed_at"`,
		},
		why: "Along a partial index of held reviews, in the order of the answer.",
	},
	{
		table: "local_mails",
		of: { file: "packages/store/local-mails.ts", says: `order by "local_mails"."id" desc limit` },
		why: "The newest rows, by row id; in production there are none.",
	},
	{
		table: SORT,
		of: { file: "packages/store/mail-outbox.ts", says: "AND m.user_id = ?" },
		why: "One person's mails, of which there are only so many in the time that they are kept.",
	},
	{
		table: SORT,
		of: { file: "packages/store/order-search.ts", says: "number IN (SELECT" },
		why: "Orders that words name, at most some hundred, or that have bought one week: as many as it has places.",
	},
	{
		table: SORT,
		of: { file: "packages/store/listing-cards.ts", says: "FROM categories WHERE live_count > 1 ORDER BY place" },
		why: "What is sorted is the site team's tree, one row a category; its listings stop along an index.",
	},
	{
		table: SORT,
		of: {
			file: "packages/store/listing-founders.ts",
			says: `"listing_founders"."listing_id" in (SELECT id FROM listings WHERE owner_id = ? ORDER BY id DESC LIMIT 20)`,
		},
		why: "What is sorted are the first founders of an owner's newest listings, twenty at most.",
	},
	{
		table: SORT,
		of: { file: "packages/store/public-data.ts", says: "AS entries FROM json_each(?) x" },
		why: "What is sorted is what one listing has: a handful of categories, founders and milestones.",
	},
	{
		table: SORT,
		of: { file: "packages/store/public-data.ts", says: "AS interview FROM json_each(?) x" },
		why: "What is sorted is what one founder has: their companies and answers.",
	},
	{
		table: SORT,
		of: { file: "packages/store/vote-audit.ts", says: "ORDER BY p.place" },
		why: "What is sorted is a page of launches with the kinds of their votes; the inner LIMIT stops along an index.",
	},
	{
		table: SORT,
		of: { file: "packages/store/vote-audit.ts", says: "AND v.id > ? ORDER BY v.id LIMIT" },
		why: "What is sorted is one listing's votes of one week, whose index is in another order.",
	},
];

/** Whether a statement may do this. */
export function isAllowed({ table }: Scan, statement: string): boolean {
	const folded = statement.replaceAll(/\s+/g, " ");
	return ALLOWED.some((allowed) => [table, ANY].includes(allowed.table) && folded.includes(allowed.of?.says ?? ""));
}
