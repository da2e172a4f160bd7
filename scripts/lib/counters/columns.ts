import { type Check, column } from "./check.ts";

const listing = "'listing ' || t.slug";
/** What `fold-counters` has still to bring. Source: docs/storage.md#work-in-the-background. */
const waiting = (what: string) => `coalesce((SELECT sum(c.${what}) FROM count_changes c WHERE c.listing_id = t.id), 0)`;
const votesOf = (isCounted: string) => `(SELECT count(*) FROM votes v WHERE v.listing_id = t.id AND ${isCounted})`;

/** Whoever is behind a product: what they say of it rates nothing. Source: docs/reviews.md#what-counts-in-the-rating. */
const IS_OWN = `(r.user_id IS (SELECT o.owner_id FROM listings o WHERE o.id = r.listing_id) OR r.user_id IN (
	SELECT f.user_id FROM listing_founders lf JOIN founders f ON f.id = lf.founder_id WHERE lf.listing_id = r.listing_id AND f.user_id IS NOT NULL))`;
const reviewsOf = (what: string) =>
	`SELECT ${what} FROM reviews r WHERE r.listing_id = t.id AND r.status = 'published' AND r.incentivised = 0 AND NOT ${IS_OWN}`;
const pictureOf = (
	kind: string,
) => `SELECT json_object('hash', p.hash, 'width', p.width, 'height', p.height, 'transparent', json(iif(p.transparent, 'true', 'false')))
	FROM picture_sources s JOIN pictures p ON p.hash = s.hash WHERE s.listing_id = t.id AND s.kind = '${kind}' ORDER BY s.origin LIMIT 1`;

/** Numbers and facts that rows have of other rows. */
export const COLUMNS: readonly Check[] = [
	column({
		what: "live listings of a category and of what is under it",
		table: "categories",
		column: "live_count",
		place: "'category ' || t.slug",
		counted: `SELECT count(DISTINCT lc.listing_id) FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
			JOIN listings l ON l.id = lc.listing_id WHERE l.status = 'live' AND (c.id = t.id OR c.parent_id = t.id)`,
	}),
	column({
		what: "listings that carry a tag",
		table: "tags",
		column: "listings",
		place: "'tag ' || t.tag",
		counted: "SELECT count(*) FROM listing_tags x WHERE x.tag = t.tag",
	}),
	column({
		what: "live listings of a founder",
		table: "founders",
		column: "live_listings",
		place: "'founder ' || t.slug",
		counted: `SELECT count(*) FROM listing_founders lf JOIN listings l ON l.id = lf.listing_id WHERE lf.founder_id = t.id AND l.status = 'live'`,
	}),
	column({
		what: "when a founder last answered the interview",
		table: "founders",
		column: "answered_at",
		place: "'founder ' || t.slug",
		counted: "SELECT max(a.updated_at) FROM interview_answers a WHERE a.user_id = t.user_id",
	}),
	column({
		what: "counted votes of a listing",
		table: "listings",
		column: "votes",
		place: listing,
		counted: `${votesOf("v.counted = 1")} - ${waiting("votes")}`,
	}),
	column({
		what: "all votes of a listing",
		table: "listings",
		column: "votes_raw",
		place: listing,
		counted: `${votesOf("1")} - ${waiting("votes_raw")}`,
	}),
	column({
		what: "followers of a listing",
		table: "listings",
		column: "followers",
		place: listing,
		counted: `(SELECT count(*) FROM follows f WHERE f.listing_id = t.id) - ${waiting("followers")}`,
	}),
	column({
		what: "views of a listing",
		table: "listings",
		column: "views",
		place: listing,
		atLeast: true,
		counted: "SELECT coalesce(sum(v.folded), 0) FROM view_counts v WHERE v.listing_id = t.id",
	}),
	column({
		what: "awards of a listing",
		table: "listings",
		column: "awards",
		place: listing,
		counted: "SELECT count(*) FROM awards a WHERE a.listing_id = t.id",
	}),
	column({
		what: "reviews that rate a listing",
		table: "listings",
		column: "rating_count",
		place: listing,
		counted: reviewsOf("count(*)"),
	}),
	column({
		what: "stars of the reviews that rate a listing",
		table: "listings",
		column: "rating_sum",
		place: listing,
		counted: reviewsOf("coalesce(sum(r.stars), 0)"),
	}),
	column({
		what: "third-party rating that a listing shows",
		table: "listings",
		column: "domain_rating",
		place: listing,
		counted: `SELECT d.rating_tenths / 10.0 FROM domain_ratings d WHERE d.listing_id = t.id
			AND d.provider = (SELECT provider FROM rating_shown) ORDER BY d.day DESC LIMIT 1`,
	}),
	column({
		what: "revenue that a listing shows",
		table: "listings",
		column: "revenue_cents",
		place: listing,
		counted: "SELECT r.monthly_cents FROM revenue_figures r WHERE r.listing_id = t.id ORDER BY r.day DESC LIMIT 1",
	}),
	column({
		what: "logo that a listing shows",
		table: "listings",
		column: "logo",
		place: listing,
		counted: pictureOf("logo"),
	}),
	column({
		what: "cover that a listing shows",
		table: "listings",
		column: "cover",
		place: listing,
		counted: pictureOf("cover"),
	}),
	column({
		what: "votes of a launch",
		table: "launches",
		column: "votes",
		place: "'launch ' || t.id || ' of ' || t.week",
		where: "(t.withdrawn_at IS NULL OR t.withdrawn_reason = 'listing_hidden')",
		counted: `(SELECT count(*) FROM votes v WHERE v.listing_id = t.listing_id AND v.week = t.week AND v.counted = 1)
			- coalesce((SELECT sum(c.votes) FROM count_changes c WHERE c.listing_id = t.listing_id AND c.week = t.week), 0)`,
	}),
	column({
		what: "launches of a closed week",
		table: "closed_weeks",
		column: "launches",
		place: "'week ' || t.week",
		counted: "SELECT count(*) FROM week_results r WHERE r.week = t.week",
	}),
	column({
		what: "uses of a promo code",
		table: "promo_codes",
		column: "uses",
		place: "'code ' || t.code",
		counted: "SELECT count(*) FROM promo_uses u WHERE u.code = t.code AND u.released = 0",
	}),
];
