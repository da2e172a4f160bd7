import { type SQL, sql } from "drizzle-orm";
import { readDocumentNumber } from "#core/orders/billing";
import type { Db } from "#store/db";
import { type OrderRow, type OrderWithLines, withLines } from "#store/orders";
import { orders } from "#store/schema/index";

/** What the site team looks for among all orders. */
export interface OrderSearch {
	/** An order's, invoice's or VAT number, an e-mail address, the beginning of a company or name, the provider's id. */
	words?: string | undefined;
	status?: OrderRow["status"] | undefined;
	/** A product's code. */
	product?: string | undefined;
	/** Monday of a launch week that was bought. */
	week?: string | undefined;
	/** Instants between which they were made, the second left out; epoch milliseconds. */
	from?: number | undefined;
	until?: number | undefined;
}

/** Comes after every character that a word may go on with. */
const LAST = "\u{10FFFF}";
/** Orders that one beginning may name: whoever finds so many types another letter. */
const NAMED_MAX = 200;

/** Numbers of the orders that words name, each way along an index. */
function named(words: string): SQL {
	const text = words.trim();
	const upper = text.toUpperCase();
	if (/^LW-/.test(upper)) return sql`SELECT number FROM orders WHERE number = ${upper}`;
	const document = readDocumentNumber(upper);
	if (document !== null) {
		const { kind, year, sequence } = document;
		return sql`SELECT order_number FROM billing_documents WHERE kind = ${kind} AND year = ${year} AND sequence = ${sequence}`;
	}
	// As the database does it: it knows the letters of ASCII only.
	const lower = text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
	if (text.includes("@")) {
		return sql`SELECT number FROM orders WHERE user_id IN (
			SELECT id FROM users WHERE email = ${lower} UNION SELECT user_id FROM email_addresses WHERE address = ${lower})`;
	}
	const begins = (column: SQL) =>
		sql`SELECT * FROM (SELECT number FROM orders WHERE ${column} >= ${lower} AND ${column} < ${lower + LAST} LIMIT ${NAMED_MAX})`;
	return sql.join(
		[
			begins(sql`lower(billing ->> '$.company')`),
			begins(sql`lower(billing ->> '$.name')`),
			sql`SELECT number FROM orders WHERE (billing ->> '$.vat_number') = ${upper.replaceAll(/[\s.-]/g, "")}`,
			sql`SELECT number FROM orders WHERE payment_reference IS NOT NULL AND payment_reference = ${text}`,
		],
		sql` UNION `,
	);
}

/**
 * Orders that fit, the newest first, with their lines. Words and weeks are found along an index; products among what the
 * rest finds, newest first, until there are enough.
 */
export async function searchOrders(
	db: Db,
	{ words, status, product, week, from, until }: OrderSearch,
	window: { limit: number; offset: number },
): Promise<OrderWithLines[]> {
	const conditions = [
		...(words === undefined || words.trim() === "" ? [] : [sql`number IN (${named(words)})`]),
		...(week === undefined
			? []
			: [sql`number IN (SELECT order_number FROM order_lines WHERE week IS NOT NULL AND week = ${week})`]),
		...(status === undefined ? [] : [sql`status = ${status}`]),
		// Also without a first day it is a stretch of the index, which is left when there are enough.
		sql`created_at >= ${from ?? 0}`,
		...(until === undefined ? [] : [sql`created_at < ${until}`]),
		...(product === undefined
			? []
			: [sql`EXISTS (SELECT 1 FROM order_lines l WHERE l.order_number = number AND l.product = ${product})`]),
	];
	const rows = await db
		.select()
		.from(orders)
		.where(sql.join(conditions, sql` AND `))
		.orderBy(sql`created_at DESC, sequence DESC`)
		.limit(window.limit)
		.offset(window.offset);
	return withLines(db, rows);
}
