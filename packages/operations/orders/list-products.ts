import * as z from "zod";
import { CURRENCY } from "#core/orders/price";
import { optionsSchema } from "#core/orders/product-options";
import { ruleOf } from "#core/orders/products";
import { defineOperation } from "#operations/define";
import { activeProducts, paidPlacesTaken } from "#store/products";
import { weeksForSale } from "#usecases/orders/deliverable";

const option = z.object({
	label: z.string(),
	kind: z.enum(["text", "choice", "integer", "boolean", "award_week"]).meta({
		description: "award_week: the Monday of a week in which the listing won an award (list_awards).",
	}),
	required: z.boolean(),
	choices: z.array(z.string()).optional(),
	max_length: z.int().optional(),
	min: z.int().optional(),
	max: z.int().optional(),
});

const product = z.object({
	product: z.string().meta({ description: "The product code for quote_order and create_checkout." }),
	name: z.string(),
	description: z.string(),
	price_cents: z.int().meta({ description: "Current price in USD cents, without VAT; for billboard_min the least." }),
	needs_listing: z.boolean(),
	takes_amount: z.boolean().meta({ description: "The buyer names the amount in amount_cents." }),
	takes_categories: z.enum(["none", "optional", "required"]),
	takes_week: z.enum(["none", "optional", "required"]),
	weeks: z
		.array(z.object({ week: z.string(), places_left: z.int() }))
		.nullable()
		.meta({ description: "Mondays that can be chosen; null where the product takes no week." }),
	includes: z.array(z.string()).meta({ description: "Product codes a bundle includes." }),
	options: z.record(z.string(), option).nullable(),
	options_schema: z
		.record(z.string(), z.unknown())
		.nullable()
		.meta({ description: "JSON Schema of an item's options; null where the product takes none." }),
});

export default defineOperation({
	id: "list_products",
	method: "get",
	path: "/products",
	area: "orders",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "What can be bought, at current prices",
	description:
		"Every product with its current price in USD cents (without VAT, set by the site's admin: do not remember prices), whether it needs one of your listings, and the weeks, categories and options it takes. A directory that sells nothing has no items. Nothing is charged here: price a choice with quote_order, then create_checkout. The billboard is a paid ranking.",
	output: z.object({
		items: z.array(product),
		currency: z.string(),
		prices_include_vat: z.boolean(),
	}),
	example: {
		input: {},
		output: {
			items: [
				{
					product: "skip_queue",
					name: "Skip the queue",
					description: "Moves your free launch to a week you choose.",
					price_cents: 4900,
					needs_listing: true,
					takes_amount: false,
					takes_categories: "none",
					takes_week: "required",
					weeks: [{ week: "2026-11-23", places_left: 12 }],
					includes: [],
					options: null,
					options_schema: null,
				},
			],
			currency: "usd",
			prices_include_vat: false,
		},
	},
	async handler(_input, { db, now, settings }) {
		if (!settings.sellsProducts) return { items: [], currency: CURRENCY, prices_include_vat: false };
		const [rows, taken] = await Promise.all([
			activeProducts(db),
			paidPlacesTaken(db, weeksForSale(now), settings.paidSlotsPerWeek),
		]);
		const weeks = [...taken].map(([week, count]) => ({
			week,
			places_left: Math.max(0, settings.paidSlotsPerWeek - count),
		}));
		const items = rows.map((row) => {
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
				weeks: rule.week === "none" ? null : weeks,
				includes: row.includes,
				options: row.options,
				options_schema: row.options && optionsSchema(row.options),
			};
		});
		return { items, currency: CURRENCY, prices_include_vat: false };
	},
});
