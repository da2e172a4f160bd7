import * as z from "zod";
import { LARGE_BODY_MAX_BYTES } from "#core/limits";
import { CURRENCY } from "#core/orders/price";
import { defineOperation } from "#operations/define";
import { NO_EFFECTS } from "#operations/effects";
import { ORDER_EXAMPLE } from "#operations/orders/order-example";
import { orderBody } from "#operations/orders/order-items";
import { priceOrder } from "#operations/orders/order-pricing";
import { lineView, showVat, vatView } from "#operations/orders/order-view";
import { nextActions } from "#usecases/fields";
import { ITEM_CODES } from "#usecases/orders/deliverable";

export default defineOperation({
	id: "quote_order",
	method: "post",
	path: "/orders/quote",
	area: "orders",
	scope: "orders:write",
	status: 200,
	// Prices and checks an order; nothing is saved or charged.
	effects: NO_EFFECTS,
	limit: "write",
	summary: "Price an order, with a VAT preview",
	description:
		"Prices products from list_products for your own listings and checks every week, category, amount and option. Nothing is saved, reserved or charged. Give billing_country (and an EU vat_number) to see VAT. When the person agrees, send the same body to create_checkout.",
	body: orderBody,
	bodyMaxBytes: LARGE_BODY_MAX_BYTES,
	output: z
		.object({
			currency: z.string(),
			lines: z.array(lineView),
			subtotal_cents: z.int(),
			vat: vatView,
			total_cents: z.int(),
			next_actions: nextActions,
		})
		.meta({ id: "OrderQuote" }),
	refuses: ["nothing_for_sale", "bad_item", ...ITEM_CODES],
	example: {
		input: { items: [{ product: "launch", listing_id: 7 }], billing_country: "DE" },
		output: {
			currency: "usd",
			lines: [
				{
					line: 1,
					product: "launch",
					name: "Launch",
					listing_id: 7,
					week: null,
					categories: null,
					options: null,
					amount_cents: 9900,
				},
			],
			subtotal_cents: 9900,
			vat: ORDER_EXAMPLE.vat,
			total_cents: 11781,
			next_actions: [
				{ operation: "create_checkout", why: "Send the same body to get the page where the person pays." },
			],
		},
	},
	async handler(input, ctx) {
		const priced = await priceOrder(input, ctx.caller.userId, ctx);
		return {
			currency: CURRENCY,
			lines: priced.lines.map(({ product, name, listingId, week, categories, options, amountCents }, index) => ({
				line: index + 1,
				product,
				name,
				listing_id: listingId,
				week,
				categories,
				options,
				amount_cents: amountCents,
			})),
			subtotal_cents: priced.subtotalCents,
			vat: showVat(priced.vat, priced.vatCents),
			total_cents: priced.totalCents,
			next_actions: [
				{ operation: "create_checkout", why: "Send the same body to get the page where the person pays." },
			],
		};
	},
});
