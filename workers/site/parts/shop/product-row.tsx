import type { FC } from "hono/jsx";
import type { z } from "zod";
import type { productView } from "#operations/orders/product-view";
import { usd } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.pricing;

export type PricedProduct = z.output<typeof productView>;

interface Props {
	of: PricedProduct;
	/** Of products by code. */
	names: ReadonlyMap<string, string>;
	/** What it is then bought for, where that is known. */
	listing?: string | undefined;
}

/** Where a product is bought. @param listing what for, by its id. */
export const buyPath = (product: string, listing: string | undefined): string =>
	listing === undefined ? `/buy/${product}` : `/buy/${product}?listing=${listing}`;

/** A product on the page of prices. */
export const ProductRow: FC<Props> = ({ of, names, listing }) => {
	const price = usd(of.price_cents);
	const parts = of.includes.map((code) => names.get(code) ?? code);
	return (
		<li>
			<div>
				<h3>
					<bdi>{of.name}</bdi>
				</h3>
				<p dir="auto">{of.description}</p>
				{of.product === "skip_queue" && <p class="muted">{t.dateOnly}</p>}
				{parts.length > 0 && <p class="muted">{t.includes(parts)}</p>}
			</div>
			<span class="price">{of.takes_amount ? t.from(price) : price}</span>
			<a class="button" href={buyPath(of.product, listing)} aria-label={t.buyOne(of.name)}>
				{t.buy}
			</a>
		</li>
	);
};
