import { ID_BITS, LAST_ID } from "#store/search/row-ids";
import { type Check, listOf } from "./check.ts";

/** What a search document says, as its listing says it. Source: docs/search.md#the-index. */
const LARGEST = 2_147_483_647;
const key = (what: string) => `min(max(${what}, 0), ${LARGEST}) - u.behind`;
const LAUNCHED = `max((iif(t.status = 'live', coalesce(t.launched_at / 1000, unixepoch(t.launch_week), 0), coalesce(unixepoch(t.launch_week), 0)) - unixepoch('2020-01-01')) / 60, 0)`;
const SAID = `json_array(d.is_live, d.name, d.tagline, d.newest_key, d.votes_key, d.trending_key, d.views_key, d.followers_key, d.category_id, 0)`;
/** Categories of it whose names, or whose marks, the document does not have. */
const UNSAID = `(SELECT count(*) FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = t.id
	AND (instr(char(10) || d.labels || char(10), char(10) || c.name || char(10)) = 0 OR instr(' ' || d.facets || ' ', char(57344) || 'c' || c.id || ' ') = 0
		OR (c.parent_id IS NOT NULL AND instr(' ' || d.facets || ' ', char(57344) || 'c' || c.parent_id || ' ') = 0)))
	+ (instr(d.body, t.domain) = 0)`;
const SHOULD = `json_array(t.status = 'live', t.name, coalesce(t.tagline, ''), ${key(LAUNCHED)}, ${key("t.votes")}, ${key("t.trending")}, ${key("t.views")}, ${key("t.followers")}, coalesce(t.primary_category_id, 0), ${UNSAID})`;
const PUBLIC = "t.status IN ('live', 'scheduled')";

/** Written anew through the view, by which the service writes them; first taken out, so that every index has them once. */
const rewritten = (ids: string) => [
	`DELETE FROM listing_search_docs WHERE listing_id IN ${ids}`,
	`INSERT INTO listing_reindex (listing_id) SELECT id FROM listings WHERE id IN ${ids}`,
];

const DOCUMENTS: readonly Check[] = [
	{
		what: "what searches know of a listing",
		walks: "listings",
		find: (
			piece,
		) => `SELECT 'listing ' || t.slug AS place, CAST(t.id AS TEXT) AS at, iif(d.listing_id IS NULL, NULL, ${SAID}) AS kept, iif(d.listing_id IS NULL, t.name, ${SHOULD}) AS counted
			FROM listings t JOIN (SELECT 'live' AS status, 0 AS behind UNION ALL SELECT 'scheduled', ${LARGEST + 1}) u ON u.status = t.status
			LEFT JOIN listing_search_docs d ON d.listing_id = t.id
			WHERE ${piece} AND ${PUBLIC} AND (d.listing_id IS NULL OR ${SAID} <> ${SHOULD})`,
		mend: (ats) => rewritten(listOf(ats)),
	},
	{
		what: "listings that searches find and that are not public",
		walks: "listing_search_docs",
		find: (
			piece,
		) => `SELECT 'document ' || t.listing_id AS place, CAST(t.listing_id AS TEXT) AS at, t.name AS kept, NULL AS counted FROM listing_search_docs t
			WHERE ${piece} AND NOT EXISTS (SELECT 1 FROM listings l WHERE l.id = t.listing_id AND l.status IN ('live', 'scheduled'))`,
		mend: (ats) => [
			`DELETE FROM listing_search_docs WHERE listing_id IN ${listOf(ats)}
				AND NOT EXISTS (SELECT 1 FROM listings l WHERE l.id = listing_id AND l.status IN ('live', 'scheduled'))`,
		],
	},
];

interface Index {
	/** The full-text table. */
	name: string;
	/** Whose rows it has: `t` is one of them. */
	table: string;
	where?: string;
	/** The row's id in the index. */
	id: string;
	/** By the id of an entry, `s.id`, which row it would be of: a condition on `t` that an index answers. */
	of: string;
	/** Writes the entry of these rows. @param ids an SQL list of their row ids. */
	write(ids: string): string[];
}

