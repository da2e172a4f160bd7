import type { Child } from "hono/jsx";
import type { BillingDetails, VatDecision } from "#core/orders/vat";
import type { OrderLineRow, OrderWithLines } from "#store/orders";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { numberWords, vatWords } from "../parts/vat-words.ts";
import type { PageContext } from "../site.ts";
import { countryName, dayOf, exactMoney, spoken } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.checkout;

/** Who pays, as on an envelope. */
export function Billing({ billing }: { billing: BillingDetails | null }) {
	if (billing === null) return null;
	const { name, company, address, postal_code, city, country, vat_number } = billing;
	const lines = [name, company, address, `${postal_code} ${city}`, countryName(country)];
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
			{vat_number !== null && t.vatNumberIs(<bdi>{vat_number}</bdi>)}
		</address>
	);
}

/** What became of a VAT number, where it does not stand as typed: what to mend, or that it is looked at later. */
export function VatNumberNotice({ vat }: { vat: VatDecision }) {
	const said = numberWords(vat);
	if (said === null) return null;
	const isInvalid = vat.vat_number_state === "invalid";
	return (
		<Notice kind={isInvalid ? "problem" : "info"}>
			<h2>{isInvalid ? t.numberDoesNotCount : t.numberNotChecked}</h2>
			<p>
				{said} {isInvalid && t.mendNumber}
			</p>
		</Notice>
	);
}

/** Lines, VAT and total. */
export function Summary({ found: { order, lines } }: { found: OrderWithLines }) {
	return (
		<section aria-labelledby="order">
			<h2 id="order">{t.yourOrder}</h2>
			<table class="order">
				<thead>
					<tr>
						<th scope="col">{t.product}</th>
						<th scope="col">{t.price}</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((row) => (
						<tr>
							<td>
								<bdi>{row.name}</bdi>
								<Chosen of={row} />
							</td>
							<td>{exactMoney(row.amountCents, order.currency)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<td>
							{t.vat}
							<small class="block">{vatWords(order.vat)}</small>
						</td>
						<td>{exactMoney(order.vatCents, order.currency)}</td>
					</tr>
					<tr>
						<th scope="row">{t.total}</th>
						<td>{exactMoney(order.totalCents, order.currency)}</td>
					</tr>
				</tfoot>
			</table>
		</section>
	);
}

/** What the buyer chose with a product. */
function Chosen({ of: { week, categories } }: { of: OrderLineRow }) {
	const chosen = [week === null ? null : t.week(dayOf(week)), categories?.map(spoken).join(", ")];
	return (
		<>
			{chosen
				.filter((words) => words != null)
				.map((words) => (
					<small class="block">{words}</small>
				))}
		</>
	);
}

/** An order that is not open for payment: why, and what happened. */
export function closed(c: PageContext, found: OrderWithLines): Promise<Response> {
	const { number, status } = found.order;
	return show(
		c,
		{ title: t.orderTitle(number), width: "narrow" },
		<>
			<h1>{t.orderTitle(number)}</h1>
			<Notice kind={status === "paid" ? "good" : "info"}>{status === "pending" ? null : t.closed[status]}</Notice>
			<Summary found={found} />
			<Delivered found={found} />
		</>,
	);
}

function Delivered({ found }: { found: OrderWithLines }) {
	const told = found.lines.filter((row) => row.outcome !== null);
	if (told.length === 0) return null;
	return (
		<section aria-labelledby="happened">
			<h2 id="happened">{t.whatHappened}</h2>
			<ul>
				{told.map((row) => (
					<li>{t.happened(<bdi>{row.name}</bdi>, <bdi>{row.outcome}</bdi>)}</li>
				))}
			</ul>
		</section>
	);
}

/** Seconds until the page looks again whether the payment has arrived. */
const LOOK_AGAIN_SECONDS = 3;

/** Waits for the provider's word, and then says what the payment brought about. */
export function thanks(c: PageContext, found: OrderWithLines): Promise<Response> {
	if (found.order.status !== "pending") return closed(c, found);
	const again: Child = <meta http-equiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />;
	return show(
		c,
		{ title: t.thanks, width: "narrow", head: again },
		<>
			<h1>{t.thanks}</h1>
			<Notice>{t.waiting}</Notice>
			<p>
				<a class="button" href={`/checkout/${found.order.checkoutToken}`}>
					{t.backToOrder}
				</a>
			</p>
		</>,
	);
}
