import { type SQL, sql } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { NO_PROFILE } from "#store/listing-profile";

/** Of a listing: that nobody but its owner and the site team ever saw it as a product of the directory. */
export const IS_UNSEEN: SQL = sql`status IN ('draft', 'awaiting_badge') AND launched_at IS NULL AND hidden_at IS NULL`;

/** Tables of what somebody has put in, or was found, for a listing. */
const BESIDE_LISTINGS = [
	"milestones",
	"listing_updates",
	"listing_versions",
	"picture_sources",
	"badge_checks",
	"revenue_keys",
	"approved_alternatives",
	"declined_alternatives",
	"listing_categories",
	"listing_rereads",
];

/**
 * Empties listings that were never public and that nobody owns any more: nobody could see, claim or withdraw them. Their places in
 * the free queue are free again. Their rows stay, as orders and the log name them, and say no more than the website's host.
 * @param among ids of listings. Source: docs/account.md#what-deleting-an-account-leaves.
 */
export function emptyUnseenListings(db: Db, among: readonly number[]): Statement[] {
	const ids = sql`(SELECT id FROM listings WHERE id IN (SELECT value FROM json_each(${JSON.stringify(among)}))
		AND owner_id IS NULL AND ${IS_UNSEEN})`;
	const queued = sql`FROM listings WHERE id IN ${ids} AND launch_position IS NOT NULL AND launch_week IS NOT NULL`;
	return [
		sql`UPDATE week_slots SET free_taken = max(0, free_taken - (SELECT count(*) ${queued} AND launch_week = week_slots.week))
			WHERE week IN (SELECT launch_week ${queued})`,
		...BESIDE_LISTINGS.map((table) => sql`DELETE FROM ${sql.identifier(table)} WHERE listing_id IN ${ids}`),
		sql`UPDATE listing_profiles SET profile = ${JSON.stringify(NO_PROFILE)} WHERE listing_id IN ${ids}`,
		// Founders go with the last listing that names them: marked first, as a founder that a listing names cannot go.
		sql`UPDATE founders SET slug = 'gone--' || id WHERE user_id IS NULL
			AND id IN (SELECT founder_id FROM listing_founders WHERE listing_id IN ${ids})
			AND NOT EXISTS (SELECT 1 FROM listing_founders WHERE founder_id = founders.id AND listing_id NOT IN ${ids})`,
		sql`DELETE FROM listing_founders WHERE listing_id IN ${ids}`,
		sql`DELETE FROM founders WHERE slug >= 'gone--' AND slug < 'gone-.'`,
		// Two hyphens in a row are in no slug that is made of a name.
		sql`UPDATE listings SET slug = 'gone--' || id, name = domain, url = 'https://' || domain || '/', status = 'draft', plan = NULL,
			tagline = NULL, short_description = NULL, logo_url = NULL, stage = NULL, country = NULL, pricing_model = NULL,
			primary_category_id = NULL, launch_week = NULL, launch_position = NULL, row_facts = NULL WHERE id IN ${ids}`,
	].map((statement) => db.run(statement));
}
