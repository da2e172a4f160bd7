import { sql } from "drizzle-orm";
import { copyListingPictures } from "#core/jobs/kinds";
import type { ListingFacts } from "#core/listings/listing-facts";
import type { Db, Statement } from "#store/db";
import { DOMAIN_TAKEN, reindexListings } from "#store/listings";
import { enqueueFrom } from "#store/outbox";
import type { listings } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** Two listings cannot have one slug. */
export const SLUG_TAKEN = uniqueOf<[typeof listings.slug]>("listings.slug");

/** A listing as an import makes it: live, nobody's, in no launch week. */
export interface ImportedListing extends ListingFacts {
	id: number;
	slug: string;
	url: string;
	domain: string;
	categoryId: number;
	/** When it became public; epoch milliseconds. */
	launchedAt: number;
}

/** Writes listings of an import, however many in the same number of statements. Slugs and domains may be taken. */
export function insertImported(
	db: Db,
	imported: readonly ImportedListing[],
	{ cause, now }: { cause: string; now: number },
): Statement<typeof SLUG_TAKEN | typeof DOMAIN_TAKEN>[] {
	if (imported.length === 0) return [];
	const rows = sql`FROM json_each(${JSON.stringify(imported)})`;
	const ids = sql`SELECT value FROM json_each(${JSON.stringify(imported.map(({ id }) => id))})`;
	const column = (name: string) => sql.raw(`value ->> '$.columns.${name}'`);
	return [
		mayViolate(
			DOMAIN_TAKEN,
			mayViolate(
				SLUG_TAKEN,
				db.run(sql`INSERT INTO listings (id, slug, url, domain, primary_category_id, launched_at, status, created_at, updated_at,
						name, tagline, short_description, logo_url, stage, country, pricing_model)
					SELECT value ->> 'id', value ->> 'slug', value ->> 'url', value ->> 'domain', value ->> 'categoryId',
						value ->> 'launchedAt', 'live', ${now}, ${now}, ${column("name")}, ${column("tagline")},
						${column("shortDescription")}, ${column("logoUrl")}, ${column("stage")}, ${column("country")},
						${column("pricingModel")} ${rows}`),
			),
		),
		db.run(sql`INSERT INTO listing_profiles (listing_id, profile) SELECT value ->> 'id', value -> 'profile' ${rows}`),
		db.run(sql`INSERT INTO listing_categories (listing_id, category_id, position)
			SELECT value ->> 'id', value ->> 'categoryId', 0 ${rows}`),
		db.run(sql`INSERT INTO listing_events (listing_id, kind, from_status, to_status, cause, at)
			SELECT value, 'imported', NULL, 'live', ${cause}, ${now} FROM (${ids})`),
		enqueueFrom(db, copyListingPictures, {
			subject: sql`id`,
			payload: { logo: sql`json_array(logo_url)`, cover: sql`json_array()` },
			from: sql`FROM listings WHERE id IN (${ids}) AND logo_url IS NOT NULL`,
			dueAt: now,
			now,
		}),
		reindexListings(db, ids),
	];
}

/**
 * Which of these websites a listing has that is published or somebody's, with its id: what an owner withdrew, or has not
 * launched yet, is theirs to list.
 */
export async function listedOnDomains(db: Db, domains: readonly string[]): Promise<Map<string, number>> {
	const rows = await db.all<{ domain: string; id: number }>(
		sql`SELECT domain, id FROM listings INDEXED BY listings_domain
			WHERE domain IN (SELECT value FROM json_each(${JSON.stringify(domains)}))
			AND (status IN ('scheduled', 'live') OR owner_id IS NOT NULL)`,
	);
	return new Map(rows.map(({ domain, id }) => [domain, id]));
}
