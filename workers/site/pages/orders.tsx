import type { FC } from "hono/jsx";
import type { z } from "zod";
import listMyOrders from "#operations/orders/list-my-orders";
import { type OrderStanding, standingsOf } from "#usecases/orders/order-standing";
import { ask, pageOfAddress } from "../ask.ts";
import { showAccount } from "../parts/account-page.tsx";
import { NothingBought } from "../parts/orders/nothing-bought.tsx";
import { StateTag } from "../parts/orders/state-tag.tsx";
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
		const standingOf = await standingsOf(c.var.services.db, page.items);
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
							<OrderRow order={order} standing={standingOf(order)} />
						))}
					</ul>
				)}
				<Paging of={page} path="/account/orders" />
			</>,
		);
	});
}

const OrderRow: FC<{ order: Order; standing: OrderStanding }> = ({ order, standing }) => (
	<li>
		<div>
			<h2>
				<a href={`/account/orders/${order.number}`}>{t.order(order.number)}</a>
			</h2>
			<p class="muted">
				{t.made(dayOf(order.created_at), <bdi>{listed([...new Set(order.lines.map(({ name }) => name))])}</bdi>)}
			</p>
		</div>
		<StateTag of={standing} />
		<span class="price">{exactMoney(order.total_cents, order.currency)}</span>
	</li>
);
