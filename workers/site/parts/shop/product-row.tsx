import type { FC } from "hono/jsx";
import type { z } from "zod";
import type { productView } from "#operations/orders/product-view";
import { usd } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.pricing;

export type PricedProduct = z.output<typeof productView>;

/** A product on the page of prices. @param names of products by code. */
export const ProductRow: FC<{ of: PricedProduct; names: ReadonlyMap<string, string> }> = ({ of, names }) => {
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
			<a class="button" href={`/buy/${of.product}`} aria-label={t.buyOne(of.name)}>
				{t.buy}
			</a>
		</li>
	);
};
