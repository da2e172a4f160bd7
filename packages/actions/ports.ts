import type { PersonCheck } from "#core/ports/identity";
import type { ObjectStore } from "#core/ports/objects";
import type { ExchangeRates, Grants, Sealer, VatCheck, VatRates } from "#core/ports/outside";
import type { Payments } from "#core/ports/payments";
import type { RevenueReader } from "#core/ports/revenue";

/** The outside services an action may call. */
export interface ActionPorts {
	/** null where nothing is for sale. */
	payments: Payments | null;
	grants: Grants;
	/** Where pictures are kept. */
	objects: ObjectStore;
	/** null where nobody is asked to show that they are a person. */
	personCheck: PersonCheck | null;
	vat: VatCheck;
	vatRates: VatRates;
	exchange: ExchangeRates;
	revenue: RevenueReader;
	/** null where no secrets are kept. */
	sealer: Sealer | null;
	/** Whether the provider whose ratings are shown can be asked. */
	asksForRatings: boolean;
}
