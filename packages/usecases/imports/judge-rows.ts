import type { ImportPass, RowProblem } from "#core/imports/state";
import { tagKey } from "#core/listings/tags";
import { freeSlug, slugify, slugsFor } from "#core/web/slug";
import type { Db } from "#store/db";
import { forbiddenAmong } from "#store/forbidden-tags";
import { type ImportedListing, listedOnDomains } from "#store/imported-listings";
import { type ImportRow, type Judged, newRowsOf } from "#store/imports";
import { takenListingSlugs } from "#store/owned-listings";
import { nextIds } from "#store/sequences";
import { type ReadableRow, type RowReader, readRow } from "#usecases/imports/read-row";

/** What becomes of some rows of an import, and the listings to write for them. */
export interface JudgedRows {
	judged: Judged[];
	/** Of a pass that only checks: none. */
	listings: ImportedListing[];
}

/** Decides on rows in the order of their lines. A website that is listed already is left as it is. */
export async function judgeRows(
	db: Db,
	rows: readonly ImportRow[],
	reader: RowReader,
	{ importId, pass }: { importId: number; pass: ImportPass },
): Promise<JudgedRows> {
	const read = rows.map((row) => ({ line: row.line, read: readingOf(row, reader) }));
	const readable = read.flatMap(({ read }) => ("row" in read ? [read.row] : []));
	const domains = readable.map(({ domain }) => domain);
	const [published, before] = await Promise.all([listedOnDomains(db, domains), newRowsOf(db, importId, domains)]);
	const fresh = new Map<string, { line: number; row: ReadableRow }>();
	const judged = read.map(({ line, read }): Judged => {
		if ("problems" in read) return { ...NOTHING, line, outcome: "refused", problems: read.problems };
		const { domain } = read.row;
		const listingId = published.get(domain) ?? null;
		const first = fresh.get(domain)?.line ?? before.get(domain);
		if (listingId !== null) return { ...NOTHING, line, outcome: "there", domain, listingId };
		if (first !== undefined) return { ...NOTHING, line, outcome: "there", domain, problems: [sameAs(first)] };
		fresh.set(domain, { line, row: read.row });
		return { ...NOTHING, line, outcome: "new", domain };
	});
	if (pass === "checking" || fresh.size === 0) return { judged, listings: [] };
	const listings = await listingsOf(
		db,
		[...fresh.values()].map(({ row }) => row),
		reader.now,
	);
	const byDomain = new Map(listings.map(({ domain, id }) => [domain, id]));
	const added = judged.map((row): Judged => {
		const listingId = row.outcome === "new" ? (byDomain.get(row.domain ?? "") ?? null) : null;
		return listingId === null ? row : { ...row, outcome: "added", listingId };
	});
	return { judged: added, listings };
}

const NOTHING = { domain: null, problems: [], listingId: null };

function readingOf({ cells, unreadable }: ImportRow, reader: RowReader) {
	return unreadable === null ? readRow(cells, reader) : { problems: [{ field: null, message: unreadable }] };
}

function sameAs(line: number): RowProblem {
	return { field: "website", message: `Line ${line} names the same website.` };
}

/** Ids are taken before the commit; those of one that fails are lost, which harms nobody. */
async function listingsOf(db: Db, rows: readonly ReadableRow[], now: Date): Promise<ImportedListing[]> {
	const ids = await nextIds(db, "listing", rows.length);
	const named = rows.map((row, index) => {
		const id = ids[index] ?? 0;
		return { row, id, base: slugify(row.facts.columns.name, `listing-${id}`) };
	});
	const tags = rows.flatMap(({ facts }) => facts.profile.tags);
	const [taken, forbidden] = await Promise.all([
		takenListingSlugs(db, [...new Set(named.flatMap(({ base }) => slugsFor(base)))]),
		forbiddenAmong(db, tags.map(tagKey)),
	]);
	const keys = new Set(forbidden.map(({ key }) => key));
	return named.map(({ row, id, base }) => {
		const slug = freeSlug(base, taken, id);
		taken.add(slug);
		const { facts, launchedAt, ...rest } = row;
		return { ...allowedOf(facts, keys), ...rest, id, slug, launchedAt: launchedAt ?? now.getTime() };
	});
}

/** A trigger keeps forbidden tags out too, and knows capital letters from a to z alone. */
function allowedOf(facts: ReadableRow["facts"], forbidden: ReadonlySet<string>): ReadableRow["facts"] {
	const { profile } = facts;
	return { ...facts, profile: { ...profile, tags: profile.tags.filter((tag) => !forbidden.has(tagKey(tag))) } };
}