/** Entries without a row, and rows without an entry. What an entry says cannot be read: the tables keep no content. */
function index({ name, table, where = "1", id, of, write }: Index): readonly Check[] {
	const ofRow = (text: string) => text.replaceAll("t.", "r.");
	const isOfNone = `NOT EXISTS (SELECT 1 FROM (SELECT t.id AS id) s JOIN ${table} r ON ${ofRow(of)}
		WHERE ${ofRow(where)} AND (${ofRow(id)}) = s.id)`;
	const entry = "CAST(t.id AS TEXT)";
	return [
		{
			what: `rows of ${table} that ${name} has not`,
			walks: table,
			find: (
				piece,
			) => `SELECT '${table} ' || t.rowid AS place, CAST(t.rowid AS TEXT) AS at, NULL AS kept, CAST(${id} AS TEXT) AS counted
				FROM ${table} t WHERE ${piece} AND ${where} AND NOT EXISTS (SELECT 1 FROM ${name}_docsize s WHERE s.id = ${id})`,
			mend: (ats) => write(listOf(ats)),
		},
		{
			what: `entries of ${name} that are of no row`,
			walks: `${name}_docsize`,
			find: (piece) => `SELECT '${name} ' || t.id AS place, ${entry} AS at, ${entry} AS kept, NULL AS counted
				FROM ${name}_docsize t WHERE ${piece} AND ${isOfNone}`,
			mend: (ats) => [
				`DELETE FROM ${name} WHERE rowid IN (SELECT t.id FROM ${name}_docsize t WHERE t.id IN ${listOf(ats)} AND ${isOfNone})`,
			],
		},
	];
}

const sorted = (name: string) =>
	index({
		name: `search_${name}`,
		table: "listing_search_docs",
		id: `(t.${name}_key << ${ID_BITS}) | t.listing_id`,
		of: `t.listing_id = (s.id & ${LAST_ID})`,
		write: rewritten,
	});
const ranked = (name: string, place: string) =>
	index({
		name,
		table: "listing_search_docs",
		id: `iif(t.is_live, 1, -1) * (${place})`,
		of: `t.listing_id = (abs(s.id) & ${LAST_ID})`,
		write: rewritten,
	});
const rowsWritten = (name: string, columns: string, select: string) => (ids: string) => [
	`DELETE FROM ${name} WHERE rowid IN ${ids}`,
	`INSERT INTO ${name} (rowid, ${columns}) ${select} IN ${ids}`,
];
const POST_ID = "((t.published_at / 1000 - 1577836800) << 32) | t.id";

/** What searches find by: documents of listings, and the full-text tables. Source: docs/storage.md#the-directory. */
export const INDEXES: readonly Check[] = [
	...DOCUMENTS,
	...ranked("search_text", `(t.category_id << ${ID_BITS}) | t.listing_id`),
	...ranked("search_heads", "t.listing_id"),
	...["newest", "votes", "trending", "views", "followers"].flatMap(sorted),
	...index({
		name: "founders_search",
		table: "founders",
		where: "t.live_listings > 0",
		id: "t.id",
		of: "t.id = s.id",
		write: rowsWritten(
			"founders_search",
			"name, facets",
			"SELECT id, concat_ws(' ', name, iif(name GLOB '*[ﬀ-ﬆ！-￮]*', search_name, NULL)), 'xn' || lower(nullif(country, '')) FROM founders WHERE live_listings > 0 AND id",
		),
	}),
	...index({
		name: "founders_spellings",
		table: "founders",
		where: "t.live_listings > 0",
		id: "t.id",
		of: "t.id = s.id",
		write: rowsWritten(
			"founders_spellings",
			"marked",
			"SELECT id, '^' || replace(name, ' ', '$ ^') || '$' FROM founders WHERE live_listings > 0 AND id",
		),
	}),
	...["posts_search", "posts_stems"].flatMap((name) =>
		index({
			name,
			table: "posts",
			id: POST_ID,
			of: "t.id = (s.id & 4294967295)",
			write: (ids) => [
				`DELETE FROM ${name} WHERE rowid IN (SELECT ${POST_ID} FROM posts t WHERE t.id IN ${ids})`,
				`INSERT INTO ${name} (rowid, title, summary, body) SELECT ${POST_ID}, t.title, t.summary, concat_ws(' ', t.body, t.plain) FROM posts t WHERE t.id IN ${ids}`,
			],
		}),
	),
	...index({
		name: "reviews_search",
		table: "reviews",
		where: "t.body <> ''",
		id: "t.id",
		of: "t.id = s.id",
		write: rowsWritten("reviews_search", "body", "SELECT id, body FROM reviews WHERE body <> '' AND id"),
	}),
	...index({
		name: "search_spellings",
		table: "search_vocabulary",
		where: "length(t.word) >= 4",
		id: "t.id",
		of: "t.id = s.id",
		write: rowsWritten(
			"search_spellings",
			"marked",
			"SELECT id, '^' || word || '$' FROM search_vocabulary WHERE length(word) >= 4 AND id",
		),
	}),
];
