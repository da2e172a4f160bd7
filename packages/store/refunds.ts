import { and, asc, desc, eq, isNull, lte, ne, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { refundRequests, refunds } from "#store/schema/index";
import { closeTeamTaskOf } from "#store/team-tasks";
import { mayViolate, uniqueOf } from "#store/unique";

export type RefundRow = typeof refunds.$inferSelect;

/** What the site team has given back of an order, and what was refused, in the order of its decisions. */
export function refundsOf(db: Db, orderNumber: string): Promise<RefundRow[]> {
	return db.select().from(refunds).where(eq(refunds.orderNumber, orderNumber)).orderBy(asc(refunds.id));
}

export async function refundOf(db: Db, id: number): Promise<RefundRow | null> {
	return (await db.query.refunds.findFirst({ where: eq(refunds.id, id) })) ?? null;
}

/** The refund that a form asked for; null before it was sent. */
export async function refundAskedBy(db: Db, once: string): Promise<RefundRow | null> {
	return (await db.query.refunds.findFirst({ where: eq(refunds.once, once) })) ?? null;
}

/** Why the site team gave back what a credit note says; null where it was not its decision. */
export async function reasonOfRefund(
	db: Db,
	orderNumber: string,
	note: { amountCents: number; at: number },
): Promise<string | null> {
	const [row] = await db
		.select({ reason: refunds.reason })
		.from(refunds)
		.where(
			and(
				...[eq(refunds.orderNumber, orderNumber), eq(refunds.amountCents, note.amountCents)],
				...[lte(refunds.askedAt, note.at), ne(refunds.status, "refused")],
			),
		)
		.orderBy(desc(refunds.id))
		.limit(1);
	return row?.reason ?? null;
}

/** What the site team gives back of an order, with what is under way. */
export async function givenBackCents(db: Db, orderNumber: string): Promise<number> {
	const [row] = await db
		.select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)` })
		.from(refunds)
		.where(and(eq(refunds.orderNumber, orderNumber), ne(refunds.status, "refused")));
	return row?.cents ?? 0;
}

/** Names of the constraints that keep an order to one refund at a time, and a form to one refund. */
export const REFUND_UNDER_WAY = uniqueOf<[typeof refunds.orderNumber]>("refunds.order_number");
export const REFUND_ASKED = uniqueOf<[typeof refunds.once]>("refunds.once");

/** Decides on a refund. */
export function insertRefund(db: Db, refund: RefundRow): Statement<typeof REFUND_UNDER_WAY | typeof REFUND_ASKED> {
	return mayViolate(REFUND_ASKED, mayViolate(REFUND_UNDER_WAY, db.insert(refunds).values(refund)));
}

/** Notes how a refund ended. Fails its batch as `ended` where it has before. */
export function endRefund(
	db: Db,
	id: number,
	end: { status: "made"; at: number } | { status: "refused"; problem: string; at: number },
): Statement<"ended">[] {
	const { at: endedAt, ...how } = end;
	return [
		db
			.update(refunds)
			.set({ ...how, endedAt })
			.where(and(eq(refunds.id, id), eq(refunds.status, "asked"))),
		mustHaveChanged(db, "ended"),
	];
}

export type RefundRequestRow = typeof refundRequests.$inferSelect;

/** That the buyer of an order asked for the money back; null where nobody did. */
export async function refundRequestOf(db: Db, orderNumber: string): Promise<RefundRequestRow | null> {
	return (await db.query.refundRequests.findFirst({ where: eq(refundRequests.orderNumber, orderNumber) })) ?? null;
}

/** Name of the constraint that lets an order be asked about once. */
export const REQUEST_KNOWN = uniqueOf<[typeof refundRequests.orderNumber]>("refund_requests.order_number");

export function insertRefundRequest(
	db: Db,
	request: Pick<RefundRequestRow, "orderNumber" | "userId" | "reason" | "askedAt">,
): Statement<typeof REQUEST_KNOWN> {
	return mayViolate(REQUEST_KNOWN, db.insert(refundRequests).values(request));
}

/** Cause of the site team's task about a request. */
export const refundAskedCause = (orderNumber: string): string => `refund_asked:${orderNumber}`;

/** Answers a request that is still open, and takes it off the site team's list; none is fine. */
export function answerRefundRequest(
	db: Db,
	orderNumber: string,
	{ at, ...decided }: { decision: "refunded" | "declined"; answer: string; at: number },
): Statement[] {
	return [
		db
			.update(refundRequests)
			.set({ ...decided, decidedAt: at })
			.where(and(eq(refundRequests.orderNumber, orderNumber), isNull(refundRequests.decidedAt))),
		closeTeamTaskOf(db, refundAskedCause(orderNumber), at),
	];
}

/** Fails the batch as `decided` unless a request waits for its answer. */
export function mustBeOpenRequest(db: Db, orderNumber: string): Statement<"decided"> {
	return mustHold(
		db,
		"decided",
		sql`SELECT count(*) = 1 FROM refund_requests WHERE order_number = ${orderNumber} AND decided_at IS NULL`,
	);
}
