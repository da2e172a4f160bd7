import type { FC } from "hono/jsx";
import type { z } from "zod";
import listMyOrders from "#operations/orders/list-my-orders";
import { standingsOf } from "#usecases/orders/order-standing";
import { ask } from "../../ask.ts";
import { Notice } from "../../form.tsx";
import type { PageContext } from "../../site.ts";
import { dayOf, exactMoney, listed } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.cart;

/** Orders that are named; whoever has more open finds them all in the list of orders. */
const SHOWN = 3;

type OpenOrder = z.output<typeof listMyOrders.output>["items"][number] & { isUnderWay: boolean };

/** The newest orders of whoever is signed in that are not paid, or whose money is under way. */
export async function openOrders(c: PageContext): Promise<OpenOrder[]> {
	if (c.var.session === null) return [];
	const { items } = await ask(c, listMyOrders, { query: { status: "pending", per_page: SHOWN } });
	const standingOf = await standingsOf(c.var.services.db, items);
	return items.map((order) => ({ ...order, isUnderWay: standingOf(order) === "under_way" }));
}

/** What is ordered and not paid, and the way to pay it; what is under way, and the way to it; nothing where nothing is. */
export const OpenOrders: FC<{ orders: readonly OpenOrder[]; primary?: boolean }> = ({ orders, primary = false }) => {
	const first = orders.find(({ isUnderWay }) => !isUnderWay);
	return orders.map((order) => {
		const { number, created_at, lines, total_cents, currency, checkout_url, isUnderWay } = order;
		const href = isUnderWay ? `/account/orders/${number}` : checkout_url && new URL(checkout_url).pathname;
		return (
			<Notice>
				<h2>{isUnderWay ? t.underWay : t.open}</h2>
				<p>
					{t[isUnderWay ? "underWayOrder" : "openOrder"](
						number,
						dayOf(created_at),
						<bdi>{listed([...new Set(lines.map(({ name }) => name))])}</bdi>,
						exactMoney(total_cents, currency),
					)}
				</p>
				{href !== null && (
					<p>
						<a href={href} class={primary && order === first ? "button primary" : "button"}>
							{isUnderWay ? t.toUnderWay : t.toOpenOrder}
						</a>
					</p>
				)}
			</Notice>
		);
	});
};
