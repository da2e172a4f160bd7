import type { FC } from "hono/jsx";
import type { z } from "zod";
import listMyOrders from "#operations/orders/list-my-orders";
import { ask, pageOfAddress } from "../ask.ts";
import { showAccount } from "../parts/account-page.tsx";
import { NothingBought } from "../parts/orders/nothing-bought.tsx";
import { STATE_TAGS } from "../parts/orders/states.ts";
import { Paging } from "../parts/paging.tsx";
import { type Site, signedIn } from "../site.ts";
import { dayOf, exactMoney, listed } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.orders;

type Order = z.output<typeof listMyOrders.output>["items"][number];

/** A person's orders, newest first. */
export default function ordersPage(site: Site): void {
	site.get("/account/orders", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const page = await ask(c, listMyOrders, { query: { page: pageOfAddress(c) } });
		return showAccount(
			c,
			{ at: "/account/orders", title: t.title },
			<>
				<h1>{t.title}</h1>
				{page.items.length === 0 && page.page === 1 ? (
					<NothingBought title={t.empty} help={t.emptyHelp} />
				) : (
					<ul class="rows">
						{page.items.map((order) => (
							<OrderRow order={order} />
						))}
					</ul>
				)}
				<Paging of={page} path="/account/orders" />
			</>,
		);
	});
}

const OrderRow: FC<{ order: Order }> = ({ order }) => (
	<li>
		<div>
			<h2>
				<a href={`/account/orders/${order.number}`}>{t.order(order.number)}</a>
			</h2>
			<p class="muted">
				{t.made(dayOf(order.created_at), <bdi>{listed([...new Set(order.lines.map(({ name }) => name))])}</bdi>)}
			</p>
		</div>
		<span class={STATE_TAGS[order.status]}>{t.states[order.status]}</span>
		<span class="price">{exactMoney(order.total_cents, order.currency)}</span>
	</li>
);
