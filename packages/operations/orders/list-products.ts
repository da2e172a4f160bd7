import * as z from "zod";
import { CURRENCY } from "#core/orders/price";
import { withoutBlanks } from "#operations/brief/within";
import { defineOperation } from "#operations/define";
import { productView, showProduct } from "#operations/orders/product-view";
import { activeProducts, paidPlacesTaken } from "#store/products";
import { weeksForSale } from "#usecases/orders/deliverable";

export default defineOperation({
	id: "list_products",
	method: "get",
	path: "/products",
	area: "orders",
	scope: "public",
	status: 200,
	limit: "read",
	summary: "What can be bought here, and what each costs",
	description:
		"Every product with its current price in USD cents (without VAT, set by the site's admin: do not remember prices), whether it needs one of your listings, and the weeks, categories and options it takes. Price a choice with quote_order, then create_checkout. The billboard is a paid ranking.",
	output: z
		.object({
			items: z.array(productView),
			currency: z.string(),
			prices_include_vat: z.boolean(),
		})
		.meta({ id: "ProductList" }),
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
	brief: ({ items, ...prices }) => ({
		...prices,
		items: items.map(({ options_schema, weeks, ...product }, index) => ({
			...withoutBlanks(product),
			...(weeks !== null && weeksOnce(weeks, items.slice(0, index))),
		})),
	}),
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
		const items = rows.map((row) => showProduct(row, weeks));
		return { items, currency: CURRENCY, prices_include_vat: false };
	},
});

type Product = z.output<typeof productView>;

/** Products of the same weeks are told by the first of them. */
function weeksOnce(weeks: NonNullable<Product["weeks"]>, before: readonly Product[]) {
	const told = JSON.stringify(weeks);
	const first = before.find((other) => JSON.stringify(other.weeks) === told);
	return first === undefined ? { weeks } : { weeks_as: first.product };
}
