import type { Measures } from "#core/ports/numbers";

/** What an order became, and what was paid or given back by it. */
export interface MovedMoney {
	status: string;
	currency: string;
	cents: number;
}

/** That an order was paid, given back or disputed, and for how much; null where no money moved. */
export function measureMoney({ measures }: { measures: Measures }, moved: MovedMoney | null): void {
	if (moved === null) return;
	measures.write({ kind: "money", state: moved.status, currency: moved.currency, cents: moved.cents });
}
