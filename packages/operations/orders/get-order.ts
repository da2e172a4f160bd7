import * as z from "zod";
import { notFound } from "#core/errors";
import { defineOperation } from "#operations/define";
import { ORDER_EXAMPLE } from "#operations/orders/order-example";
import { orderView, showOrder } from "#operations/orders/order-view";
import { orderOf } from "#store/orders";
import { requiredLine } from "#usecases/fields";
import { ORDER_NUMBER_LENGTH } from "#usecases/orders/order-number";
import { standingsOf } from "#usecases/orders/order-standing";

export default defineOperation({
	id: "get_order",
	method: "get",
	path: "/orders/{number}",
	area: "orders",
	scope: "account:read",
	status: 200,
	limit: "read",
	summary: "One of your orders: whether it is paid and what was delivered",
	description:
		"Status, totals with VAT, and per line whether it is fulfilled and what happened. Ask again after the person has paid at checkout_url; delivery follows within seconds.",
	params: z.object({
		number: requiredLine(32).meta({
			description: `As create_checkout gave it: LW- and ${ORDER_NUMBER_LENGTH} characters.`,
		}),
	}),
	output: orderView,
	example: { input: { number: "LW-7QK2MZ4TPA" }, output: ORDER_EXAMPLE },
	async handler({ number }, { db, caller, links }) {
		const found = (await orderOf(db, caller.userId, number.toUpperCase())) ?? notFound("order");
		const standingOf = await standingsOf(db, [found.order]);
		return showOrder(found, links, standingOf(found.order));
	},
});
