import * as z from "zod";
import { defineOperation } from "#operations/define";
import { ORDER_EXAMPLE } from "#operations/orders/order-example";
import { ORDER_STATUSES, orderView, showOrder } from "#operations/orders/order-view";
import { onlyWalkedPage, walkOf } from "#operations/walk";
import { type OrderWithLines, ordersOf } from "#store/orders";
import { standingsOf } from "#usecases/orders/order-standing";

/** By what the rows of the list are told apart and ordered. */
const walk = walkOf("orders", z.tuple([z.int()]), ({ order }: OrderWithLines) => [order.sequence]);

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
		...walk.query,
	}),
	output: walk.output(orderView).meta({ id: "OrderPage" }),
	example: {
		input: { page: 1, per_page: 20 },
		output: onlyWalkedPage([ORDER_EXAMPLE]),
	},
	async handler(input, { db, caller, links }) {
		const rows = await ordersOf(db, caller.userId, walk.windowOf(input), input.status);
		const orders = rows.map(({ order }) => order);
		const standingOf = await standingsOf(db, orders);
		return walk.toPage(rows, input, (row) => showOrder(row, links, standingOf(row.order)));
	},
});
