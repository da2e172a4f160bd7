import type { FC } from "hono/jsx";
import { words } from "../../words/words.ts";
import type { ShownOrder } from "./shown-order.ts";

const t = words.checkout.next;

/** What its buyer can do now: each listing that an order was for, by the page from which it is looked after. */
export const NextSteps: FC<{ of: ShownOrder }> = ({ of: { lines, names } }) => {
	const ids = [...new Set(lines.flatMap(({ listingId }) => listingId ?? []))].filter((id) => names.listings.has(id));
	if (ids.length === 0) return null;
	return (
		<section aria-labelledby="next">
			<h2 id="next">{t.title}</h2>
			<ul>
				{ids.map((id) => (
					<li>
						{t.listing(
							<a href={`/account/products/${id}`}>
								<bdi>{names.listings.get(id)}</bdi>
							</a>,
						)}
					</li>
				))}
			</ul>
		</section>
	);
};
