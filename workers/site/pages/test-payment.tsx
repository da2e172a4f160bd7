import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { perform } from "#actions/perform";
import { AppError } from "#core/errors";
import { measureMoney } from "#core/numbers/measure-money";
import type { Payments } from "#core/ports/payments";
import { type OrderRow, type OrderWithLines, orderByToken } from "#store/orders";
import type { OrderStanding } from "#usecases/orders/order-standing";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { type FieldAttributes, LineField } from "../parts/line-field.tsx";
import { shownOrder } from "../parts/orders/shown-order.ts";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { exactMoney } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.checkout.test;

const BEFORE = ["payment_succeeded", "payment_under_way", "payment_failed"] as const;
/** What becomes of money that takes days. */
const UNDER_WAY = ["payment_succeeded", "payment_failed"] as const;
const AFTER = ["partially_refunded", "refunded", "dispute_opened", "dispute_won", "dispute_lost"] as const;
type Kind = (typeof BEFORE)[number] | (typeof AFTER)[number];
const KINDS: readonly Kind[] = [...BEFORE, ...AFTER];
/** What can be told of an order, by where it stands; of one that was paid all else. */
const CHOICES: Partial<Record<OrderStanding, readonly Kind[]>> = { pending: BEFORE, under_way: UNDER_WAY };

/** Pays without money, where the local environment has no payment provider; elsewhere there is no such page. */
export default function testPaymentPage(site: Site): void {
	site.get("/test-payments/:token", async (c) => {
		const { order, standing, failedAt } = await shownOrder(c.var.services.db, await orderOfPage(c));
		const token = await formTokenOf(c);
		const attempt = c.req.query("attempt") ?? String(order.paymentAttempt);
		const isOver = order.status === "pending" && (failedAt !== null || !isOpen(order, attempt));
		const isUnderWay = standing === "under_way" && !isOver;
		const checkout = `/checkout/${order.checkoutToken}`;
		return show(
			c,
			{ title: t.title, width: "narrow" },
			<>
				<hgroup>
					<h1>{t.title}</h1>
					<p class="lead">{t.lead(<bdi>{order.number}</bdi>, exactMoney(order.totalCents, order.currency))}</p>
				</hgroup>
				{isOver && <Notice>{t.over}</Notice>}
				{isUnderWay && <Notice>{t.underWay}</Notice>}
				<div class="test-payment">
					{(isOver ? [] : (CHOICES[standing] ?? AFTER)).map((kind) => (
						<PostForm action={`/test-payments/${order.checkoutToken}/${kind}`} token={token}>
							<input type="hidden" name="attempt" value={attempt} />
							{kind === "partially_refunded" && (
								<LineField name="amount" label={t.refundedSoFar} required input={AmountInput} />
							)}
							<button type="submit" class={kind === "payment_succeeded" ? "primary l" : "secondary"}>
								{isUnderWay && kind in t.laterButtons
									? t.laterButtons[kind as keyof typeof t.laterButtons]
									: t.buttons[kind]}
							</button>
						</PostForm>
					))}
				</div>
				<p>
					<a href={order.status === "pending" ? checkout : `${checkout}/thanks`}>{words.checkout.backToOrder}</a>
				</p>
			</>,
		);
	});

	site.post("/test-payments/:token/:kind", async (c) => {
		const { order, payments } = await orderOfPage(c);
		const form = await c.req.parseBody();
		const attempt = typeof form.attempt === "string" ? form.attempt : "";
		const kind = KINDS.find((known) => known === c.req.param("kind"));
		if (kind === undefined) throw new AppError("not_found", "There is no page at this address.");
		if (order.paymentAttempt === 0) throw new AppError("order_not_open", "No payment of this order has been opened.");
		if (order.status === "pending" && !isOpen(order, attempt)) {
			return c.redirect(`/test-payments/${order.checkoutToken}?attempt=${encodeURIComponent(attempt)}`, 303);
		}
		// Pressing a button again is the same event again.
		const reference = order.paymentReference ?? `${order.number}:${attempt}`;
		const amount = kind === "partially_refunded" ? Math.round(Number(form.amount) * 100) || 0 : order.totalCents;
		const eventId = kind === "partially_refunded" ? `${kind}:${reference}:${amount}` : `${kind}:${reference}`;
		const body = JSON.stringify({
			event_id: eventId,
			kind,
			order_number: order.number,
			reference,
			amount_cents: amount,
			currency: order.currency,
		});
		const { actionContext, performDeps } = c.var.services;
		const ctx = actionContext({ kind: "provider", name: payments.provider });
		const event = await payments.verify({ body, signature: null, now: ctx.now });
		if (event !== null) measureMoney(c.var.services, (await perform(applyPaymentEvent, event, ctx, performDeps)).moved);
		return c.redirect(`/checkout/${order.checkoutToken}/thanks`, 303);
	});
}

/** Whether the page of this attempt still takes a payment: one that was given up does not. */
function isOpen(order: OrderRow, attempt: string): boolean {
	return String(order.paymentAttempt) === attempt && order.paymentExpiresAt !== null;
}

const AmountInput = (attributes: FieldAttributes) => (
	<input {...attributes} type="number" min="0.01" step="0.01" inputmode="decimal" />
);

async function orderOfPage(c: PageContext): Promise<OrderWithLines & { payments: Payments }> {
	const { payments, db } = c.var.services;
	const found = payments?.provider === "test" ? await orderByToken(db, c.req.param("token") ?? "") : null;
	if (payments === null || found === null) throw new AppError("not_found", "There is no page at this address.");
	return { ...found, payments };
}
