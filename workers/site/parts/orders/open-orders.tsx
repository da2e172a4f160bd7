import type { FC } from "hono/jsx";
import type { z } from "zod";
import listMyOrders from "#operations/orders/list-my-orders";
import { ask } from "../../ask.ts";
import { Notice } from "../../form.tsx";
import type { PageContext } from "../../site.ts";
import { dayOf, exactMoney, listed } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.cart;

/** Orders that are named; whoever has more open finds them all in the list of orders. */
const SHOWN = 3;

type OpenOrder = z.output<typeof listMyOrders.output>["items"][number];

/** The newest orders of whoever is signed in that wait to be paid. */
export async function openOrders(c: PageContext): Promise<OpenOrder[]> {
	if (c.var.session === null) return [];
	return (await ask(c, listMyOrders, { query: { status: "pending", per_page: SHOWN } })).items;
}

/** What is ordered and not paid, and the way to pay it; nothing where nothing is. */
export const OpenOrders: FC<{ orders: readonly OpenOrder[]; primary?: boolean }> = ({ orders, primary = false }) =>
	orders.map(({ number, created_at, lines, total_cents, currency, checkout_url }, place) => (
		<Notice>
			<h2>{t.open}</h2>
			<p>
				{t.openOrder(
					number,
					dayOf(created_at),
					<bdi>{listed([...new Set(lines.map(({ name }) => name))])}</bdi>,
					exactMoney(total_cents, currency),
				)}
			</p>
			{checkout_url !== null && (
				<p>
					<a href={new URL(checkout_url).pathname} class={primary && place === 0 ? "button primary" : "button"}>
						{t.toOpenOrder}
					</a>
				</p>
			)}
		</Notice>
	));
