import type { FC } from "hono/jsx";
import applyPromoCode from "#actions/promo/apply-promo-code";
import { AppError } from "#core/errors";
import { PROMO_CODE_MAX } from "#core/limits";
import { totalsOf } from "#core/orders/price";
import { promoCodeOf } from "#core/orders/promo";
import { countryCodeNamed } from "#core/web/countries";
import createCheckout from "#operations/orders/create-checkout";
import quoteOrder from "#operations/orders/quote-order";
import { allProducts } from "#store/products";
import { promoFor } from "#usecases/orders/price-with-promo";
import { act } from "../act.ts";
import { ask } from "../ask.ts";
import { type Cart, placeOfName, readCart, writeCart } from "../cart.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { CartItems, priceOf } from "../parts/cart/cart-items.tsx";
import { itemProblems } from "../parts/cart/item-problems.ts";
import { type Offers, offersFor } from "../parts/cart/offers.ts";
import { PromoField } from "../parts/cart/promo-form.tsx";
import { type Quote, QuoteSums, type QuoteWithPromo } from "../parts/cart/quote.tsx";
import { CountrySelect } from "../parts/country-select.tsx";
import { LineField } from "../parts/line-field.tsx";
import { NothingBought } from "../parts/orders/nothing-bought.tsx";
import { OpenOrders, openOrders } from "../parts/orders/open-orders.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { exactMoney } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.cart;

/** What VAT follows from; on the checkout page it is asked once more, with the rest of who pays. */
interface Buyer {
	country: string;
	vatNumber: string;
	/** A promo code, as it was typed. */
	promo: string;
}

/** Characters of a VAT number. Source: docs/limits.md#orders. */
const VAT_NUMBER_MAX = 32;

/** What is to be ordered, and what it costs: from here an order is made. */
export default function cartPage(site: Site): void {
	site.get("/cart", async (c) => {
		const { country, vat_number, promo } = c.req.query();
		return page(c, buyerOf({ country, vat_number, promo }));
	});

	site.post("/cart/remove", async (c) => {
		const { item } = await c.req.parseBody();
		const cart = readCart(c);
		const place = placeOfName(cart, item);
		if (place !== null) writeCart(c, cart.toSpliced(place, 1));
		return c.redirect("/cart", 303);
	});

	site.post("/cart/checkout", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return c.redirect(SIGN_IN, 303);
		const { once, total, ...sent } = await c.req.parseBody();
		const buyer = buyerOf(sent);
		const items = readCart(c);
		if (items.length === 0) return c.redirect("/cart", 303);
		try {
			// The same press twice is one order.
			const key = typeof once === "string" && /^[\w-]{8,64}$/.test(once) ? { idempotencyKey: once } : {};
			const order = await ask(c, createCheckout, { body: bodyOf(items, buyer), ...key });
			const checkout = new URL(order.checkout_url).pathname;
			// What the checkout has to say first: that prices have changed since, and why a code takes nothing off.
			const said = new URLSearchParams();
			if (typeof total === "string" && total !== String(order.total_cents)) said.set("cart_total", total);
			if (!(await usePromo(c, checkout, buyer.promo))) said.set("promo", buyer.promo);
			writeCart(c, []);
			return c.redirect(said.size === 0 ? checkout : `${checkout}?${said}`, 303);
		} catch (error) {
			if (!(error instanceof AppError) || error.errors.length === 0) throw error;
			c.status(400);
			return page(c, buyer);
		}
	});
}

const SIGN_IN = `/sign-in?${new URLSearchParams({ return_to: "/cart" })}`;

/** Uses the code of the cart on the order that was made of it. @returns false where it could not be: the checkout says why. */
async function usePromo(c: PageContext, checkout: string, promo: string): Promise<boolean> {
	if (promo === "") return true;
	try {
		await act(c, applyPromoCode, { checkout_token: checkout.slice("/checkout/".length), code: promo });
		return true;
	} catch (error) {
		if (error instanceof AppError && error.status < 500) return false;
		throw error;
	}
}

function buyerOf(sent: Readonly<Record<string, unknown>>): Buyer {
	const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
	return {
		country: countryCodeNamed(text(sent.country)) ?? "",
		vatNumber: text(sent.vat_number),
		promo: promoCodeOf(text(sent.promo)).slice(0, PROMO_CODE_MAX),
	};
}

function bodyOf(items: Cart, { country, vatNumber }: Buyer) {
	const isNumber = vatNumber !== "" && vatNumber.length <= VAT_NUMBER_MAX;
	return { items, ...(country !== "" && { billing_country: country }), ...(isNumber && { vat_number: vatNumber }) };
}

interface Priced {
	/** null while something cannot be ordered as it is. */
	quote: Quote | null;
	problems: Record<string, string>[];
}

async function priced(c: PageContext, cart: Cart, offers: Offers, buyer: Buyer): Promise<Priced> {
	try {
		return { quote: await ask(c, quoteOrder, { body: bodyOf(cart, buyer) }), problems: [] };
	} catch (error) {
		if (!(error instanceof AppError) || error.errors.length === 0) throw error;
		const problems = cart.map((item, place) => {
			const found = itemProblems(error, place, { item, offers });
			return isSecond(cart, place) && "listing_id" in found ? { ...found, listing_id: t.problems.twice } : found;
		});
		return { quote: null, problems };
	}
}

