import type { Payments, VatCheck, VatRates } from "#core/ports";

/** The outside services an action may call. */
export interface ActionPorts {
	payments: Payments;
	vat: VatCheck;
	vatRates: VatRates;
}
