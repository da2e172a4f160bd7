import type { FC } from "hono/jsx";
import { words } from "../../words/words.ts";

/** In the place of what somebody has chosen or ordered, and the way to the prices. */
export const NothingBought: FC<{ title: string; help: string }> = ({ title, help }) => (
	<div class="empty">
		<h2>{title}</h2>
		<p>{help}</p>
		<a class="button primary" href="/pricing">
			{words.cart.toPrices}
		</a>
	</div>
);
