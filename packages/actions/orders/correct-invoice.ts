import * as z from "zod";
import { type ActionContext, defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { creditedCents } from "#core/orders/billing";
import type { VatDecision } from "#core/orders/vat";
import { orderDecided } from "#mails/catalogue/order-decided";
import { documentsOfOrder } from "#store/billing-documents";
import { findOrder, type OrderRow, updateOrder } from "#store/orders";
import { AGAIN } from "#usecases/commit";
import { requiredText } from "#usecases/fields";
import { leaveMail } from "#usecases/mails/leave-mail";
import { typedBilling } from "#usecases/orders/billing-input";
import { correctInvoice } from "#usecases/orders/correct-invoice";
import { orderNumber } from "#usecases/orders/order-number";
import { decideOrderVat } from "#usecases/orders/order-vat";
import { changedMeanwhile } from "#usecases/saved-since";

/**
 * The site team corrects who an order is billed to. The invoice is never changed: a credit note takes it back, and another
 * one says the same to whom it belongs. What would change the VAT is refused: that is a refund and another order.
 * Source: docs/orders.md#corrected-invoices.
 */
export default defineAction({
	id: "correct_invoice",
	actor: "team",
	fresh: true,
	rate: "write",
	input: z.strictObject({
		order: orderNumber,
		/** Of the order as the page showed it. */
		version: z.int().min(1),
		billing: typedBilling,
		/** For the buyer. */
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ order: number, version, billing: typed, reason: said }, ctx) {
		const { db, now } = ctx;
		const { order } = (await findOrder(db, number)) ?? notFound("order");
		if (order.version !== version) throw changedMeanwhile();
		const issued = await documentsOfOrder(db, number);
		if (issued.length === 0 || creditedCents(issued) === order.totalCents) {
			invalidField("/order", "Nothing is billed with this order: it is not paid, or all of it was given back.");
		}
		const vat = await sameVat(order, typed, ctx);
		const billing = { ...typed, vat_number: vat.vat_number };
		const change = changeBetween(order.billing === null ? null : { ...order.billing }, { ...billing });
		if (Object.keys(change.after).length === 0)
			invalidField("/billing/name", "Nothing differs from the invoice there is.");
		const reason = said.trim();
		const facts = { order: number, decision: "invoice_corrected" as const, reason };
		const cause = `order:${number}:${version}`;
		return record(
			{ subject: `order:${number}`, change, detail: { reason } },
			{ order: number },
			[
				...updateOrder(db, order, { billing, vat }),
				...correctInvoice(ctx, order, issued, { billing, vat }),
				leaveMail(db, orderDecided, { to: { userId: order.userId }, cause, facts, now }),
			],
			{ stale: AGAIN },
		);
	},
});

/** @throws AppError where the corrected customer would pay another VAT, or nobody can tell. */
async function sameVat(
	order: OrderRow,
	typed: z.output<typeof typedBilling>,
	ctx: ActionContext,
): Promise<VatDecision> {
	const { country, postal_code: postalCode, vat_number: vatNumber } = typed;
	const vat = await decideOrderVat({ country, postalCode, vatNumber }, ctx);
	const isSame =
		vat.reason === order.vat.reason &&
		vat.rate_millionths === order.vat.rate_millionths &&
		vat.country === order.vat.country;
	if (isSame) return order.vat.home === undefined ? vat : { ...vat, home: order.vat.home };
	const message = "With this the VAT of the order would be another one. Give the money back and have it ordered anew.";
	const fields = ["country", "vat_number"];
	const errors = fields.map((field) => ({ pointer: `/billing/${field}`, code: "bad_value", message }));
	throw new AppError("invalid_input", message, { errors });
}
