import type { FC } from "hono/jsx";
import type { OrderStanding } from "#usecases/orders/order-standing";
import { words } from "../../words/words.ts";

/** Where an order stands, as lists and heads mark it. */
export const StateTag: FC<{ of: OrderStanding }> = ({ of }) => (
	<span class={of === "paid" ? "tag good" : "tag"}>{words.orders.states[of]}</span>
);
