import { weekOf } from "#core/launches/week";
import { NO_PROFILE } from "#store/listing-profile";
import { NOW } from "#testing/now";
import { describedPrices } from "../described-prices.ts";
import type { Texts } from "./texts.ts";

/** Weeks in which they launched. */
const WEEKS = 400;
const WEEK_MS = 7 * 86_400_000;
/** Listings of one transaction. */
const PIECE = 500;
const STAGES = ["beta", "launched", "growing", "established"];
const COUNTRIES = ["US", "DE", "FR", "GB", "IN", "BR", "JP", "NL", "SE", "CA"];
const PRICING_MODELS = ["free", "freemium", "subscription", "one_time", "open_source"];

/** Adds live listings with the ids `first` to `last`, spread over the categories, with launches, profiles and search documents. */
export async function loadListings(
	d1: D1Database,
	{ first, last, categoryIds }: { first: number; last: number; categoryIds: readonly number[] },
	textsOf: (id: number) => Texts,
	progress: (minted: number) => void,
): Promise<void> {
	const now = NOW.getTime();
	for (let from = first; from <= last; from += PIECE) {
		const to = Math.min(last, from + PIECE - 1);
		const rows = Array.from({ length: to - from + 1 }, (_, index) => {
			const id = from + index;
			const { profile, ...texts } = textsOf(id);
			const at = now - (id % WEEKS) * WEEK_MS - (id % 86_400) * 1000;
			const one = <T>(values: readonly T[], every = 1) => values[Math.floor(id / every) % values.length];
			return {
				row: describedPrices(profile.pricing_summary),
				id,
				...texts,
				slug: `listing-${id}`,
				category: one(categoryIds),
				profile: { ...NO_PROFILE, ...profile },
				stage: one(STAGES, 3),
				country: one(COUNTRIES, 7),
				pricing: one(PRICING_MODELS, 11),
				at,
				week: weekOf(new Date(at)),
				votes: (id * 7919) % 1009,
				views: (id * 104_729) % 10_007,
				followers: (id * 1_299_709) % 503,
				trending: (id * 15_485_863) % 5003,
			};
		});
		const piece = JSON.stringify(rows);
		const column = (name: string) => `json_extract(value, '$.${name}')`;
		const columns = (...names: string[]) => names.map(column).join(", ");
		const run = (sql: string, ...values: unknown[]) => d1.prepare(sql).bind(piece, ...values);
		await d1.batch([
			run(
				`INSERT INTO listings (id, slug, name, tagline, short_description, url, domain, status, plan, primary_category_id,
					stage, country, pricing_model, launched_at, votes, votes_raw, views, followers, trending, launch_week, row_facts, created_at, updated_at, row_due)
				SELECT ${columns("id", "slug", "name", "tagline", "shortDescription")}, 'https://' || ${column("slug")} || '.example/',
					${column("slug")} || '.example', 'live', 'free', ${columns("category", "stage", "country", "pricing", "at", "votes", "votes", "views", "followers", "trending", "week", "row")},
					?2, ?2, 0 FROM json_each(?1)`,
				now,
			),
			run(
				`INSERT INTO launches (listing_id, week, kind, at) SELECT ${columns("id", "week")}, 'free', ${column("at")} FROM json_each(?1)`,
			),
			run(`INSERT INTO listing_profiles (listing_id, profile) SELECT ${columns("id", "profile")} FROM json_each(?1)`),
			run(
				`INSERT INTO listing_categories (listing_id, category_id, position) SELECT ${columns("id", "category")}, 0 FROM json_each(?1)`,
			),
			run(`INSERT INTO listing_reindex (listing_id) SELECT ${column("id")} FROM json_each(?1)`),
		]);
		progress(to);
	}
}
