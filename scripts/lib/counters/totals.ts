import { type Check, totals } from "./check.ts";

const board = (name: string, has: string) =>
	totals(
		`listings on the board ${name}`,
		`board:${name}`,
		`SELECT 'board:${name}' AS name, count(*) AS value FROM listings WHERE status = 'live' AND ${has}`,
	);
const all = (what: string, name: string, from: string) =>
	totals(what, name, `SELECT '${name}' AS name, count(*) AS value FROM ${from}`);

/** Rows of the table `counters`: totals of lists. Source: docs/storage.md#the-service-itself. */
export const TOTALS: readonly Check[] = [
	all("live listings", "listings_live", "listings WHERE status = 'live'"),
	all("scheduled listings", "listings_scheduled", "listings WHERE status = 'scheduled'"),
	all("categories", "categories", "categories"),
	all("published posts", "posts", "posts"),
	all("founders that are shown", "founders", "founders WHERE live_listings > 0"),
	all("awards of live listings", "awards", "awards a JOIN listings l ON l.id = a.listing_id WHERE l.status = 'live'"),
	totals(
		"founders of a country",
		"founders:",
		"SELECT 'founders:' || country AS name, count(*) AS value FROM founders WHERE live_listings > 0 AND country IS NOT NULL GROUP BY country",
	),
	totals(
		"launches of a week",
		"launches:",
		`SELECT 'launches:' || x.week AS name, count(*) AS value FROM launches x JOIN listings l ON l.id = x.listing_id
			WHERE x.withdrawn_at IS NULL AND l.status = 'live' GROUP BY x.week`,
	),
	totals(
		"results of a closed week",
		"results:",
		`SELECT 'results:' || r.week AS name, count(*) AS value FROM week_results r JOIN listings l ON l.id = r.listing_id
			WHERE l.status = 'live' GROUP BY r.week`,
	),
	totals(
		"listings that went live on a day",
		"launched:",
		`SELECT 'launched:' || strftime('%Y-%m-%d', launched_at / 1000, 'unixepoch') AS name, count(*) AS value FROM listings
			WHERE status = 'live' AND launched_at IS NOT NULL GROUP BY 1`,
	),
	board("billboard", "billboard_cents > 0"),
	board("community-all-time", "votes > 0"),
	board("domain-rating", "domain_rating IS NOT NULL"),
	board("revenue", "revenue_cents IS NOT NULL"),
];