/** Whether what stands before an item in the cart is the same for the same listing: then that is what is wrong with it. */
const isSecond = (cart: Cart, place: number): boolean =>
	cart
		.slice(0, place)
		.some((one) => one.product === cart[place]?.product && one.listing_id === cart[place]?.listing_id);

async function page(c: PageContext, buyer: Buyer): Promise<Response> {
	const cart = readCart(c);
	if (cart.length === 0) return empty(c);
	const [waiting, offers, token] = await Promise.all([openOrders(c), offersFor(c), formTokenOf(c)]);
	const isOrdered = c.var.session !== null;
	const { quote, problems } = isOrdered ? await priced(c, cart, offers, buyer) : { quote: null, problems: [] };
	const sum = cart.reduce((total, item) => {
		const product = offers.products.get(item.product);
		return total + (product === undefined ? 0 : priceOf(item, product));
	}, 0);
	return show(
		c,
		{ title: t.title, width: "narrow", scripts: ["live.js"] },
		<>
			<hgroup>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
			</hgroup>
			<OpenOrders orders={waiting} />
			<section aria-labelledby="items">
				<h2 id="items">{t.items}</h2>
				<CartItems cart={cart} offers={offers} token={token} problems={problems} />
				<p>
					<a href="/pricing">{t.addMore}</a>
				</p>
			</section>
			{!isOrdered && <SignIn sum={sum} />}
			{isOrdered && quote === null && <Notice kind="problem">{t.mendFirst}</Notice>}
			{quote !== null && <Total quote={await withPromo(c, quote, buyer.promo)} buyer={buyer} token={token} />}
		</>,
	);
}

/** A quote with what a promo code takes off, or why it takes nothing. VAT is reckoned on what is left. */
async function withPromo(c: PageContext, quote: Quote, code: string): Promise<QuoteWithPromo> {
	const plain = { quote, listTotalCents: quote.total_cents, promo: null, problem: null };
	const userId = c.var.session?.user.id;
	if (code === "" || userId === undefined) return plain;
	const { db } = c.var.services;
	const products = new Map((await allProducts(db)).map((product) => [product.code, product.includes]));
	const items = quote.lines.map(({ product, amount_cents }) => ({
		product,
		includes: products.get(product) ?? [],
		priceCents: amount_cents,
	}));
	const off = await promoFor({ db, now: new Date() }, code, items, { userId });
	if (off.problem !== null) return { ...plain, problem: words.promo.problems[off.problem] };
	const net = quote.subtotal_cents - off.totalCents;
	const totals = totalsOf([net], Math.round(quote.vat.rate_percent * 10_000));
	const vat = { ...quote.vat, amount_cents: totals.vatCents };
	return {
		...plain,
		quote: { ...quote, vat, total_cents: totals.totalCents },
		promo: { code, offCents: off.totalCents },
	};
}

async function empty(c: PageContext): Promise<Response> {
	const waiting = await openOrders(c);
	return show(
		c,
		{ title: t.title, width: "narrow" },
		<>
			<h1>{t.title}</h1>
			<OpenOrders orders={waiting} primary />
			<NothingBought title={t.empty} help={t.emptyHelp} primary={waiting.length === 0} />
		</>,
	);
}

const SignIn: FC<{ sum: number }> = ({ sum }) => (
	<section aria-labelledby="sign-in">
		<table class="order">
			<tbody>
				<tr>
					<th scope="row">{t.subtotal}</th>
					<td>{exactMoney(sum, "usd")}</td>
				</tr>
			</tbody>
		</table>
		<h2 id="sign-in">{t.signInTitle}</h2>
		<p>{t.signInHelp}</p>
		<a class="button primary l" href={SIGN_IN}>
			{t.signInButton}
		</a>
	</section>
);

const Total: FC<{ quote: QuoteWithPromo; buyer: Buyer; token: string }> = ({
	quote: { quote, listTotalCents, promo, problem },
	buyer,
	token,
}) => (
	<section aria-labelledby="total">
		<h2 id="total">{t.quote}</h2>
		<p>{t.quoteHelp}</p>
		<form method="get" action="/cart#total" data-live="quote">
			<CountrySelect name="country" label={t.country} empty={t.chooseCountry} chosen={buyer.country} />
			<LineField
				name="vat_number"
				label={t.vatNumber}
				hint={t.vatNumberHint}
				problem={buyer.vatNumber.length > VAT_NUMBER_MAX ? t.vatNumberUnfit : undefined}
				value={buyer.vatNumber}
				max={VAT_NUMBER_MAX}
			/>
			<PromoField typed={buyer.promo} problem={problem} />
			<button type="submit" class="secondary">
				{t.workOut}
			</button>
		</form>
		<p class="visually-hidden" role="status" data-live-status>
			{t.totalIs(exactMoney(quote.total_cents, quote.currency))}
		</p>
		<div id="quote">
			<QuoteSums quote={quote} promo={promo} />
			<PostForm action="/cart/checkout" token={token}>
				<input type="hidden" name="once" value={crypto.randomUUID()} />
				<input type="hidden" name="country" value={buyer.country} />
				<input type="hidden" name="vat_number" value={buyer.vatNumber} />
				<input type="hidden" name="promo" value={promo?.code ?? ""} />
				<input type="hidden" name="total" value={String(listTotalCents)} />
				<button type="submit" class="primary l">
					{t.checkout}
				</button>
			</PostForm>
		</div>
	</section>
);
