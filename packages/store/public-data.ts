import { type SQL, sql } from "drizzle-orm";
import type { LaunchKind } from "#core/launches/launch";
import type { ListingProfile } from "#core/listings/profile";
import { safeAddress, safeCountry, safeProfile, safeSocials } from "#core/listings/safe-values";
import type { ChangesCursor } from "#core/public-data/cursor";
import type { PublicKind } from "#core/public-data/kinds";
import { type Db, readTogether } from "#store/db";
import { isNewest } from "#store/interview";
import { type ListingLaunch, launchesOf } from "#store/launch-facts";
import { CARD, type CardRow, toCard } from "#store/listing-cards";
import { FOUNDERS_SHOWN, MILESTONES_SHOWN, NO_PROFILE, type StoredProfile } from "#store/listing-profile";

/** What of the directory is public, many things at once: for the dump and the feed of changes. */

/** A row of the log of what was written last. */
export interface PublicChange {
	seq: number;
	kind: PublicKind;
	ref: string;
}

/** What was written after `since`, the earliest first. */
export function publicChanges(db: Db, since: number, limit: number): Promise<PublicChange[]> {
	return db.all(sql`SELECT seq, kind, ref FROM public_changes WHERE seq > ${since} ORDER BY seq LIMIT ${limit}`);
}

/** Name of the counter that says when the database was last put back to an earlier time. */
export const PUBLIC_EPOCH = "public_epoch";

/** Where the changes end now: the newest one. Reads two rows. */
export async function newestChange(db: Db): Promise<ChangesCursor> {
	const [row] = await db.all<ChangesCursor>(sql`SELECT
		coalesce((SELECT value FROM counters WHERE name = ${PUBLIC_EPOCH}), 0) AS epoch,
		coalesce((SELECT max(seq) FROM public_changes), 0) AS seq`);
	return row ?? { epoch: 0, seq: 0 };
}

const among = (values: readonly (number | string)[]): SQL => sql`json_each(${JSON.stringify(values)}) x`;

type ListingRow = CardRow & {
	claimed: number;
	updatedAt: number;
	story: number;
	milestones: number;
	media: number;
	profile: string | null;
	/** As JSON, and so is what follows. */
	launches: string;
	categories: string;
	founders: string;
	entries: string;
};

/** Live listings by id, as their profiles show them, without what only the site reads: readings, updates, ratings. */
export async function publicListings(db: Db, ids: readonly number[]): Promise<Map<number, StoredProfile>> {
	const rows =
		await db.all<ListingRow>(sql`SELECT ${CARD}, 0 AS place, l.owner_id IS NOT NULL AS claimed, l.updated_at AS updatedAt,
			l.story_unlocked AS story, l.milestones_unlocked AS milestones, l.media_unlocked AS media, p.profile,
			(SELECT json_group_array(json_object('week', week, 'kind', kind, 'votes', votes)) FROM (${launchesOf(sql`l.id`)})) AS launches,
			(SELECT json_group_array(json_object('slug', slug, 'name', name)) FROM (
				SELECT k.slug, k.name FROM listing_categories lc CROSS JOIN categories k ON k.id = lc.category_id
				WHERE lc.listing_id = l.id ORDER BY lc.position)) AS categories,
			(SELECT json_group_array(json_object('slug', slug, 'name', name, 'title', title)) FROM (
				SELECT f.slug, f.name, coalesce(lf.title, f.title) AS title FROM listing_founders lf CROSS JOIN founders f ON f.id = lf.founder_id
				WHERE lf.listing_id = l.id ORDER BY lf.position LIMIT ${FOUNDERS_SHOWN})) AS founders,
			(SELECT json_group_array(json_object('id', id, 'date', date, 'title', title, 'description', description, 'url', url)) FROM (
				SELECT m.id, m.date, m.title, m.description, m.url FROM milestones m
				WHERE m.listing_id = l.id AND l.milestones_unlocked = 1 ORDER BY m.date DESC, m.id DESC LIMIT ${MILESTONES_SHOWN})) AS entries
		FROM ${among(ids)} CROSS JOIN listings l ON l.id = x.value AND l.status = 'live'
		LEFT JOIN categories c ON c.id = l.primary_category_id LEFT JOIN listing_profiles p ON p.listing_id = l.id`);
	return new Map(rows.map((row) => [row.id, storedProfile(row)]));
}

function storedProfile(row: ListingRow): StoredProfile {
	const { claimed, updatedAt, story, milestones, media, profile, launches, categories, founders, entries } = row;
	return {
		card: toCard(row),
		claimed: claimed === 1,
		unlocked: { story: story === 1, milestones: milestones === 1, media: media === 1 },
		updatedAt,
		reread: null,
		profile: safeProfile({ ...NO_PROFILE, ...(JSON.parse(profile ?? "{}") as Partial<ListingProfile>) }),
		categories: JSON.parse(categories) as StoredProfile["categories"],
		founders: (JSON.parse(founders) as { slug: string; name: string; title: string | null }[]).map((founder) => ({
			...founder,
			bio: null,
			socials: {},
		})),
		updates: [],
		domainRatings: [],
		milestones: (JSON.parse(entries) as StoredProfile["milestones"]).map((entry) => ({
			...entry,
			url: safeAddress(entry.url),
		})),
		launches: JSON.parse(launches) as ListingLaunch[],
	};
}

