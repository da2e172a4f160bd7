import * as z from "zod";
import { defineOperation } from "#operations/define";
import { ORDER_EXAMPLE } from "#operations/orders/order-example";
import { ORDER_STATUSES, orderView, showOrder } from "#operations/orders/order-view";
import { pageOf, toPage, windowOf } from "#operations/paging";
import { ordersOf } from "#store/orders";
import { pageQuery } from "#usecases/fields";

export default defineOperation({
	id: "list_my_orders",
	method: "get",
	path: "/orders",
	area: "orders",
	scope: "account:read",
	status: 200,
	limit: "read",
	summary: "Your orders, newest first",
	description: "With totals, lines, what was delivered, and the payment page of those still open.",
	query: z.strictObject({
		status: z.enum(ORDER_STATUSES).optional().meta({ description: "pending waits for payment." }),
		...pageQuery,
	}),
	output: pageOf(orderView).meta({ id: "OrderPage" }),
	example: {
		input: { page: 1, per_page: 20 },
		output: { items: [ORDER_EXAMPLE], page: 1, per_page: 20, total: 1, total_is_exact: true, next_page: null },
	},
	async handler(input, { db, caller, links }) {
		const rows = await ordersOf(db, caller.userId, windowOf(input), input.status);
		return toPage({ rows }, input, (row) => showOrder(row, links));
	},
});
