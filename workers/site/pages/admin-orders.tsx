import type { FC } from "hono/jsx";
import { addWeeks, DAY_MS, weekOf } from "#core/launches/week";
import { PAID_WEEKS_AHEAD } from "#core/limits";
import { searchOrders } from "#store/order-search";
import type { OrderWithLines } from "#store/orders";
import { allProducts } from "#store/products";
import { emailsOf } from "#store/users";
import { standingsOf } from "#usecases/orders/order-standing";
import { administrator } from "../administrator.ts";
import { Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { AdminList } from "../parts/admin/list.tsx";
import { type Filter, type ListView, listView, partOf } from "../parts/admin/list-view.ts";
import { StateTag } from "../parts/orders/state-tag.tsx";
import type { PageContext, Site } from "../site.ts";
import { dayOf, exactMoney } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.sales;
const PATH = "/admin/orders";
const SHOWN = 30;
/** Days back that the list can be narrowed to, and weeks that it can be. */
const DAYS = [1, 7, 30, 90, 365] as const;
const WEEKS_BACK = 12;
/** Money that is under way is found among what is not paid. */
const { under_way: _, ...STATUSES } = { ...words.orders.states, pending: t.notPaid };
/** Products of an order that are named. */
const NAMES_SHOWN = 2;

/** For the site team: every order, found by what people have of it. */
export default function adminOrdersPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db } = c.var.services;
		const filters = await filtersFor(c);
		const view = listView(c, { filters });
		const offset = Number(view.after ?? 0) || 0;
		const found = await searchOrders(db, queryOf(view, Date.now()), { limit: SHOWN + 1, offset });
		const { items, next } = partOf(found, SHOWN, () => offset + SHOWN);
		const orders = items.map(({ order }) => order);
		const [emails, standingOf] = await Promise.all([
			emailsOf(
				db,
				orders.map(({ userId }) => userId),
			),
			standingsOf(db, orders),
		]);
		return showAdminPage(
			c,
			{ area: "orders", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<AdminList
					view={view}
					filters={filters}
					searchHelp={t.search}
					rows={items}
					next={next}
					empty={view.isNarrowed ? t.noneSuch : t.none}
					columns={[
						{ label: t.order, cell: ({ order }) => <a href={`${PATH}/${order.number}`}>{order.number}</a> },
						{ label: t.buyer, cell: ({ order }) => <bdi>{buyerOf(order, emails.get(order.userId))}</bdi> },
						{
							label: t.what,
							cell: ({ lines }) => <Products of={[...new Set(lines.map(({ name }) => name))]} />,
						},
						{ label: t.made, cell: ({ order }) => <Time at={order.createdAt} /> },
						{
							label: t.state,
							cell: ({ order }) => <StateTag of={standingOf(order)} />,
						},
						{ label: t.total, isFigure: true, cell: ({ order }) => exactMoney(order.totalCents, order.currency) },
					]}
				/>
			</>,
		);
	});
}

/** What was ordered, each name in its own direction. */
const Products: FC<{ of: readonly string[] }> = ({ of }) => (
	<span>
		{of.slice(0, NAMES_SHOWN).map((name, index) => (
			<>
				{index > 0 && ", "}
				<bdi>{name}</bdi>
			</>
		))}
		{of.length > NAMES_SHOWN && t.andMore(of.length - NAMES_SHOWN)}
	</span>
);

/** A company, or whoever bought. */
function buyerOf({ billing }: OrderWithLines["order"], email: string | undefined): string {
	return billing?.company ?? email ?? billing?.name ?? t.accountGone;
}

async function filtersFor(c: PageContext): Promise<Filter[]> {
	const products = await allProducts(c.var.services.db);
	const first = addWeeks(weekOf(new Date()), -WEEKS_BACK);
	const weeks = Array.from({ length: WEEKS_BACK + PAID_WEEKS_AHEAD + 1 }, (_, index) => addWeeks(first, index));
	return [
		{
			name: "status",
			label: t.status,
			choices: Object.entries(STATUSES).map(([value, label]) => ({ value, label })),
		},
		{ name: "product", label: t.product, choices: products.map(({ code, name }) => ({ value: code, label: name })) },
		{ name: "week", label: t.week, choices: weeks.map((week) => ({ value: week, label: t.weekOf(dayOf(week)) })) },
		{ name: "days", label: t.days, choices: DAYS.map((days) => ({ value: String(days), label: t.lastDays(days) })) },
	];
}

function queryOf({ q, filters }: ListView, now: number) {
	const days = Number(filters.days ?? 0);
	return {
		words: q,
		// The choices are the states that there are.
		status: filters.status as OrderWithLines["order"]["status"] | undefined,
		product: filters.product,
		week: filters.week,
		from: days > 0 ? now - days * DAY_MS : undefined,
	};
}
