import type { FC } from "hono/jsx";
import { words } from "../../words/words.ts";
import { Empty } from "../empty.tsx";

/** In the place of what somebody has chosen or ordered, and the way to the prices. @param primary false beside something that waits. */
export const NothingBought: FC<{ title: string; help: string; primary?: boolean }> = ({ primary = true, ...said }) => (
	<Empty {...said} href="/pricing" label={words.cart.toPrices} primary={primary} />
);
