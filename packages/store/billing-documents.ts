import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { DocumentId } from "#core/orders/billing";
import type { Db, Statement } from "#store/db";
import type { OrderWithLines } from "#store/orders";
import { billingDocuments, categories, listings, orders } from "#store/schema/index";

export type BillingDocument = typeof billingDocuments.$inferSelect;

/**
 * Issues a document under the next number of its series. The number is taken by the statement itself, in its batch: what
 * fails takes none, and no two take the same.
 */
export function issueDocument(db: Db, document: Omit<BillingDocument, "sequence">): Statement {
	const { kind, year } = document;
	const next = sql<number>`(SELECT coalesce(max(sequence), 0) + 1 FROM billing_documents WHERE kind = ${kind} AND year = ${year})`;
	return db.insert(billingDocuments).values({ ...document, sequence: next });
}

/** The invoice of an order and then what was given back and charged again; none while it is unpaid. */
export async function documentsOfOrder(db: Db, orderNumber: string): Promise<BillingDocument[]> {
	return db
		.select()
		.from(billingDocuments)
		.where(eq(billingDocuments.orderNumber, orderNumber))
		.orderBy(asc(billingDocuments.part));
}

/** A document of one of this user's orders, or null. @param userId null for whoever it belongs to. */
export async function documentOf(db: Db, userId: number | null, id: DocumentId): Promise<BillingDocument | null> {
	const isIt = and(
		eq(billingDocuments.kind, id.kind),
		eq(billingDocuments.year, id.year),
		eq(billingDocuments.sequence, id.sequence),
	);
	const [row] = await db
		.select({ document: billingDocuments, userId: orders.userId })
		.from(billingDocuments)
		.innerJoin(orders, eq(orders.number, billingDocuments.orderNumber))
		.where(isIt);
	return row !== undefined && (userId === null || row.userId === userId) ? row.document : null;
}

/** Names of what an order's lines are about, as they are now. */
export async function namesOfLines(
	db: Db,
	lines: readonly Pick<OrderWithLines["lines"][number], "listingId" | "categories">[],
): Promise<{ listings: Map<number, string>; categories: Map<string, string> }> {
	const ids = [...new Set(lines.flatMap(({ listingId }) => listingId ?? []))];
	const slugs = [...new Set(lines.flatMap((line) => line.categories ?? []))];
	const [named, sorted] = await Promise.all([
		ids.length === 0
			? []
			: db.select({ id: listings.id, name: listings.name }).from(listings).where(inArray(listings.id, ids)),
		slugs.length === 0
			? []
			: db
					.select({ slug: categories.slug, name: categories.name })
					.from(categories)
					.where(inArray(categories.slug, slugs)),
	]);
	return {
		listings: new Map(named.map(({ id, name }) => [id, name])),
		categories: new Map(sorted.map(({ slug, name }) => [slug, name])),
	};
}
