import { type SQL, sql } from "drizzle-orm";
import type { TableExport } from "#core/exports";
import type { Db } from "#store/db";

/** A value of a row that is handed out. */
export type ExportedValue = string | number | null;

/** How one of the exports is read. */
interface Source {
	columns: readonly string[];
	/** Columns in epoch milliseconds; handed out in ISO 8601. */
	times: readonly string[];
	/** Rows beyond a `place`, in its order. @param limit rows at most. */
	rows(after: number, limit: number): SQL;
}

/** Nothing tells who a voter is; orders and invoices have what books need. */
const SOURCES: Readonly<Record<TableExport, Source>> = {
	listings: {
		columns: [
			...["id", "slug", "name", "website", "status", "plan", "category", "tagline", "short_description", "stage"],
			...["pricing_model", "country", "launch_week", "launched_at", "created_at", "updated_at", "votes", "views"],
			...["followers", "awards", "rating_count", "rating_sum", "claimed", "featured", "verified"],
		],
		times: ["launched_at", "created_at", "updated_at"],
		rows: (
			after,
			limit,
		) => sql`SELECT l.id AS place, l.*, l.url AS website, c.slug AS category, l.owner_id IS NOT NULL AS claimed
			FROM listings l LEFT JOIN categories c ON c.id = l.primary_category_id
			WHERE l.id > ${after} ORDER BY l.id LIMIT ${limit}`,
	},
	votes: {
		columns: ["id", "listing", "week", "at", "counted", "discount_reason"],
		times: ["at"],
		rows: (
			after,
			limit,
		) => sql`SELECT v.id AS place, v.*, l.slug AS listing FROM votes v JOIN listings l ON l.id = v.listing_id
			WHERE v.id > ${after} ORDER BY v.id LIMIT ${limit}`,
	},
	orders: {
		columns: [
			...["number", "status", "created_at", "paid_at", "refunded_at", "currency", "subtotal_cents", "vat_cents"],
			...["total_cents", "vat_rate_percent", "vat_country", "vat_reason", "buyer", "company", "country", "vat_number"],
			...["payment_provider", "payment_reference"],
		],
		times: ["created_at", "paid_at", "refunded_at"],
		rows: (
			after,
			limit,
		) => sql`SELECT sequence AS place, orders.*, (vat ->> 'rate_millionths') / 10000.0 AS vat_rate_percent,
				vat ->> 'country' AS vat_country, vat ->> 'reason' AS vat_reason, billing ->> 'name' AS buyer,
				billing ->> 'company' AS company, billing ->> 'country' AS country, billing ->> 'vat_number' AS vat_number
			FROM orders WHERE sequence > ${after} ORDER BY sequence LIMIT ${limit}`,
	},
	invoices: {
		columns: [
			...[
				"number",
				"kind",
				"order_number",
				"issued_at",
				"supplied_at",
				"currency",
				"net_cents",
				"vat_cents",
				"total_cents",
			],
			...[
				"vat_rate_percent",
				"vat_country",
				"vat_reason",
				"home_vat_cents",
				"buyer",
				"company",
				"country",
				"vat_number",
			],
		],
		times: ["issued_at", "supplied_at"],
		rows: (
			after,
			limit,
		) => sql`SELECT rowid AS place, d.*, printf('%s-%d-%04d', iif(kind = 'invoice', 'INV', 'CRN'), year, sequence) AS number,
				(content ->> '$.vat.rate_millionths') / 10000.0 AS vat_rate_percent, content ->> '$.vat.country' AS vat_country,
				content ->> '$.vat.reason' AS vat_reason, content ->> 'home_vat_cents' AS home_vat_cents,
				content ->> '$.customer.name' AS buyer, content ->> '$.customer.company' AS company,
				content ->> '$.customer.country' AS country, content ->> '$.customer.vat_number' AS vat_number
			FROM billing_documents d WHERE rowid > ${after} ORDER BY rowid LIMIT ${limit}`,
	},
	log: {
		columns: ["id", "at", "action", "actor", "subject", "detail", "undoes", "refused"],
		times: ["at"],
		rows: (after, limit) =>
			sql`SELECT id AS place, a.* FROM audit_log a WHERE id > ${after} ORDER BY id LIMIT ${limit}`,
	},
};

const ROWS_AT_ONCE = 500;

/** Names of the columns of an export, in their order. */
export function exportColumns(table: TableExport): readonly string[] {
	return SOURCES[table].columns;
}

/** All rows of an export, some at a time, each with its values in the order of the columns. */
export async function* exportRows(db: Db, table: TableExport): AsyncGenerator<ExportedValue[][]> {
	const { columns, times, rows } = SOURCES[table];
	for (let after = -1; ; ) {
		const found = await db.all<Record<string, ExportedValue>>(rows(after, ROWS_AT_ONCE));
		if (found.length > 0) yield found.map((row) => columns.map((name) => handedOut(row[name], times.includes(name))));
		if (found.length < ROWS_AT_ONCE) return;
		after = Number(found.at(-1)?.place);
	}
}

function handedOut(stored: ExportedValue | undefined, isTime: boolean): ExportedValue {
	if (stored === null || stored === undefined) return null;
	return isTime ? new Date(Number(stored)).toISOString() : stored;
}
