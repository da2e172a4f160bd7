import { eq, isNull, type SQL, sql } from "drizzle-orm";
import type { StorySection } from "#core/drafts/draft-fields";
import type { Reread } from "#core/evidence/quoted-facts";
import type { ListingQuote } from "#core/listings/profile";
import { safeCountry, safeSocials } from "#core/listings/safe-values";
import { wordsExpression } from "#core/listings/search-terms";
import type { Db } from "#store/db";
import { isNewest } from "#store/interview";
import type { Window } from "#store/launches";
import { type CardWith, cardsWith } from "#store/listing-cards";
import { rereadJson } from "#store/listing-rereads";
import { founders, interviewQuestions } from "#store/schema/index";

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

/** Every letter of a name counts: its index has prefixes from the first one on. */
const NAME_WORDS = { columns: "name", prefixMinLength: 1 };

/**
 * Founders with a live listing: by name, or those whose name has all words of `q`, newest first. `country` is upper case.
 */
export async function listFounders(
	db: Db,
	search: Window & { q: string | undefined; country: string | undefined },
): Promise<FounderRow[]> {
	const page = sql`LIMIT ${search.limit} OFFSET ${search.offset}`;
	if (search.q === undefined) {
		return (await db.all<FounderRow>(foundersByName(search.country, page))).map(shown);
	}
	const words = wordsExpression(search.q, NAME_WORDS);
	if (words === null) return [];
	const match = search.country === undefined ? words : `${words} AND facets : (xn${search.country.toLowerCase()})`;
	const found = await db.all<FounderRow>(sql`SELECT ${COLUMNS} FROM (
			SELECT rowid AS id FROM founders_search WHERE founders_search MATCH ${match} ORDER BY rowid DESC ${page}
		) found CROSS JOIN founders f ON f.id = found.id`);
	return found.sort((a, b) => b.id - a.id).map(shown);
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
	const row = await db.query.founders.findFirst({ where: eq(founders.slug, slug) });
	if (row === undefined || row.liveListings === 0) return null;
	return { ...row, country: safeCountry(row.country), socials: safeSocials(row.socials) };
}

/** The live listings of a founder with their role in each, newest first. */
export function companiesOf(
	db: Db,
	founderId: number,
	limit: number,
): Promise<CardWith<{ title: string | null; storyUnlocked: number }>[]> {
	return cardsWith(
		db,
		sql`SELECT lf.listing_id AS id, 0 AS place, json_object('title', lf.title, 'storyUnlocked', x.story_unlocked) AS facts
			FROM listing_founders lf CROSS JOIN listings x ON x.id = lf.listing_id AND x.status = 'live'
			WHERE lf.founder_id = ${founderId} ORDER BY lf.listing_id DESC LIMIT ${limit}`,
	);
}

/** What a founder's page shows of a listing's profile. */
export interface FounderPart {
	listingId: number;
	/** Also where the section is locked. */
	story: Partial<Record<StorySection, string>> | null;
	/** What the website says literally of its founders, each with the name it is of. */
	quotes: ListingQuote[];
	/** What the last reading of its website says of them; null before the first. */
	reread: Reread | null;
}

export async function founderPartsOf(db: Db, listingIds: readonly number[]): Promise<FounderPart[]> {
	const rows = await db.all<{
		listingId: number;
		story: string | null;
		quotes: string | null;
		reread: string | null;
	}>(sql`
		SELECT p.listing_id AS listingId, p.profile -> '$.story' AS story, p.profile -> '$.evidence.founders' AS quotes,
			CASE WHEN p.profile -> '$.evidence.founders' IS NOT NULL THEN ${rereadJson(sql`p.listing_id`)} END AS reread
		FROM json_each(${JSON.stringify(listingIds)}) ids CROSS JOIN listing_profiles p ON p.listing_id = ids.value`);
	return rows.map(({ listingId, story, quotes, reread }) => ({
		listingId,
		story: JSON.parse(story ?? "null") as FounderPart["story"],
		quotes: JSON.parse(quotes ?? "[]") as ListingQuote[],
		reread: JSON.parse(reread ?? "null") as Reread | null,
	}));
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
 * A founder's answers to the interview questions, in the order of the questions, closed ones too; without the answer to a
 * question whose new version they have answered.
 */
export async function interviewOf(db: Db, userId: number): Promise<InterviewAnswer[]> {
	return db.all(sql`SELECT q.question, a.answer FROM interview_answers a JOIN interview_questions q ON q.id = a.question_id
		WHERE a.user_id = ${userId} AND ${isNewest(sql`a.user_id`, sql`q.id`)} ORDER BY q.position, q.id`);
}

/** The questions that are asked, in their order. */
export async function interviewQuestionsInOrder(db: Db) {
	return db
		.select({
			...{ id: interviewQuestions.id, question: interviewQuestions.question },
			...{ help: interviewQuestions.help, position: interviewQuestions.position },
		})
		.from(interviewQuestions)
		.where(isNull(interviewQuestions.closedAt))
		.orderBy(interviewQuestions.position, interviewQuestions.id);
}