/** A founder as everybody sees them. */
export interface PublicFounder {
	id: number;
	slug: string;
	name: string;
	title: string | null;
	bio: string | null;
	country: string | null;
	socials: Record<string, string>;
	/** Slugs of their live listings, the newest first. */
	listings: string[];
	interview: { question: string; answer: string }[];
}

/** Companies of a founder that are named; nobody real has as many. */
const COMPANIES_MAX = 50;

/** Founders with a live listing, by id. */
export async function publicFounders(db: Db, ids: readonly number[]): Promise<Map<number, PublicFounder>> {
	type Row = Omit<PublicFounder, "socials" | "listings" | "interview"> &
		Record<"socials" | "listings" | "interview", string>;
	const rows = await db.all<Row>(sql`SELECT f.id, f.slug, f.name, f.title, f.bio, f.country, f.socials,
			(SELECT json_group_array(slug) FROM (SELECT l.slug FROM listing_founders lf CROSS JOIN listings l ON l.id = lf.listing_id AND l.status = 'live'
				WHERE lf.founder_id = f.id ORDER BY lf.listing_id DESC LIMIT ${COMPANIES_MAX})) AS listings,
			(SELECT json_group_array(json_object('question', question, 'answer', answer)) FROM (
				SELECT q.question, a.answer FROM interview_answers a JOIN interview_questions q ON q.id = a.question_id
				WHERE a.user_id = f.user_id AND ${isNewest(sql`a.user_id`, sql`q.id`)} ORDER BY q.position, q.id)) AS interview
		FROM ${among(ids)} CROSS JOIN founders f ON f.id = x.value AND f.live_listings > 0`);
	return new Map(
		rows.map((row) => [
			row.id,
			{
				...row,
				country: safeCountry(row.country),
				socials: safeSocials(JSON.parse(row.socials) as Record<string, string>),
				listings: JSON.parse(row.listings) as string[],
				interview: JSON.parse(row.interview) as PublicFounder["interview"],
			},
		]),
	);
}

/** A category as everybody sees it. */
export interface PublicCategory {
	id: number;
	slug: string;
	name: string;
	description: string;
	/** Slug of the one that it is under. */
	parent: string | null;
	faqs: { question: string; answer: string }[];
}

export async function publicCategories(db: Db, ids: readonly number[]): Promise<Map<number, PublicCategory>> {
	const rows = await db.all<Omit<PublicCategory, "faqs"> & { faqs: string }>(
		sql`SELECT c.id, c.slug, c.name, c.description, p.slug AS parent, c.faqs
			FROM ${among(ids)} CROSS JOIN categories c ON c.id = x.value LEFT JOIN categories p ON p.id = c.parent_id`,
	);
	return new Map(rows.map((row) => [row.id, { ...row, faqs: JSON.parse(row.faqs) as PublicCategory["faqs"] }]));
}

/** The frozen result of a week. */
export interface PublicWeek {
	week: string;
	closedAt: number;
	/** By rank. */
	results: PublicResult[];
}

export interface PublicResult {
	rank: number;
	/** Slug; null where the listing is not public any more: its place stands, and what it is called is nobody's business. */
	listing: string | null;
	kind: LaunchKind;
	votesCounted: number;
	votesRaw: number;
	/** Place of its award; null where it has none. */
	award: number | null;
}

export async function publicWeeks(db: Db, weeks: readonly string[]): Promise<Map<string, PublicWeek>> {
	const [closed = [], results = []] = await readTogether(db, [
		sql`SELECT w.week, w.closed_at AS closedAt FROM ${among(weeks)} CROSS JOIN closed_weeks w ON w.week = x.value`,
		sql`SELECT r.week, r.rank, iif(l.status = 'live', l.slug, NULL) AS listing, r.kind, r.votes_counted AS votesCounted,
				r.votes_raw AS votesRaw, (SELECT place FROM awards a WHERE a.week = r.week AND a.listing_id = r.listing_id) AS award
			FROM ${among(weeks)} CROSS JOIN week_results r ON r.week = x.value LEFT JOIN listings l ON l.id = r.listing_id`,
	]);
	const ofWeek = Map.groupBy(results as unknown as (PublicResult & { week: string })[], ({ week }) => week);
	return new Map(
		(closed as unknown as Omit<PublicWeek, "results">[]).map((row) => [
			row.week,
			{
				...row,
				results: (ofWeek.get(row.week) ?? []).map(({ week: _, ...result }) => result).sort((a, b) => a.rank - b.rank),
			},
		]),
	);
}
