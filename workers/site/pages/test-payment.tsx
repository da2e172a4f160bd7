import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { perform } from "#actions/perform";
import { AppError } from "#core/errors";
import { formatUsd } from "#core/orders/price";
import type { Payments } from "#core/ports/outside";
import { type OrderWithLines, orderByToken } from "#store/orders";
import { PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";

const BUTTONS = [
	{ kind: "payment_succeeded", label: "Pay" },
	{ kind: "payment_failed", label: "Fail" },
	{ kind: "refunded", label: "Give back" },
	{ kind: "dispute_opened", label: "Dispute" },
	{ kind: "dispute_won", label: "Win the dispute" },
] as const;

/** Pays without money, where the local environment has no payment provider; elsewhere there is no such page. */
export default function testPaymentPage(site: Site): void {
	site.get("/test-payments/:token", async (c) => {
		const { order } = await orderOfPage(c);
		const token = await formTokenOf(c);
		return show(
			c,
			{ title: "Test payment", width: "narrow" },
			<article class="card">
				<h1>Test payment</h1>
				<p>
					Order {order.number}, {formatUsd(order.totalCents)}. No money moves; this page exists in the local environment
					only.
				</p>
				{BUTTONS.map(({ kind, label }) => (
					<PostForm action={`/test-payments/${order.checkoutToken}/${kind}`} token={token}>
						<button type="submit" class={kind === "payment_succeeded" ? "" : "secondary"}>
							{label}
						</button>
					</PostForm>
				))}
			</article>,
		);
	});

	site.post("/test-payments/:token/:kind", async (c) => {
		const { order, payments } = await orderOfPage(c);
		const { actionContext, performDeps } = c.var.services;
		const ctx = actionContext({ kind: "provider", name: payments.provider });
		// Pressing a button again is the same event again.
		const reference = `${order.number}:${order.paymentAttempt}`;
		const kind = BUTTONS.find((button) => button.kind === c.req.param("kind"))?.kind;
		if (kind === undefined) throw new AppError("not_found", "There is no page at this address.");
		if (order.paymentAttempt === 0) throw new AppError("order_not_open", "No payment of this order has been opened.");
		const body = JSON.stringify({
			...{ event_id: `${kind}:${reference}`, kind, order_number: order.number, reference },
			amount_cents: order.totalCents,
			currency: order.currency,
		});
		const event = await payments.verify({ body, signature: null, now: ctx.now });
		if (event !== null) await perform(applyPaymentEvent, event, ctx, performDeps);
		return c.redirect(`/checkout/${order.checkoutToken}/thanks`, 303);
	});
}

async function orderOfPage(c: PageContext): Promise<OrderWithLines & { payments: Payments }> {
	const { payments, db } = c.var.services;
	const found = payments?.provider === "test" ? await orderByToken(db, c.req.param("token") ?? "") : null;
	if (payments === null || found === null) throw new AppError("not_found", "There is no page at this address.");
	return { ...found, payments };
}
