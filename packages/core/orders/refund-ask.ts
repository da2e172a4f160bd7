import { DAY_MS } from "#core/launches/week";
import { REFUND_ASK_DAYS } from "#core/limits";

interface Asked {
	status: string;
	totalCents: number;
	/** Epoch milliseconds. */
	paidAt: number | null;
}

/** Whether the buyer of an order may still ask for the money back. Source: docs/orders.md#refunds. */
export function mayAskRefund({ status, totalCents, paidAt }: Asked, now: Date): boolean {
	return status === "paid" && totalCents > 0 && paidAt !== null && now.getTime() < paidAt + REFUND_ASK_DAYS * DAY_MS;
}
