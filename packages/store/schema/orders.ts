import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
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
		/** Grows with each change; a write that decided on an older one is refused. */
		version: integer().notNull().default(1),
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
		// How the site team finds orders: a query must repeat the expressions to the letter.
		index("orders_created").on(t.createdAt, t.sequence),
		index("orders_status").on(t.status, t.createdAt, t.sequence),
		index("orders_reference").on(t.paymentReference).where(sql`payment_reference IS NOT NULL`),
		index("orders_company").on(sql`lower(billing ->> '$.company')`),
		index("orders_buyer").on(sql`lower(billing ->> '$.name')`),
		index("orders_vat_number").on(sql`(billing ->> '$.vat_number')`),
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
		/** What is charged for it, without VAT. */
		amountCents: integer("amount_cents").notNull(),
		/** What a promo code took off its price. */
		discountCents: integer("discount_cents").notNull().default(0),
		fulfilledAt: integer("fulfilled_at"),
		reversedAt: integer("reversed_at"),
		/** When the site team gave back its price: from then on it is never delivered again. */
		refundedAt: integer("refunded_at"),
		/** The steps the fulfilment took, with what each replaced: what a refund takes back. */
		steps: text({ mode: "json" }).$type<FulfilmentStep[]>().notNull().default([]),
		/** What the fulfilment did, in codes; null before it. */
		outcomes: text("outcome", { mode: "json" }).$type<LineOutcome[]>(),
	},
	(t) => [
		primaryKey({ columns: [t.orderNumber, t.line] }),
		check("order_lines_amount", sql`${t.amountCents} >= 0`),
		index("order_lines_listing").on(t.listingId),
		index("order_lines_week").on(t.week).where(sql`week IS NOT NULL`),
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

export type RefundStatus = "asked" | "made" | "refused";

/**
 * What the site team gives back of an order: written before the payment provider is asked, one at a time for an order.
 * Triggers of the migrations refuse more than was paid, and any change of what was decided.
 */
export const refunds = sqliteTable(
	"refunds",
	{
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
	},
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
	{
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
	},
	(t) => [index("refund_requests_user").on(t.userId)],
);

/** Codes that take something off prices: their terms stay as they were made, and each counts its uses. */
export const promoCodes = sqliteTable(
	"promo_codes",
	{
		/** In capital letters. */
		code: text().primaryKey(),
		/** Either a share of the price, 1 to 100, or an amount without VAT. */
		percent: integer(),
		amountCents: integer("amount_cents"),
		/** Product codes it is good for; null for all. */
		products: text({ mode: "json" }).$type<string[]>(),
		fromAt: integer("from_at"),
		untilAt: integer("until_at"),
		/** Null without a bound. */
		maxUses: integer("max_uses"),
		maxUsesEach: integer("max_uses_each"),
		/** Of orders that hold it: an order that ends unpaid gives its use back. */
		uses: integer().notNull().default(0),
		/** For the site team. */
		note: text().notNull(),
		stoppedAt: integer("stopped_at"),
		createdAt: integer("created_at").notNull(),
	},
	(t) => [
		check(
			"promo_codes_terms",
			sql`(${t.percent} BETWEEN 1 AND 100 AND ${t.amountCents} IS NULL) OR (${t.amountCents} > 0 AND ${t.percent} IS NULL)`,
		),
		check("promo_codes_uses", sql`${t.uses} >= 0 AND (${t.maxUses} IS NULL OR ${t.uses} <= ${t.maxUses})`),
		index("promo_codes_created").on(t.createdAt),
	],
);

/** An order's use of a promo code; it stays, marked, when it was given back. Triggers of the migrations count and release. */
export const promoUses = sqliteTable(
	"promo_uses",
	{
		id: integer().primaryKey({ autoIncrement: true }),
		orderNumber: text("order_number")
			.notNull()
			.references(() => orders.number),
		code: text()
			.notNull()
			.references(() => promoCodes.code),
		userId: integer("user_id").notNull(),
		discountCents: integer("discount_cents").notNull(),
		at: integer().notNull(),
		/** The order ended unpaid, or took another code. */
		released: integer({ mode: "boolean" }).notNull().default(false),
	},
	(t) => [
		uniqueIndex("promo_uses_order").on(t.orderNumber).where(sql`released = 0`),
		index("promo_uses_of_order").on(t.orderNumber),
		index("promo_uses_code").on(t.code, t.id),
		index("promo_uses_person").on(t.code, t.userId),
		index("promo_uses_user").on(t.userId),
	],
);
