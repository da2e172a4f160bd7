import type { Child, FC } from "hono/jsx";
import { outcomeWords } from "#core/words/shared";
import type { OrderLineRow } from "#store/orders";
import { dayOf, exactMoney, listed } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { vatWords } from "../vat-words.ts";
import type { ShownOrder } from "./shown-order.ts";

const t = words.checkout;

/** Lines, VAT and total. @param props.below what else is said of a line, below its name. */
export const Summary: FC<{ found: ShownOrder; below?: (line: OrderLineRow) => Child }> = ({
	found: { order, lines, names, promo },
	below,
}) => (
	<section aria-labelledby="order">
		<h2 id="order">{order.status === "pending" ? t.yourOrder : t.wasOrdered}</h2>
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
							<Chosen of={row} names={names} />
							{row.discountCents > 0 && (
								<small class="block">
									{words.promo.lineLess(
										exactMoney(row.amountCents + row.discountCents, order.currency),
										exactMoney(row.discountCents, order.currency),
									)}
								</small>
							)}
							{below?.(row)}
						</td>
						<td>{exactMoney(row.amountCents, order.currency)}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				{promo !== null && (
					<tr>
						<td>{words.promo.less(<bdi>{promo}</bdi>)}</td>
						<td>{exactMoney(-lines.reduce((sum, { discountCents }) => sum + discountCents, 0), order.currency)}</td>
					</tr>
				)}
				<tr>
					<td>
						{t.vat}
						<small class="block">{vatWords(order.vat)}</small>
					</td>
					<td>{order.vat.reason !== "country_not_given" && exactMoney(order.vatCents, order.currency)}</td>
				</tr>
				<tr>
					<th scope="row">{t.total}</th>
					<td>{exactMoney(order.totalCents, order.currency)}</td>
				</tr>
			</tfoot>
		</table>
	</section>
);

/** What the buyer chose with a product. */
const Chosen: FC<{ of: OrderLineRow; names: ShownOrder["names"] }> = ({ of, names }) => {
	const listing = of.listingId === null ? undefined : names.listings.get(of.listingId);
	const categories = (of.categories ?? []).map((slug) => names.categories.get(slug) ?? slug);
	return (
		<>
			{listing !== undefined && <small class="block">{t.forListing(<bdi>{listing}</bdi>)}</small>}
			{of.week !== null && <small class="block">{t.week(dayOf(of.week))}</small>}
			{categories.length > 0 && (
				<small class="block">
					<bdi>{listed(categories)}</bdi>
				</small>
			)}
		</>
	);
};

/** What the payment brought about, line by line. */
export const Delivered: FC<{ found: ShownOrder }> = ({ found }) => {
	const told = found.lines.filter(({ outcomes }) => outcomes !== null);
	if (told.length === 0) return null;
	return (
		<section aria-labelledby="happened">
			<h2 id="happened">{t.whatHappened}</h2>
			<ul>
				{told.map((row) => (
					<li>{t.happened(<bdi>{row.name}</bdi>, outcomeWords(row.outcomes ?? []))}</li>
				))}
			</ul>
		</section>
	);
};
