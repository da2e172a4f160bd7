import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BilledContent, DocumentKind } from "#core/orders/billing";
import type { PaymentEventKind } from "#core/orders/payment-state";
import { sqliteTable } from "../lazy-table.ts";
import { orders } from "./orders.ts";

/**
 * Invoices and credit notes as they were issued: numbered without gaps in a series for each kind and year. Triggers of the
 * migrations refuse another number than the next, a credit beyond its invoice or less than none, and any change.
 */
export const billingDocuments = sqliteTable(
	"billing_documents",
	() => ({
		kind: text().$type<DocumentKind>().notNull(),
		/** Of issue, in UTC. */
		year: integer().notNull(),
		sequence: integer().notNull(),
		orderNumber: text("order_number")
			.notNull()
			.references(() => orders.number),
		/** Among those of its order: 0 for the invoice, then its credit notes, and invoices of what was given back and came again. */
		part: integer().notNull(),
		issuedAt: integer("issued_at").notNull(),
		/** When the order was paid; of a credit note too, as it is about that supply. */
		suppliedAt: integer("supplied_at").notNull(),
		currency: text().notNull(),
		/** Positive in credit notes too. */
		netCents: integer("net_cents").notNull(),
		vatCents: integer("vat_cents").notNull(),
		totalCents: integer("total_cents").notNull(),
		content: text({ mode: "json" }).$type<BilledContent>().notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.kind, t.year, t.sequence] }),
		unique("billing_documents_order").on(t.orderNumber, t.part),
		check(
			"billing_documents_kind",
			sql`(${t.kind} = 'invoice' AND ${t.part} >= 0) OR (${t.kind} = 'credit_note' AND ${t.part} > 0)`,
		),
		check(
			"billing_documents_sums",
			sql`${t.totalCents} = ${t.netCents} + ${t.vatCents} AND ${t.netCents} >= 0 AND ${t.vatCents} >= 0`,
		),
	],
);

/** Payment events by the provider's id: applied once, however often and in whatever order they arrive. */
export const paymentEvents = sqliteTable(
	"payment_events",
	() => ({
		provider: text().notNull(),
		eventId: text("event_id").notNull(),
		kind: text().$type<PaymentEventKind>().notNull(),
		orderNumber: text("order_number"),
		/** The payment it is about, by the provider's name for it. */
		reference: text(),
		/** The dispute it is about. */
		dispute: text(),
		amountCents: integer("amount_cents"),
		currency: text(),
		/** By the provider's clock; null where it did not say. */
		happenedAt: integer("happened_at"),
		outcome: text().notNull(),
		receivedAt: integer("received_at").notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.provider, t.eventId] }),
		index("payment_events_order").on(t.orderNumber),
		index("payment_events_reference").on(t.provider, t.reference),
	],
);

export type RefundStatus = "asked" | "made" | "refused";

/**
 * What the site team gives back of an order: written before the payment provider is asked, one at a time for an order.
 * Triggers of the migrations refuse more than was paid, and any change of what was decided.
 */
export const refunds = sqliteTable(
	"refunds",
	() => ({
		id: integer().primaryKey(),
		orderNumber: text("order_number")
			.notNull()
			.references(() => orders.number),
		/** Of the form that asked for it: sent twice it is one refund. */
		once: text().notNull().unique(),
		/** With VAT. */
		amountCents: integer("amount_cents").notNull(),
		/** What refunds of this payment come to with this one. */
		soFarCents: integer("so_far_cents").notNull(),
		/** The lines whose price it is; none where an amount was named. */
		lines: text({ mode: "json" }).$type<number[]>().notNull(),
		/** For the buyer. */
		reason: text().notNull(),
		status: text().$type<RefundStatus>().notNull(),
		/** Why the provider refused it. */
		problem: text(),
		/** Who of the site team decided it. */
		askedBy: integer("asked_by").notNull(),
		askedAt: integer("asked_at").notNull(),
		endedAt: integer("ended_at"),
	}),
	(t) => [
		check("refunds_status", sql`${t.status} IN ('asked', 'made', 'refused')`),
		check("refunds_amount", sql`${t.amountCents} >= 0 AND ${t.soFarCents} >= ${t.amountCents}`),
		uniqueIndex("refunds_one_at_a_time").on(t.orderNumber).where(sql`status = 'asked'`),
		index("refunds_order").on(t.orderNumber, t.id),
	],
);

/** That a buyer asked for their money back, once an order, and what the site team answered. */
export const refundRequests = sqliteTable(
	"refund_requests",
	() => ({
		orderNumber: text("order_number")
			.primaryKey()
			.references(() => orders.number),
		userId: integer("user_id").notNull(),
		reason: text().notNull(),
		askedAt: integer("asked_at").notNull(),
		decidedAt: integer("decided_at"),
		decision: text().$type<"refunded" | "declined">(),
		/** What the buyer was told. */
		answer: text(),
	}),
	(t) => [index("refund_requests_user").on(t.userId)],
);
