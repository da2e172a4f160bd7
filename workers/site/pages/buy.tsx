import type { FC } from "hono/jsx";
import { AppError, notFound } from "#core/errors";
import quoteOrder from "#operations/orders/quote-order";
import { awardWeeksOfListings } from "#store/awards";
import { type JoinedProduct, joinedProducts } from "#store/joined-products";
import { wayBack } from "#workers/http/return-to";
import { ask } from "../ask.ts";
import { type Cart, type CartItem, itemName, placeOfName, readCart, writeCart } from "../cart.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { ItemFields } from "../parts/cart/item-fields.tsx";
import { itemOf, type SentItem } from "../parts/cart/item-form.ts";
import { itemProblems } from "../parts/cart/item-problems.ts";
import { type Offers, offersFor, type Product } from "../parts/cart/offers.ts";
import { Crumbs } from "../parts/crumbs.tsx";
import { Summary } from "../parts/line-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { listed, usd } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.cart;

/** Of the products that somebody stands behind. */
const JOINED_NAMED = 3;

const PATH = "/buy/:product{[a-z0-9_]{1,60}}";

/** One product with what it takes: puts it into the cart, or changes it there. Nobody needs to be signed in for it. */
export default function buyPage(site: Site): void {
	site.get(PATH, async (c) => {
		const offers = await offersFor(c);
		const place = placeOf(c, c.req.query("item"));
		const wanted = Number(c.req.query("listing"));
		const given =
			place === null ? (Number.isInteger(wanted) ? { listing_id: wanted } : {}) : (readCart(c)[place] ?? {});
		return page(c, offers, { item: given, place, problems: {} });
	});

	site.post(PATH, async (c) => {
		const offers = await offersFor(c);
		const product = productOf(c, offers);
		const sent = await sentItem(c);
		// An item that another window has taken out meanwhile is put in anew.
		const place = placeOfName(readCart(c), sent.item?.[0]);
		const item = itemOf(product, sent);
		const problems = await problemsNow(c, [item], offers);
		if (Object.keys(problems).length > 0) {
			c.status(400);
			return page(c, offers, { item, place, problems });
		}
		const cart = readCart(c);
		const isThere = place === null && placeOfName(cart, itemName(item)) !== null;
		// Put in once more, by a form that was gone back to, where it can be had once.
		if (isThere && Object.keys(await problemsNow(c, [...cart, item], offers)).length > 0)
			return c.redirect("/cart", 303);
		const next = place === null ? [...cart, item] : cart.with(place, item);
		if (writeCart(c, next)) return c.redirect("/cart", 303);
		c.status(400);
		return page(c, offers, { item, place, problems: { product: t.full } });
	});
}

/** Which item of the cart is changed; null for a new one. */
function placeOf(c: PageContext, text: string | undefined): number | null {
	const place = /^\d{1,2}$/.test(text ?? "") ? Number(text) : -1;
	return readCart(c)[place]?.product === c.req.param("product") ? place : null;
}

function productOf(c: PageContext, { products }: Offers): Product {
	return products.get(c.req.param("product") ?? "") ?? notFound("product");
}

async function sentItem(c: PageContext): Promise<SentItem> {
	const body = await c.req.parseBody({ all: true });
	const strings = (value: unknown) => [value].flat().filter((one) => typeof one === "string");
	return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, strings(value)]));
}

/** What can be said of the last of some items already: to whoever is signed in, what a quote of them would. */
async function problemsNow(c: PageContext, items: Cart, offers: Offers): Promise<Record<string, string>> {
	const [place, item] = [items.length - 1, items.at(-1)];
	if (c.var.session === null || item === undefined) return {};
	try {
		await ask(c, quoteOrder, { body: { items } });
		return {};
	} catch (error) {
		if (!(error instanceof AppError) || error.errors.length === 0) throw error;
		return itemProblems(error, place, { item, offers });
	}
}

interface State {
	item: Partial<CartItem>;
	place: number | null;
	problems: Readonly<Record<string, string>>;
}

async function page(c: PageContext, offers: Offers, { item, place, problems }: State): Promise<Response> {
	const product = productOf(c, offers);
	const awardsAsked = Object.values(product.options ?? {}).filter(({ kind }) => kind === "award_week");
	const ids = offers.listings.map(({ listing_id }) => listing_id);
	const isWhose = !product.needs_listing || offers.listings.length > 0;
	const [token, joined, awards] = await Promise.all([
		formTokenOf(c),
		isWhose || c.var.session === null ? [] : joinedProducts(c.var.services.db, c.var.session.user.id),
		awardsAsked.length > 0 ? awardWeeksOfListings(c.var.services.db, ids) : new Map<number, string[]>(),
	]);
	const needsAward = awardsAsked.some(({ required }) => required);
	const canBeChosen = needsAward ? awards.size > 0 : isWhose || c.var.session === null;
	const includes = product.includes.map((code) => offers.products.get(code)?.name ?? code);
	return show(
		c,
		{ title: t.buy(product.name), width: "narrow" },
		<>
			<Crumbs above={[{ href: "/pricing", label: words.pricing.title }]} />
			{Object.keys(problems).length > 0 && (
				<Notice kind="problem">
					<Summary title={t.wrong(Object.keys(problems).length)} problems={problems} />
				</Notice>
			)}
			<hgroup>
				<h1>
					<bdi>{product.name}</bdi>
				</h1>
				<p class="lead" dir="auto">
					{product.description}
				</p>
			</hgroup>
			{includes.length > 0 && <p>{t.includes(listed(includes))}</p>}
			<p id="product" class="sum">
				{product.takes_amount ? words.pricing.from(usd(product.price_cents)) : usd(product.price_cents)}{" "}
				<span class="muted">{t.withoutVat}</span>
			</p>
			{!isWhose && <WhoseProduct c={c} joined={joined} />}
			{isWhose && !canBeChosen && (
				<Notice>
					<h2>{t.noAwardTitle}</h2>
					<p>{t.noAwardHelp(<a href="/awards">{t.awards}</a>)}</p>
				</Notice>
			)}
			{canBeChosen && (
				<PostForm action={`/buy/${product.product}`} token={token}>
					{place !== null && (
						<input type="hidden" name="item" value={itemName(readCart(c)[place] ?? { product: product.product })} />
					)}
					<ItemFields
						product={product}
						item={item}
						offers={offers}
						awardWeeks={awards}
						problems={problems}
						now={c.var.services.clock.now()}
					/>
					<button type="submit" class="primary l">
						{place === null ? t.add : t.save}
					</button>
				</PostForm>
			)}
		</>,
	);
}

/** Why there is no product to choose yet, and how to get one. */
const WhoseProduct: FC<{ c: PageContext; joined: readonly JoinedProduct[] }> = ({ c, joined }) => {
	const managed = joined.filter(({ ownerId }) => ownerId !== null);
	if (managed.length > 0) {
		const names = listed(managed.slice(0, JOINED_NAMED).map(({ name }) => name));
		return <Notice>{t.onlyJoined(<bdi>{names}</bdi>, <a href="/account/products">{t.joined}</a>)}</Notice>;
	}
	if (c.var.session !== null) return <Notice>{t.noListing(<a href="/submit">{t.submit}</a>)}</Notice>;
	// With what it is bought for, which stands in the address.
	const way = `/sign-in?${new URLSearchParams({ return_to: wayBack(c.req.url) })}`;
	return <Notice>{t.signedOut(<a href={way}>{t.signIn}</a>)}</Notice>;
};
