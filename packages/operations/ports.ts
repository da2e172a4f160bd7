import type { VatCheck, VatRates } from "#core/ports";

/** The outside services an operation may call; each operation names what it needs through this one seam. */
export interface OperationPorts {
	vat: VatCheck;
	vatRates: VatRates;
}
