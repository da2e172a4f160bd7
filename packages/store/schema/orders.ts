import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import type { BilledContent, DocumentKind } from "#core/orders/billing";
import type { LineOutcome } from "#core/orders/line-outcome";
import type { FulfilmentStep } from "#core/orders/order-plan";
import type { PaymentEventKind } from "#core/orders/payment-state";
import type { ProductOption } from "#core/orders/product-options";
import type { BillingDetails, VatDecision } from "#core/orders/vat";

/** What can be bought. Prices are the admin's, in USD cents without VAT. */
export const products = sqliteTable(
	"products",
	{
		code: text().primaryKey(),
		name: text().notNull(),
		description: text().notNull(),
		priceCents: integer("price_cents").notNull(),
		needsListing: integer("needs_listing", { mode: "boolean" }).notNull(),
		/** The options it takes, by name; null when it takes none. */
		options: text({ mode: "json" }).$type<Record<string, ProductOption>>(),
		/** What it includes, for bundles: product codes. */
		includes: text({ mode: "json" }).$type<string[]>().notNull().default([]),
		active: integer({ mode: "boolean" }).notNull().default(true),
		position: integer().notNull(),
	},
	(t) => [check("products_price", sql`${t.priceCents} >= 0`)],
);

export const orders = sqliteTable(
	"orders",
	{
		/** LW- and 10 base32 characters. */
		number: text().primaryKey(),
		/** Newest first without a sort. */
		sequence: integer().notNull().unique(),
		userId: integer("user_id").notNull(),
		status: text().$type<"pending" | "paid" | "refunded" | "disputed" | "expired">().notNull(),
		currency: text().notNull().default("usd"),
		subtotalCents: integer("subtotal_cents").notNull(),
		vatCents: integer("vat_cents").notNull(),
		totalCents: integer("total_cents").notNull(),
		/** The VAT decision as it was taken: rate, country, reason, state of the VAT number. */
		vat: text({ mode: "json" }).$type<VatDecision>().notNull(),
		/** As the buyer gave them; from then on the totals are frozen. */
		billing: text({ mode: "json" }).$type<BillingDetails>(),
		/** Names the checkout page; known to the buyer only. */
		checkoutToken: text("checkout_token").notNull().unique(),
		paymentProvider: text("payment_provider"),
		/** The payment that paid it, by the provider's name for it. */
		paymentReference: text("payment_reference"),
		/** Grows when a payment is opened anew; part of the idempotency key the provider gets. */
		paymentAttempt: integer("payment_attempt").notNull().default(0),
		/** Where the buyer pays; null while no payment is open. */
		paymentUrl: text("payment_url"),
		/** Until then the open payment holds its totals and its places in launch weeks. */
		paymentExpiresAt: integer("payment_expires_at"),
		/** Places in launch weeks are taken for it. */
		placesHeld: integer("places_held", { mode: "boolean" }).notNull().default(false),
		/** Grows with each change; a write that decided on an older one is refused. */
		version: integer().notNull().default(1),
		createdAt: integer("created_at").notNull(),
		paidAt: integer("paid_at"),
		refundedAt: integer("refunded_at"),
	},
	(t) => [
		check("orders_status", sql`${t.status} IN ('pending', 'paid', 'refunded', 'disputed', 'expired')`),
		check(
			"orders_totals",
			sql`${t.totalCents} = ${t.subtotalCents} + ${t.vatCents} AND ${t.subtotalCents} >= 0 AND ${t.vatCents} >= 0`,
		),
		// Orders that nobody paid end; a query must repeat the condition to the letter.
		index("orders_unpaid").on(t.createdAt).where(sql`status = 'expired'`),
		index("orders_paid").on(t.paidAt).where(sql`paid_at IS NOT NULL`),
		index("orders_user").on(t.userId, t.sequence),
	],
);

export const orderLines = sqliteTable(
	"order_lines",
	{
		orderNumber: text("order_number")
			.notNull()
			.references(() => orders.number),
		line: integer().notNull(),
		product: text().notNull(),
		name: text().notNull(),
		listingId: integer("listing_id"),
		week: text(),
		categories: text({ mode: "json" }).$type<string[]>(),
		options: text({ mode: "json" }).$type<Record<string, string | number | boolean>>(),
		/** What a bundle includes, as it was when ordered: product codes. */
		includes: text({ mode: "json" }).$type<string[]>().notNull().default([]),
		amountCents: integer("amount_cents").notNull(),
		fulfilledAt: integer("fulfilled_at"),
		reversedAt: integer("reversed_at"),
		/** The steps the fulfilment took, with what each replaced: what a refund takes back. */
		steps: text({ mode: "json" }).$type<FulfilmentStep[]>().notNull().default([]),
		/** What the fulfilment did, in codes; null before it. */
		outcomes: text("outcome", { mode: "json" }).$type<LineOutcome[]>(),
	},
	(t) => [
		primaryKey({ columns: [t.orderNumber, t.line] }),
		check("order_lines_amount", sql`${t.amountCents} >= 0`),
		index("order_lines_listing").on(t.listingId),
	],
);

/**
 * Invoices and credit notes as they were issued: numbered without gaps in a series for each kind and year. Triggers of the
 * migrations refuse another number than the next, a credit beyond its invoice or less than none, and any change.
 */
export const billingDocuments = sqliteTable(
	"billing_documents",
	{
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
	},
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
	{
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
	},
	(t) => [
		primaryKey({ columns: [t.provider, t.eventId] }),
		index("payment_events_order").on(t.orderNumber),
		index("payment_events_reference").on(t.provider, t.reference),
	],
);
