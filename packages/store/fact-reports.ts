import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ReportDecision } from "#core/listings/fact-reports";
import { type Db, mustHold, readTogether, type Statement } from "#store/db";
import { factReports, listings } from "#store/schema/index";

export type FactReportRow = typeof factReports.$inferSelect;

/** Kind of the task that a report leaves to the site team. */
export const FACT_REPORTED = "fact_reported";

/** One open report a person and fact. Fails its batch as `not_public` where the listing is hidden by now. */
export function insertFactReport(
	db: Db,
	report: Omit<typeof factReports.$inferInsert, "id" | "status">,
): Statement<"not_public" | "reported">[] {
	const isPublic = sql`EXISTS (SELECT 1 FROM listings WHERE id = ${report.listingId} AND status IN ('live', 'scheduled'))`;
	return [
		mustHold(db, "not_public", isPublic),
		mustHold(
			db,
			"reported",
			sql`NOT EXISTS (SELECT 1 FROM fact_reports WHERE listing_id = ${report.listingId} AND field = ${report.field}
				AND entry = ${report.entry} AND reporter = ${report.reporter} AND status = 'open')`,
		),
		db.insert(factReports).values(report),
	];
}

/** Whether this person waits for a decision on this fact. */
export async function hasOpenReport(db: Db, report: Pick<FactReportRow, "listingId" | "field" | "entry" | "reporter">) {
	const isTheirs = and(
		...[eq(factReports.listingId, report.listingId), eq(factReports.field, report.field)],
		...[eq(factReports.entry, report.entry), eq(factReports.reporter, report.reporter)],
		sql`status = 'open'`,
	);
	return (await db.query.factReports.findFirst({ where: isTheirs, columns: { id: true } })) !== undefined;
}

/** Reports that wait for the site team, the oldest first, each with its listing. */
export function openFactReports(db: Db, limit: number) {
	return db
		.select({ report: factReports, listing: { name: listings.name, slug: listings.slug } })
		.from(factReports)
		.innerJoin(listings, eq(listings.id, factReports.listingId))
		.where(eq(factReports.status, "open"))
		.orderBy(asc(factReports.id))
		.limit(limit);
}

/** What is open about the fact that a report is about; empty when nothing is. */
export async function openReportsBeside(db: Db, id: number, limit: number): Promise<FactReportRow[]> {
	const report = await db.query.factReports.findFirst({ where: eq(factReports.id, id) });
	if (report === undefined) return [];
	const { listingId, field, entry } = report;
	return db
		.select()
		.from(factReports)
		.where(
			and(
				...[eq(factReports.listingId, listingId), eq(factReports.field, field), eq(factReports.entry, entry)],
				sql`${factReports.status} = 'open'`,
			),
		)
		.orderBy(asc(factReports.reporter))
		.limit(limit);
}

/** Decides open reports of one fact. Fails its batch as `decided` where one of them was, meanwhile. */
export function decideReports(
	db: Db,
	ids: readonly number[],
	{ decision, answer, at }: { decision: ReportDecision; answer: string; at: number },
): Statement<"decided">[] {
	return [
		mustHold(
			db,
			"decided",
			sql`(SELECT count(*) FROM fact_reports WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND status = 'open') = ${ids.length}`,
		),
		db
			.update(factReports)
			.set({ status: decision, answer, decidedAt: at })
			.where(inArray(factReports.id, [...ids])),
	];
}

/** Open reports of one field of a listing, the oldest first. */
export function openReportsOf(db: Db, listingId: number, field: string, limit: number): Promise<FactReportRow[]> {
	const isOne = and(eq(factReports.listingId, listingId), eq(factReports.field, field), sql`status = 'open'`);
	return db.select().from(factReports).where(isOne).orderBy(asc(factReports.id)).limit(limit);
}

/** What became of earlier reports: all that were decided about a listing, and those of somebody. Reads `limit` of each at most. */
export async function decidedReports(
	db: Db,
	{ listingId, reporter, limit }: { listingId: number; reporter: string; limit: number },
): Promise<{ about: number; by: number; upheld: number }> {
	const [about, by] = await readTogether(db, [
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM fact_reports WHERE listing_id = ${listingId} AND status <> 'open' LIMIT ${limit})`,
		sql`SELECT count(*) AS n, sum(status <> 'keep') AS upheld FROM
			(SELECT status FROM fact_reports WHERE reporter = ${reporter} AND status <> 'open' LIMIT ${limit})`,
	]);
	const of = (rows: Record<string, unknown>[] | undefined, name: string) => Number(rows?.[0]?.[name] ?? 0);
	return { about: of(about, "n"), by: of(by, "n"), upheld: of(by, "upheld") };
}
