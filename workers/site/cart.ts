import type * as z from "zod";
import { ruleOf } from "#core/orders/products";
import { base64url, readBase64url } from "#core/web/base64url";
import { orderBody } from "#operations/orders/order-items";
import type { OrderWithLines } from "#store/orders";
import { readCookie, writeCookie } from "#workers/http/cookies";
import type { PageContext } from "./site.ts";

/**
 * What somebody is about to order, before it is anybody's: it stands in the browser's cookie, and nothing is reserved. What
 * is wrong with it is for the quote to say.
 */

const cart = orderBody.shape.items;
export type Cart = z.output<typeof cart>;
export type CartItem = Cart[number];

/** Browsers keep cookies of 4,096 bytes, name and attributes included. */
const MAX_CHARACTERS = 3_600;
const DAYS = 14;

/** Empty where there is none, and where a cookie holds anything else. */
export function readCart(c: PageContext): Cart {
	const bytes = readBase64url(readCookie(c, "cart") ?? "");
	if (bytes === null) return [];
	try {
		return cart.parse(JSON.parse(new TextDecoder().decode(bytes)));
	} catch {
		return [];
	}
}

/** @returns false when there is no room for so much; then nothing has changed. */
export function writeCart(c: PageContext, items: Cart): boolean {
	const value = items.length === 0 ? "" : base64url(new TextEncoder().encode(JSON.stringify(items)));
	if (value.length > MAX_CHARACTERS || (items.length > 0 && !cart.safeParse(items).success)) return false;
	writeCookie(c, "cart", value, items.length === 0 ? 0 : DAYS * 86_400);
	return true;
}

/** Names an item by what it says: a window that shows an older cart means this one, wherever it stands by now, or none. */
export function itemName(item: CartItem): string {
	return base64url(new TextEncoder().encode(JSON.stringify(item)));
}

/** Where the item of a name stands; null once it is gone or says something else. */
export function placeOfName(cart: Cart, name: unknown): number | null {
	const place = cart.findIndex((item) => itemName(item) === name);
	return place < 0 ? null : place;
}

/** What an order is for, as it was put into a cart. */
export function itemsOfOrder({ lines }: OrderWithLines): Cart {
	return lines.map(({ product, listingId, week, categories, options, amountCents, includes }) => ({
		product,
		...(listingId !== null && { listing_id: listingId }),
		...(week !== null && { week }),
		...(categories !== null && { categories }),
		...(options !== null && { options }),
		...(ruleOf(product, includes).amount && { amount_cents: amountCents }),
	}));
}
