import type { FC } from "hono/jsx";
import type { UnpaidOrder } from "#store/unpaid-orders";
import { Notice } from "../../form.tsx";
import { exactMoney, listed } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.owner.unpaid;

/** What was ordered for a product and is not paid: until it is, nothing of it happens. */
export const Unpaid: FC<{ orders: readonly UnpaidOrder[] }> = ({ orders }) =>
	orders.length === 0 ? null : (
		<Notice>
			{orders.map(({ number, checkoutToken, totalCents, currency, names }) => (
				<>
					<h2>{t.title(<bdi>{listed(names)}</bdi>)}</h2>
					<p>{t.text(<a href={`/account/orders/${number}`}>{t.order(number)}</a>)}</p>
					<p>
						<a class="button" href={`/checkout/${checkoutToken}`}>
							{t.pay(exactMoney(totalCents, currency))}
						</a>
					</p>
				</>
			))}
		</Notice>
	);
