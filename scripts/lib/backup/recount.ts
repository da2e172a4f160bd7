import type { DatabaseSync } from "node:sqlite";

/** A number that is kept on write, and how it is counted anew. */
interface Kept {
	what: string;
	/** Rows whose kept number is not the one that is counted: `place`, `kept`, `counted`. */
	sql: string;
}

/** What of the schema counts, told once more: a backup has the numbers, and rows that they must fit. */
const KEPT: readonly Kept[] = [
	{
		what: "live listings",
		sql: `SELECT 'listings_live' AS place, coalesce((SELECT value FROM counters WHERE name = 'listings_live'), 0) AS kept,
			(SELECT count(*) FROM listings WHERE status = 'live') AS counted`,
	},
	{
		what: "scheduled listings",
		sql: `SELECT 'listings_scheduled' AS place, coalesce((SELECT value FROM counters WHERE name = 'listings_scheduled'), 0) AS kept,
			(SELECT count(*) FROM listings WHERE status = 'scheduled') AS counted`,
	},
	{
		what: "live listings of each category and what is under it",
		sql: `SELECT c.slug AS place, c.live_count AS kept, coalesce(n.counted, 0) AS counted FROM categories c LEFT JOIN (
			SELECT place, count(DISTINCT id) AS counted FROM (
				SELECT lc.category_id AS place, l.id FROM listing_categories lc JOIN listings l ON l.id = lc.listing_id AND l.status = 'live'
				UNION ALL
				SELECT c.parent_id, l.id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
				JOIN listings l ON l.id = lc.listing_id AND l.status = 'live' WHERE c.parent_id IS NOT NULL
			) GROUP BY place
		) n ON n.place = c.id`,
	},
	{
		what: "live listings of each founder",
		sql: `SELECT f.slug AS place, f.live_listings AS kept, count(l.id) AS counted FROM founders f
			LEFT JOIN listing_founders lf ON lf.founder_id = f.id
			LEFT JOIN listings l ON l.id = lf.listing_id AND l.status = 'live' GROUP BY f.id`,
	},
	{
		what: "awards of each listing",
		sql: `SELECT l.slug AS place, l.awards AS kept, count(a.week) AS counted FROM listings l
			LEFT JOIN awards a ON a.listing_id = l.id GROUP BY l.id`,
	},
	{
		what: "founders",
		sql: `SELECT 'founders' AS place, coalesce((SELECT value FROM counters WHERE name = 'founders'), 0) AS kept,
			(SELECT count(*) FROM founders WHERE live_listings > 0) AS counted`,
	},
	{
		what: "search documents",
		sql: `SELECT 'listing_search_docs' AS place, (SELECT count(*) FROM listing_search_docs) AS kept,
			(SELECT count(*) FROM search_newest_docsize) AS counted`,
	},
];

const RATINGS = "SELECT id, rating_count, rating_sum FROM listings ORDER BY id";
const SHOWN = 3;

/**
 * Counts anew what is kept on write.
 * @returns a sentence for each kind of number that is another; none when all are right.
 */
export function recount(db: DatabaseSync): string[] {
	const wrong = KEPT.flatMap(({ what, sql }) => {
		const rows = db.prepare(`SELECT place, kept, counted FROM (${sql}) WHERE kept <> counted`).all();
		return rows.length === 0 ? [] : [sentence(what, rows)];
	});
	// How ratings are counted is known to a view alone.
	const before = JSON.stringify(db.prepare(RATINGS).all());
	db.exec("BEGIN");
	db.exec("INSERT INTO rating_recount (listing_id) SELECT id FROM listings");
	const after = JSON.stringify(db.prepare(RATINGS).all());
	db.exec("ROLLBACK");
	return before === after ? wrong : [...wrong, "ratings of listings are not those of their reviews"];
}

function sentence(what: string, rows: readonly Record<string, unknown>[]): string {
	const shown = rows.slice(0, SHOWN).map(({ place, kept, counted }) => `${place} ${kept} instead of ${counted}`);
	return `${what}: ${rows.length} wrong (${shown.join(", ")}${rows.length > SHOWN ? ", ..." : ""})`;
}
