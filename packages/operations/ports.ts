import type { VatCheck, VatRates } from "#core/ports";
import type { Drafter } from "#core/ports-drafter";

/** The outside services an operation may call; each operation names what it needs through this one seam. */
export interface OperationPorts {
	drafter: Drafter;
	vat: VatCheck;
	vatRates: VatRates;
}
