import type { z } from "zod";
import type { orderView } from "#operations/orders/order-view";

/** One order as answers show it, for the examples of several operations. */
export const ORDER_EXAMPLE: z.input<typeof orderView> = {
	number: "LW-7QK2MZ4TPA",
	status: "pending",
	currency: "usd",
	subtotal_cents: 9900,
	vat: {
		country: "DE",
		territory: null,
		seller_country: "IE",
		rate_percent: 19,
		amount_cents: 1881,
		reason: "destination",
		reverse_charge: false,
		vat_number: null,
		vat_number_state: "not_given",
		vat_number_problem: null,
		note: "VAT of 19 % of the buyer's country.",
	},
	total_cents: 11781,
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
			fulfilled: false,
			fulfilled_at: null,
			outcome: null,
		},
	],
	checkout_url: "https://launchweek.example/checkout/6f1d0c9a",
	created_at: "2026-11-18T12:00:00.000Z",
	paid_at: null,
	refunded_at: null,
	next_actions: [
		{
			operation: "get_order",
			why: "Ask again after the person has paid at checkout_url. One that is not wanted needs no cancelling: unpaid it costs nothing and closes by itself.",
		},
	],
};
