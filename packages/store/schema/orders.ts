import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import type { LineOutcome } from "#core/orders/line-outcome";
import type { FulfilmentStep } from "#core/orders/order-plan";
import type { ProductOption } from "#core/orders/product-options";
import type { BillingDetails, VatDecision } from "#core/orders/vat";
import { sqliteTable } from "../lazy-table.ts";

/** What can be bought. Prices are the admin's, in USD cents without VAT. */
export const products = sqliteTable(
	"products",
	() => ({
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
	}),
	(t) => [check("products_price", sql`${t.priceCents} >= 0`)],
);

export const orders = sqliteTable(
	"orders",
	() => ({
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
	}),
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
	() => ({
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
	}),
	(t) => [
		primaryKey({ columns: [t.orderNumber, t.line] }),
		check("order_lines_amount", sql`${t.amountCents} >= 0`),
		index("order_lines_listing").on(t.listingId),
		index("order_lines_week").on(t.week).where(sql`week IS NOT NULL`),
	],
);
