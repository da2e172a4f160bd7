import type { FC } from "hono/jsx";
import { words } from "../../words/words.ts";
import { Empty } from "../empty.tsx";

/** In the place of what somebody has chosen or ordered, and the way to the prices. */
export const NothingBought: FC<{ title: string; help: string }> = ({ title, help }) => (
	<Empty title={title} help={help} href="/pricing" label={words.cart.toPrices} primary />
);
