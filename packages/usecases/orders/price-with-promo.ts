import { totalsOf } from "#core/orders/price";
import { type Discounted, discounted, type PricedItem } from "#core/orders/promo";
import type { Db, Statement } from "#store/db";
import { type OrderWithLines, setLinePrice, updateOrder } from "#store/orders";
import { promoCode, promoUsesBy, releasePromo, takePromo } from "#store/promo-codes";

interface PromoContext {
	db: Db;
	now: Date;
}

/** What a code takes off items for a person, or why nothing. @param heldByOrder one that this order holds itself. */
export async function promoFor(
	{ db, now }: PromoContext,
	code: string,
	items: readonly PricedItem[],
	{ userId, heldByOrder = null }: { userId: number; heldByOrder?: string | null },
): Promise<Discounted> {
	const terms = await promoCode(db, code);
	const usedByBuyer = terms === null ? 0 : await promoUsesBy(db, code, userId);
	// A use of its own does not stand in an order's way.
	const own = heldByOrder === code ? 1 : 0;
	const free = terms && { ...terms, uses: terms.uses - own };
	return discounted(free, items, { now, usedByBuyer: usedByBuyer - own });
}

/** An order's lines at their prices without a code. */
export function itemsOf({ lines }: OrderWithLines): PricedItem[] {
	return lines.map(({ product, includes, amountCents, discountCents }) => ({
		product,
		includes,
		priceCents: amountCents + discountCents,
	}));
}

/**
 * The statements that price an order anew: with what a code takes off, or without one. VAT is reckoned on what is left.
 * @param promo null to take the code out.
 */
export function priceWithPromo(
	{ db, now }: PromoContext,
	found: OrderWithLines,
	promo: { code: string; cents: readonly number[]; totalCents: number } | null,
): Statement<"stale" | "promo_gone">[] {
	const { order, lines } = found;
	const priced = itemsOf(found).map(({ priceCents }, index) => {
		const discountCents = promo?.cents[index] ?? 0;
		return { amountCents: priceCents - discountCents, discountCents };
	});
	const totals = totalsOf(
		priced.map(({ amountCents }) => amountCents),
		order.vat.rate_millionths,
	);
	const use = promo && {
		orderNumber: order.number,
		code: promo.code,
		userId: order.userId,
		discountCents: promo.totalCents,
	};
	return [
		...updateOrder(db, order, totals),
		...lines.flatMap((line, index) => {
			const price = priced[index];
			return price === undefined ? [] : [setLinePrice(db, line, price)];
		}),
		releasePromo(db, order.number),
		...(use === null ? [] : takePromo(db, { ...use, at: now.getTime() })),
	];
}
