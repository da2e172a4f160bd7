import { AppError } from "#core/errors";
import { PAYMENT_OPEN_MS } from "#core/limits";
import type { PaymentRequest, Payments } from "#core/ports";
import { totalsOf } from "#core/price";
import type { BillingDetails } from "#core/vat";
import type { Context } from "#operations/define";
import { nothingForSale, refuseUndeliverable } from "#operations/order-pricing";
import { decideOrderVat } from "#operations/order-vat";
import { vatNote } from "#operations/order-view";
import { guardOf, runBatch } from "#store/db";
import { holdPlaces } from "#store/order-listings";
import { findOrder, freezeOrder, notePaymentUrl, type OrderWithLines } from "#store/orders";
import { enqueue } from "#store/outbox";
import { userById } from "#store/users";

type CheckoutContext = Pick<Context, "db" | "now" | "settings" | "links" | "ports"> & { payments: Payments };

const STALE_ATTEMPTS = 5;

/**
 * Opens the payment of an order: decides its VAT, freezes its totals, takes its places in launch weeks, and only then
 * asks the provider for the page where the buyer pays. Asking again leads to the payment that is open.
 * @param given.payments null where nothing is for sale.
 * @returns where the buyer pays.
 * @throws AppError `nothing_for_sale`, `order_not_open`, the refusals of quote_order, `payment_unavailable`.
 */
export async function openPayment(
	number: string,
	billing: BillingDetails,
	given: Omit<CheckoutContext, "payments"> & { payments: Payments | null },
): Promise<string> {
	if (given.payments === null) throw nothingForSale();
	const ctx = { ...given, payments: given.payments };
	const found = await frozen(number, billing, ctx);
	const { order } = found;
	if (order.paymentUrl !== null) return order.paymentUrl;
	const request = await paymentRequest(found, ctx);
	let url: string;
	try {
		({ url } = await ctx.payments.open(request));
	} catch (cause) {
		const refusal = new AppError("payment_unavailable", "The payment provider does not answer; try again in a moment.");
		refusal.cause = cause;
		throw refusal;
	}
	await notePaymentUrl(ctx.db, order.number, order.paymentAttempt, url);
	return url;
}

/** The order with a payment open: the one that is, or a new one with these billing details. */
async function frozen(number: string, billing: BillingDetails, ctx: CheckoutContext): Promise<OrderWithLines> {
	for (let attempt = 1; ; attempt++) {
		const found = await findOrder(ctx.db, number);
		if (found === null || found.order.status !== "pending") {
			throw new AppError("order_not_open", "This order is not open for payment any more.");
		}
		if (found.order.paymentExpiresAt !== null) return found;
		try {
			await freeze(found, billing, ctx);
		} catch (error) {
			const guard = guardOf(error);
			if (guard === "week_full") throw new AppError("week_full", "A launch week of this order has filled up.");
			if (guard !== "stale" || attempt >= STALE_ATTEMPTS) throw error;
		}
	}
}

async function freeze({ order, lines }: OrderWithLines, billing: BillingDetails, ctx: CheckoutContext): Promise<void> {
	const { db, now, settings } = ctx;
	await refuseUndeliverable(lines, ctx);
	const vat = await decideOrderVat(
		{ country: billing.country, postalCode: billing.postal_code, vatNumber: billing.vat_number },
		ctx,
	);
	const totals = totalsOf(
		lines.map((line) => line.amountCents),
		vat.rate_millionths,
	);
	const weeks = lines.flatMap((line) => line.week ?? []);
	const expiresAt = now.getTime() + PAYMENT_OPEN_MS;
	const subject = `${order.number}:${order.paymentAttempt + 1}`;
	await runBatch(db, [
		...freezeOrder(db, order, {
			billing: { ...billing, vat_number: vat.vat_number },
			vat,
			vatCents: totals.vatCents,
			totalCents: totals.totalCents,
			provider: ctx.payments.provider,
			expiresAt,
			placesHeld: weeks.length > 0,
		}),
		...holdPlaces(db, weeks, settings.paidSlotsPerWeek),
		enqueue(db, { job: "end-payment", subject, dueAt: expiresAt + GRACE_MS, now: now.getTime() }),
	]);
}

/** A payment made in its last moment may be told of a little later. */
const GRACE_MS = 10 * 60_000;

async function paymentRequest({ order, lines }: OrderWithLines, ctx: CheckoutContext): Promise<PaymentRequest> {
	const buyer = await userById(ctx.db, order.userId);
	const checkout = ctx.links.checkout(order.checkoutToken);
	return {
		orderNumber: order.number,
		attempt: order.paymentAttempt,
		checkoutToken: order.checkoutToken,
		totalCents: order.totalCents,
		vatCents: order.vatCents,
		vatNote: vatNote(order.vat),
		currency: order.currency,
		lines: lines.map((line) => ({ name: line.name, amountCents: line.amountCents })),
		buyerEmail: buyer?.email ?? null,
		expiresAt: order.paymentExpiresAt ?? ctx.now.getTime() + PAYMENT_OPEN_MS,
		urls: { paid: `${checkout}/thanks`, back: checkout },
	};
}
