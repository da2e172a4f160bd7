import type { Drafter } from "#core/ports/drafter";
import type { Meaning } from "#core/ports/meaning";
import type { Dns, Http, VatCheck, VatRates } from "#core/ports/outside";

/** The outside services an operation may call; each operation names what it needs through this one seam. */
export interface OperationPorts {
	drafter: Drafter;
	/** Behind the address gate only. */
	http: Http;
	/** All resolvers as one. */
	dns: Dns;
	/** Resolvers that are independent of each other. */
	resolvers: readonly Dns[];
	vat: VatCheck;
	vatRates: VatRates;
	/** Who says what words mean; null where nobody is asked. */
	meaning: Meaning | null;
}
