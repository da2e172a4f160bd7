import * as z from "zod";
import { ratePercent } from "#core/orders/price";
import { VAT_NUMBER_PROBLEMS, VAT_NUMBER_STATES, VAT_REASONS, type VatDecision } from "#core/orders/vat";
import type { Links } from "#core/web/links";
import { ENGLISH, outcomeWords } from "#core/words/shared";
import type { OrderLineRow, OrderWithLines } from "#store/orders";
import { iso, nextActions, timestamp } from "#usecases/fields";
import type { OrderStanding } from "#usecases/orders/order-standing";
import { vatNote } from "#usecases/orders/vat-note";

export const vatView = z
	.object({
		country: z.string().nullable().meta({ description: "Where the buyer is; null while unknown." }),
		territory: z.string().nullable().meta({
			description:
				"The place at the billing address that has another VAT than its country, such as the Canary Islands.",
		}),
		seller_country: z.string(),
		rate_percent: z.number(),
		amount_cents: z.int(),
		reason: z.enum(VAT_REASONS),
		reverse_charge: z.boolean(),
		vat_number: z.string().nullable(),
		vat_number_state: z.enum(VAT_NUMBER_STATES),
		vat_number_problem: z.enum(VAT_NUMBER_PROBLEMS).nullable().meta({
			description: "Of an invalid number: what is wrong with it. The note says it in a sentence.",
		}),
		note: z.string().meta({ description: "The decision in a sentence." }),
	})
	.meta({ id: "Vat" });

export const lineView = z
	.object({
		line: z.int(),
		product: z.string(),
		name: z.string(),
		listing_id: z.int().nullable(),
		week: z.string().nullable(),
		categories: z.array(z.string()).nullable(),
		options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
		amount_cents: z.int(),
	})
	.meta({ id: "QuotedLine" });

const fulfilledLine = lineView
	.extend({
		fulfilled: z.boolean().meta({
			description: "Whether it is delivered. Work that the site team does by hand is delivered when it has done it.",
		}),
		fulfilled_at: timestamp.nullable(),
		outcome: z.string().nullable().meta({ description: "What the payment brought about, in a sentence." }),
	})
	.meta({ id: "OrderLine" });

export const ORDER_STATUSES = ["pending", "paid", "refunded", "disputed", "expired"] as const;

export const orderView = z
	.object({
		number: z.string(),
		status: z.enum(ORDER_STATUSES).meta({
			description: "An open list: treat a status you do not know as one that needs a person's look.",
		}),
		currency: z.string(),
		subtotal_cents: z.int(),
		vat: vatView,
		total_cents: z.int(),
		lines: z.array(fulfilledLine),
		checkout_url: z.url().nullable().meta({ description: "Where the person pays; null once there is nothing to pay." }),
		created_at: timestamp,
		paid_at: timestamp.nullable(),
		refunded_at: timestamp.nullable(),
		next_actions: nextActions,
	})
	.meta({ id: "Order" });

export function showVat(vat: VatDecision, vatCents: number): z.output<typeof vatView> {
	return {
		country: vat.country,
		territory: vat.territory ?? null,
		seller_country: vat.seller_country,
		rate_percent: ratePercent(vat.rate_millionths),
		amount_cents: vatCents,
		reason: vat.reason,
		reverse_charge: vat.reason === "reverse_charge",
		vat_number: vat.vat_number,
		vat_number_state: vat.vat_number_state,
		vat_number_problem: vat.vat_number_problem ?? null,
		note: vatNote(vat),
	};
}

export function showLine(line: OrderLineRow): z.output<typeof fulfilledLine> {
	const isFulfilled = line.fulfilledAt !== null && line.reversedAt === null;
	return {
		line: line.line,
		product: line.product,
		name: line.name,
		listing_id: line.listingId,
		week: line.week,
		categories: line.categories,
		options: line.options,
		amount_cents: line.amountCents,
		fulfilled: isFulfilled,
		fulfilled_at: isFulfilled ? iso(line.fulfilledAt) : null,
		outcome: line.outcomes === null ? null : outcomeWords(line.outcomes, ENGLISH),
	};
}

/** @param standing where the order stands, where that may be more than its status says. */
export function showOrder(
	{ order, lines }: OrderWithLines,
	links: Links,
	standing: OrderStanding = order.status,
): z.output<typeof orderView> {
	const isOpen = order.status === "pending";
	return {
		number: order.number,
		status: order.status,
		currency: order.currency,
		subtotal_cents: order.subtotalCents,
		vat: showVat(order.vat, order.vatCents),
		total_cents: order.totalCents,
		lines: lines.map(showLine),
		checkout_url: isOpen ? links.checkout(order.checkoutToken) : null,
		created_at: iso(order.createdAt),
		paid_at: iso(order.paidAt),
		refunded_at: iso(order.refundedAt),
		next_actions: orderActions(order.number, standing, links),
	};
}

/** What people want of an order and no operation does, is said where they look for it. */
function orderActions(number: string, standing: OrderStanding, links: Links): { operation: string; why: string }[] {
	switch (standing) {
		case "pending": {
			const why =
				"Ask again after the person has paid at checkout_url. One that is not wanted needs no cancelling: unpaid it costs nothing and closes by itself.";
			return [{ operation: "get_order", why }];
		}
		case "under_way": {
			const why =
				"The person has paid, and the bank takes days to move the money: there is nothing to pay meanwhile. Ask again in a day.";
			return [{ operation: "get_order", why }];
		}
		case "expired":
			return [{ operation: "quote_order", why: "The order was closed unpaid; price it anew and create a checkout." }];
		case "paid": {
			const why = `See what the order changed. To have it cancelled and refunded, the person asks at ${links.order(number)}.`;
			return [{ operation: "list_my_listings", why }];
		}
		default:
			return [{ operation: "list_my_listings", why: "See what the order changed." }];
	}
}
