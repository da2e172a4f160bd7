import { type SQL, sql } from "drizzle-orm";
import type { StorySection } from "#core/drafts/draft-fields";
import type { Reread } from "#core/evidence/quoted-facts";
import type { ListingQuote } from "#core/listings/profile";
import { safeCountry, safeSocials } from "#core/listings/safe-values";
import type { Db } from "#store/db";
import { isNewest } from "#store/interview";
import type { Window } from "#store/launches";
import { type CardWith, cardsWith } from "#store/listing-cards";
import { rereadJson } from "#store/listing-rereads";
import { founders } from "#store/schema/index";
import { wholeRow } from "#store/whole-rows";

/** A founder as the list shows them. */
export interface FounderRow {
	id: number;
	slug: string;
	name: string;
	title: string | null;
	bio: string | null;
	country: string | null;
	liveListings: number;
}

const COLUMNS = sql.raw(
	"f.id, f.slug, f.name, f.title, substr(f.bio, 1, 600) AS bio, f.country, f.live_listings AS liveListings",
);

/** Founders with a live listing, by name. `country` is upper case. */
export async function listFounders(
	db: Db,
	{ country, limit, offset }: Window & { country: string | undefined },
): Promise<FounderRow[]> {
	return (await db.all<FounderRow>(foundersByName(country, sql`LIMIT ${limit} OFFSET ${offset}`))).map(shown);
}

/** Founders in the order of their ids. */
export async function foundersInOrder(db: Db, ids: readonly number[]): Promise<FounderRow[]> {
	if (ids.length === 0) return [];
	const rows = await db.all<FounderRow>(
		sql`SELECT ${COLUMNS} FROM json_each(${JSON.stringify(ids)}) found CROSS JOIN founders f ON f.id = found.value ORDER BY found.key`,
	);
	return rows.map(shown);
}

function shown(row: FounderRow): FounderRow {
	return { ...row, country: safeCountry(row.country) };
}

function foundersByName(country: string | undefined, page: SQL): SQL {
	return country === undefined
		? sql`SELECT ${COLUMNS} FROM founders f INDEXED BY founders_name WHERE f.live_listings > 0 ORDER BY f.search_name, f.id ${page}`
		: sql`SELECT ${COLUMNS} FROM founders f INDEXED BY founders_country WHERE f.live_listings > 0 AND f.country = ${country} ORDER BY f.search_name, f.id ${page}`;
}

/** A founder that anybody may see: one with a live listing. */
export async function publicFounder(db: Db, slug: string) {
	const row = await wholeRow(db, founders, sql`WHERE slug = ${slug}`);
	if (row === null || row.liveListings === 0) return null;
	return { ...row, country: safeCountry(row.country), socials: safeSocials(row.socials) };
}

/** Companies that a founder's page shows; nobody real has as many. */
const COMPANIES_MAX = 50;

/** What a founder's page shows of a company beside its card. */
export interface CompanyFacts {
	/** The founder's role in it. */
	title: string | null;
	storyUnlocked: 0 | 1;
	/** Also where the section is locked. */
	story: Partial<Record<StorySection, string>> | null;
	/** What the website says literally of its founders, each with the name it is of. */
	quotes: ListingQuote[] | null;
	/** What the last reading of its website says of them; null before the first. */
	reread: Reread | null;
}

/** The live listings of the founder with a slug, newest first. */
export function companiesOf(db: Db, slug: string): Promise<CardWith<CompanyFacts>[]> {
	return cardsWith(
		db,
		sql`SELECT lf.listing_id AS id, 0 AS place, json_object('title', lf.title, 'storyUnlocked', x.story_unlocked,
				'story', p.profile -> '$.story', 'quotes', p.profile -> '$.evidence.founders',
				'reread', CASE WHEN p.profile -> '$.evidence.founders' IS NOT NULL THEN json(${rereadJson(sql`x.id`)}) END) AS facts
			FROM founders f CROSS JOIN listing_founders lf ON lf.founder_id = f.id
			CROSS JOIN listings x ON x.id = lf.listing_id AND x.status = 'live'
			LEFT JOIN listing_profiles p ON p.listing_id = x.id
			WHERE f.slug = ${slug} ORDER BY lf.listing_id DESC LIMIT ${COMPANIES_MAX}`,
	);
}

export interface InterviewAnswer {
	question: string;
	answer: string;
}

/** A founder who answered the interview, with the beginning of it. */
export interface Interviewed {
	slug: string;
	name: string;
	title: string | null;
	/** Epoch milliseconds. */
	answeredAt: number;
	question: string;
	answer: string;
	/** One of their live listings. */
	listing: { slug: string; name: string } | null;
}

/** Founders who answered the interview, the last to answer first. Reads about seven rows for each. */
export async function interviews(db: Db, { limit, offset }: Window): Promise<Interviewed[]> {
	const rows = await db.all<
		Omit<Interviewed, "question" | "answer" | "listing"> & { first: string; listing: string | null }
	>(sql`
		SELECT f.slug, f.name, f.title, f.answered_at AS answeredAt,
			(SELECT json_object('question', q.question, 'answer', a.answer) FROM interview_answers a
				CROSS JOIN interview_questions q ON q.id = a.question_id WHERE a.user_id = f.user_id AND ${isNewest(sql`a.user_id`, sql`q.id`)}
				ORDER BY a.question_id LIMIT 1) AS first,
			(SELECT json_object('slug', l.slug, 'name', l.name) FROM listing_founders lf
				CROSS JOIN listings l ON l.id = lf.listing_id WHERE lf.founder_id = f.id AND l.status = 'live' LIMIT 1) AS listing
		FROM founders f INDEXED BY founders_answered WHERE live_listings > 0 AND answered_at IS NOT NULL AND answered_at > 0
		ORDER BY f.answered_at DESC, f.id DESC LIMIT ${limit} OFFSET ${offset}`);
	return rows.map(({ first, listing, ...founder }) => ({
		...founder,
		...(JSON.parse(first) as Pick<Interviewed, "question" | "answer">),
		listing: listing === null ? null : (JSON.parse(listing) as NonNullable<Interviewed["listing"]>),
	}));
}

/**
 * The answers of the founder with a slug to the interview questions, in the order of the questions, closed ones too; without the
 * answer to a question whose new version they have answered.
 */
export async function interviewOf(db: Db, slug: string): Promise<InterviewAnswer[]> {
	return db.all(sql`SELECT q.question, a.answer FROM founders f CROSS JOIN interview_answers a ON a.user_id = f.user_id
		CROSS JOIN interview_questions q ON q.id = a.question_id
		WHERE f.slug = ${slug} AND ${isNewest(sql`a.user_id`, sql`q.id`)} ORDER BY q.position, q.id`);
}

/** The questions that are asked, in their order. */
export function interviewQuestionsInOrder(
	db: Db,
): Promise<{ id: number; question: string; help: string | null; position: number }[]> {
	return db.all(
		sql`SELECT id, question, help, position FROM interview_questions WHERE closed_at IS NULL ORDER BY position, id`,
	);
}
