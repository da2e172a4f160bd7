import type { Measures } from "#core/ports/numbers";

/** That an order was paid, given back or disputed, and for how much; null where it stayed what it was. */
export function measureMoney(
	{ measures }: { measures: Measures },
	moved: { status: string; currency: string; cents: number } | null,
): void {
	if (moved !== null)
		measures.write({ kind: "money", state: moved.status, currency: moved.currency, cents: moved.cents });
}
