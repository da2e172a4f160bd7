import { type SQL, sql } from "drizzle-orm";
import type { LaunchKind } from "#core/launches/launch";
import type { DiscountReason } from "#core/launches/vote-rules";
import type { WeekKey } from "#core/launches/week";
import type { Db } from "#store/db";
import { PUBLIC_EPOCH } from "#store/public-data";

/** What proofs are about, and by what it is told that one has changed. */

/** What a proof says of a thing is the same while its version is. */
export interface ProofSubject {
	id: string;
	version: string;
}

/** Triggers renew the row of whatever public facts have changed; a restored database begins a new epoch. */
const lastChange = (kind: string, ref: SQL) => sql`
	coalesce((SELECT value FROM counters WHERE name = ${PUBLIC_EPOCH}), 0) || '.' ||
	coalesce((SELECT seq FROM public_changes WHERE kind = ${kind} AND ref = ${ref}), 0)`;

/** A live listing; null where there is none. Its quotes are looked for again without a change of it. Reads four rows. */
export async function listingSubject(db: Db, slug: string): Promise<ProofSubject | null> {
	const [row] = await db.all<ProofSubject>(sql`SELECT 'listing:' || l.id AS id,
		${lastChange("listing", sql`CAST(l.id AS TEXT)`)} || '.' ||
		coalesce((SELECT read_at FROM listing_rereads WHERE listing_id = l.id), 0) AS version
		FROM listings l WHERE l.slug = ${slug} AND l.status = 'live'`);
	return row ?? null;
}

/** A closed week; null for any other. Votes of it change with its result only. Reads three rows. */
export async function weekSubject(db: Db, week: string): Promise<ProofSubject | null> {
	const [row] = await db.all<ProofSubject>(sql`SELECT 'week:' || week AS id, ${lastChange("week", sql`week`)} AS version
		FROM closed_weeks WHERE week = ${week}`);
	return row ?? null;
}

export interface AuditedResult {
	rank: number;
	/** Slug; null where the listing is not public any more. */
	listing: string | null;
	kind: LaunchKind;
	/** Place of its award. */
	award: number | null;
	raw: number;
	counted: number;
	discounted: Partial<Record<DiscountReason, number>>;
}

/** The frozen result of a closed week, with its votes counted anew by what became of them. Those that count are read in the index, the others also in the table. */
export async function auditedResults(db: Db, week: WeekKey, limit: number): Promise<AuditedResult[]> {
	type Row = Omit<AuditedResult, "raw" | "discounted"> & { reason: DiscountReason | null; votes: number };
	const rows = await db.all<Row>(sql`
		SELECT r.rank, iif(l.status = 'live', l.slug, NULL) AS listing, r.kind,
			(SELECT place FROM awards a WHERE a.week = r.week AND a.listing_id = r.listing_id) AS award,
			r.counted, v.discount_reason AS reason, count(v.id) AS votes
		FROM (SELECT week, rank, listing_id, kind,
				(SELECT count(*) FROM votes c WHERE c.listing_id = w.listing_id AND c.week = w.week AND c.counted = 1) AS counted
			FROM week_results w WHERE week = ${week} ORDER BY rank LIMIT ${limit}) r
		LEFT JOIN listings l ON l.id = r.listing_id
		LEFT JOIN votes v ON v.listing_id = r.listing_id AND v.week = r.week AND v.counted = 0
		GROUP BY r.rank, v.discount_reason`);
	const results = new Map<number, AuditedResult>();
	for (const { reason, votes, ...row } of rows) {
		const result = results.get(row.rank) ?? { ...row, raw: row.counted, discounted: {} };
		results.set(row.rank, result);
		result.raw += votes;
		if (reason !== null) result.discounted[reason] = (result.discounted[reason] ?? 0) + votes;
	}
	return [...results.values()].sort((a, b) => a.rank - b.rank);
}
