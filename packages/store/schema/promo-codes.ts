import { sql } from "drizzle-orm";
import { check, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { sqliteTable } from "../lazy-table.ts";
import { orders } from "./orders.ts";

/** Codes that take something off prices: their terms stay as they were made, and each counts its uses. */
export const promoCodes = sqliteTable(
	"promo_codes",
	() => ({
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
	}),
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
	() => ({
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
	}),
	(t) => [
		uniqueIndex("promo_uses_order").on(t.orderNumber).where(sql`released = 0`),
		index("promo_uses_of_order").on(t.orderNumber),
		index("promo_uses_code").on(t.code, t.id),
		index("promo_uses_person").on(t.code, t.userId),
		index("promo_uses_user").on(t.userId),
	],
);
