import * as z from "zod";
import { hex } from "#core/hex";
import { closeOrder } from "#core/jobs/kinds";
import { DAY_MS } from "#core/launches/week";
import { LARGE_BODY_MAX_BYTES, ORDER_OPEN_MS, TOKEN_BYTES } from "#core/limits";
import { CURRENCY } from "#core/orders/price";
import { defineOperation } from "#operations/define";
import { ORDER_EXAMPLE } from "#operations/orders/order-example";
import { orderBody } from "#operations/orders/order-items";
import { priceOrder } from "#operations/orders/order-pricing";
import { orderView, showOrder } from "#operations/orders/order-view";
import { insertOrder, type OrderLineRow, type OrderRow } from "#store/orders";
import { enqueue } from "#store/outbox";
import { commit } from "#usecases/commit";
import { ITEM_CODES } from "#usecases/orders/deliverable";
import { formatOrderNumber, ORDER_NUMBER_LENGTH } from "#usecases/orders/order-number";

export default defineOperation({
	id: "create_checkout",
	method: "post",
	path: "/orders/checkout",
	area: "orders",
	scope: "orders:write",
	status: 201,
	idempotent: true,
	effects: { openWorld: true },
	limit: "costly",
	summary: "Buy: create an order and the page where the person pays it",
	description: `Answers with checkout_url: a secure page where the person reviews the order, enters billing details and pays. Hand the link to the person and never ask for card details. Nothing is charged until they pay; then get_order shows status paid and what was delivered. Prices hold for ${ORDER_OPEN_MS / DAY_MS} days.`,
	body: orderBody,
	bodyMaxBytes: LARGE_BODY_MAX_BYTES,
	output: orderView.extend({ checkout_url: z.url() }).meta({ id: "Checkout" }),
	refuses: ["nothing_for_sale", "bad_item", ...ITEM_CODES],
	example: {
		input: { items: [{ product: "launch", listing_id: 7 }], billing_country: "DE" },
		output: { ...ORDER_EXAMPLE, checkout_url: "https://launchweek.example/checkout/6f1d0c9a" },
	},
	async handler(input, ctx) {
		const { db, caller, now, ids, links } = ctx;
		const priced = await priceOrder(input, caller.userId, ctx);
		const order: OrderRow = {
			number: formatOrderNumber(ids.random(ORDER_NUMBER_LENGTH)),
			sequence: await ctx.nextId("order"),
			userId: caller.userId,
			status: "pending",
			currency: CURRENCY,
			subtotalCents: priced.subtotalCents,
			vatCents: priced.vatCents,
			totalCents: priced.totalCents,
			vat: priced.vat,
			billing: null,
			checkoutToken: hex(ids.random(TOKEN_BYTES)),
			paymentProvider: null,
			paymentReference: null,
			paymentAttempt: 0,
			paymentUrl: null,
			paymentExpiresAt: null,
			placesHeld: false,
			version: 1,
			createdAt: now.getTime(),
			paidAt: null,
			refundedAt: null,
		};
		const lines = priced.lines.map(
			(line, index): OrderLineRow => ({
				...line,
				orderNumber: order.number,
				line: index + 1,
				discountCents: 0,
				fulfilledAt: null,
				reversedAt: null,
				refundedAt: null,
				steps: [],
				outcomes: null,
			}),
		);
		const closesAt = now.getTime() + ORDER_OPEN_MS;
		const answer = { ...showOrder({ order, lines }, links), checkout_url: links.checkout(order.checkoutToken) };
		return commit(answer, [
			...insertOrder(db, order, lines),
			enqueue(db, closeOrder, { subject: order.number, dueAt: closesAt, now: now.getTime() }),
		]);
	},
});
