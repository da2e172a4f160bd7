import { type SQL, sql } from "drizzle-orm";
import { forgetExpired } from "#core/jobs/kinds";
import { DAY_MS } from "#core/launches/week";
import {
	DRAFT_PAGES_KEPT_DAYS,
	EVENTS_KEPT_DAYS,
	IDEMPOTENCY_RETENTION_MS,
	SEARCH_MISSES_KEPT_DAYS,
	VIEWS_KEPT_DAYS,
} from "#core/limits";
import { type Db, existing, readTogether } from "#store/db";

/** Rows that end by themselves. */
export interface Expiring {
	table: string;
	/** Whole days they are kept after `since`; 0 for rows that carry their own end. */
	days: number;
	/** The column with their time, in epoch milliseconds unless `spell` says otherwise; it has an index. */
	since: string;
	spell?: (before: number) => string;
	/** The column that tells rows of one moment apart, where the index has one; `rowid` unless said. */
	tie?: string;
	/** What must hold besides; the index has it where many rows do not. */
	only?: SQL;
	/** What must hold besides for rows to be a reason to look; others end along with them. */
	asks?: SQL;
	/** What else is left of them, and ends in the same batch: rows of `table` whose `column` is the row's `key`. */
	parts?: readonly { table: string; column: string; key: string }[];
	/** Rows that one run ends; less where they are large. */
	rowsPerRun?: number;
}

const ROWS_PER_RUN = 500;
/** Longer than any code or refresh token lives: a claim must outlast what it guards. */
const CLAIM_DAYS = 31;

/**
 * Every table whose rows end, and when. Whatever is not here stays as long as the directory, or goes with what it
 * belongs to; docs/storage.md says which, and a test holds the two against each other.
 */
export const EXPIRING: readonly Expiring[] = [
	{ table: "sessions", days: 0, since: "expires_at" },
	{ table: "sign_in_links", days: 0, since: "expires_at" },
	{ table: "email_links", days: 0, since: "expires_at" },
	{ table: "sent_forms", days: 0, since: "expires_at" },
	{ table: "refresh_answers", days: 0, since: "expires_at" },
	{ table: "redeemed_tokens", days: CLAIM_DAYS, since: "redeemed_at" },
	{ table: "idempotency_keys", days: IDEMPOTENCY_RETENTION_MS / DAY_MS, since: "created_at" },
	// A window is at most this long.
	{ table: "costly_counts", days: 31, since: "window_start" },
	// The forgetting leaves a row too; were that a reason to forget, an idle service would never come to rest.
	{ table: "outbox", days: 7, since: "done_at", asks: sql`job <> ${forgetExpired.name}` },
	{ table: "audit_log", days: 730, since: "at" },
	{ table: "events", days: EVENTS_KEPT_DAYS, since: "at" },
	{ table: "webhook_deliveries", days: EVENTS_KEPT_DAYS, since: "at" },
	{ table: "dead_letters", days: 90, since: "created_at" },
	{ table: "local_mails", days: 30, since: "sent_at" },
	{ table: "day_numbers", days: 400, since: "day", spell: (before) => new Date(before).toISOString().slice(0, 10) },
	{
		table: "search_misses",
		days: SEARCH_MISSES_KEPT_DAYS,
		since: "day",
		spell: (before) => new Date(before).toISOString().slice(0, 10),
		tie: "query",
	},
	{
		table: "view_counts",
		days: VIEWS_KEPT_DAYS,
		since: "day",
		spell: (before) => new Date(before).toISOString().slice(0, 10),
		only: sql`"count" = folded`,
	},
	{
		table: "view_sources",
		days: VIEWS_KEPT_DAYS,
		since: "day",
		spell: (before) => new Date(before).toISOString().slice(0, 10),
	},
	// The queue delivers a message for four days, its dead letters for four more.
	{ table: "view_batches", days: 10, since: "at" },
	// A vote is held against others of its network within an hour.
	{ table: "vote_salts", days: 14, since: "week", spell: (before) => new Date(before).toISOString().slice(0, 10) },
	// What is left of a withdrawn review is that it was, and whether it had been rejected.
	{ table: "reviews", days: 365, since: "changed_at", only: sql`status = 'withdrawn'` },
	{ table: "review_reports", days: 365, since: "at" },
	{ table: "fact_reports", days: 365, since: "at" },
	// Longer than anything causes the same mail again.
	{ table: "mails", days: 400, since: "at" },
	{ table: "claims", days: 90, since: "expires_at", only: sql`status IN ('pending', 'expired')` },
	{ table: "draft_pages", days: DRAFT_PAGES_KEPT_DAYS, since: "read_at", rowsPerRun: 100 },
	{
		table: "imports",
		days: 90,
		since: "changed_at",
		parts: [{ table: "import_rows", column: "import_id", key: "id" }],
		// Each has up to ten thousand rows.
		rowsPerRun: 1,
	},
	{
		table: "drafts",
		days: 180,
		since: "updated_at",
		only: sql`listing_id IS NULL`,
		parts: [
			{ table: "draft_pages", column: "draft_id", key: "id" },
			{ table: "picture_sources", column: "draft_id", key: "id" },
			{ table: "draft_invites", column: "draft_id", key: "id" },
		],
		rowsPerRun: 50,
	},
	{
		table: "orders",
		days: 365,
		since: "created_at",
		tie: "sequence",
		// An order that money has moved for stays, whatever became of it.
		only: sql`status = 'expired' AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.order_number = orders.number AND e.kind NOT IN ('payment_under_way', 'payment_failed', 'payment_ended'))`,
		parts: [
			{ table: "order_lines", column: "order_number", key: "number" },
			{ table: "promo_uses", column: "order_number", key: "number" },
		],
	},
];

/** `FROM` and `WHERE` of the rows that are over. */
function over({ table, since, spell, days, only }: Expiring, now: number, more?: SQL): SQL {
	const before = now - days * DAY_MS;
	const conditions = [sql`${sql.identifier(since)} < ${spell?.(before) ?? before}`, only, more].filter(
		(condition) => condition !== undefined,
	);
	return sql`FROM ${sql.identifier(table)} WHERE ${sql.join(conditions, sql` AND `)}`;
}

/** What has rows that are over; one statement, since a cron has a bounded number of them, and one row each. */
export async function overdue(db: Db, now: number): Promise<Expiring[]> {
	const looks = await existing(
		db,
		EXPIRING.map((kind) => over(kind, now, kind.asks)),
	);
	return EXPIRING.filter((_kind, index) => looks[index]);
}

/**
 * Ends up to a run's share of rows that are over, with what is left of them, in one batch: a row that came back to life
 * meanwhile is not touched.
 * @returns how many rows, and whether there may be more.
 */
export async function forgetOverdue(db: Db, kind: Expiring, now: number): Promise<{ rows: number; full: boolean }> {
	const limit = kind.rowsPerRun ?? ROWS_PER_RUN;
	// The order of the index, so that every statement of the batch means the same rows and none of them sorts.
	const oldest = sql`${over(kind, now)} ORDER BY ${sql.identifier(kind.since)}, ${sql.identifier(kind.tie ?? "rowid")} LIMIT ${limit}`;
	const results = await readTogether(db, [
		...(kind.parts ?? []).map(
			({ table, column, key }) =>
				sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} IN (SELECT ${sql.identifier(key)} ${oldest})`,
		),
		sql`DELETE FROM ${sql.identifier(kind.table)} WHERE rowid IN (SELECT rowid ${oldest}) RETURNING 1`,
	]);
	const rows = results.at(-1)?.length ?? 0;
	return { rows, full: rows === limit };
}
