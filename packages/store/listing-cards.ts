import { type SQL, sql } from "drizzle-orm";
import type { RowFacts } from "#core/listings/row-facts";
import { safeAddress, safeCountry } from "#core/listings/safe-values";
import type { ShownPicture } from "#core/pictures/picture";
import type { Db } from "#store/db";

/** A listing as lists show it, with its primary category. Read with two rows: the listing's and the category's. */
export interface ListingCard {
	id: number;
	slug: string;
	name: string;
	tagline: string | null;
	shortDescription: string | null;
	url: string;
	logoUrl: string | null;
	/** What it shows here. */
	logo: ShownPicture | null;
	cover: ShownPicture | null;
	status: "draft" | "awaiting_badge" | "scheduled" | "live";
	stage: string | null;
	country: string | null;
	pricingModel: string | null;
	launchWeek: string | null;
	/** Epoch milliseconds. */
	launchedAt: number | null;
	votes: number;
	/** Also those that are discounted. */
	votesRaw: number;
	views: number;
	followers: number;
	ratingCount: number;
	ratingSum: number;
	featured: boolean;
	/** Featured by the site team: nobody paid for that. */
	teamPick: boolean;
	verified: boolean;
	category: { slug: string; name: string } | null;
	/** Null until a job has described it. */
	row: RowFacts | null;
}

/** Columns of a card: of tables `l` (listings) and `c` (its primary category). */
export const CARD =
	sql.raw(`l.id, l.slug, l.name, l.tagline, l.short_description AS shortDescription, l.url, l.logo_url AS logoUrl, l.logo, l.cover,
	l.status, l.stage, l.country, l.pricing_model AS pricingModel, l.launch_week AS launchWeek,
	l.launched_at AS launchedAt, l.votes, l.votes_raw AS votesRaw, l.views, l.followers, l.rating_count AS ratingCount,
	l.rating_sum AS ratingSum, l.featured, l.team_pick AS teamPick, l.verified, l.row_facts AS rowFacts, c.slug AS categorySlug, c.name AS categoryName`);

export type CardRow = Omit<
	ListingCard,
	"featured" | "teamPick" | "verified" | "category" | "logo" | "cover" | "row"
> & {
	/** JSON. */
	logo: string | null;
	cover: string | null;
	featured: number;
	teamPick: number;
	verified: number;
	/** As JSON. */
	rowFacts: string | null;
	categorySlug: string | null;
	categoryName: string | null;
	place: number;
};

/**
 * The cards of the listings that a query names, by its places.
 * @param ids a SELECT with the columns `id` and `place`: small places come first, of equal ones the greater id. Sorting
 *   happens here and not in SQL, where every sorted row counts as one more row read.
 */
export async function cardsOf(db: Db, ids: SQL): Promise<ListingCard[]> {
	const rows = await db.all<CardRow>(
		sql`SELECT ${CARD}, found.place FROM (${ids}) AS found CROSS JOIN listings l ON l.id = found.id LEFT JOIN categories c ON c.id = l.primary_category_id`,
	);
	return rows.sort((a, b) => a.place - b.place || b.id - a.id).map(toCard);
}

/** The same of several queries in one statement: the cards of the first come before those of the second. */
export async function cardsAmong(db: Db, queries: readonly SQL[]): Promise<{ card: ListingCard; query: number }[]> {
	const found = queries.map((ids, query) => sql`SELECT *, ${sql.raw(String(query))} AS query FROM (${ids})`);
	const rows = await db.all<CardRow & { query: number }>(
		sql`SELECT ${CARD}, found.place, found.query FROM (${sql.join(found, sql` UNION ALL `)}) AS found CROSS JOIN listings l ON l.id = found.id LEFT JOIN categories c ON c.id = l.primary_category_id`,
	);
	return rows
		.sort((a, b) => a.query - b.query || a.place - b.place || b.id - a.id)
		.map((row) => ({ card: toCard(row), query: row.query }));
}

/** D1 takes no more values a statement. */
const BOUND_MAX = 100;

/**
 * Ids as rows of SQL, with the column `id`; they are whole numbers of the database's own. A list of JSON would be read as well, and in
 * the text they make a statement of their own for each page, compiled anew: only those that cannot be bound stand there.
 */
export function idRows(ids: readonly number[]): SQL {
	const rows = ids.map((id, index) => (index < BOUND_MAX ? sql`(${id})` : sql.raw(`(${Math.trunc(id)})`)));
	return sql`(SELECT column1 AS id FROM (VALUES ${sql.join(rows, sql`, `)}))`;
}

/** The cards of these listings, in this order. */
export async function cardsInOrder(db: Db, ids: readonly number[]): Promise<ListingCard[]> {
	if (ids.length === 0) return [];
	const rows =
		await db.all<CardRow>(sql`SELECT ${CARD}, 0 AS place FROM ${idRows(ids)} found CROSS JOIN listings l ON l.id = found.id
		LEFT JOIN categories c ON c.id = l.primary_category_id`);
	const cards = new Map(rows.map((row) => [row.id, toCard(row)]));
	return ids.flatMap((id) => cards.get(id) ?? []);
}

/** A card with what a list says of it beside the listing itself: its rank, its metric, its award. */
export interface CardWith<F> {
	card: ListingCard;
	facts: F;
}

/**
 * The same as `cardsOf` for a SELECT that has one column more, `facts`: a JSON object that is handed through, so that a
 * list reads what it says of a listing in the one query.
 */
export async function cardsWith<F>(db: Db, ids: SQL): Promise<CardWith<F>[]> {
	const rows = await db.all<CardRow & { facts: string }>(
		sql`SELECT ${CARD}, found.place, found.facts FROM (${ids}) AS found CROSS JOIN listings l ON l.id = found.id LEFT JOIN categories c ON c.id = l.primary_category_id`,
	);
	return rows
		.sort((a, b) => a.place - b.place || b.id - a.id)
		.map((row) => ({ card: toCard(row), facts: JSON.parse(row.facts) as F }));
}

/** What a trigger has written of a picture. */
export function pictureOf(json: string | null): ShownPicture | null {
	return json === null ? null : (JSON.parse(json) as ShownPicture);
}

/** Field by field: what a row has beside its card is not taken along, and a spread would copy all of it for each row. */
export function toCard(row: CardRow): ListingCard {
	const { logo, cover, rowFacts, categorySlug, categoryName } = row;
	return {
		id: row.id,
		slug: row.slug,
		name: row.name,
		tagline: row.tagline,
		shortDescription: row.shortDescription,
		url: row.url,
		logoUrl: safeAddress(row.logoUrl),
		logo: pictureOf(logo),
		cover: pictureOf(cover),
		status: row.status,
		stage: row.stage,
		country: safeCountry(row.country),
		pricingModel: row.pricingModel,
		launchWeek: row.launchWeek,
		launchedAt: row.launchedAt,
		votes: row.votes,
		votesRaw: row.votesRaw,
		views: row.views,
		followers: row.followers,
		ratingCount: row.ratingCount,
		ratingSum: row.ratingSum,
		featured: row.featured === 1,
		teamPick: row.teamPick === 1,
		verified: row.verified === 1,
		category: categorySlug === null || categoryName === null ? null : { slug: categorySlug, name: categoryName },
		row: rowFacts === null ? null : (JSON.parse(rowFacts) as RowFacts),
	};
}
