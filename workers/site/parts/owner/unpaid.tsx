import type { FC } from "hono/jsx";
import type { UnpaidOrder } from "#store/unpaid-orders";
import { Notice } from "../../form.tsx";
import { exactMoney, listed } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.owner.unpaid;

/** What was ordered for a product and is not paid, or its money under way: until it is paid, nothing of it happens. */
export const Unpaid: FC<{ orders: readonly UnpaidOrder[] }> = ({ orders }) =>
	orders.length === 0 ? null : (
		<Notice>
			{orders.map(({ number, checkoutToken, totalCents, currency, names, underWayAt }) => (
				<>
					<h2>{(underWayAt === null ? t.title : words.orders.underWayTitle)(<bdi>{listed(names)}</bdi>)}</h2>
					<p>
						{(underWayAt === null ? t.text : words.orders.underWayText)(
							<a href={`/account/orders/${number}`}>{t.order(number)}</a>,
						)}
					</p>
					{underWayAt === null && (
						<p>
							<a class="button" href={`/checkout/${checkoutToken}`}>
								{t.pay(exactMoney(totalCents, currency))}
							</a>
						</p>
					)}
				</>
			))}
		</Notice>
	);
