import * as z from "zod";
import { ORDER_ITEMS_MAX } from "#core/limits";
import { OPTION_TEXT_MAX } from "#core/orders/product-options";
import { EXTRA_CATEGORIES_MAX } from "#core/orders/products";
import { existingCountry } from "#usecases/country-fields";
import { line, listingId, requiredLine, slug, text } from "#usecases/fields";

/** Source: docs/limits.md#orders. */
const OPTIONS_MAX = 20;

/** Source: docs/orders.md#items, docs/limits.md#orders. */
export const orderBody = z
	.strictObject({
		items: z
			.array(
				z.strictObject({
					product: requiredLine(60).meta({ description: "A product code from list_products." }),
					listing_id: listingId.optional().meta({ description: "For products that need one." }),
					week: line(10).optional().meta({ description: "A Monday, YYYY-MM-DD, of those list_products shows." }),
					amount_cents: z.int().min(1).max(100_000_000).optional().meta({
						description: "For billboard_min only: US cents.",
					}),
					categories: z
						.array(slug)
						.max(10)
						.optional()
						.meta({ description: `For extra_categories only: 1 to ${EXTRA_CATEGORIES_MAX} slugs.` }),
					options: z
						.record(line(60), z.union([text(OPTION_TEXT_MAX), z.number(), z.boolean()]))
						.refine((value) => Object.keys(value).length <= OPTIONS_MAX, {
							error: `This must have at most ${OPTIONS_MAX} properties.`,
							params: { code: "too_long", limit: OPTIONS_MAX },
						})
						.meta({ maxProperties: OPTIONS_MAX })
						.optional(),
				}),
			)
			.min(1)
			.max(ORDER_ITEMS_MAX),
		billing_country: existingCountry.optional().meta({ description: "Of the buyer, for VAT." }),
		vat_number: line(32).optional().meta({ description: "Of an EU business, for reverse charge." }),
	})
	.meta({ id: "OrderRequest" });

export type OrderInput = z.output<typeof orderBody>;
export type OrderItem = OrderInput["items"][number];
