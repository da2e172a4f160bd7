import type { Child, FC } from "hono/jsx";
import listProducts from "#operations/orders/list-products";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { buyPath, type PricedProduct, ProductRow } from "../parts/shop/product-row.tsx";
import type { PageContext, Site } from "../site.ts";
import { countryName, usd } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.pricing;

/** What costs money, from the products' table, beside what does not. */
export default function pricingPage(site: Site): void {
	site.get("/pricing", async (c) => {
		const { items } = await ask(c, listProducts);
		// Whoever comes from the page of a product need not say again which it is.
		const listing = /^[1-9]\d{0,14}$/.exec(c.req.query("listing") ?? "")?.[0];
		const launch = items.find(({ product }) => product === "launch");
		const others = items.filter((one) => one !== launch);
		const names = new Map(items.map(({ product, name }) => [product, name]));
		return show(
			c,
			{ title: t.title, description: t.description, canonical: "/pricing" },
			<>
				<hgroup>
					<h1>{t.title}</h1>
					<p class="lead">{t.lead}</p>
				</hgroup>
				<section aria-label={t.plans} class="plans">
					<FreePlan c={c} />
					{launch === undefined ? <NothingForSale /> : <PaidPlan of={launch} listing={listing} />}
				</section>
				{others.length > 0 && (
					<section aria-labelledby="others">
						<h2 id="others">{t.others}</h2>
						<ul class="rows">
							{others.map((one) => (
								<ProductRow of={one} names={names} listing={listing} />
							))}
						</ul>
					</section>
				)}
				{items.length > 0 && <Paying c={c} />}
			</>,
		);
	});
}

const FreePlan: FC<{ c: PageContext }> = ({ c }) => {
	const { freeQueueMinWeeks, freeQueueMaxWeeks } = c.var.services.settings;
	return (
		<Plan name={t.free} price={t.freePrice}>
			<ul>
				<li>{t.freeParts.week(freeQueueMinWeeks, freeQueueMaxWeeks)}</li>
				<li>{t.freeParts.badge}</li>
				<li>{t.freeParts.whole}</li>
			</ul>
			<a class="button primary" href="/submit">
				{t.freeButton}
			</a>
		</Plan>
	);
};

const PaidPlan: FC<{ of: PricedProduct; listing: string | undefined }> = ({ of: { name, price_cents }, listing }) => (
	<Plan name={name} price={usd(price_cents)} isPaid>
		<ul>
			<li>{t.paidParts.week}</li>
			<li>{t.paidParts.badge}</li>
			<li>{t.paidParts.sections}</li>
		</ul>
		<p class="muted">{t.paidParts.never}</p>
		<a class="button" href={buyPath("launch", listing)}>
			{t.choose(name)}
		</a>
	</Plan>
);

const Plan: FC<{ name: string; price: string; isPaid?: boolean; children?: Child }> = (props) => (
	<div class="plan">
		<h2>
			<bdi>{props.name}</bdi> {props.isPaid && <span class="tag paid">{t.paidTag}</span>}
		</h2>
		<p class="price">{props.price}</p>
		{props.children}
	</div>
);

const NothingForSale: FC = () => (
	<div class="plan">
		<h2>{t.nothingForSale}</h2>
		<p>{t.nothingForSaleText}</p>
	</div>
);

/** VAT, and how an order is paid. */
const Paying: FC<{ c: PageContext }> = ({ c }) => (
	<div class="plans">
		<section aria-labelledby="vat">
			<h2 id="vat">{t.vat}</h2>
			<p>{t.vatLead}</p>
			<ul>
				<li>{t.vatRules.home(countryName(c.var.services.settings.sellerCountry))}</li>
				<li>{t.vatRules.business}</li>
				<li>{t.vatRules.consumer}</li>
				<li>{t.vatRules.abroad}</li>
			</ul>
		</section>
		<section aria-labelledby="how">
			<h2 id="how">{t.howToBuy}</h2>
			<p>
				{t.howToBuyText(
					<a href="/cart">{t.cart}</a>,
					<a href="/connect">{t.agent}</a>,
					<a href="/docs/operations/create_checkout">{t.program}</a>,
				)}
			</p>
		</section>
	</div>
);
