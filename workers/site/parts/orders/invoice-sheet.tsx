import type { Child, FC } from "hono/jsx";
import { type BilledContent, documentNumber, isChargedAgain } from "#core/orders/billing";
import { ratePercent } from "#core/orders/price";
import type { BillingDocument } from "#store/billing-documents";
import { countryName, dayOf, exactMoney, listed, percentWords, rateWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Billing } from "./billing.tsx";

const t = words.orders.invoice;

/**
 * An invoice or a credit note as it is printed. @param invoice itself, or the one that it is about: of a credit note, and
 * of what was charged again.
 * Source: Directive 2006/112/EC, articles 219 and 226.
 */
export const InvoiceSheet: FC<{ document: BillingDocument; invoice: BillingDocument }> = ({ document, invoice }) => {
	const { kind, content, issuedAt, suppliedAt, orderNumber } = document;
	const number = documentNumber(document);
	return (
		<article class="invoice">
			<h1>{words.orders.documentTitle[kind](number)}</h1>
			<div class="parties">
				<section aria-labelledby="seller">
					<h2 id="seller">{t.seller}</h2>
					<SellerAddress seller={content.seller} />
				</section>
				<section aria-labelledby="customer">
					<h2 id="customer">{t.customer}</h2>
					{content.customer === null ? <p>{t.noCustomer}</p> : <Billing billing={content.customer} />}
				</section>
				<dl>
					<Fact name={t.number}>{number}</Fact>
					<Fact name={t.issued}>{dayAt(issuedAt)}</Fact>
					{document.part > 0 && (
						<Fact name={t.about}>{t.aboutInvoice(documentNumber(invoice), dayAt(invoice.issuedAt))}</Fact>
					)}
					<Fact name={t.supplied}>{dayAt(suppliedAt)}</Fact>
					<Fact name={t.order}>{orderNumber}</Fact>
				</dl>
			</div>
			<Lines document={document} invoice={invoice} />
			<Legend of={content} />
			<p>{closing(document)}</p>
		</article>
	);
};

/** What is left to pay, and why. */
function closing(document: BillingDocument): string {
	const isCredit = document.kind === "credit_note";
	if (document.content.correction === true && isCredit) return t.correctionCredited;
	if (isCredit) return t.credited;
	const isAgain = isChargedAgain(document) && document.content.correction !== true;
	return isAgain ? t.paidAgain : t.paid(dayAt(document.suppliedAt));
}

const dayAt = (at: number): string => dayOf(new Date(at).toISOString());

const Fact: FC<{ name: string; children?: Child }> = ({ name, children }) => (
	<div>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</div>
);

const SellerAddress: FC<{ seller: BilledContent["seller"] }> = ({ seller }) => (
	<address>
		{[seller.name, ...seller.address.split("\n"), countryName(seller.country)].map((line) => (
			<>
				<bdi>{line}</bdi>
				<br />
			</>
		))}
		{seller.vat_number !== null && t.vatNumber(<bdi>{seller.vat_number}</bdi>)}
	</address>
);

const Lines: FC<{ document: BillingDocument; invoice: BillingDocument }> = ({ document, invoice }) => {
	const { kind, currency, netCents, vatCents, totalCents, content } = document;
	// What is given back is taken off.
	const sign = kind === "invoice" ? 1 : -1;
	const money = (cents: number) => exactMoney(sign * cents, currency);
	const { vat } = content;
	const country = vat.register ?? vat.country;
	const rate = percentWords(ratePercent(vat.rate_millionths));
	return (
		<table class="order lines">
			<thead>
				<tr>
					<th scope="col">{t.description}</th>
					<th scope="col">{t.quantity}</th>
					<th scope="col">{t.unitPrice}</th>
					<th scope="col">{t.amount}</th>
				</tr>
			</thead>
			<tbody>
				{content.lines.map((line) => (
					<tr>
						<td>
							<bdi>{line.name}</bdi>
							{line.listing !== null && <small class="block">{t.forListing(<bdi>{line.listing}</bdi>)}</small>}
							{line.week !== null && <small class="block">{t.week(dayOf(line.week))}</small>}
							{line.discount_cents !== undefined && (
								<small class="block">
									{words.promo.onInvoice(money(line.discount_cents), <bdi>{content.promo_code}</bdi>)}
								</small>
							)}
							{line.categories.length > 0 && (
								<small class="block">
									<bdi>{listed(line.categories)}</bdi>
								</small>
							)}
						</td>
						<td>1</td>
						<td>{money(line.amount_cents + (line.discount_cents ?? 0))}</td>
						<td>{money(line.amount_cents)}</td>
					</tr>
				))}
				{document.part > 0 && content.lines.length === 0 && (
					<tr>
						<td>{whyAgain(document)(documentNumber(invoice))}</td>
						<td>1</td>
						<td>{money(netCents)}</td>
						<td>{money(netCents)}</td>
					</tr>
				)}
			</tbody>
			<tfoot>
				<tr>
					<td colspan={3}>{t.net}</td>
					<td>{money(netCents)}</td>
				</tr>
				<tr>
					<td colspan={3}>
						{vat.rate_millionths === 0 || country === null ? t.noVat : t.vat(rate, countryName(country))}
					</td>
					<td>{money(vatCents)}</td>
				</tr>
				<HomeVat of={content} sign={sign} />
				<tr>
					<th scope="row" colspan={3}>
						{t.total}
					</th>
					<td>{money(totalCents)}</td>
				</tr>
			</tfoot>
		</table>
	);
};

/** In place of lines: what a document does to the invoice that it is about. */
function whyAgain({ kind, content }: BillingDocument): (number: Child) => Child {
	if (content.correction === true) return kind === "invoice" ? t.inPlaceOf : t.takenBack;
	return kind === "invoice" ? t.chargedAgain : t.givenBack;
}

/** The VAT in the currency of the seller's country. Source: Directive 2006/112/EC, article 230. */
const HomeVat: FC<{ of: BilledContent; sign: 1 | -1 }> = ({ of: { vat, home_vat_cents: cents }, sign }) => {
	const { home } = vat;
	if (home === undefined || cents === undefined) return null;
	const rate = rateWords(home.from_millionths / home.to_millionths);
	return (
		<tr>
			<td colspan={3}>
				{t.homeVat(home.currency)}
				<small class="block">{t.homeRate(home.currency, rate, dayOf(home.day))}</small>
			</td>
			<td>{exactMoney(sign * cents, home.currency)}</td>
		</tr>
	);
};

const Legend: FC<{ of: BilledContent }> = ({ of: { vat } }) => {
	const legend = t.legends[vat.reason];
	return legend === null ? null : <p>{legend}</p>;
};
