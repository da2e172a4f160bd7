import type { OrderRow } from "#store/orders";

/** How the state of an order is marked. */
export const STATE_TAGS: Readonly<Record<OrderRow["status"], string>> = {
	pending: "tag",
	paid: "tag good",
	refunded: "tag",
	disputed: "tag",
	expired: "tag",
};
