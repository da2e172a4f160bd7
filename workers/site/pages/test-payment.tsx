import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { perform } from "#actions/perform";
import { AppError } from "#core/errors";
import type { Payments } from "#core/ports/outside";
import { type OrderWithLines, orderByToken } from "#store/orders";
import { PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { exactMoney } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.checkout.test;

const KINDS = ["payment_succeeded", "payment_failed", "refunded", "dispute_opened", "dispute_won"] as const;

/** Pays without money, where the local environment has no payment provider; elsewhere there is no such page. */
export default function testPaymentPage(site: Site): void {
	site.get("/test-payments/:token", async (c) => {
		const { order } = await orderOfPage(c);
		const token = await formTokenOf(c);
		return show(
			c,
			{ title: t.title, width: "narrow" },
			<>
				<hgroup>
					<h1>{t.title}</h1>
					<p class="lead">{t.lead(<bdi>{order.number}</bdi>, exactMoney(order.totalCents, order.currency))}</p>
				</hgroup>
				<div class="actions">
					{KINDS.map((kind) => (
						<PostForm action={`/test-payments/${order.checkoutToken}/${kind}`} token={token}>
							<button type="submit" class={kind === "payment_succeeded" ? "primary" : "secondary"}>
								{t.buttons[kind]}
							</button>
						</PostForm>
					))}
				</div>
			</>,
		);
	});

	site.post("/test-payments/:token/:kind", async (c) => {
		const { order, payments } = await orderOfPage(c);
		const { actionContext, performDeps } = c.var.services;
		const ctx = actionContext({ kind: "provider", name: payments.provider });
		// Pressing a button again is the same event again.
		const reference = `${order.number}:${order.paymentAttempt}`;
		const kind = KINDS.find((known) => known === c.req.param("kind"));
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
