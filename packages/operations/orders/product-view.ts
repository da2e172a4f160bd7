import * as z from "zod";
import { optionsSchema } from "#core/orders/product-options";
import { ruleOf } from "#core/orders/products";
import type { ProductRow } from "#store/products";

const week = z.object({ week: z.string(), places_left: z.int() }).meta({ id: "WeekForSale" });

const option = z
	.object({
		label: z.string(),
		kind: z.enum(["text", "choice", "integer", "boolean", "award_week"]).meta({
			description: "award_week: the Monday of a week in which the listing won an award (list_awards).",
		}),
		required: z.boolean(),
		choices: z.array(z.string()).optional(),
		max_length: z.int().optional(),
		min: z.int().optional(),
		max: z.int().optional(),
	})
	.meta({ id: "ProductOption" });

export const productView = z
	.object({
		product: z.string().meta({ description: "The product code for quote_order and create_checkout." }),
		name: z.string(),
		description: z.string(),
		price_cents: z.int().meta({ description: "Current price in USD cents, without VAT; for billboard_min the least." }),
		needs_listing: z.boolean(),
		takes_amount: z.boolean().meta({ description: "The buyer names the amount in amount_cents." }),
		takes_categories: z.enum(["none", "optional", "required"]),
		takes_week: z.enum(["none", "optional", "required"]),
		weeks: z
			.array(week)
			.nullable()
			.meta({ description: "Mondays that can be chosen; null where the product takes no week." }),
		includes: z.array(z.string()).meta({ description: "Product codes a bundle includes." }),
		options: z.record(z.string(), option).nullable(),
		options_schema: z
			.record(z.string(), z.unknown())
			.nullable()
			.meta({ description: "JSON Schema of an item's options; null where the product takes none." }),
	})
	.meta({ id: "Product" });

/** A product as list_products shows it. @param weeks that can be chosen now. */
export function showProduct(
	row: Omit<ProductRow, "version">,
	weeks: readonly z.output<typeof week>[],
): z.output<typeof productView> {
	const rule = ruleOf(row.code, row.includes);
	return {
		product: row.code,
		name: row.name,
		description: row.description,
		price_cents: row.priceCents,
		needs_listing: row.needsListing,
		takes_amount: rule.amount,
		takes_categories: rule.categories,
		takes_week: rule.week,
		weeks: rule.week === "none" ? null : [...weeks],
		includes: row.includes,
		options: row.options,
		options_schema: row.options && optionsSchema(row.options),
	};
}
