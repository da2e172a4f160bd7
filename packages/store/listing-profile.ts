import { type SQL, sql } from "drizzle-orm";
import type { Reread } from "#core/evidence/quoted-facts";
import type { ListingProfile } from "#core/listings/profile";
import { safeAddress, safeProfile, safeSocials } from "#core/listings/safe-values";
import type { Db } from "#store/db";
import { type RatingPoint, shownRatings } from "#store/domain-ratings";
import { type ListingLaunch, launchesOf } from "#store/launch-facts";
import { CARD, type CardRow, type ListingCard, toCard } from "#store/listing-cards";
import { rereadJson } from "#store/listing-rereads";

/** Everything public of one listing, as it is stored. Together at most 60 rows. */
export interface StoredProfile {
	card: ListingCard;
	claimed: boolean;
	unlocked: { story: boolean; milestones: boolean; media: boolean };
	/** Epoch milliseconds. */
	updatedAt: number;
	/** The last reading of its website since the draft; null before the first. */
	reread: Reread | null;
	profile: ListingProfile;
	/** The primary one first. */
	categories: { slug: string; name: string }[];
	/** The primary one first; at most FOUNDERS_SHOWN. */
	founders: ProfileFounder[];
	/** Newest first; at most UPDATES_SHOWN. */
	updates: { id: number; title: string; body: string; createdAt: number }[];
	/** Of the provider that is shown, newest first; at most RATING_POINTS_SHOWN. */
	domainRatings: RatingPoint[];
	/** The newest week first, also weeks to come; at most LAUNCHES_SHOWN. */
	launches: ListingLaunch[];
	/** Newest first, at most MILESTONES_SHOWN; empty unless unlocked. */
	milestones: { id: number; date: string; title: string; description: string | null; url: string | null }[];
}

export interface ProfileFounder {
	slug: string;
	name: string;
	title: string | null;
	bio: string | null;
	socials: Record<string, string>;
}

/** What fits into the row budget of a profile: two rows a founder and a category, one for each of the others. */
export const FOUNDERS_SHOWN = 6;
export const UPDATES_SHOWN = 3;
export const RATING_POINTS_SHOWN = 8;
export const MILESTONES_SHOWN = 12;

/** The rows of a query as one value: a list of JSON objects in their order. @param columns names and expressions, as json_object takes them. */
const listOf = (columns: SQL, rows: SQL): SQL => sql`(SELECT json_group_array(json_object(${columns})) FROM (${rows}))`;

const ID = sql.raw("l.id");
const columns = (...names: string[]): SQL => sql.raw(names.map((name) => `'${name}', ${name}`).join(", "));

/** All but the slug: put together once. One statement costs the database half of what six in a batch do. */
const PROFILE = sql`SELECT ${CARD}, 0 AS place, l.owner_id IS NOT NULL AS claimed, l.updated_at AS updatedAt, l.story_unlocked AS story,
		l.milestones_unlocked AS showsMilestones, l.media_unlocked AS media, p.profile, ${rereadJson(ID)} AS reread,
		${listOf(columns("week", "kind", "votes"), launchesOf(ID))} AS launches,
		${listOf(
			columns("slug", "name", "position"),
			sql.raw(
				"SELECT k.slug, k.name, lc.position FROM listing_categories lc CROSS JOIN categories k ON k.id = lc.category_id WHERE lc.listing_id = l.id",
			),
		)} AS categories,
		${listOf(
			columns("slug", "name", "title", "bio", "socials"),
			sql.raw(`SELECT f.slug, f.name, coalesce(lf.title, f.title) AS title, f.bio, f.socials
				FROM (SELECT founder_id, title FROM listing_founders WHERE listing_id = l.id ORDER BY position LIMIT ${FOUNDERS_SHOWN}) lf CROSS JOIN founders f ON f.id = lf.founder_id`),
		)} AS founders,
		${listOf(
			columns("id", "title", "body", "createdAt"),
			sql.raw(
				`SELECT id, title, body, created_at AS createdAt FROM listing_updates WHERE listing_id = l.id ORDER BY created_at DESC LIMIT ${UPDATES_SHOWN}`,
			),
		)} AS updates,
		${listOf(columns("provider", "day", "ratingTenths"), shownRatings(ID, RATING_POINTS_SHOWN))} AS domainRatings,
		iif(l.milestones_unlocked = 1, ${listOf(
			columns("id", "date", "title", "description", "url"),
			sql.raw(
				`SELECT id, date, title, description, url FROM milestones WHERE listing_id = l.id ORDER BY date DESC, id DESC LIMIT ${MILESTONES_SHOWN}`,
			),
		)}, '[]') AS milestones
	FROM listings l LEFT JOIN categories c ON c.id = l.primary_category_id LEFT JOIN listing_profiles p ON p.listing_id = l.id`;

/** The profile of the listing with a slug, whatever its status; null when there is none. One statement. */
export async function profileBySlug(db: Db, slug: string): Promise<StoredProfile | null> {
	const [head] = await db.all<HeadRow>(sql`${PROFILE} WHERE l.slug = ${slug}`);
	if (head === undefined) return null;
	const { claimed, updatedAt, story, showsMilestones, media, profile, reread } = head;
	const { launches, categories, founders, updates, domainRatings, milestones } = head;
	return {
		card: toCard(head),
		claimed: claimed === 1,
		unlocked: { story: story === 1, milestones: showsMilestones === 1, media: media === 1 },
		updatedAt,
		reread: JSON.parse(reread ?? "null") as Reread | null,
		profile: safeProfile({ ...NO_PROFILE, ...(JSON.parse(profile ?? "{}") as Partial<ListingProfile>) }),
		categories: (JSON.parse(categories) as { slug: string; name: string; position: number }[])
			.sort((a, b) => a.position - b.position)
			.map(({ slug, name }) => ({ slug, name })),
		founders: (JSON.parse(founders) as (Omit<ProfileFounder, "socials"> & { socials: string })[]).map((founder) => ({
			...founder,
			socials: safeSocials(JSON.parse(founder.socials) as Record<string, string>),
		})),
		updates: JSON.parse(updates) as StoredProfile["updates"],
		domainRatings: JSON.parse(domainRatings) as RatingPoint[],
		milestones: (JSON.parse(milestones) as StoredProfile["milestones"]).map((milestone) => ({
			...milestone,
			url: safeAddress(milestone.url),
		})),
		launches: JSON.parse(launches) as ListingLaunch[],
	};
}

type HeadRow = CardRow & {
	claimed: number;
	updatedAt: number;
	story: number;
	showsMilestones: number;
	media: number;
	profile: string | null;
	/** As JSON, and so is what follows. */
	reread: string | null;
} & Record<"launches" | "categories" | "founders" | "updates" | "domainRatings" | "milestones", string>;

/** A profile that states nothing; also what older documents lack. */
export const NO_PROFILE: ListingProfile = {
	description: null,
	summary: null,
	headline: null,
	pricing_summary: null,
	city: null,
	founded_year: null,
	contact_email: null,
	demo_video_url: null,
	tags: [],
	features: [],
	usps: [],
	keywords: [],
	faqs: [],
	socials: {},
	seo_title: null,
	seo_description: null,
	story: null,
	not_found_on_website: [],
	not_read_on_website: [],
	evidence: {},
	typed: {},
};
