import type { FC } from "hono/jsx";
import { type Cart, type CartItem, itemName } from "../../cart.ts";
import { PostForm } from "../../form.tsx";
import { dayOf, exactMoney, listed, spoken } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import type { Offers, Product } from "./offers.ts";

const t = words.cart;

interface Props {
	cart: Cart;
	offers: Offers;
	token: string;
	/** What is wrong with each item, in its order. */
	problems: readonly Readonly<Record<string, string>>[];
}

/** What is in the cart, each with its way to be changed or taken out. */
export const CartItems: FC<Props> = ({ cart, offers, token, problems }) => (
	<ul class="rows cart">
		{cart.map((item, place) => {
			const product = offers.products.get(item.product);
			const name = product?.name ?? spoken(item.product);
			return (
				<li>
					<div>
						<h3>
							<bdi>{name}</bdi>
						</h3>
						{product === undefined ? (
							<p class="wrong">{t.gone}</p>
						) : (
							<Choices item={item} product={product} offers={offers} />
						)}
						{[...new Set(Object.values(problems[place] ?? {}))].map((problem) => (
							<p class="wrong">{problem}</p>
						))}
						<div class="actions">
							{product !== undefined && (
								<a href={`/buy/${item.product}?item=${place}`} aria-label={t.changeOf(name)}>
									{t.change}
								</a>
							)}
							<PostForm action="/cart/remove" token={token}>
								<input type="hidden" name="item" value={itemName(item)} />
								<button type="submit" class="quiet" aria-label={t.removeOf(name)}>
									{t.remove}
								</button>
							</PostForm>
						</div>
					</div>
					{product !== undefined && <span class="price">{exactMoney(priceOf(item, product), "usd")}</span>}
				</li>
			);
		})}
	</ul>
);

/** In cents, without VAT. */
export function priceOf(item: CartItem, product: Product): number {
	return product.takes_amount ? (item.amount_cents ?? product.price_cents) : product.price_cents;
}

const Choices: FC<{ item: CartItem; product: Product; offers: Offers }> = ({ item, product, offers }) => {
	const listing = offers.listings.find(({ listing_id }) => listing_id === item.listing_id);
	const categories = (item.categories ?? []).map((slug) => offers.categories.get(slug) ?? slug);
	const options = Object.entries(item.options ?? {}).filter(([name]) => product.options?.[name] !== undefined);
	return (
		<>
			{listing !== undefined && <small class="block">{t.forListing(<bdi>{listing.name}</bdi>)}</small>}
			{item.week !== undefined && <small class="block">{t.weekOf(dayOf(item.week))}</small>}
			{product.takes_week === "optional" && item.week === undefined && <small class="block">{t.atOnce}</small>}
			{categories.length > 0 && (
				<small class="block">
					<bdi>{listed(categories)}</bdi>
				</small>
			)}
			{options.map(([name, value]) => {
				const option = product.options?.[name];
				return (
					<small class="block">
						{option?.kind === "award_week"
							? t.option(t.award, t.awardOption(dayOf(String(value))))
							: t.option(option?.label ?? name, <bdi>{wordsOf(value, option?.kind)}</bdi>)}
					</small>
				);
			})}
		</>
	);
};

function wordsOf(value: string | number | boolean, kind: string | undefined): string {
	if (value === true) return t.yes;
	return kind === "choice" ? spoken(String(value)) : String(value);
}
