import { and, asc, desc, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { LineOutcome } from "#core/orders/line-outcome";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { orderLines, orders } from "#store/schema/index";

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export interface OrderWithLines {
	order: OrderRow;
	lines: OrderLineRow[];
}

/** Writes a new order with its lines, as they were priced. */
export function insertOrder(
	db: Db,
	order: typeof orders.$inferInsert,
	lines: readonly Omit<typeof orderLines.$inferInsert, "orderNumber" | "line">[],
): Statement[] {
	return [
		db.insert(orders).values(order),
		...lines.map((line, index) =>
			db.insert(orderLines).values({ ...line, orderNumber: order.number, line: index + 1 }),
		),
	];
}

/** An order of this user, or null. */
export async function orderOf(db: Db, userId: number, number: string): Promise<OrderWithLines | null> {
	const found = await findOrder(db, number);
	return found?.order.userId === userId ? found : null;
}

/** An order by its number, whoever it belongs to. */
export async function findOrder(db: Db, number: string): Promise<OrderWithLines | null> {
	const [rows, lines] = await db.batch([
		db.select().from(orders).where(eq(orders.number, number)),
		db.select().from(orderLines).where(eq(orderLines.orderNumber, number)).orderBy(asc(orderLines.line)),
	]);
	return rows[0] === undefined ? null : { order: rows[0], lines };
}

/** The order a checkout page is about. */
export async function orderByToken(db: Db, checkoutToken: string): Promise<OrderWithLines | null> {
	const isIt = eq(orders.checkoutToken, checkoutToken);
	const number = db.select({ number: orders.number }).from(orders).where(isIt);
	const [[order], lines] = await Promise.all([db.select().from(orders).where(isIt), linesOf(db, number.getSQL())]);
	return order === undefined ? null : { order, lines };
}

/**
 * A user's orders, newest first.
 * @param window `after`: only what follows the order with this `sequence`.
 * @param status only those that have it; all without.
 */
export async function ordersOf(
	db: Db,
	userId: number,
	window: { limit: number; offset: number; after?: [sequence: number] },
	status?: OrderRow["status"],
): Promise<OrderWithLines[]> {
	const isWanted = and(
		eq(orders.userId, userId),
		window.after && lt(orders.sequence, window.after[0]),
		status === undefined ? undefined : eq(orders.status, status),
	);
	const { limit, offset } = window;
	const numbers = db.select({ number: orders.number }).from(orders).where(isWanted);
	const [rows, lines] = await Promise.all([
		db.select().from(orders).where(isWanted).orderBy(desc(orders.sequence)).limit(limit).offset(offset),
		linesOf(db, numbers.orderBy(desc(orders.sequence)).limit(limit).offset(offset).getSQL()),
	]);
	return joined(rows, lines);
}

/** Orders with their lines, in the order they were given. One round trip. */
export async function withLines(db: Db, rows: readonly OrderRow[]): Promise<OrderWithLines[]> {
	const numbers = JSON.stringify(rows.map((row) => row.number));
	return joined(rows, await linesOf(db, sql`SELECT value FROM json_each(${numbers})`));
}

/** @param numbers a query for those of orders. */
function linesOf(db: Db, numbers: SQL) {
	return db
		.select()
		.from(orderLines)
		.where(sql`${orderLines.orderNumber} IN (${numbers})`)
		.orderBy(asc(orderLines.orderNumber), asc(orderLines.line));
}

function joined(rows: readonly OrderRow[], lines: readonly OrderLineRow[]): OrderWithLines[] {
	return rows.map((order) => ({ order, lines: lines.filter((line) => line.orderNumber === order.number) }));
}

/** A write of an order that decided on the row it read; fails the batch with the guard `stale` when that has changed. */
export function updateOrder(db: Db, order: OrderRow, values: Partial<OrderRow>): Statement<"stale">[] {
	return [
		db
			.update(orders)
			.set({ ...values, version: order.version + 1 })
			.where(and(eq(orders.number, order.number), eq(orders.version, order.version))),
		mustHaveChanged(db, "stale"),
	];
}

/** Prices a line of an order that nobody has paid anew. */
export function setLinePrice(
	db: Db,
	line: OrderLineRow,
	price: Pick<OrderLineRow, "amountCents" | "discountCents">,
): Statement {
	return db.update(orderLines).set(price).where(isLine(line));
}

/** Notes what a line of an order has delivered. */
export function noteDelivery(
	db: Db,
	line: OrderLineRow,
	delivered: Pick<OrderLineRow, "fulfilledAt" | "steps" | "outcomes">,
): Statement {
	return db
		.update(orderLines)
		.set({ ...delivered, reversedAt: null })
		.where(isLine(line));
}

/** Notes that what a line delivered was taken back; its steps stay, so that it can be seen what they were. */
export function noteTakenBack(
	db: Db,
	line: OrderLineRow,
	{ at, outcomes }: { at: number; outcomes: LineOutcome[] },
): Statement {
	return db.update(orderLines).set({ reversedAt: at, outcomes }).where(isLine(line));
}

/** Notes that the price of a line was given back. */
export function noteRefunded(db: Db, line: OrderLineRow, at: number): Statement {
	return db.update(orderLines).set({ refundedAt: at }).where(isLine(line));
}

function isLine(line: OrderLineRow) {
	return and(eq(orderLines.orderNumber, line.orderNumber), eq(orderLines.line, line.line));
}

/** Notes where the buyer pays, unless the payment has ended or is another one by now. */
export function notePaymentUrl(db: Db, number: string, attempt: number, url: string): Statement {
	return db
		.update(orders)
		.set({ paymentUrl: url })
		.where(
			and(
				...[eq(orders.number, number), eq(orders.paymentAttempt, attempt)],
				...[eq(orders.status, "pending"), isNotNull(orders.paymentExpiresAt)],
			),
		);
}
