import type { Grants, Payments, VatCheck, VatRates } from "#core/ports/outside";

/** The outside services an action may call. */
export interface ActionPorts {
	/** null where nothing is for sale. */
	payments: Payments | null;
	grants: Grants;
	vat: VatCheck;
	vatRates: VatRates;
}
