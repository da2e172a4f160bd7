import askRefund from "#actions/orders/ask-refund";
import { notFound } from "#core/errors";
import { creditedCents } from "#core/orders/billing";
import { orderOf } from "#store/orders";
import { refundRequestOf } from "#store/refunds";
import { act } from "../act.ts";
import { Notice } from "../form.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { AskBack } from "../parts/orders/ask-back.tsx";
import { Billing } from "../parts/orders/billing.tsx";
import { Documents } from "../parts/orders/documents.tsx";
import { NextSteps } from "../parts/orders/next-steps.tsx";
import { PaymentFailed } from "../parts/orders/payment-failed.tsx";
import { PaymentUnderWay } from "../parts/orders/payment-under-way.tsx";
import { shownOrder } from "../parts/orders/shown-order.ts";
import { Delivered, Summary } from "../parts/orders/summary.tsx";
import { formTokenOf, type Site, signedIn } from "../site.ts";
import { exactMoney } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.orders;

/** One order of a person: what it is for, where it stands, what it brought about, and its documents. */
export default function orderPage(site: Site): void {
	site.get("/account/orders/:number{LW-[A-Z2-7]{1,20}}", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { db } = c.var.services;
		const row = (await orderOf(db, session.user.id, c.req.param("number"))) ?? notFound("order");
		const found = await shownOrder(db, row);
		const { order } = found;
		const [request, token] = await Promise.all([refundRequestOf(db, order.number), formTokenOf(c)]);
		const back = order.status === "refunded" ? 0 : creditedCents(found.documents);
		const checkout = `/checkout/${order.checkoutToken}`;
		return showAccount(
			c,
			{ at: "/account/orders", title: t.order(order.number) },
			<>
				<h1>{t.order(order.number)}</h1>
				{found.underWayAt === null && (
					<Notice kind={order.status === "paid" ? "good" : "info"}>
						<p>{t.told[order.status]}</p>
						{back > 0 && <p>{t.givenBack(exactMoney(back, order.currency))}</p>}
					</Notice>
				)}
				<PaymentUnderWay c={c} of={found} />
				<PaymentFailed at={found.failedAt} />
				{order.status === "pending" && found.underWayAt === null && (
					<p>
						<a class="button primary" href={checkout}>
							{t.pay}
						</a>
					</p>
				)}
				{order.status === "expired" && (
					<p>
						<a class="button" href="/pricing">
							{t.orderAgain}
						</a>
					</p>
				)}
				<Summary found={found} />
				<Delivered found={found} />
				{order.status === "paid" && <NextSteps of={found} />}
				<Documents of={found} />
				<AskBack {...{ order, request }} token={token} now={new Date()} />
				{order.billing !== null && (
					<section aria-labelledby="billing">
						<h2 id="billing">{words.checkout.billedTo}</h2>
						<Billing billing={order.billing} />
					</section>
				)}
			</>,
		);
	});

	site.post("/account/orders/:number{LW-[A-Z2-7]{1,20}}/refund", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { reason } = await c.req.parseBody();
		const order = c.req.param("number");
		await act(c, askRefund, { order, reason: typeof reason === "string" ? reason : "" });
		return c.redirect(`/account/orders/${order}#ask`, 303);
	});
}
