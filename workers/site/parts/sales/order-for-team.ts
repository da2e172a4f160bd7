import { creditedCents } from "#core/orders/billing";
import { entriesAbout, type ListedEntry } from "#store/audit-log";
import type { Db } from "#store/db";
import { mailsOfOrder, type OrderMail } from "#store/order-mails";
import { findOrder } from "#store/orders";
import { eventsAbout, type StoredEvent } from "#store/payment-events";
import { type RefundRequestRow, type RefundRow, refundRequestOf, refundsOf } from "#store/refunds";
import { emailsOf } from "#store/users";
import { type ShownOrder, shownOrder } from "../orders/shown-order.ts";

/** Rows of the log that a page shows. */
const ENTRIES_SHOWN = 50;

/** An order with everything that the site team decides on. */
export interface OrderForTeam extends ShownOrder {
	/** Of whoever bought; null once the account is gone. */
	email: string | null;
	refunds: RefundRow[];
	request: RefundRequestRow | null;
	events: StoredEvent[];
	mails: OrderMail[];
	entries: ListedEntry[];
	/** With VAT: what is not given back yet. */
	leftCents: number;
}

/** @returns null where there is no order of this number. */
export async function orderForTeam(db: Db, number: string): Promise<OrderForTeam | null> {
	const found = await findOrder(db, number);
	if (found === null) return null;
	const { order } = found;
	const [shown, emails, refunds, request, events, mails, entries] = await Promise.all([
		shownOrder(db, found),
		emailsOf(db, [order.userId]),
		refundsOf(db, number),
		refundRequestOf(db, number),
		eventsAbout(db, number),
		mailsOfOrder(db, number),
		entriesAbout(db, `order:${number}`, ENTRIES_SHOWN),
	]);
	const leftCents = order.totalCents - creditedCents(shown.documents);
	return { ...shown, email: emails.get(order.userId) ?? null, refunds, request, events, mails, entries, leftCents };
}
