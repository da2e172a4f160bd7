import type { Child, FC } from "hono/jsx";
import { creditedCents } from "#core/orders/billing";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { Documents } from "../parts/orders/documents.tsx";
import { NextSteps } from "../parts/orders/next-steps.tsx";
import { PaymentUnderWay } from "../parts/orders/payment-under-way.tsx";
import type { ShownOrder } from "../parts/orders/shown-order.ts";
import { Delivered, Summary } from "../parts/orders/summary.tsx";
import type { PageContext } from "../site.ts";
import { exactMoney } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.checkout;

/** An order that is not open for payment: why, what happened, and to its buyer what to do now. */
export function closed(c: PageContext, found: ShownOrder): Promise<Response> {
	const { number, status } = found.order;
	const isPaid = status === "paid";
	const back = isPaid ? creditedCents(found.documents) : 0;
	return show(
		c,
		{ title: t.orderTitle(number), width: "narrow" },
		<>
			<h1>{isPaid ? t.thanks : t.orderTitle(number)}</h1>
			<Notice kind={isPaid ? "good" : "info"}>
				<p>{words.orders.told[status]}</p>
				{back > 0 && <p>{words.orders.givenBack(exactMoney(back, found.order.currency))}</p>}
			</Notice>
			<Delivered found={found} />
			<ForBuyer c={c} found={found} />
			<Summary found={found} />
		</>,
	);
}

/** The page of a checkout is open to whoever knows its address; its documents are the buyer's. */
const ForBuyer: FC<{ c: PageContext; found: ShownOrder }> = ({ c, found }) => {
	const { order } = found;
	if (order.status === "expired") {
		return (
			<p>
				<a class="button" href="/pricing">
					{words.orders.orderAgain}
				</a>
			</p>
		);
	}
	if (c.var.session?.user.id !== order.userId)
		return <p>{t.next.inAccount(<a href="/account/orders">{words.orders.title}</a>)}</p>;
	return (
		<>
			{order.status === "paid" && <NextSteps of={found} />}
			<Documents of={found} />
			<p>
				<a class="button" href={`/account/orders/${order.number}`}>
					{t.next.toOrder}
				</a>
			</p>
		</>
	);
};

/** Seconds until the page looks again whether the payment has arrived. */
const LOOK_AGAIN_SECONDS = 3;

/** Waits for the provider's word, and then says what the payment brought about, or leads to where it can be tried again. */
export async function thanks(c: PageContext, found: ShownOrder): Promise<Response> {
	if (found.order.status !== "pending") return closed(c, found);
	if (found.failedAt !== null) return c.redirect(`/checkout/${found.order.checkoutToken}`, 303);
	const isUnderWay = found.underWayAt !== null;
	const again: Child = !isUnderWay && <meta http-equiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />;
	return show(
		c,
		{ title: t.thanks, width: "narrow", head: again },
		<>
			<h1>{t.thanks}</h1>
			{isUnderWay ? <PaymentUnderWay c={c} of={found} /> : <Notice>{t.waiting}</Notice>}
			<p>
				<a class="button" href={`/checkout/${found.order.checkoutToken}`}>
					{t.backToOrder}
				</a>
			</p>
		</>,
	);
}
