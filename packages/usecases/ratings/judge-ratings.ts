import { NoTable, readTable } from "#core/imports/table";
import { RATING_IMPORT_ROWS_MAX } from "#core/limits";
import { guessRatingColumns, type RatingRow, readRatingRow } from "#core/ratings/rating-row";
import type { Db } from "#store/db";
import { type ListedWebsite, pointsOn, websitesListed } from "#store/domain-ratings";

/** What becomes of a row of a file of ratings. */
export interface JudgedRating {
	line: number;
	/** `there`: the same figure is kept already. */
	outcome: "new" | "there" | "refused";
	/** Null where the row could not be read. */
	row: RatingRow | null;
	/** Null where no listing has the website. */
	listing: ListedWebsite | null;
	/** Why it is refused; null otherwise. */
	problem: string | null;
}

/** Why nothing of a text can be taken; a sentence for whoever gave it. */
export class NoRatings extends Error {}

/**
 * Reads ratings of a provider and decides on each row. Nothing that is kept is written over: a figure that differs from
 * one of the same day is refused, with what to do.
 * @param given.day of rows that name none, YYYY-MM-DD.
 * @throws NoRatings where it is no table with a website and a rating.
 */
export async function judgeRatings(
	db: Db,
	given: { provider: string; day: string; text: string },
	now: Date,
): Promise<JudgedRating[]> {
	const { columns, rows } = tableOf(given.text);
	const mapping = guessRatingColumns(columns);
	if (mapping.website === undefined || mapping.rating === undefined) {
		throw new NoRatings(
			'Its first line must name a column "website" and a column "rating" (and "day", if it has one).',
		);
	}
	if (rows.length > RATING_IMPORT_ROWS_MAX) {
		throw new NoRatings(`It has over ${RATING_IMPORT_ROWS_MAX} rows: split it.`);
	}
	const read = rows.map((row) => ({ line: row.line, row: readRatingRow(row, { mapping, day: given.day, now }) }));
	const readable = read.flatMap(({ row }) => (typeof row === "string" ? [] : [row]));
	const listed = await websitesListed(
		db,
		readable.map(({ domain }) => domain),
	);
	const wanted = readable.flatMap(({ domain, day }) => {
		const listing = listed.get(domain);
		return listing === undefined ? [] : [{ listingId: listing.id, day }];
	});
	const kept = new Map((await pointsOn(db, given.provider, wanted)).map((point) => [keyOf(point), point.ratingTenths]));
	const seen = new Map<string, number>();
	return read.map(({ line, row }): JudgedRating => {
		if (typeof row === "string") return { line, outcome: "refused", row: null, listing: null, problem: row };
		const listing = listed.get(row.domain) ?? null;
		if (listing === null) return { line, outcome: "refused", row, listing, problem: "No listing has this website." };
		const key = keyOf({ listingId: listing.id, day: row.day });
		const [first, before] = [seen.get(key), kept.get(key)];
		const refused = (problem: string): JudgedRating => ({ line, outcome: "refused", row, listing, problem });
		if (first !== undefined) return refused(`Line ${first} gives a figure of the same website and day.`);
		seen.set(key, line);
		if (before === undefined) return { line, outcome: "new", row, listing, problem: null };
		if (before === row.ratingTenths) return { line, outcome: "there", row, listing, problem: null };
		return refused(`Of this day, ${(before / 10).toFixed(1)} is kept: remove that first if it is wrong.`);
	});
}

const keyOf = ({ listingId, day }: { listingId: number; day: string }) => `${listingId}:${day}`;

function tableOf(text: string) {
	try {
		return readTable(new TextEncoder().encode(text));
	} catch (error) {
		if (error instanceof NoTable) throw new NoRatings(error.message);
		throw error;
	}
}
