import * as z from "zod";
import { type ActionContext, defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { endPayment } from "#core/jobs/kinds";
import { PAYMENT_OPEN_MS } from "#core/limits";
import { homeCurrency, homeRate } from "#core/orders/home-currency";
import { totalsOf } from "#core/orders/price";
import type { BillingDetails, HomeRate } from "#core/orders/vat";
import type { Payments } from "#core/ports/payments";
import { exactMoney } from "#core/words/format";
import type { Statement } from "#store/db";
import { holdPlaces } from "#store/order-listings";
import { type OrderWithLines, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { AGAIN, unchanged } from "#usecases/commit";
import { linkToken } from "#usecases/fields";
import { typedBilling } from "#usecases/orders/billing-input";
import { nothingForSale, refuseUndeliverable } from "#usecases/orders/deliverable";
import { decideOrderVat } from "#usecases/orders/order-vat";
import { orderToPay } from "#usecases/orders/payment-request";

/**
 * Opens the payment of an order: decides its VAT, freezes its totals, and takes its places in launch weeks. While a
 * payment is open nothing changes, whatever is typed; give_up_payment ends it. Where the buyer pays is asked for by
 * request_payment_page.
 */
export default defineAction({
	id: "open_payment",
	actor: "link_holder",
	rate: "write",
	input: z.strictObject({
		/** Of the checkout page: whoever knows its address may pay. */
		checkout_token: linkToken,
		/** null for what the order was billed to before. */
		billing: typedBilling.nullable(),
	}),
	async handler({ checkout_token, billing: typed }, ctx) {
		const { payments } = ctx.ports;
		if (payments === null) throw nothingForSale();
		const found = await orderToPay(ctx, checkout_token);
		const { order } = found;
		if (order.paymentExpiresAt !== null) return unchanged({ number: order.number });
		const billing = typed ?? order.billing;
		if (billing === null) throw new AppError("invalid_input", "Say who pays: the order has no billing details yet.");
		return record(
			{ subject: `order:${order.number}`, detail: { attempt: order.paymentAttempt + 1 } },
			{ number: order.number },
			await freeze(found, billing, payments, ctx),
			{ stale: AGAIN, week_full: { code: "week_full", detail: "A launch week of this order has filled up." } },
		);
	},
});

/**
 * What the seller states VAT by in the currency at home. A bank that does not answer keeps nobody from paying: then the
 * invoice leaves a task. Source: docs/orders.md#vat-in-the-sellers-currency.
 */
async function homeRateOf(currency: string, { settings, ports, log }: ActionContext): Promise<HomeRate | null> {
	const home = homeCurrency(settings.sellerCountry);
	if (home === null || home === currency.toUpperCase()) return null;
	try {
		return homeRate(await ports.exchange.newest(), currency, home);
	} catch (error) {
		log.error("exchange_rates_unavailable", error, { currency: home });
		return null;
	}
}

/** An order of nothing is paid without a provider. */
function mustBeTaken(cents: number, currency: string, { leastCents, mostCents }: Payments["takes"]): void {
	if (cents === 0 || (cents >= leastCents && cents <= mostCents)) return;
	const [least, most, asked] = [leastCents, mostCents, cents].map((one) => exactMoney(one, currency));
	throw new AppError("amount_not_payable", `One payment is of ${least} to ${most}, and this order comes to ${asked}.`);
}

/** A payment made in its last moment may be told of a little later. */
const GRACE_MS = 10 * 60_000;

async function freeze(
	{ order, lines }: OrderWithLines,
	billing: BillingDetails,
	{ provider, takes }: Payments,
	ctx: ActionContext,
): Promise<Statement<"stale" | "week_full">[]> {
	const { db, now, settings } = ctx;
	await refuseUndeliverable(lines, ctx);
	const vat = await decideOrderVat(
		{ country: billing.country, postalCode: billing.postal_code, vatNumber: billing.vat_number },
		ctx,
	);
	const totals = totalsOf(
		lines.map((one) => one.amountCents),
		vat.rate_millionths,
	);
	mustBeTaken(totals.totalCents, order.currency, takes);
	const home = totals.vatCents === 0 ? null : await homeRateOf(order.currency, ctx);
	const weeks = lines.flatMap((one) => one.week ?? []);
	const expiresAt = now.getTime() + PAYMENT_OPEN_MS;
	const subject = { order: order.number, attempt: order.paymentAttempt + 1 };
	return [
		...updateOrder(db, order, {
			billing: { ...billing, vat_number: vat.vat_number },
			vat: home === null ? vat : { ...vat, home },
			vatCents: totals.vatCents,
			totalCents: totals.totalCents,
			paymentProvider: provider,
			paymentAttempt: order.paymentAttempt + 1,
			paymentUrl: null,
			paymentExpiresAt: expiresAt,
			placesHeld: weeks.length > 0,
		}),
		...holdPlaces(db, weeks, settings.paidSlotsPerWeek),
		enqueue(db, endPayment, { subject, dueAt: expiresAt + GRACE_MS, now: now.getTime() }),
	];
}
