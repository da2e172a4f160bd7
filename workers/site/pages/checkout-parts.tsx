import { formatUsd } from "#core/orders/price";
import type { BillingDetails } from "#core/orders/vat";
import type { OrderWithLines } from "#store/orders";
import { vatNote } from "#usecases/orders/vat-note";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import type { PageContext } from "../site.ts";

/** Who pays, as on an envelope. */
export function Billing({ billing }: { billing: BillingDetails | null }) {
	if (billing === null) return null;
	const lines = [
		billing.name,
		billing.company,
		billing.address,
		`${billing.postal_code} ${billing.city}`,
		billing.country,
	];
	return (
		<address>
			{lines
				.filter((text) => text !== null && text.trim() !== "")
				.map((text) => (
					<>
						<bdi>{text}</bdi>
						<br />
					</>
				))}
			{billing.vat_number !== null && `VAT number ${billing.vat_number}`}
		</address>
	);
}

/** Lines, VAT and total. */
export function Summary({ found: { order, lines } }: { found: OrderWithLines }) {
	return (
		<article class="card">
			<h2>Order {order.number}</h2>
			<table>
				<thead>
					<tr>
						<th scope="col">Product</th>
						<th scope="col">Price</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((row) => (
						<tr>
							<td>
								{row.name}
								{row.week !== null && ` · week of ${row.week}`}
								{row.categories !== null && ` · ${row.categories.join(", ")}`}
							</td>
							<td>{formatUsd(row.amountCents)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<td>
							VAT
							<br />
							<small>{vatNote(order.vat)}</small>
						</td>
						<td>{formatUsd(order.vatCents)}</td>
					</tr>
					<tr>
						<th scope="row">Total</th>
						<td>
							<strong>{formatUsd(order.totalCents)}</strong>
						</td>
					</tr>
				</tfoot>
			</table>
		</article>
	);
}

const CLOSED: Readonly<Record<string, string>> = {
	paid: "This order is paid. Thank you.",
	refunded: "This order was paid and given back.",
	disputed: "The payment of this order is disputed.",
	expired: "This order was closed unpaid. Create a new checkout to order at current prices.",
};

/** An order that is not open for payment: why, and what happened. */
export function closed(c: PageContext, found: OrderWithLines): Promise<Response> {
	return show(
		c,
		{ title: `Order ${found.order.number}`, width: "narrow" },
		<>
			<h1>Order {found.order.number}</h1>
			<Notice kind={found.order.status === "paid" ? "good" : "info"}>{CLOSED[found.order.status]}</Notice>
			<Summary found={found} />
			<Delivered found={found} />
		</>,
	);
}

function Delivered({ found }: { found: OrderWithLines }) {
	const told = found.lines.filter((row) => row.outcome !== null);
	if (told.length === 0) return null;
	return (
		<article class="card">
			<h2>What happened</h2>
			<ul>
				{told.map((row) => (
					<li>
						{row.name}: {row.outcome}
					</li>
				))}
			</ul>
		</article>
	);
}

/** Seconds until the page looks again whether the payment has arrived. */
const LOOK_AGAIN_SECONDS = 3;

/** Waits for the provider's word, and then says what the payment brought about. */
export function thanks(c: PageContext, found: OrderWithLines): Promise<Response> {
	if (found.order.status !== "pending") return closed(c, found);
	return show(
		c,
		{
			title: "Thank you",
			width: "narrow",
			head: <meta http-equiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />,
		},
		<article class="card">
			<h1>Thank you</h1>
			<p>We wait for the payment provider to confirm your payment. This page looks again every few seconds.</p>
			<p>
				<a href={`/checkout/${found.order.checkoutToken}`}>Back to the order</a>
			</p>
		</article>,
	);
}
